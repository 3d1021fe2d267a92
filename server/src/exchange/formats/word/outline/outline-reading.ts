import { cutLine, plainLine, trimLine } from '../line-text.ts'
import { isOpenPassage, isPaperWording, isPassageHead, isRule, isTimeGiven, passageStart } from '../signs/line-signs.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { depthOf, isSame, nextKey } from './outline-depths.ts'
import { type OutlineLabel, isSection, outlineLabel } from './outline-labels.ts'
import { type OutlineLine, type OutlineNode, isItem } from './outline.ts'

const end = /^[\s\-–—_*.=]*(?:hết|the end)[\s\-–—_*.=]*$/iu
/** Room for what a child writes. */
const room =
  /^\s*(?:(?:bài (?:giải|làm)|(?:lời |cách |hướng dẫn )?giải(?: chi tiết)?|trả lời)\s{0,3}[:.]?|[.…_\s]{6,}|…[.…_\s]*)\s*$/iu

const dotted = /^\s*[.…_][.…_\s]{5,}$/u
const fewestOfText = 60

/** Sentences; a short line may as well be the next part of what is asked above. */
function isText(text: string): boolean {
  return text.length >= fewestOfText && begins.test(text) && /[.!?…]\s+\p{Lu}/u.test(text) && !/\?\s*$/u.test(text)
}

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
  let last = 0
  let outer = 0
  let isWritten = false
  const lastLabel = lines.findLastIndex((typed) => 'line' in typed && typed.label !== null)
  for (const [at, typed] of lines.entries()) {
    const part = 'rows' in typed ? typed : { line: typed.line }
    const text = 'rows' in typed ? '-' : plainLine(typed.line)
    const isHours = isTimeGiven(text) && !path.some(isItem)
    if ('line' in typed && typed.label === null && (isHours || isNothing(text))) {
      isWritten ||= dotted.test(text)
      continue
    }
    // Behind the room for one answer a text is for what follows.
    const isBehind =
      isWritten && side === 'paper' && (isText(text) || (at > lastLabel && begins.test(text))) && path.some(isItem)
    isWritten = false
    const isNext = side === 'paper' && isInstruction(text) && isChosen(path)
    if ('line' in typed && typed.label === null && (isBehind || isNext || (isPassage(text) && isAsked(path)))) {
      beginPassage(path, typed.line, text)
      continue
    }
    const { label = null, isInside } = 'line' in typed ? typed : {}
    if (label) endPassage(path, label)
    // A column says its number in every row.
    const again = label && label.at >= text.length ? path.findIndex((node) => isAgain(node, label)) : -1
    if (again !== -1) continue
    const depth = label && depthOf(label, path, { last, outer, isInside: isInside === true, prefers })
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

function isPassage(text: string): boolean {
  return (
    /^\s*(?:(?:bài đọc|văn bản|ngữ liệu)\s?[:：]|mark the letter\s)/iu.test(text) ||
    isOpenPassage(text) ||
    (isPassageHead(text) && passageStart(text) !== null)
  )
}

const instruction =
  /^\s*\*?\s?(?:choose|circle|listen|match|fill in|complete|find|put|re-?order|re-?arrange|answer|underline|give|mark|decide|supply|rewrite|em hãy|hãy|khoanh|chọn|lựa chọn|điền|nối|sắp xếp|trả lời|hoàn thành|đánh dấu|nghe)(?![\p{L}])/iu
const longestInstruction = 160

/** '*Choose the word with …' in a line of its own, with a star before it or an end behind it. */
export function isInstruction(text: string): boolean {
  const isWhole = /^\s*\*/u.test(text) || /[.:)]\s*$/u.test(text)
  // 'Điền số: 7 + 8 = ……' asks by itself.
  if (/[:：]\s*\S+\s+\S|\.{3}|…|_{2}/u.test(text)) return false
  return text.length <= longestInstruction && isWhole && instruction.test(text)
}

/** All of its options stand above. */
function isChosen(path: readonly OutlineNode[]): boolean {
  const { own = [] } = path.findLast(isItem) ?? {}
  const lines = own.slice(0, mostOptions).flatMap((part) => ('line' in part ? [plainLine(part.line)] : []))
  const signs = new Set(lines.flatMap((line) => line.match(/(?<=^|\s)[A-F](?=\s?[.)])/gu) ?? []))
  return ['A', 'B', 'C'].every((sign) => signs.has(sign))
}

const mostOptions = 12

/** What has a text and nothing else above it goes on with that text. */
function isAsked(path: readonly OutlineNode[]): boolean {
  const item = path.find(isItem)
  return item !== undefined && (item.own.length > 1 || item.children.length > 0)
}

/** An instruction ends with the next one, a text does not. */
function isTold({ label, own: [head] }: OutlineNode): boolean {
  return label?.style === 'passage' && head !== undefined && 'line' in head && isInstruction(plainLine(head.line))
}

/** A text between two questions belongs to those below it. */
function beginPassage(path: OutlineNode[], line: Line, text: string): void {
  // An instruction stands below the text that it is about, and another text instead of it.
  const isNext = isInstruction(text)
  path.length = path.findIndex((node) => isItem(node) || (isNext ? isTold(node) : node.label?.style === 'passage'))
  const { to = null } = passageStart(text) ?? {}
  const label: OutlineLabel = { style: 'passage', word: '', key: String(to ?? ''), at: 0, points: null, level: null }
  const node: OutlineNode = { label, own: [{ line }], children: [] }
  path.at(-1)?.children.push(node)
  path.push(node)
}

/** It ends where it says so, or with the next heading. */
function endPassage(path: OutlineNode[], label: OutlineLabel): void {
  const at = path.findIndex((node) => node.label?.style === 'passage')
  const to = Number(path[at]?.label?.key || Infinity)
  if (at !== -1 && (isSection(label) || Number.parseInt(label.key, 10) > to)) path.length = at
}

function isNothing(text: string): boolean {
  return /^[\s–•-]*$/u.test(text) || isRule(text) || end.test(text) || room.test(text) || isPaperWording(text)
}

export function withLabels(blocks: readonly WordBlock[]): OutlineLine[] {
  const typed = inColumns(blocks)
  const isBoxed = (at: number): boolean => {
    const block = typed[at]
    return block?.kind === 'line' && ended.test(plainLine(block.line))
  }
  return typed.flatMap((block, at) => {
    if (block.kind === 'table') return [{ rows: block.rows }]
    // Two rows of them may be read across or downwards.
    const isRow = isBoxed(at) && (isBoxed(at - 1) || isBoxed(at + 1))
    return (isRow ? [block.line] : boxesApart(block.line)).flatMap(besideEachOther)
  })
}

const ended = /^(?:\s{0,9}[^\s☐□][^☐□\t]{0,80}[☐□](?:\t+|\s{2,}|\s*$)){2,}$/u

const twoBeside = /^\s*([a-f])\s?[.)]\s?\S.*?(?:\t|\s{2})\s*(?=([a-f])\s?[.)]\s?\S)/u

/** 'a)   c)' above 'b)   d)': two columns, each read downwards. */
function inColumns(blocks: readonly WordBlock[]): WordBlock[] {
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at], blocks[at + 1]]
    const [upper, lower] = [block, next].map((own) =>
      own?.kind === 'line' ? twoBeside.exec(plainLine(own.line)) : null,
    )
    const letters = [upper?.[1], lower?.[1], upper?.[2], lower?.[2]]
    const isDown = letters.every(
      (letter, place) => letter !== undefined && letter === 'abcdef'['abcdef'.indexOf(letters[0] ?? '-') + place],
    )
    if (upper && lower && isDown && block?.kind === 'line' && next?.kind === 'line') {
      const lines = [
        cutLine(block.line, 0, upper[0].length),
        cutLine(next.line, 0, lower[0].length),
        cutLine(block.line, upper[0].length),
        cutLine(next.line, lower[0].length),
      ]
      result.push(...lines.map((line) => ({ kind: 'line' as const, line: trimLine(line) })))
      at += 1
    } else if (block) result.push(block)
  }
  return result
}

/** '☐ đỏ   ☐ xanh   ☐ vàng': one below the other. */
function boxesApart(line: Line): Line[] {
  const text = plainLine(line)
  // '10 – 6 = 4 □     2 + 7 = 8 □'
  if (ended.test(text) && !/(?:true|false|đúng|sai|yes|no|[tfđs])\s?[☐□]/iu.test(text)) {
    const ends = [...text.matchAll(/[☐□]/gu)].map(({ index }) => index + 1)
    return ends.map((end, at) => trimLine(cutLine(line, ends[at - 1] ?? 0, end)))
  }
  const boxes = /^\s*[☐□]\s*\S/u.test(text) ? [...text.matchAll(/[☐□](?=\s*[^\s☐□])/gu)] : []
  return boxes.length < 2 ? [line] : boxes.map(({ index }, at) => trimLine(cutLine(line, index, boxes[at + 1]?.index)))
}

const smallBeside = /(?:\t|\s{3})\s*(?=([a-h])\s?[.)]\s?\S)/gu

/** 'a) 36 + 5      b) 47 - 8': one below the other. */
function besideEachOther(line: Line): OutlineLine[] {
  const text = plainLine(line)
  const label = outlineLabel(text)
  if (label?.style !== 'small') return [{ line, label }]
  const cuts: number[] = []
  let { key } = label
  for (const { index, 0: gap, 1: sign = '' } of text.matchAll(smallBeside)) {
    if (sign !== nextKey(key)) return [{ line, label }]
    cuts.push(index + gap.length)
    key = sign
  }
  return [0, ...cuts].map((from, at) => {
    const piece = trimLine(cutLine(line, from, cuts[at]))
    return { line: piece, label: outlineLabel(plainLine(piece)) }
  })
}
