import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { passageStart } from '../../signs/line-signs.ts'
import { isLevel } from '../../signs/points-said.ts'
import type { Line } from '../../word-file.ts'
import { isSection } from '../outline-labels.ts'
import { beginsTask, endsText, isInstruction as toldTask } from '../passages.ts'
import { textsAbove } from './texts-above.ts'
import { type OutlineNode, type OutlinePart, isItem } from '../outline.ts'

/** What stands above several questions, and which of them it is for. */

/** 'Khoanh vào chữ đặt trước câu trả lời đúng' says nothing about what is asked. */
const everywhere =
  /^(?!.*(?:không|chưa|sai|not\s|incorrect|wrong))[^\p{L}]*(?:(?:phần\s[\dIVX]{1,4}\s?[.:–-]?\s*)?(?:(?:phần\s)?trắc nghiệm)[^\p{L}]{0,8}(?:(?:điểm|đ)(?![\p{L}])[^\p{L}]{0,4})?)?(?:em\s)?(?:hãy\s)?(?:khoanh|chọn|ghi lại|viết lại|circle|choose)(?![\p{L}]).{0,60}(?:chữ|đáp án|câu trả lời|phương án|kết quả|ý|letter)(?![\p{L}]).{0,60}(?:đúng|right|correct|yêu cầu)/iu
/** 'Thí sinh trả lời từ câu 1 đến câu 4. Mỗi câu thí sinh chỉ chọn một phương án.' */
const ofExam = /(?:học sinh|thí sinh|hs)\s(?:chỉ\s)?(?:trả lời|chọn)\s(?:từ|các|một|đúng|phương án|câu)/iu
/** 'Hướng dẫn: Mỗi câu hỏi chỉ có một đáp án đúng duy nhất. …' */
const ofEach =
  /^[^\p{L}]*(?:(?:hướng dẫn|lưu ý|ghi chú|chú ý)\s?[:.]?\s?)?(?:mỗi|từng|các)\scâu(?:\shỏi)?\s(?:đều\s|dưới đây\s|sau\s|chỉ\s){0,3}(?:có|chọn)\s(?:một|1|duy nhất)\s(?:đáp án|phương án|lựa chọn|câu trả lời)\sđúng/iu
/** 'TRẮC NGHIỆM (4 điểm)', 'Đọc hiểu' */
const heading =
  /^[^\p{L}]*(?:phần|trắc nghiệm|câu(?: hỏi)? trắc nghiệm|tự luận|đọc|kiểm tra|chính tả|tập làm văn|làm văn|viết|luyện|kiến thức|bài tập|reading|writing|listening|speaking|vocabulary|grammar|phonetics|pronunciation|language|use of english|part|multiple choice|ma trận|đề|lịch sử|địa l[íý])(?![\p{L}])/iu
/** 'Câu trắc nghiệm đúng sai', 'Multiple choice': of which kind its questions are. */
const ofKind =
  /^(?:câu(?: hỏi)?\s)?(?:trắc nghiệm\s)?(?:nhiều (?:phương án )?lựa chọn|đúng[\s,/–-]+(?:hay\s)?sai|trả lời ngắn|tự luận|trắc nghiệm|multiple choice|short answers?|true[\s/]+(?:or\s)?false)[.:\s]*$/iu
const bareHead = /^\s*(?:đề bài|câu hỏi|bài tập|questions?)\s*[:.]?\s*$/iu
const fewestOfPassage = 40
const mostOfHeading = 6
const mostOfPart = 8
const pointsAtEnd = /\(\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|points?|marks?)\s?\)\s*[:.]?\s*$/iu

/** Words in large letters. */
export function isLarge(text: string): boolean {
  const said = text.replaceAll(/\([^()]*\)/gu, ' ')
  return /\p{Lu}{2}/u.test(said) && !/\p{Ll}{2}/u.test(said)
}

/** What has to be done; the name of a part says nothing about it. */
function isInstruction(text: string): boolean {
  const said = text.replaceAll(/\([^()]*\)/gu, ' ').trim()
  const words = said.split(/\s+/u).length
  if (words < 2 || isLarge(said) || ofKind.test(said) || [everywhere, ofExam, ofEach].some((sign) => sign.test(said)))
    return false
  // 'Câu hỏi vận dụng (3 điểm)'
  if (pointsAtEnd.test(text) && words <= mostOfPart && !beginsTask(said) && !/[?:.…]/u.test(said)) return false
  // 'Phần 1. Nhận biết (10 câu)'
  if (isLevel(said.replace(/[.:]+$/u, ''))) return false
  return words > mostOfHeading || !heading.test(said)
}

/** What is to be done, and what is to be read, for all that stands below. */
export function sharedBy(path: readonly OutlineNode[], at: number): Line[] {
  const [node, below] = path.slice(at, at + 2)
  if (!node) return []
  const { label, own } = node
  const [first, ...others] = own
  const before = below ? passageBefore(node, below) : []
  // The head of a paper holds names and hours.
  if (label === null || label.style === 'paper' || label.style === 'subject') {
    const { texts, opened, prose, told: toldAt } = textsAbove(node, isInstruction)
    const isFirst = below !== undefined && isItem(below)
    const from = opened === -1 && isFirst ? prose : opened
    const told = isFirst ? toldAt : -1
    const { to } = passageStart(texts[from] ?? '') ?? { to: Infinity }
    const isPast = Number.parseInt(path.at(-1)?.label?.key ?? '', 10) > to
    const isOther = below?.label?.style === 'passage' && (endsText(headOf(below)) || isBehindGaps(node, path.at(-1)))
    const above =
      isPast || isOther || (from === -1 && told === -1) ? [] : own.slice(from === -1 ? told : from).flatMap(partLines)
    return [...above, ...before]
  }
  const head = first && 'line' in first ? trimLine(cutLine(first.line, label.at)) : []
  const isSaid =
    !isOfList(node, path[at - 1], below) &&
    (label.style === 'passage' || isSection(label)
      ? label.style === 'passage' || isInstruction(plainLine(head))
      : !isEmptyLine(head) && !everywhere.test(plainLine(head)))
  // Another instruction begins below it: its own was for those above that.
  const told = below?.label?.style === 'passage' ? below.own.slice(0, 1).flatMap(partLines).map(plainLine) : []
  const isOver = told.some(toldTask)
  const isReadOver = told.some(endsText) || isBehindGaps(node, path.at(-1))
  const lines = others
    .flatMap(partLines)
    .filter((line) => !isReadOver && (!isOver || !toldTask(plainLine(line))))
    .filter((line) => ![everywhere, ofExam, ofEach, bareHead].some((sign) => sign.test(plainLine(line))))
  return [...(isSaid && !isReadOver ? [head] : []), ...lines, ...before]
}

/** '3. Settings: …', the end of a list above 'Question 1', says nothing about what is asked. */
function isOfList(node: OutlineNode, parent: OutlineNode | undefined, below: OutlineNode | undefined): boolean {
  const before = parent?.children.slice(0, parent.children.indexOf(node)) ?? []
  const head = headOf(node)
  return (
    below?.label?.style === 'named' &&
    /^\s*\d/u.test(head) &&
    !beginsTask(head.slice(node.label?.at ?? 0).trim()) &&
    before.length > 0 &&
    before.every(({ children }) => children.length === 0)
  )
}

/** A text with the gaps (1) to (4) is for the questions 1 to 4, and for none behind them. */
function isBehindGaps(node: OutlineNode, item: OutlineNode | undefined): boolean {
  const { gaps, areAsked } = textsAbove(node, isInstruction)
  const number = item?.label?.key ?? ''
  return areAsked && /^\d+$/u.test(number) && !gaps.has(number)
}

function headOf({ own: [first] }: OutlineNode): string {
  return first && 'line' in first ? plainLine(first.line) : ''
}

/** What is read aloud is read from a book. */
const ofReading =
  /^(?!.*(?:thành tiếng|match|nối|ghép|write|complete|choose|circle|tick|number|order|fill)).*(?:đọc|read)/iu

const ofAsking = /đọc|trả lời|dựa vào|theo (?:bài|đoạn|nội dung)|câu hỏi|read|answer|passage|text/iu

/** A text below a heading of its own, with nothing asked there: the next heading asks about it. */
function passageBefore({ children }: OutlineNode, below: OutlineNode): Line[] {
  const before = children[children.indexOf(below) - 1]
  if (!before?.label || !isSection(before.label) || before.children.length > 0) return []
  const [head] = before.own
  if (before.label.style === 'paper' || !head || !('line' in head) || !ofReading.test(plainLine(head.line))) return []
  const about = below.own.flatMap(partLines).map(plainLine).join(' ')
  if (!ofAsking.test(about)) return []
  const lines = before.own.slice(1).flatMap(partLines)
  const text = lines.map(plainLine).join('')
  // Gaps are a task of their own.
  return text.length >= fewestOfPassage && !/_{3}|…{2}|\.{5}/u.test(text) ? lines : []
}

function partLines(part: OutlinePart): Line[] {
  if ('line' in part) return [part.line]
  return part.rows.map((row) =>
    row.flatMap((cell, at): Line => [
      ...(at === 0 ? [] : [{ kind: 'text' as const, text: ' | ', look: {} }]),
      ...cell.flat(),
    ]),
  )
}
