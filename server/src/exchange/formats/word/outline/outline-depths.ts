import { plainLine } from '../line-text.ts'
import { isNextSmall } from '../signs/option-letters.ts'
import { lastOffered, offeredIn } from './offered-letters.ts'
import { type OutlineLabel, countedStyles, isSection } from './outline-labels.ts'
import { type OutlineNode, isItem } from './outline.ts'

/** Which label stands below which. */

export function isSame(one: OutlineLabel, other: OutlineLabel): boolean {
  return one.style === other.style && one.word === other.word
}

/** Papers and subjects hold everything else; a new kind of heading stands below the others, and above no question. */
function sectionDepth(path: readonly OutlineNode[], { style, key, isTitle }: OutlineLabel): number {
  if (style === 'paper') return 1
  // 'B. TỰ LUẬN' behind 'Phần III', where nobody wrote 'A.'
  if (isTitle) {
    const below = path.findIndex(({ label }) => label !== null && label.style !== 'paper' && label.style !== 'subject')
    return below === -1 ? path.length : below
  }
  // '2.1.' stands below '2.'
  const outer =
    style === 'decimal'
      ? path.findLastIndex(({ label }) => label?.style === 'number' && key.startsWith(`${label.key}.`))
      : -1
  if (outer !== -1) return outer + 1
  // 'I. TRẮC NGHIỆM' right above 'Phân môn Lịch sử'
  const above = path.at(-1)
  if (style === 'subject' && isSectionAlone(above) && above?.label && countedStyles.has(above.label.style))
    return path.length
  const isAbove = ({ label }: OutlineNode): boolean =>
    label === null || (isSection(label) && (style === 'subject' ? label.style === 'paper' : label.style !== 'title'))
  const firstBelow = path.findIndex((node) => !isAbove(node))
  return firstBelow === -1 ? path.length : firstBelow
}

interface Counting {
  /** The number before, wherever it stood, and the last one that stood below a heading. */
  last: number
  outer: number
  isInside: boolean
  /** Where a number follows both that of a list within and that of the list around it. */
  prefers: 'inner' | 'outer'
}

/** Below how many others it stands; null where it counts nothing. */
export function depthOf(label: OutlineLabel, path: readonly OutlineNode[], counting: Counting): number | null {
  const { style } = label
  if (style === 'number' || style === 'small') return countedDepth(label, path, counting)
  if (style === 'upper' && isNextOption(label, path.at(-1))) return null
  const same = path.findIndex((node) => node.label !== null && isSame(node.label, label))
  if (same !== -1 && (style !== 'upper' || Number(label.key) > Number(path[same]?.label?.key))) return same
  // 'PHẦN 2' behind the questions of 'I.'
  const before = countedStyles.has(style) ? path.findIndex((node) => isBefore(node, label)) : -1
  if (before !== -1) return before
  if (label.style === 'upper' && isOption(label, path)) return null
  if (isSection(label)) return sectionDepth(path, label)
  const isAbove = ({ label: own }: OutlineNode): boolean => own === null || isSection(own) || own.style === 'number'
  return path.findLastIndex(isAbove) + 1
}

function isBefore({ label: own, children }: OutlineNode, { key }: OutlineLabel): boolean {
  return own !== null && countedStyles.has(own.style) && isNextKey(key, own.key) && children.some(isItem)
}

/** 'D. Đọc truyện' right behind 'C. …' of the same question; in large letters it is a heading. */
function isNextOption({ key, isTitle, isLarge }: OutlineLabel, last: OutlineNode | undefined): boolean {
  if (!last || !isItem(last) || isTitle || isLarge) return false
  const letters = last.own.flatMap((part) => ('line' in part ? (lastOffered(plainLine(part.line)) ?? []) : []))
  return letters.length > 0 && 'ABCDEF'.indexOf(letters.at(-1) ?? '') + 2 === Number(key)
}

/** 'A.' within a question, and 'B.' where no 'A.' stands above; 'B. TỰ LUẬN' is none. */
function isOption({ key, isTitle }: OutlineLabel, path: readonly OutlineNode[]): boolean {
  if (isTitle) return false
  const last = path.at(-1)?.label ?? null
  return key === '1' ? last !== null && !isSection(last) : true
}

const deepest = 8

/** Numbers and small letters may as well be part of a text: they have to follow each other. */
function countedDepth(
  label: OutlineLabel,
  path: readonly OutlineNode[],
  { last, outer, isInside, prefers }: Counting,
): number | null {
  const { style, key } = label
  const follow = [...path.entries()].flatMap(([at, { label: own, isInside: wasInside = false }]) =>
    own !== null && isSame(own, label) && isNextKey(key, own.key) ? [{ at, wasInside }] : [],
  )
  // Those within one line count by themselves, unless nothing else is counted.
  const alike = follow.filter(({ wasInside }) => wasInside === isInside)
  const own = alike.length > 0 ? alike : follow
  const meant = prefers === 'inner' ? own.at(-1) : own[0]
  if (meant) return meant.at
  // Below one that is chosen nothing is asked: it counts from one again.
  const chosen = key === '1' && style === 'number' ? path.findIndex((node) => isChosenNumber(node)) : -1
  if (chosen !== -1) return chosen
  if (key === '1' || key === 'a') return path.length <= deepest ? path.length : null
  const isOpen = path.some(({ label: own }) => own !== null && isSame(own, label))
  if (style !== 'number' || isOpen) return null
  // Gaps of a text may have had the numbers between.
  const isBehindGaps = Number(key) > last && Number(key) <= last + mostGaps && isSectionAlone(path.at(-1))
  const isOuter = Number(key) === outer + 1 && isSectionAlone(path.at(-1))
  return Number(key) === last + 1 || isBehindGaps || isOuter ? path.length : null
}

function isChosenNumber(node: OutlineNode): boolean {
  const letters = node.label?.style === 'number' ? offeredIn(node) : new Set()
  return letters.has('A') && letters.has('B')
}

const mostGaps = 12

function isSectionAlone(node: OutlineNode | undefined): boolean {
  const isHeading = node?.label != null && (isSection(node.label) || node.label.word === 'task')
  return isHeading && node.children.length === 0
}

export function isNextKey(key: string, before: string): boolean {
  return /^\d+$/u.test(before) ? key === String(Number(before) + 1) : isNextSmall(key, before)
}
