import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { keyPairs } from '../../signs/key-signs.ts'
import type { Line } from '../../word-file.ts'
import { type OutlineLabel, isSection, outlineLabel } from '../outline-labels.ts'
import { isNextKey } from '../outline-depths.ts'
import type { OutlineLine } from '../outline.ts'

/** Keys of several questions in one line. */

const namedInside =
  /(?<=[^\s;,])(?:\s?[;,.–-]\s{0,40}|\s{2,40}|\t|(?<=[:.)]\s?[A-Ja-jĐS])\s)(?=(?:câu|bài)\s{0,3}\d{1,3}[a-h]?\s{0,3}(?:\([^()]{1,20}\)\s{0,3})?(?:[.:)]|[-–](?=\s?[A-JĐS](?![\p{L}\d]))))/giu

/** 'Đáp án: Câu 1- e; …' */
const saidBefore = /^\s{0,9}(?:đáp án|trả lời|answers?|keys?)\s?[:：]\s{0,5}(?=câu\s{0,3}\d)/iu

/** 'Câu 1: A   Câu 2: B' in one line: one below the other; 'xem câu 3:' in a sentence is none. */
export function cutAtNames(typed: Line): OutlineLine[] {
  const line = cutLine(typed, saidBefore.exec(plainLine(typed))?.[0].length ?? 0)
  const text = plainLine(line)
  if (areParted.test(text)) return partedKeys(text)
  const cuts = [...text.matchAll(namedInside)].map(({ index, 0: gap }) => index + gap.length)
  return [0, ...cuts].flatMap((from, at) => cutAtNumbers(trimLine(cutLine(line, from, cuts[at]))))
}

const areParted = /^\s{0,9}(?:(?:câu\s)?\d{1,2}\s?[a-h]\s?[-–.:)]\s?[A-JĐS](?:[\s;,.]{1,9}|$)){2,60}$/iu

/** '1a – B; 1b – D; 2a – C': each below the name of its question. */
function partedKeys(text: string): OutlineLine[] {
  let last = ''
  return [...text.matchAll(/(\d{1,2})\s?([a-h])\s?[-–.:)]\s?([A-JĐS])/giu)].flatMap(
    ([, number = '', part = '', said = '']) => {
      const names = number === last ? [] : [`Câu ${number}:`]
      last = number
      return [...names, `${part.toLowerCase()}) ${said}`].map((own) => ({
        line: textLine(own),
        label: outlineLabel(own),
      }))
    },
  )
}

const signs = [
  /(?<=^|[\s;,:.)–-])(\d{1,3})\s?(?:[.)/:](?!\d)|[-–](?=\s?\p{L}))\s?(?=\S)/gu,
  /(?<=^|[–;,-]\s{0,3})(\d{1,3})(?:\s{1,3}(?=\p{L})(?!điểm)|(?=[A-E](?![\p{L}\d])))/gu,
  /(?<=^|[\s;,:.)])([a-h])\s?[.)/](?!\d)\s?(?=\S)/gu,
]
/** '1A', '2-b', '3. C' */
const pair = /(?<=^|[\s;,:.–-])(\d{1,3})\s?[.\-–:)]?\s?(?=[A-Ea-e](?![\p{L}\d]))/gu
/** '1x 2√', and nothing else in the line: '2x = 3x' is a sum. */
const ticked = /(?<=^|[\s;,])(\d{1,3})\s?[-–]?\s?(?=[xX✓✔√✗✘](?![\p{L}\d]))/gu
const areTicks = /^\s{0,9}(?:\d{1,2}\s?[-–]?\s?[xX✓✔√✗✘](?:[\s;,]{1,9}|$)){2,20}$/u
/** 'a – C   b – B', and nothing else in the line: 'c – a – b' is an order. */
const lettered = /(?<=^|[\s;,])([a-h])\s?[-–:]\s?(?=[A-JĐS](?![\p{L}\d]))/gu
const areLettered = /^\s{0,9}(?:[a-h]\s?[-–:]\s?[A-JĐS](?:[\s;,.]{1,9}|$)){2,20}$/u
/** '0,5 điểm mỗi câu:' before the keys. */
const howMany = /^[^:：]{0,60}(?:điểm|\dđ|each|mỗi|marks?|\dms?)(?![\p{L}])[^:：]{0,40}[:：]\s*/iu

/** '1. A  2. B', '1c 2a' and 'a) 3  b) 5' in one line, behind the label of all of them. */
function cutAtNumbers(typed: Line): OutlineLine[] {
  const line = withoutSaidPoints(typed)
  const text = plainLine(line)
  const label = outlineLabel(text)
  // 'I. 1. (1m) 1. B 2. C'
  if (label && isSection(label) && headed.test(text.slice(label.at)))
    return [{ line: cutLine(line, 0, label.at), label }, ...cutAtNumbers(cutLine(line, label.at))]
  const isCounted = label?.style === 'number' || label?.style === 'small'
  const at = label && (!isCounted || begun.test(text.slice(label.at))) ? label.at : 0
  const from = at + (howMany.exec(text.slice(at)) ?? named.exec(text.slice(at)) ?? [''])[0].length
  const rest = text.slice(from)
  const isPairs = (keyPairs(rest, true)?.letters.size ?? 0) > 1
  const isTicks = areTicks.test(rest) && /[✓✔√]/u.test(rest)
  const found = (areLettered.test(rest) ? [lettered] : isPairs ? [pair] : isTicks ? [ticked] : signs)
    .map((sign) => counting(rest, sign, label !== null && at > 0 ? label : null, isPairs))
    .find((own) => own !== null)
  if (!found) return [{ line, label }]
  const lead = trimLine(cutLine(line, 0, from + (found[0]?.from ?? 0)))
  const pieces = found.flatMap((own, place): OutlineLine[] => {
    const typed = cutLine(line, from + own.from, from + (found[place + 1]?.from ?? rest.length))
    const piece = cutLine(typed, 0, plainLine(typed).replace(/(?:[\s,;–-]{1,9}(?:câu|bài))?[\s,;–-]+$/iu, '').length)
    const style = /\d/u.test(own.key) ? 'number' : 'small'
    const inside = { style, word: '', key: own.key, at: own.length, points: null, level: null } as const
    return [{ line: piece, label: inside, isInside: true }]
  })
  return [...(isEmptyLine(lead) ? [] : [{ line: lead, label: outlineLabel(plainLine(lead)) }]), ...pieces]
}

/** 'Bài 2: 1 điểm. …' */
function withoutSaidPoints(line: Line): Line {
  const text = plainLine(line)
  const { at } = outlineLabel(text) ?? { at: text.length }
  const [points = ''] = /^\d{1,2}(?:[.,]\d{1,2})?\s?điểm\s?[.:;–-]\s*/iu.exec(text.slice(at)) ?? []
  return points === '' ? line : [...cutLine(line, 0, at), ...cutLine(line, at + points.length)]
}

/** What is said of a question begins with its own parts: '2. a) 1-b, 2-a'. */
const begun = /^\s*(?:\([^()]{1,20}\)\s*)?(?:[^:：]{0,40}[:：]\s*)?(?:a\s?[.)]|1\s?[-–.):])/u
/** 'Nối chữ: 1-b, 2-a' */
const named = /^(?:[^:：\d]{0,40}[:：]|\s*\([^()]{1,20}\))\s*(?=1\s?[-–.)])/u

const headed = /^1\s?[.)]\s{0,3}\([^()]{1,20}\)\s{0,9}(?:1\s?[.)]|a\s?[.)])/u

interface Counted {
  key: string
  from: number
  length: number
}

const longestLead = 60

/** Those that count on from the first of them. */
function counting(text: string, sign: RegExp, above: OutlineLabel | null, isPairs: boolean): Counted[] | null {
  const counted: Counted[] = []
  for (const { index, 0: own, 1: key = '' } of text.matchAll(sign)) {
    const before = counted.at(-1)
    const number = /\d/u.test(key) ? String(Number(key)) : key
    const isNext =
      before === undefined
        ? key === 'a' || /\d/u.test(key)
        : isNextKey(number, before.key) ||
          // '3. B  5. B': the fourth is answered elsewhere.
          (isPairs && Number(key) > Number(before.key))
    if (isNext) counted.push({ key: number, from: index, length: own.length })
  }
  const [first] = counted
  // The others may stand in lines of their own.
  const isFirst =
    above !== null &&
    first?.from === 0 &&
    (first.key === '1' || first.key === 'a' || (isSection(above) && /\d/u.test(first.key)))
  return first && (counted.length > 1 || isFirst) && first.from <= longestLead ? counted : null
}
