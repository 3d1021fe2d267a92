import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { typedDoubt } from '../../text/several-typed.ts'
import { signOfTruth } from '../signs/truth-tasks.ts'
import { openly } from '../paper/kinds/typed-keys.ts'
import { pairsIn } from '../signs/pair-signs.ts'
import { paragraphsOf } from './item-texts.ts'

/** Nobody types that, or not so that it is the same each time. */
export function isNeverTyped({ item: { type, content, answers, gaps = [] } }: ReadItem): boolean {
  const inGaps = gaps.flatMap((gap) => (gap.kind === 'text' ? gap.answers : []))
  if (inGaps.some(({ text }) => typedDoubt(text) !== null || /^\(?[a-h]\)\s|\s[b-h]\)?$/u.test(text))) return true
  if (type !== 'fill_blank') return false
  const asked = textOf(content)
  const typed = answers.map(({ text }) => textOf(text))
  const paragraphs = paragraphsOf(content)
  const isOpen = openly.test(paragraphs.at(-1) ?? '')
  if (paragraphs.length >= fewestListed && !asks.test(paragraphs.at(-1) ?? '')) return true
  return typed.some(
    (text) =>
      isNothingTyped(text.trim(), asked) ||
      /[☐□]/u.test(text) ||
      isAskedAgain(asked, text) ||
      isListed(asked, text) ||
      (isOpen && /\S\s\S+\s\S/u.test(text)),
  )
}

/** What is asked, and lines below it that ask nothing: they may be what can be chosen. */
const fewestListed = 3
const asks =
  /[?？:=…_~]|\.{3}|\(\s*\)|\[\s*\]|(?<!\p{L})(?:bao nhiêu|mấy|là|tính|tìm|viết|điền|hãy|nêu|kể|giải|nào|what|which|who|when|where|how|find|write|give|name|calculate)(?!\p{L})/iu

/** '56 0,5': its points, or part of it. */
const pointsBehind = /\S\s+\[?(?:0[.,](?:25|5|75)|1[.,]0)\]?$/u
/** A word for a truth that is not read as one, or no answer at all. */
const withdrawn = /^(?:(?:không )?chính xác|bỏ|huỷ|hủy|sai đề|xem lại|không có|tự (?:làm|giải))$/iu
/** '2 - 1 - 3': with or without spaces, with dashes or commas. */
const orderAlone = /^\(?\d\)?(?:\s?(?:[-–,;→]|->)\s?\(?\d\)?){2,9}\.?$/u
const ofOrder = /sắp xếp|thứ tự|(?<!\p{L})order(?!\p{L})/iu
/** '3 … 4 = 12' */
const ofSum = /\d.*=\s*\d/u
const pairsAlone = /^(?:\d{1,2}\s?[-–.]?\s?[A-Ja-j](?:[\s;,.]+|$)){2,}$/u
const ofPairs = /^\s*(?:nối|match)(?![\p{L}])/iu

/** A tick, 'bỏ', '1OO' with the letter O, '1-b, 2-a', '27 (không nhận 28)', '56 0,5'. */
function isNothingTyped(text: string, asked: string): boolean {
  return (
    /^(?:[xvXV]|[对错])$/u.test(text) ||
    (signOfTruth(text) !== null && !(text === '×' && ofSum.test(asked))) ||
    /^N[GI]$/u.test(text) ||
    pairsIn(text) !== null ||
    (/^[\da-j]$/iu.test(text) && ofPairs.test(asked)) ||
    pointsBehind.test(text) ||
    withdrawn.test(text) ||
    (orderAlone.test(text) && ofOrder.test(asked)) ||
    // 'a) 60; b) 12'
    /^\(?a\s?[.)]\s*\S.*[\s;,]\(?b\s?[.)]\s*\S/u.test(text) ||
    // 'Are … coming'
    /\p{L}\s?(?:…|\.{3})\s?\p{L}/u.test(text) ||
    (/^(?=.*O)[\dO]+$/u.test(text) && (/\d/u.test(text) || /\d\s?[-+–×x:]\s?\d/u.test(asked))) ||
    pairsAlone.test(text) ||
    /(?:(?:^|\s)\d{1,2}\s?[-–.]\s?[A-Ja-j](?=[\s;,.]|$)[;,.]?\s*){3}/u.test(text) ||
    /\((?:không|chấp nhận|hoặc|có thể|or)\s[^()]*\)$/iu.test(text)
  )
}

/** 'Which …? - Huế - Hà Nội - Vinh': what is to be typed is one of what can be chosen. */
function isListed(asked: string, said: string): boolean {
  const points = asked.split(/(?<=\s)[-–•●+*○☐]\s+/u).map((text) => text.trim())
  return points.length > 2 && points.slice(1).some((text) => text.startsWith(said.trim()))
}

const fewestSame = 4

/** The end of what is asked, once more. */
function isAskedAgain(asked: string, said: string): boolean {
  const [one = '', other = ''] = [asked, said].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ''))
  return other.length >= fewestSame && one.endsWith(other)
}
