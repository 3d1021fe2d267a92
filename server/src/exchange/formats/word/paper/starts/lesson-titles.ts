import { plainLine } from '../../line-text.ts'
import { labelOf } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'

/** What begins so is a task, and no name of a lesson. */
const ofTask =
  /^(?:em|hãy|đọc|cho|dựa|quan sát|xem|nghe|tính|giải|tìm|viết|nối|điền|khoanh|chọn|đánh|trả lời|so sánh|nêu|kể|vẽ|đặt|sắp xếp|chứng minh|read|listen|look|use|write|choose|circle|complete|match|fill|find|answer)(?!\p{L})|(?:câu|ý|đáp án|từ)\s+(?:hỏi|đúng|sau)|[?:.…]\s*$/iu
const longestTitle = 80

/** 'BÀI 2:', 'Bài 2: NƯỚC ÂU LẠC' or 'Bài 2: Nước Âu Lạc' above 'Câu 1: …' asks nothing itself. */
export function isLessonTitle(text: string, below: readonly Line[]): boolean {
  const lines = below.map(plainLine).filter((own) => own.trim() !== '')
  const title = /^\s*bài\s+\d{1,3}\s*[.:–-]?\s*(.*)$/iu.exec(text)?.[1]?.trim()
  const isTitle =
    title !== undefined && (!/\p{Ll}/u.test(title) || (title.length <= longestTitle && !ofTask.test(title)))
  return isTitle && (/^\s*câu\s+(?:hỏi\s+)?1(?!\d)/iu.test(lines[0] ?? '') || (isLarge(title) && isAbovePart(lines)))
}

const fewestLarge = 8

/** 'ĐỘT BIẾN GENE (tiếp)' */
function isLarge(title: string): boolean {
  const large = title.match(/\p{Lu}/gu)?.length ?? 0
  return large >= fewestLarge && !/\p{Ll}/u.test(title.replaceAll(/\([^()]*\)/gu, ''))
}

/** 'Phần I. Trắc nghiệm' and 'Câu 46: …' follow. */
function isAbovePart([first = '', second = '']: readonly string[]): boolean {
  const isAsked = (text: string): boolean => /^\s*câu\s+(?:hỏi\s+)?\d/iu.test(text)
  return isAsked(first) || (labelOf(first)?.kind === 'section' && isAsked(second))
}
