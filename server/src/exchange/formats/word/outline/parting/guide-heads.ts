import { plainLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import { letterAtEnd } from '../../signs/key-signs.ts'
import { labelOf, squeezed } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'

const keyWord =
  /^[\s\-–—*#.=]*(?:the\s+)?(?:answer\s*)?keys?(?:\s+(?:to|for)\s.{0,30}(?:tests?|exams?|units?|exercises?|papers?|grades?|practices?|questions?|parts?)(?![\p{L}]).{0,30}|\s+(?:test|exam|unit|paper|grade)\s?\d{0,2})?[\s\-–—*:.=]*$/iu
const answerKey =
  /^[\s\-–—*#.=]*(?:answer\s*keys?|(?:xem\s)?đáp án|xem lời giải|hướng dẫn(?:\s+(?:chấm|giải|làm bài))?|gợi ý (?:chấm|đáp án|trả lời|làm bài))(?![\p{L}])/iu
/** 'Đáp án: B' is said of one question. */
const ofOne = /^[\s\-–—*#.=(→⇒>]*(?:đáp án|answer)\s*(?:đúng\s*)?[:：]\s*\S/iu
/** So is 'Đáp án b'. */
const letterOfOne = /^[\s\-–—*#.=(→⇒>]*đáp án\s*(?:đúng\s*)?[A-J]\s*[.)]?$/iu
export const longestHead = 120

/** 'Đáp án   a   b   d' is a row of keys. */
const row = /^\s*\S[^\t]{0,20}(?:\t+\s*[A-Ja-j]\s*){2}/u

/** 'B. ĐÁP ÁN ĐỀ SỐ 2', 'PHẦN 2. BÀI GIẢI', 'F. ANSWER KEY'; 'D. Đáp án khác' is an option. */
const lettered =
  /^[\s#*]*(?:(?:phần|part)\s+)?(?:[IVX]{1,4}|[A-H]|\d)\s?[.:)/–-]\s*(?:answer\s+keys?|(?:gợi ý\s|bảng\s)?đáp án|hướng dẫn (?:chấm|giải)|(?:bài|lời) giải)\s*(?:$|[,:;(.–-]|(?:và|đề|số|chi tiết|bài|kiểm tra|biểu điểm|thang điểm|trắc nghiệm)(?![\p{L}]))/iu

/** Above a list of keys. */
export function isHead(text: string): boolean {
  if (row.test(text)) return false
  const said = squeezed(text).trim()
  if (said === '' || said.length > longestHead || ofOne.test(said) || letterOfOne.test(said)) return false
  // 'Lời giải: Thể ba có …' is said of one question.
  const own = labelOf(said)
  if (own?.kind === 'explanation' && /\p{L}{2}.*\s.*\p{L}{2}/u.test(said.slice(own.at))) return false
  // So is 'Lời giải: 12 + 30 = 42. Chọn A.'
  if (letterAtEnd(said) !== null) return false
  if (lettered.test(said) && !/[:：]\s*[A-J]\s*$/u.test(said)) return true
  return keyWord.test(said) || labelOf(said)?.kind === 'key' || isGuideHead(said) || answerKey.test(said)
}

/** The title of a list may stand in a table beside the name of the school. */
export function headIn(rows: readonly Line[][][]): string {
  const texts = rows.flat(2).map(plainLine)
  return texts.length <= mostOfTitle ? (texts.find((text) => isHead(text) && titled.test(text)) ?? '') : ''
}

/** 'Đáp án' alone heads a column. */
const titled = /hướng dẫn chấm|(?:đáp án|answer key).{0,60}(?:đề|kiểm tra|thi|môn|lớp|grade|test)/iu
const mostOfTitle = 12
