import { isGuideTitle } from '../word/signs/guide-signs.ts'
import { keyPairs } from '../word/signs/key-signs.ts'
import { keySaidIn } from './said-keys.ts'

/** What a printed line is by how it begins. */

const points = String.raw`[([]\s*(?:\d+(?:[.,]\d+)?\s*(?:điểm|đ|points?|marks?|pts?)|NB|TH|VDC?)\s*[)\]]\s*[.:]?`
const label = String.raw`(?:(?:câu|bài|question|ques|q|ví dụ)\s*(?:hỏi\s*)?(?:số\s*)?(\d{1,4})\s*(?:${points}\s*)?[.:)/-]*(?![\p{L}\d])|[([]?(\d{1,4})\s*(?:[.:)\]](?!\d)|/(?!\s?\d))[.:)/\]-]*)`
const labelled = new RegExp(`^(?:[\\s*•\uFFFC]|-\\s)*${label}`, 'iu')
const beginning = new RegExp(
  `^(?:[\\s*•\uFFFC]*|(?:[\\s*•\uFFFC]|-\\s)*${label})\\s*(?:${points}\\s*)*[\\s\uFFFC]*$`,
  'iu',
)
const titled =
  /^\s*(?:phần|part|section|chương|chủ đề|dạng|đề|mã đề|trường|sở|phòng|họ và tên|hết|[IVX]{1,4}\s*[.:)-])(?!\p{L})/iu
const solved = /^\s*(?:lời giải|hướng dẫn|giải thích|giải|gợi ý|explanation|solution)(?!\p{L})/iu
export const pointsBehind = new RegExp(`^\\s*(?:${points})?\\s*$`, 'iu')

export const isEmpty = (text: string): boolean => text.replaceAll('\uFFFC', '').trim() === ''

/** 'Câu 3.', '3/', '3)'; null where no question is numbered. */
export function numberOf(text: string): number | null {
  if (isKeyList(text)) return null
  const [, worded, plain] = labelled.exec(text) ?? []
  return worded === undefined && plain === undefined ? null : Number(worded ?? plain)
}

/** What stands behind its number. */
export const unlabelled = (text: string): string => text.replace(labelled, '')

/** Nothing of the question is said before. */
export const isBeginning = (text: string): boolean => beginning.test(text)

/** 'Câu 2.' within what is told to be one question. */
export const holdsLabel = (text: string): boolean => /\n\s*(?:câu|question|bài)\s*\d{1,4}\s*[.:)/]/iu.test(text)

export function isHeading(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters === 0 || titled.test(text) || (letters >= 4 && text === text.toUpperCase())
}

export const isSolution = (text: string): boolean => solved.test(text)

const keyRow = /^\s*(?:câu(?:\s*(?:hỏi|số))?|question|no\.?|stt|mã đề|đáp án|đ\/?a|answer|key)\s*\|/iu

/** '1. A  2. B', or a row of a table of keys. */
export const isKeyList = (text: string): boolean => keyRow.test(text) || keyPairs(text, true) !== null

export const isGuide = (text: string): boolean => isGuideTitle(text.trim())

/** Behind a question, none of its own text any more. */
export function isStop(text: string): boolean {
  return (
    numberOf(text) !== null ||
    isGuide(text) ||
    isKeyList(text) ||
    isHeading(text) ||
    isSolution(text) ||
    keySaidIn(text) !== null
  )
}
