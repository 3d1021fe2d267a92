import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { pairsIn } from '../signs/pair-signs.ts'
import { truthsToWrite } from '../signs/truth-tasks.ts'
import { paragraphsOf, saidOf } from './item-texts.ts'

/** 'Đ …' for a solution. */
const truthFirst = /^(?:\d{1,3}\)\s*)?(?:a\)\s*)?[ĐS](?:[\s;,]|$)/u
/** 'a) Đúng: … b) Sai: …' */
const truthOfEach = /(?:^|\s)a\s?[.)]\s*(?:đúng|sai)(?!\p{L}).*\s[b-d]\s?[.)]\s*(?:đúng|sai)(?!\p{L})/isu

/** '2 - 1 - 4 - 3', 'b → a → c' */
const orderAlone = /^\(?(?:\d|[a-h])\)?(?:\s?(?:[-–,;→>]|->|=>)\s?\(?(?:\d|[a-h])\)?){2,9}\.?$/iu
/** 'Sắp xếp thành câu: is / than / …' has one answer, or few. */
const ofReordering =
  /(?:sắp xếp|re-?order|re-?arrange|put the words)[^/]{0,100}[\p{L}\d']{1,20}\s?\/\s?[\p{L}\d']{1,20}(?:\s[\p{L}\d']{1,20}){0,3}\s?\//iu
/** 'a b c d Đúng Sai Đúng Sai' */
const truthsInTurn = /(?<!\p{L})(?:đúng|sai|[đs])(?:[\s,;–-]+(?:đúng|sai|[đs])(?!\p{L})){2}/iu
const longestShort = 120

/** Nobody writes about truths, about what belongs to what, or what is asked once more. */
export function isNeverWritten(one: ReadItem): boolean {
  if (one.item.type !== 'essay') return false
  const [asked, said] = [textOf(one.item.content), saidOf(one)]
  return (
    isAskedAgain(one) ||
    isOffering(one) ||
    orderAlone.test(said) ||
    (said.length <= longestShort && said !== '' && ofReordering.test(asked)) ||
    (said.length <= longestShort && truthsInTurn.test(said)) ||
    truthsToWrite.test(asked) ||
    isMatched(asked, said) ||
    truthFirst.test(said) ||
    truthOfEach.test(said)
  )
}

const fewestOffered = 3

/** 'A Huế', 'B Hà Nội', 'C Vinh' below each other: letters without their points, and options that nobody saw. */
function isOffering({ item }: ReadItem): boolean {
  const letters = paragraphsOf(item.content).map((text) => /^\s*([A-D])[\s.):]\s*\S/u.exec(text)?.[1] ?? '-')
  return letters.join('').includes('ABCD'.slice(0, fewestOffered))
}

const fewestWords = 5

/** What should say how it may be answered is what is asked here, or holds all of it; a text above may hold the answer. */
function isAskedAgain({ item }: ReadItem): boolean {
  const asked = paragraphsOf(item.content).map(plain)
  const said = paragraphsOf(item.explanation).map(plain)
  const [last = '', all] = [asked.at(-1), said.join(' ')]
  if (all === '') return false
  if (all === asked.join(' ') || (isSentence(all) && last.includes(all))) return true
  return isSentence(last) && said.some((own) => own.includes(last))
}

const isSentence = (text: string): boolean => text.split(' ').length >= fewestWords

const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()

const longestTask = 160

/** 'Nối …' whose list says what belongs to what. */
function isMatched(asked: string, said: string): boolean {
  return /(?:^|[\s.:])(?:nối|match)(?![\p{L}])/iu.test(asked.slice(0, longestTask)) && pairsIn(said) !== null
}
