import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import { isRule } from '../signs/line-signs.ts'
import type { Line, WordBlock } from '../word-file.ts'
import { type OutlineLabel, isSection, outlineLabel } from './outline-labels.ts'

export type OutlinePart = { line: Line } | { rows: Line[][][] }

/** A part of a paper, or of its list of keys: what it says before its own parts begin, and these. */
export interface OutlineNode {
  label: OutlineLabel | null
  /** The first is the line with its label, as it stands there. */
  own: OutlinePart[]
  children: OutlineNode[]
  /** It stands behind another in one line. */
  isInside?: true
}

/** A line with the label that it begins with, or a table that has none. */
export type OutlineLine = { line: Line; label: OutlineLabel | null; isInside?: true } | { rows: Line[][][] }

const end = /^[\s\-–—_*.=]*(?:hết|the end)[\s\-–—_*.=]*$/iu
/** Room for what a child writes. */
const room = /^\s*(?:(?:bài (?:giải|làm)|giải|trả lời)\s{0,3}[:.]?|[.…_\s]{6,})\s*$/iu

/**
 * Which label stands below which is said by nobody: one that has been seen above counts on there, and one that has not
 * begins below the last.
 */
export function outlineOf(lines: readonly OutlineLine[]): OutlineNode {
  const root: OutlineNode = { label: null, own: [], children: [] }
  const path: OutlineNode[] = [root]
  let last = 0
  for (const typed of lines) {
    const part = 'rows' in typed ? typed : { line: typed.line }
    const text = 'rows' in typed ? '-' : plainLine(typed.line)
    if (
      'line' in typed &&
      typed.label === null &&
      (text.trim() === '' || isRule(text) || end.test(text) || room.test(text))
    )
      continue
    const { label = null, isInside } = 'line' in typed ? typed : {}
    const depth = label && depthOf(label, path, last, isInside === true)
    if (!label || depth === null) {
      path.at(-1)?.own.push(part)
      continue
    }
    path.length = depth
    const node: OutlineNode = { label, own: [part], children: [], ...(isInside && { isInside }) }
    path.at(-1)?.children.push(node)
    path.push(node)
    if (label.style === 'number') last = Number(label.key)
  }
  return withNumberedHeads(root)
}

/** '1. Kiểm tra đọc' above 'Câu 1' heads a part, and so do those that count on from it. */
function withNumberedHeads(node: OutlineNode): OutlineNode {
  const children = node.children.map(withNumberedHeads)
  const isHead = children.some(
    ({ label, children: below }) => label?.style === 'number' && below.some((own) => own.label?.style === 'named'),
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

/** 'I. Mục tiêu' or '1. Đề kiểm tra' above the 'I.' of the paper itself: what a plan or a page says before it. */
export function withoutPlan(root: OutlineNode): OutlineNode {
  const isFirst = ({ label }: OutlineNode): boolean => label?.style === 'roman' && label.key === '1'
  const from = root.children.findLastIndex(isFirst)
  const before = root.children.slice(0, Math.max(from, 0))
  const isPlan = before.some(isFirst) && before.every(({ label }) => label?.style === 'roman')
  const isTitle = before.length === 1 && before.every((node) => titled.test(saidIn(node).map(plainLine).join(' ')))
  if ((!isPlan && !isTitle) || before.some(({ children }) => children.length > 0)) return root
  return { ...root, own: [...root.own, ...before.flatMap(wholeOf)], children: root.children.slice(from) }
}

const titled =
  /^(?:đề\s(?:thi|kiểm tra|ôn|cương|số)|bài\s(?:thi|kiểm tra)|(?:the\s)?(?:test|exam))(?![\p{L}])[^?]{0,120}$/iu

/** 'IV. Homework' behind the keys of 'IV.' belongs to no question. */
export function withoutRest(root: OutlineNode): OutlineNode {
  const rest = root.children.at(-1)
  const isRest =
    rest?.label?.style === 'roman' &&
    rest.children.length === 0 &&
    root.children.some(
      ({ label, children }) =>
        label && isSame(label, rest.label ?? label) && label.key === rest.label?.key && children.length > 0,
    )
  return rest && isRest ? { ...root, own: [...root.own, ...rest.own], children: root.children.slice(0, -1) } : root
}

export function withLabels(blocks: readonly WordBlock[]): OutlineLine[] {
  return blocks.flatMap((block) => (block.kind === 'line' ? besideEachOther(block.line) : [{ rows: block.rows }]))
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

function isSame(one: OutlineLabel, other: OutlineLabel): boolean {
  return one.style === other.style && one.word === other.word
}

/** Papers and subjects hold everything else; a new kind of heading stands below the others, and above no question. */
function sectionDepth(path: readonly OutlineNode[], { style }: OutlineLabel): number {
  if (style === 'paper') return 1
  const isAbove = ({ label }: OutlineNode): boolean =>
    label === null || (isSection(label) && (style === 'subject' ? label.style === 'paper' : label.style !== 'title'))
  const firstBelow = path.findIndex((node) => !isAbove(node))
  return firstBelow === -1 ? path.length : firstBelow
}

const counted = new Set(['part', 'roman', 'upper'])

/** Below how many others it stands; null where it counts nothing. */
function depthOf(label: OutlineLabel, path: readonly OutlineNode[], last: number, isInside: boolean): number | null {
  const { style } = label
  if (style === 'number' || style === 'small') return countedDepth(label, path, last, isInside)
  const same = path.findIndex((node) => node.label !== null && isSame(node.label, label))
  if (same !== -1 && (style !== 'upper' || Number(label.key) > Number(path[same]?.label?.key))) return same
  const before = counted.has(style)
    ? path.findIndex(({ label: own }) => own !== null && counted.has(own.style) && nextKey(own.key) === label.key)
    : -1
  // 'PHẦN 2' behind 'I.'
  if (before !== -1) return before
  if (label.style === 'upper' && isOption(label, path)) return null
  if (isSection(label)) return sectionDepth(path, label)
  const isAbove = ({ label: own }: OutlineNode): boolean => own === null || isSection(own) || own.style === 'number'
  return path.findLastIndex(isAbove) + 1
}

/** 'A.' within a question, and 'B.' where no 'A.' stands above. */
function isOption({ key }: OutlineLabel, path: readonly OutlineNode[]): boolean {
  const last = path.at(-1)?.label ?? null
  return key === '1' ? last !== null && !isSection(last) : true
}

const deepest = 8

/** Numbers and small letters may as well be part of a text: they have to follow each other. */
function countedDepth(
  label: OutlineLabel,
  path: readonly OutlineNode[],
  last: number,
  isInside: boolean,
): number | null {
  const { style, key } = label
  const follow = [...path.entries()].flatMap(([at, { label: own, isInside: wasInside = false }]) =>
    own !== null && isSame(own, label) && key === nextKey(own.key) ? [{ at, wasInside }] : [],
  )
  // Those within one line count by themselves, unless nothing else is counted.
  const meant = follow.findLast(({ wasInside }) => wasInside === isInside) ?? follow.at(-1)
  if (meant) return meant.at
  if (key === '1' || key === 'a') return path.length <= deepest ? path.length : null
  const isOpen = path.some(({ label: own }) => own !== null && isSame(own, label))
  if (style !== 'number' || isOpen) return null
  // Gaps of a text may have had the numbers between.
  const isBehindGaps = Number(key) > last && Number(key) <= last + mostGaps && isSectionAlone(path.at(-1))
  return Number(key) === last + 1 || isBehindGaps ? path.length : null
}

const mostGaps = 12

function isSectionAlone(node: OutlineNode | undefined): boolean {
  return node?.label != null && isSection(node.label) && node.children.length === 0
}

function nextKey(key: string): string {
  return /^\d+$/u.test(key) ? String(Number(key) + 1) : String.fromCodePoint((key.codePointAt(0) ?? 0) + 1)
}

/** All that it says, in its order. */
export function wholeOf({ own, children }: OutlineNode): OutlinePart[] {
  return [...own, ...children.flatMap(wholeOf)]
}

export function linesOf(node: OutlineNode): Line[] {
  return wholeOf(node).flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2)))
}

export function textOf(node: OutlineNode): string {
  return linesOf(node).map(plainLine).join(' ')
}

/** What stands behind the label, and all below it. */
export function saidIn(node: OutlineNode): Line[] {
  const [first = [], ...others] = linesOf(node)
  const behind = node.label ? trimLine(cutLine(first, node.label.at)) : first
  // 'Câu 1; 4đ'
  const rest = cutLine(
    behind,
    /^(?:\(\d{1,2}(?:[.,]\d{1,2})?\s?(?:ms?|marks?|pts?|points?)\)[\s.:]*|[\s;,.:]+(?:\(?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ)\)?[.:]?(?:\s|$))?)?/iu.exec(
      plainLine(behind),
    )?.[0].length ?? 0,
  )
  return [rest, ...others].filter((line) => !isEmptyLine(line))
}
