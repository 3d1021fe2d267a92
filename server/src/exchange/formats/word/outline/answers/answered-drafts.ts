import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { takeBeginning, takeTable, takeText } from '../../paper/draft-filling.ts'
import { type WordDraft, newDraft } from '../../paper/question-draft.ts'
import { isOpenPassage, isPlaceToWrite } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'
import type { Answered } from '../matching/question-alignment.ts'
import { isSection } from '../outline-labels.ts'
import { isInstruction as toldTask } from '../passages.ts'
import { type OutlineNode, type OutlinePart, isBelow, isItem, wholeOf } from '../outline.ts'
import { takeSaid } from './said-answers.ts'

export function draftOf({ path, said, isPaired, isUnread }: Answered): WordDraft {
  const node = path.at(-1)
  const labels = path.flatMap(({ label }) => (label && !isSection(label) ? [label] : []))
  const own = labels.at(-1)
  const [first, ...below] = labels
  const draft = newDraft(Number.parseInt(first?.key ?? '', 10) || 0, 0, [])
  draft.suffix = [/[a-h]$/u.exec(first?.key ?? '')?.[0] ?? '', ...below.map(({ key }) => letterFor(key))].join('')
  draft.points = own?.points ?? null
  if (own?.level) draft.fields.difficulty = own.level
  draft.shared = path.slice(0, -1).flatMap((above, at) => sharedBy(above, path[at + 1]))
  draft.isTasked = draft.shared.length > 0
  draft.isEssay = isBelow(path, /tự luận|tập làm văn/iu)
  if (node) fill(draft, node, isPaired === true)
  // '1. A. car B. bus': what is to be done stands above alone.
  const isShort = draft.stem.length === 0 || (isPaired && node !== undefined && textLength(node) < fewestLetters)
  if (isShort && draft.shared.length === 0) draft.shared = headAbove(path)
  if (isUnread) draft.partKey = { kind: 'unclear', letters: [] }
  else if (said && said.length > 0 && !isDictated(draft)) takeSaid(draft, said)
  return draft
}

/** 'Match.' alone says too little. */
const fewestLetters = 10

function textLength({ label, own: [first] }: OutlineNode): number {
  return first && 'line' in first
    ? plainLine(first.line)
        .slice(label?.at ?? 0)
        .trim().length
    : 0
}

function headAbove(path: readonly OutlineNode[]): Line[] {
  const heads = path.slice(0, -1).flatMap(({ label, own: [first] }) => {
    const head = label && first && 'line' in first ? trimLine(cutLine(first.line, label.at)) : []
    return plainLine(head).split(/\s+/u).length >= fewestWords ? [head] : []
  })
  return heads.slice(-1)
}

/** 'c' of the third. */
function letterFor(key: string): string {
  return /^\d+$/u.test(key) ? String.fromCodePoint(96 + Math.min(Number(key), 26)) : key
}

function fill(draft: WordDraft, node: OutlineNode, isPaired: boolean): void {
  const [first, ...others] = wholeOf(node)
  const isRaw = isPaired || isDialogue(others)
  const head = first && 'line' in first ? trimLine(cutLine(first.line, node.label?.at ?? 0)) : []
  // 'PHẦN II. VIẾT' names what stands below it, and asks nothing.
  const isName = !isItem(node) && others.some((part) => 'line' in part) && isLarge(plainLine(head))
  if (!isEmptyLine(head) && !isName) takeBeginning(draft, head)
  for (const part of others) {
    if ('rows' in part) takeTable(draft, part.rows)
    else if (isRaw) draft.stem.push(part)
    else if (!isPlaceToWrite(plainLine(part.line)) && !roomBehind.test(plainLine(part.line))) takeText(draft, part.line)
  }
}

/** 'A: Hello. (1)……' are people who speak, not options. */
function isDialogue(parts: readonly OutlinePart[]): boolean {
  const said = parts.map((part) => ('line' in part ? plainLine(part.line) : ''))
  const speaks = said.filter((text) => /^\s*A\s?:/u.test(text))
  return speaks.length > 1 || (speaks.length === 1 && said.some((text) => /\(\d{1,2}\)\s?(?:\.{3}|…|_{2})/u.test(text)))
}

/** What is dictated cannot be shown to those who write it. */
function isDictated({ stem }: WordDraft): boolean {
  const dictated = /^\s*(?:\d[\d.]*\s?)?(?:bài viết\s?[:.]?\s?)?(?:chính tả|nghe\s?[-–]?\s?viết)(?![\p{L}])/iu
  return stem.some((part) => 'line' in part && dictated.test(plainLine(part.line)))
}

/** 'Phép tính: ………' */
const roomBehind = /^\s*(?:phép tính|trả lời|đáp số|bài giải|answer)\s{0,3}[:：]?\s{0,3}[.…_\s]*$/iu

/** 'Khoanh vào chữ đặt trước câu trả lời đúng' says nothing about what is asked. */
const everywhere =
  /^(?!.*(?:không|chưa|sai|not\s|incorrect|wrong))[^\p{L}]*(?:em\s)?(?:hãy\s)?(?:khoanh|chọn|ghi lại|viết lại|circle|choose)(?![\p{L}]).{0,60}(?:chữ|đáp án|câu trả lời|phương án|kết quả|ý|letter)(?![\p{L}]).{0,60}(?:đúng|right|correct|yêu cầu)/iu
/** 'Thí sinh trả lời từ câu 1 đến câu 4. Mỗi câu thí sinh chỉ chọn một phương án.' */
const ofExam = /(?:học sinh|thí sinh|hs)\s(?:chỉ\s)?(?:trả lời|chọn)\s(?:từ|các|một|đúng|phương án|câu)/iu
/** 'TRẮC NGHIỆM (4 điểm)', 'Đọc hiểu' */
const heading =
  /^[^\p{L}]*(?:phần|trắc nghiệm|câu(?: hỏi)? trắc nghiệm|tự luận|đọc|kiểm tra|chính tả|tập làm văn|làm văn|viết|luyện|kiến thức|bài tập|reading|writing|listening|speaking|vocabulary|grammar|phonetics|pronunciation|language|use of english|part|multiple choice|ma trận|đề|lịch sử|địa l[íý])(?![\p{L}])/iu
const bareHead = /^\s*(?:đề bài|câu hỏi|bài tập|questions?)\s*[:.]?\s*$/iu
const fewestOfPassage = 40
const fewestWords = 3
const mostOfHeading = 6

function isLarge(text: string): boolean {
  const said = text.replaceAll(/\([^()]*\)/gu, ' ')
  return /\p{Lu}{2}/u.test(said) && !/\p{Ll}{2}/u.test(said)
}

/** What has to be done; the name of a part says nothing about it. */
function isInstruction(text: string): boolean {
  const said = text.replaceAll(/\([^()]*\)/gu, ' ').trim()
  const words = said.split(/\s+/u).length
  if (words < 2 || isLarge(said) || everywhere.test(said) || ofExam.test(said)) return false
  return words > mostOfHeading || !heading.test(said)
}

function isToldTask(line: Line): boolean {
  return toldTask(plainLine(line))
}

/** What is to be done, and what is to be read, for all that stands below. */
function sharedBy(node: OutlineNode, below: OutlineNode | undefined): Line[] {
  const { label, own } = node
  const [first, ...others] = own
  const before = below ? passageBefore(node, below) : []
  // The head of a paper holds names and hours.
  if (label === null || label.style === 'paper' || label.style === 'subject') {
    const from = own.findIndex((part) => 'line' in part && isOpenPassage(plainLine(part.line)))
    return [...(from === -1 ? [] : own.slice(from).flatMap(partLines)), ...before]
  }
  const head = first && 'line' in first ? trimLine(cutLine(first.line, label.at)) : []
  const isSaid =
    label.style === 'passage' || isSection(label)
      ? label.style === 'passage' || isInstruction(plainLine(head))
      : !isEmptyLine(head) && !everywhere.test(plainLine(head))
  // Another instruction begins below it: its own was for those above that.
  const isOver = below?.label?.style === 'passage' && below.own.slice(0, 1).flatMap(partLines).some(isToldTask)
  const lines = others
    .flatMap(partLines)
    .filter((line) => !isOver || !isToldTask(line))
    .filter((line) => ![everywhere, ofExam, bareHead].some((sign) => sign.test(plainLine(line))))
  return [...(isSaid ? [head] : []), ...lines, ...before]
}

/** What is read aloud is read from a book. */
const ofReading = /^(?!.*thành tiếng).*(?:đọc|read)/iu

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
