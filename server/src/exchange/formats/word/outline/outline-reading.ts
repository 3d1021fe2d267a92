import { plainLine } from '../line-text.ts'
import { isEnd, isPaperWording, isRule, isTimeGiven } from '../signs/line-signs.ts'
import { largeBefore } from '../signs/option-letters.ts'
import type { Line } from '../word-file.ts'
import { depthOf, isSame } from './outline-depths.ts'
import type { OutlineLabel } from './outline-labels.ts'
import { beginPassage, endPassage, isAsked, isChosen, isComplete, isInstruction, isPassage } from './passages.ts'
import { type OutlineLine, type OutlineNode, isItem } from './outline.ts'

/** Room for what a child writes. */
const room =
  /^\s*(?:(?:bài (?:giải|làm)|(?:lời |cách |hướng dẫn )?giải(?: chi tiết)?|trả lời)\s{0,3}[:.]?|[.…_\s]{6,}|…[.…_\s]*)\s*$/iu

const dotted = /^\s*[.…_][.…_\s]{5,}$/u
const fewestOfText = 60

/** Sentences; a short line may as well be the next part of what is asked above. */
function isText(text: string): boolean {
  return text.length >= fewestOfText && begins.test(text) && /[.!?…]\s+\p{Lu}/u.test(text) && !/\?\s*$/u.test(text)
}

/** 'Cho bảng số liệu: …' */
const given =
  /^\s*(?:passage\s?\d{0,2}\s*[:.]?\s*$|(?:cho|dựa vào|quan sát|theo)\s(?:bảng|biểu đồ|đoạn|thông tin|hình|số liệu|văn bản)(?![\p{L}]))/iu

/** Another option follows before anything else does. */
function isWithinOptions(lines: readonly OutlineLine[], at: number): boolean {
  const next = lines.slice(at + 1, at + 1 + mostBetween)
  const end = next.findIndex((typed) => 'rows' in typed || typed.label !== null)
  const until = next.slice(0, end === -1 ? undefined : end + 1)
  return until.some((typed) => 'line' in typed && largeBefore(plainLine(typed.line)) !== null)
}

const mostBetween = 12
const begins = /^\s*["“(]?\p{Lu}\p{L}*\s+\p{L}/u

/**
 * Which label stands below which is said by nobody: one that has been seen above counts on there, and one that has not
 * begins below the last.
 */
export function outlineOf(
  lines: readonly OutlineLine[],
  prefers: 'inner' | 'outer' = 'inner',
  side: 'paper' | 'guide' = 'guide',
): OutlineNode {
  const root: OutlineNode = { label: null, own: [], children: [] }
  const path: OutlineNode[] = [root]
  let last = beforeFirst(lines)
  let outer = last
  let isWritten = false
  const areBelow = areLettersBelow(lines)
  const lastLabel = lines.findLastIndex((typed) => 'line' in typed && typed.label !== null)
  for (const [at, typed] of lines.entries()) {
    const part = 'rows' in typed ? typed : { line: typed.line }
    const text = 'rows' in typed ? '-' : plainLine(typed.line)
    const isHours = isTimeGiven(text) && !path.some(isItem)
    if ('line' in typed && typed.label === null && (isHours || isNothing(text))) {
      isWritten ||= dotted.test(text)
      continue
    }
    // Behind the room for one answer, or behind all options, a text is for what follows.
    const isBehind =
      side === 'paper' &&
      path.some(isItem) &&
      ((isWritten && (isText(text) || (at > lastLabel && begins.test(text)))) ||
        ((isText(text) || given.test(text)) && isChosen(path) && !isWithinOptions(lines, at)))
    isWritten = false
    const isNext =
      side === 'paper' &&
      isInstruction(text) &&
      (isChosen(path) ||
        (at < lastLabel && isComplete(path) && !isAboveOptions(lines, at, areBelow ? path.at(-1) : undefined)))
    if (
      'line' in typed &&
      typed.label === null &&
      (isBehind || isNext || (isPassage(text) && isAsked(path) && (at < lastLabel || isChosen(path))))
    ) {
      beginPassage(path, typed.line, text)
      continue
    }
    const { label = null, isInside } = 'line' in typed ? typed : {}
    if (label) endPassage(path, label)
    // A column says its number in every row.
    const again = label && label.at >= text.length ? path.findIndex((node) => isAgain(node, label)) : -1
    if (again !== -1) continue
    const counted = label && depthOf(label, path, { last, outer, isInside: isInside === true, prefers })
    const depth = counted ?? (label && side === 'guide' ? holeFor(label, path, isInside === true) : null)
    if (!label || depth === null) {
      path.at(-1)?.own.push(part)
      continue
    }
    const head = label.key === '1' && path[depth]?.label?.style === 'number' ? takeHead(path.at(-1)) : []
    path.length = depth
    if (head.length > 0) beginTitle(path, head)
    const node: OutlineNode = { label, own: [part], children: [], ...(isInside && { isInside }) }
    path.at(-1)?.children.push(node)
    path.push(node)
    if (label.style === 'number') last = Number(label.key)
    if (label.style === 'number' && !isItem(path.at(-2) ?? root)) outer = Number(label.key)
  }
  return withNumberedHeads(root)
}

/** 'Chọn câu đúng nhất.' above 'A. …' is said of the question above it; above 'a) …' of one that has a name or a number. */
function isAboveOptions(lines: readonly OutlineLine[], at: number, item: OutlineNode | undefined): boolean {
  const next = lines.slice(at + 1).find((typed) => 'rows' in typed || plainLine(typed.line).trim() !== '')
  const isCounted = item?.label?.style === 'named' || item?.label?.style === 'number'
  const first = isCounted ? /^\s*[*(]{0,2}[Aa]\s?[.)/:]\s*\S/u : /^\s*[*(]{0,2}A\s?[.)/:]\s*\S/u
  return next !== undefined && 'line' in next && first.test(plainLine(next.line))
}

const fewestBelow = 4

/** Below the number of nearly every question 'a)' comes next: wherever else it stands, it is not what an instruction is for. */
function areLettersBelow(lines: readonly OutlineLine[]): boolean {
  const labels = lines.flatMap((typed) => ('line' in typed && typed.label ? [typed.label] : []))
  const counted = labels.flatMap(({ style }, at) =>
    style === 'named' || style === 'number' ? [labels[at + 1]?.key === 'a'] : [],
  )
  const lettered = counted.filter(Boolean).length
  return lettered >= fewestBelow && lettered * 5 >= counted.length * 4
}

/** A part of a paper goes on counting where the one before it ended: '7.' above '8.' */
function beforeFirst(lines: readonly OutlineLine[]): number {
  const numbers = lines.flatMap((typed) =>
    'line' in typed && typed.label?.style === 'number' ? [Number(typed.label.key)] : [],
  )
  const [first = 1, second] = numbers
  return first > 1 && !numbers.includes(1) && second === first + 1 ? first - 1 : 0
}

/** Behind the options of the last question before it counts from one again: what the next ones are about. */
function takeHead(node: OutlineNode | undefined): Line[] {
  const own = node?.own ?? []
  const last = own.findLastIndex((part) => !('line' in part) || /(?<=^|\s)[A-F]\s?[.)]/u.test(plainLine(part.line)))
  const tail = own.slice(last + 1).flatMap((part) => ('line' in part ? [part.line] : []))
  const isHead =
    last > 0 && tail.length > 0 && tail.length <= mostOfHead && tail.every((line) => begins.test(plainLine(line)))
  return isHead ? own.splice(last + 1).flatMap((part) => ('line' in part ? [part.line] : [])) : []
}

const mostOfHead = 3

function beginTitle(path: OutlineNode[], lines: readonly Line[]): void {
  const key = lines.map(plainLine).join(' ').trim().toLowerCase()
  const label: OutlineLabel = { style: 'title', word: '', key, at: 0, points: null, level: null }
  path.length = depthOf(label, path, { last: 0, outer: 0, isInside: false, prefers: 'inner' }) ?? path.length
  const node: OutlineNode = { label, own: lines.map((line) => ({ line })), children: [] }
  path.at(-1)?.children.push(node)
  path.push(node)
}

/** '1. A  2. B  4. A' in one line, or '3. …' behind it, in a list where the third was left out. */
function holeFor({ style, key }: OutlineLabel, path: readonly OutlineNode[], isInside: boolean): number | null {
  const at = path.findIndex(({ label }) => label?.style === 'number')
  const keys = (path[at - 1]?.children ?? []).flatMap(({ label }) =>
    label?.style === 'number' ? [Number(label.key)] : [],
  )
  const number = Number(key)
  if (style !== 'number' || keys.length < 2 || keys.length > mostKeys || keys.includes(number)) return null
  const isHole = keys.some((own) => own > number) && keys.includes(number - 1)
  return isHole || (isInside && number > Math.max(...keys)) ? at : null
}

const mostKeys = 300

function isAgain({ label: own, own: [first] }: OutlineNode, label: OutlineLabel): boolean {
  const isAlone = own !== null && first !== undefined && 'line' in first && own.at >= plainLine(first.line).length
  return isAlone && isSame(own, label) && own.key === label.key
}

/** '1. Kiểm tra đọc' above 'Câu 1' heads a part, and so do those that count on from it. */
function withNumberedHeads(node: OutlineNode): OutlineNode {
  const children = node.children.map(withNumberedHeads)
  const isHead = children.some(
    ({ label, children: below }) =>
      label?.style === 'number' && below.some((own) => own.label?.style === 'named' || own.label?.style === 'decimal'),
  )
  return {
    ...node,
    children: isHead
      ? children.map((child) =>
          child.label?.style === 'number' ? { ...child, label: { ...child.label, style: 'upper' } } : child,
        )
      : children,
  }
}

function isNothing(text: string): boolean {
  return /^[\s–•-]*$/u.test(text) || isRule(text) || isEnd(text) || room.test(text) || isPaperWording(text)
}
