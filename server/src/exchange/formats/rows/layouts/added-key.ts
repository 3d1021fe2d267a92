import { foldText } from '@lms/contracts/text-folding.ts'
import { plainTruthOf } from '../../item.ts'

/** What stands under the key of a row, and what is offered beside it. */
export interface KeyBeside {
  key: string
  offered: readonly string[]
}

const fewestRows = 10
/** With the key they are four: a table that offers four already has the right one among them, under another name. */
const mostWrong = 3

/** 'Option 2', 'optB', 'câu c', 'Q12-A', 'ii)', '2nd', 'thứ ba': it points at something that is offered. */
const pointers = [
  /^(?:opt|option|choice|ans|answer|dap ?an|phuong ?an|lua ?chon|pa|da|col|column|cot|key|q)[\s_.:#-]{0,3}(?:\d{1,3}[\s_.:#-]{0,3})?(?:\d{1,2}|[a-j]|[ivx]{1,4})[.)\]]?$/,
  /^\p{L}{0,12}[\s_.:#-]{0,3}\d{1,3}(?:[\s_.:#-]{0,3}[a-j])?[.)\]]?$/u,
  /^(?:\p{L}{1,12}[\s_.:#-]{1,3})?(?:[a-j]|[ivx]{1,4})[.)\]]?$/u,
  /^(?:the )?(?:\d(?:st|nd|rd|th)|first|second|third|fourth|last)(?: (?:option|choice|answer|one|column))?$/,
  /^(?:\p{L}{1,5} ){0,2}(?:thu (?:nhat|hai|ba|tu|nam)|dau tien|cuoi cung)$/u,
]

/** Several of them point, so that the others may as well. */
export function arePointers(keys: readonly string[]): boolean {
  const said = keys.map((key) => foldText(key)).filter((key) => key !== '')
  const isPointer = (key: string): boolean => !isNumber(key) && pointers.some((pattern) => pattern.test(key))
  return shareOf(said, isPointer) >= 0.3
}

/**
 * Whether the keys of a table are answers that only the wrong ones stand beside: there are many of them, they differ
 * from row to row, look like what is offered and are never near to any of it. Whatever else they are points at an
 * option, counts it, shortens it or says it in another language, and must not become a further one.
 */
export function areAnswersBeside(rows: readonly KeyBeside[]): boolean {
  const asked = rows.filter(({ key, offered }) => key.trim() !== '' && offered.length > 0)
  if (asked.length < fewestRows || asked.some(({ offered }) => offered.length > mostWrong)) return false
  const keys = asked.map(({ key }) => key.trim())
  const offered = asked.flatMap((row) => row.offered)
  if (new Set(keys.map(plain)).size < keys.length * 0.6) return false
  if (keys.some((key) => plainTruthOf(key) !== null)) return false
  if (arePointers(keys)) return false
  if (asked.some((row) => row.offered.some((option) => isNear(plain(row.key), plain(option))))) return false
  return (
    [isNumber, isMarked, isForeign, isWorded].every((fits) => isAlike(keys, offered, fits)) && areAsLong(keys, offered)
  )
}

/** They are of the same kind about as often. */
function isAlike(keys: readonly string[], offered: readonly string[], fits: (text: string) => boolean): boolean {
  return Math.abs(shareOf(keys, fits) - shareOf(offered, fits)) <= 0.4
}

/** What is much longer says why; what is much shorter is short for one of them. */
function areAsLong(keys: readonly string[], offered: readonly string[]): boolean {
  const length = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + Math.min(text.length, 2000), 0) / Math.max(1, texts.length)
  const [key, other] = [length(keys), length(offered)]
  return key <= other * 2.5 + 6 && other <= key * 2.5 + 6
}

const shareOf = (texts: readonly string[], fits: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length

const isNumber = (text: string): boolean => /^[-–−]?\d[\d.,\s]*%?$/u.test(text.trim())
const isWorded = (text: string): boolean => /\S\s+\S/.test(text.trim())
/** With the marks of Vietnamese and other languages. */
const isMarked = (text: string): boolean => /\p{M}|đ/iu.test(text.normalize('NFD'))
const isForeign = (text: string): boolean => /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text)

const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The same, one within the other, or a slip of the pen away. */
function isNear(key: string, option: string): boolean {
  const shorter = Math.min(key.length, option.length)
  if (option === '' || shorter === 0) return false
  if (key === option || (shorter > 3 && (key.includes(option) || option.includes(key)))) return true
  return shorter > 4 && Math.abs(key.length - option.length) <= 1 && isSlip(key, option)
}

/** They differ in one place at most, from the beginning and from the end. */
function isSlip(one: string, other: string): boolean {
  if (/\d/.test(one)) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let behind = 0
  while (behind < Math.min(one.length, other.length) - from && one.at(-1 - behind) === other.at(-1 - behind))
    behind += 1
  return Math.max(one.length, other.length) - from - behind <= 1
}
