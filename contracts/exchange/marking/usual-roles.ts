import type { LineLabel } from './line-labels.ts'
import type { LineRole } from './marking.ts'

/** What lines are in most papers, as long as nobody says otherwise. */

const asked = /^(?:câu(?: hỏi)?|question|q|ques) #/u
const task = /^(?:bài(?: tập)?|exercise|ex|task|phần|part) #/u
const counted = /^[([]?#/u
const chosen = /^[([]?[Aa][.:)\]/–—-]/u
const answered =
  /^(?:đáp án(?: đúng)?|trả lời|đáp số|answer|correct answer|key|đa)(?::| A$)|^(?:chọn(?: đáp án)?|vậy chọn) A$|^→$/u
const solved = /^(?:lời giải|giải|giải thích|hướng dẫn(?: giải)?|gợi ý|explanation|solution):$/u

/** By the signs that the paper has: a number is a question, unless others are called 'Câu'. */
export function usualRoles(all: readonly (readonly LineLabel[])[]): (sign: string) => LineRole | null {
  const signs = all.flat()
  const names = signs.filter(({ sign }) => asked.test(sign)).length
  const numbers = signs.filter(({ sign }) => counted.test(sign))
  const areParted = numbers.filter(({ counted: number }) => number === '1').length > 1 && numbers.length > 2
  return (sign) => {
    if (asked.test(sign)) return 'question'
    if (task.test(sign)) return names > 1 || areParted ? 'text' : 'question'
    if (counted.test(sign)) return names > 1 ? null : 'question'
    if (chosen.test(sign)) return 'option'
    if (sign.startsWith('I') || sign.endsWith(' I')) return 'text'
    if (answered.test(sign)) return 'answer'
    return solved.test(sign) ? 'solution' : null
  }
}

const longestTitle = 60
const title =
  /^(?:(?:phần\s)?[\p{L}\d]{0,4}[.:)/]\s?)?(?:bảng đáp án|đáp án|hướng dẫn(?: chấm| giải| trả lời)?|gợi ý đáp án|lời giải|answer keys?|answers|keys?)(?:[\s:.,(&–-]|$)/iu

/** 'ĐÁP ÁN', 'Answer key', and nothing that is the key of one question. */
export function isKeyTitle(text: string): boolean {
  const said = text.trim()
  return said.length <= longestTitle && title.test(said) && !/[:.]\s?\S|\s[A-J]$|\d/u.test(said)
}

/** '→ The coffee isn't …………': the rest is written there. */
export function isToFill(text: string): boolean {
  return /\.{4}|…{2}|_{3}/u.test(text)
}

/** 'D' of 'A. at  B. after  C. in  D. between'. */
export function lastLetterIn(text: string): string {
  const letters = text.matchAll(/(?:^|[\s([])([A-Ja-j])(?=\s?[.):\]/-]|\s)/gu)
  let last = ''
  for (const [, letter = ''] of letters) {
    const own = letter.toUpperCase()
    if (last === '' || own.charCodeAt(0) === last.charCodeAt(0) + 1) last = own
  }
  return last
}
