import { plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { type OutlineNode, isItem, saidIn, textOf } from './outline.ts'
import type { Answered } from './question-alignment.ts'

/** Parts of a paper in which nothing is counted, and which ask something all the same. */

export class Unmatched extends Error {}

const counted = new Set(['part', 'roman', 'upper'])

/** 'PHẦN II', 'II.' and 'B.' are the same part. */
export function isNamed({ label: one }: OutlineNode, { label: other }: OutlineNode): boolean {
  if (one === null || other === null || one.key !== other.key) return false
  return one.style === other.style || (counted.has(one.style) && counted.has(other.style))
}

/** 'It was (1) ____ and (2) ____': a text whose gaps have the numbers that no question has. */
export function gapTexts(path: readonly OutlineNode[], node: OutlineNode, entries: readonly OutlineNode[]): Answered[] {
  if (entries.length === 0) return []
  const left = new Set(entries)
  const found = sectionsBelow(node).flatMap((below): Answered[] => {
    const section = below.at(-1)
    if (!section || section.children.length > 0) return []
    const text = textOf(section)
    const own = entries.filter(({ label }) => label !== null && text.includes(`(${label.key})`))
    for (const entry of own) left.delete(entry)
    return own.length > 1 ? [{ path: [...path, ...below], said: own.flatMap(saidIn) }] : []
  })
  if (left.size > 0) throw new Unmatched()
  return found
}

function sectionsBelow(node: OutlineNode, path: readonly OutlineNode[] = []): OutlineNode[][] {
  const sections = node.children.filter((child) => !isItem(child))
  return sections.flatMap((child) => [[...path, child], ...sectionsBelow(child, [...path, child])])
}

/** A task that the list says nothing of is still one. */
export function tasksAlone(
  path: readonly OutlineNode[],
  node: OutlineNode,
  taken: ReadonlySet<OutlineNode | undefined>,
): Answered[] {
  if (isItem(node) || taken.has(node)) return []
  const below = node.children.flatMap((child) => tasksAlone([...path, node], child, taken))
  const [head, ...others] = node.own
  const isTask = node.children.length === 0 && others.length > 0 && head !== undefined && 'line' in head
  return isTask && !spoken.test(plainLine(head.line)) && written.test(textOf(node))
    ? [{ path: [...path, node], said: null }]
    : below
}

/** What the list says below a heading without numbers belongs to the same heading of the paper. */
export function headedAlone(
  path: readonly OutlineNode[],
  node: OutlineNode,
  guide: OutlineNode,
  left: Line[],
): Answered[] {
  const own = sectionsBelow(node)
  return sectionsBelow(guide).flatMap((below): Answered[] => {
    const section = below.at(-1)
    const said = section && section.children.length === 0 ? saidIn(section) : []
    if (!section || said.length === 0) return []
    const same = own.filter((one) => one.at(-1)?.children.length === 0 && isNamed(one.at(-1) ?? node, section))
    const [only] = same
    const found = only && same.length === 1 ? sectionAlone([...path, ...only], only.at(-1) ?? node, section) : []
    if (found.length === 0) left.push(...said)
    return found
  })
}

const written = /(?:^|[\s.:)])(?:viết|tả|kể|tập làm văn|write|writing)(?![\p{L}])/iu
const gapped = /\.{4}|…{2}|_{3}/u
/** Nobody does that in writing. */
const spoken = /đọc|nghe|nói|chính tả|listen|speak/iu

/** 'TẬP LÀM VĂN' and what is to be written about. */
export function sectionAlone(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] {
  const said: Line[] = saidIn(guide)
  if (said.length === 0 || node.label === null) return []
  const [head] = node.own
  if (head && 'line' in head && spoken.test(plainLine(head.line))) return []
  const text = textOf(node)
  if (!written.test(text) && !gapped.test(text)) throw new Unmatched()
  return [{ path: [...path], said }]
}
