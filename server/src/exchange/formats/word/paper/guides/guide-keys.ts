import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainLine } from '../../line-text.ts'
import { lettersIn } from '../../signs/key-signs.ts'
import { isNextSmall } from '../../signs/option-letters.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'
import type { SheetKey } from './key-sheets.ts'

/** '(0,5 điểm)', '0,5đ', '(mỗi ý đúng được 0,25 điểm)' at the end of what is said. */
const pointsBehind =
  /[\s.;,:–-]{0,5}(?:(?:được|cho|đúng)\s{1,3}){0,2}(?:[([][^()[\]]{0,60}\d\s?(?:điểm|đ|đ\.)\s?[^()[\]]{0,20}[)\]]|(?<![\d.,]\s?)(?:\d{1,2}\s?[.,]\s?)?\d{1,2}\s?(?:điểm|đ))[\s.;]{0,5}$/iu
/** 'Đ – S – Đ – S   Mỗi ý đúng được 0,25đ' */
const givenEach =
  /(?<=\S)[\s.;,(–-]{1,5}(?:đúng\s)?mỗi\s(?:\p{L}{1,10}\s){1,5}\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)?[).\s]{0,4}$/iu
/** '1 điểm. Đ; S', '(0,5đ) 20', '1 điểm 100'; '3 điểm A, B, C' lie on a line. */
const pointsBefore =
  /^(?:[([]\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)\s?[)\]]\s?[.:;=,–-]?\s{0,5}|\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)(?:\s?[.:;=,–-]\s{0,5}|\s{1,5}(?!\p{Lu}[\p{L},\s])))(?=\S)/iu
/** 'Mỗi ý đúng được 0,5 điểm: S – Đ – Đ – S' */
export const eachBefore =
  /^[\s(–-]{0,4}(?:(?:đúng|nối|điền|trả lời|khoanh|ghi)\s(?:đúng\s)?)?mỗi\s[^:：]{1,40}\d\s?(?:điểm|đ)\s?\)?\s?[:：]\s*(?=\S)/iu
/** 'Khoanh vào ý C', 'Chọn đáp án: B', 'Đánh dấu X vào ô b' */
const before =
  /^(?:(?:khoanh|chọn|đánh|dấu|đáp án|phương án|ý|câu|vào|chữ|đúng|là|ô|[x×](?=\s+(?:vào|ô|ý)\s))\s?[:：]?\s{1,3}){1,6}(?=[A-Ja-j](?![\p{L}\d]))/iu
const longestTyped = 40
const mostWords = 5

/** 'Điền đúng (1 đ): 9 cm' */
const rightly =
  /^(?:(?:điền|viết|ghi|tính|nêu|trả lời|làm|nối|khoanh)\s(?:được\s)?đúng[^:：]{0,40}|(?:thứ tự|lần lượt|kết quả)[^:：]{0,30}|(?:đánh dấu\s)?x\s(?:vào\s)?ô(?:\s[^:：]{0,20})?)[:：]\s*/iu

/** 'Số cần điền là 6' */
const toFill =
  /^(?:các\s)?(?:số|từ|dấu|chữ|kết quả)\s(?:thích hợp\s)?(?:cần\s|phải\s|được\s)?(?:điền|tìm|viết)(?:\s(?:vào\s.{0,20})?)?\s?(?:là\s?[:：]?|[:：])\s*(?=\S)/iu

/** '(1m each)', '(0.5 pt)' */
const marksBehind =
  /\s{0,5}\(\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:ms?|marks?|pts?|points?)(?:\s(?:each|for each))?\s?\)\s*$/iu

/** 'Đáp án: 3,5', 'Kết quả là 7', '=> are' */
const saidBefore =
  /^(?:(?:đáp án|trả lời|kết quả|answers?|keys?|đa|đ\/a)(?:\s(?:đúng|là|đúng là))?\s?[:：]\s*|(?:đáp án|kết quả)(?:\sđúng)?\slà\s+|(?:=>|⇒|→|->)\s*)(?=\S)/iu

export function withoutPoints(text: string): string {
  return squeezed(text)
    .trim()
    .replace(pointsBefore, '')
    .replace(eachBefore, '')
    .replace(saidBefore, '')
    .replace(rightly, '')
    .replace(toFill, '')
    .replace(givenEach, '')
    .replace(pointsBehind, '')
    .replace(marksBehind, '')
    .replace(/\s{0,5};$/u, '')
    .trim()
}

/** 'Đáp số: 56' and nothing else. */
export function withoutResult(text: string): string {
  return text.replace(/^(?:đáp số|đs)\s?[:：]\s*(?=\S)/iu, '')
}

/** Drawn, or as programs spell it: nobody types that. */
export const formula = /\uFFFC|\\[a-z]{2}/u

function plain(text: string): string {
  return withoutPoints(text)
    .replace(before, '')
    .replace(/[.;]\s*$/u, '')
    .trim()
}

export function isTruths(text: string): boolean {
  return truthsIn(text) !== null
}

export function truthsIn(text: string): boolean[] | null {
  return [2, 3, 4, 5, 6, 7, 8].map((count) => truthsFrom(text, count)).find((truths) => truths !== null) ?? null
}

/** A letter, truths, or a few words to be typed; a letter with its text where there is something to choose. */
export function isKeyAlone(text: string, isChosen = true): boolean {
  const said = plain(text)
  if (said === '') return false
  // A formula or a picture cannot be typed.
  if (!isChosen && formula.test(said)) return false
  // 'x = 3; y = 2' are two words.
  const words = said.replaceAll(/\s?=\s?/gu, '=').split(' ').length
  if (!isChosen) return said.length <= longestTyped && words <= mostWords && !said.includes('?')
  return letterOf(said) !== null || isTruths(said) || /^[A-J]\s?[.):(–-]\s?\S/u.test(said)
}

function letterOf(said: string): string[] | null {
  if (isTruths(said)) return null
  return lettersIn(said)
}

/** 'A (sửa: B)', 'A hoặc C' */
const corrected = /^[A-J](?![\p{L}]).{0,20}(?:sửa|hoặc|→|->|đổi|or)(?![\p{L}]).{0,20}(?<![\p{L}])[A-J](?![\p{L}])/u

export function keyFrom(text: string, isChosen: boolean): SheetKey {
  const said = plain(text)
  if (isChosen && corrected.test(said)) return { kind: 'unclear', letters: [] }
  const letters = isChosen ? letterOf(said) : null
  // Several of them are all right; one sheet each would be another thing.
  if (letters && letters.length > 1) return { kind: 'text', text: letters.join(', ') }
  return letters
    ? { kind: 'letters', letters }
    : { kind: 'text', text: isChosen ? said : withoutResult(withoutPoints(text)) }
}

const sub = /(?<![\p{L}\d])([a-h]|\d)\s?[).:,–-]\s?/gu

/** 'a) C   b) D', or one below the other: what is said of each part; null where it is not said of all of them. */
export function subKeys(lines: readonly Line[], count: number): string[] | null {
  const text = lines.map((line) => withoutPoints(plainLine(line))).join(' ; ')
  const found: RegExpExecArray[] = []
  for (const own of text.matchAll(sub)) {
    if (isNext(own[1] ?? '', found.at(-1)?.[1])) found.push(own)
    // 'a - 3, b - 1': numbers between them may be what is said, or what it is said of.
    else if (found.length < count) return null
  }
  if (found.length !== count) return null
  return found.map(({ index, 0: label }, at) =>
    text
      .slice(index + label.length, found[at + 1]?.index)
      .replaceAll(/[\s;,.]{1,20}$/gu, '')
      .trim(),
  )
}

const longestShort = 80
const mostShortWords = 8

/** The same where each is short enough to be typed; what is longer is how something may be solved. */
export function shortKeys(lines: readonly Line[], count: number): string[] | null {
  const said = subKeys(lines, count)
  const isShort = (text: string): boolean =>
    text !== '' && !formula.test(text) && text.length <= longestShort && text.split(/\s+/u).length <= mostShortWords
  return said?.every(isShort) === true ? said : null
}

function isNext(sign: string, before: string | undefined): boolean {
  return before === undefined ? sign === 'a' || sign === '1' : isNextSmall(sign, before)
}
