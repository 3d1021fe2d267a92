import { plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'
import { isSection } from './outline-labels.ts'
import { type OutlineNode, saidIn, textOf } from './outline.ts'
import { type Answered, arePairs, listedAt, pairedAt, questionAt } from './question-alignment.ts'

/** Every entry of the list belongs to one question; null where one of them belongs to none. */
export function aligned(paper: OutlineNode, guide: OutlineNode): Answered[] | null {
  try {
    return alignedAt([withFirstPaper(paper)], guide)
  } catch (error) {
    if (error instanceof Unmatched) return null
    throw error
  }
}

class Unmatched extends Error {}

const isItem = ({ label }: OutlineNode): boolean => label !== null && !isSection(label)

/** What stands above 'ĐỀ 2' is the first of them, whoever said so. */
function withFirstPaper(paper: OutlineNode): OutlineNode {
  const second = paper.children.findIndex(({ label }) => label?.style === 'paper' && label.key === '2')
  const before = paper.children.slice(0, second)
  if (second < 1 || before.some(({ label }) => label?.style === 'paper')) return paper
  const label = { style: 'paper', word: '', key: '1', at: 0, points: null, level: null } as const
  const first: OutlineNode = { label, own: [{ line: [] }], children: before }
  return { ...paper, children: [first, ...paper.children.slice(second)] }
}

/** The questions below some headings, whichever they are. */
function itemsBelow(node: OutlineNode, path: readonly OutlineNode[] = []): OutlineNode[][] {
  return node.children.flatMap((child) => (isItem(child) ? [[...path, child]] : itemsBelow(child, [...path, child])))
}

function alignedAt(path: readonly OutlineNode[], guide: OutlineNode): Answered[] {
  const node = path.at(-1)
  if (!node) return []
  if (isItem(node)) return questionAt(path, node, guide)
  const [asked, keyed] = [node, guide].map(({ children }) => ({
    items: children.filter(isItem),
    sections: children.filter((child) => !isItem(child)),
  }))
  if (!asked || !keyed) return []
  const [only] = asked.sections
  // '(Đề 1)' above the paper alone.
  if (only && node.children.length === 1 && !keyed.sections.some((section) => isNamed(only, section)))
    return alignedAt([...path, only], guide)
  const isSectioned = asked.sections.length > 0 && keyed.sections.length > 0
  const bySection =
    isSectioned && asked.items.length >= Math.min(1, keyed.items.length)
      ? sectionsAt(path, asked.sections, keyed.sections)
      : null
  if (!bySection) return itemsAt(path, node, guide)
  if (keyed.items.length === 0)
    return [...asked.items.map((own) => ({ path: [...path, own], said: null })), ...bySection]
  return [...itemsAt(path, { ...node, children: asked.items }, { ...guide, children: keyed.items }), ...bySection]
}

/** Heading by heading, where both have the same ones. */
function sectionsAt(
  path: readonly OutlineNode[],
  asked: readonly OutlineNode[],
  keyed: readonly OutlineNode[],
): Answered[] | null {
  const pairs = new Map<OutlineNode, OutlineNode>()
  for (const section of keyed) {
    const own = asked.find((child) => !pairs.has(child) && isNamed(child, section))
    if (own) pairs.set(own, section)
    else if (itemsBelow(section).length > 0 || saidIn(section).length > 0) return null
  }
  return asked.flatMap((child) => {
    const section = pairs.get(child)
    if (section) return sectionAt([...path, child], section, asked.length > 1)
    const items = itemsBelow(child).map((own) => ({ path: [...path, child, ...own], said: null }))
    return [...items, ...tasksAlone(path, child)]
  })
}

/** One of several below the same heading that cannot be read is kept out by itself. */
function sectionAt(path: readonly OutlineNode[], section: OutlineNode, isOneOfSeveral: boolean): Answered[] {
  try {
    return alignedAt(path, section)
  } catch (error) {
    const node = path.at(-1)
    if (!(error instanceof Unmatched) || !isOneOfSeveral || !node) throw error
    const items = itemsBelow(node)
    return (items.length > 0 ? items : [[]]).map((own) => ({ path: [...path, ...own], said: null, isUnread: true }))
  }
}

const counted = new Set(['part', 'roman', 'upper'])

/** 'PHẦN II', 'II.' and 'B.' are the same part. */
function isNamed({ label: one }: OutlineNode, { label: other }: OutlineNode): boolean {
  if (one === null || other === null || one.key !== other.key) return false
  return one.style === other.style || (counted.has(one.style) && counted.has(other.style))
}

/** By their numbers alone, which must not stand there twice. */
function itemsAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] {
  const asked = itemsBelow(node)
  const keyed = itemsBelow(guide).flatMap((own) => own.at(-1) ?? [])
  if (asked.length === 0) return sectionAlone(path, node, guide)
  const words = new Set(asked.map((own) => own.at(-1)?.label?.word))
  const nameOf = ({ label }: OutlineNode): string => `${words.size > 1 ? (label?.word ?? '') : ''} ${label?.key ?? ''}`
  const places = new Map(asked.map((own) => [nameOf(own.at(-1) ?? node), own]))
  const [single] = asked
  // One question below a heading: all that is said there is said of it.
  if (single && asked.length === 1 && node.label !== null && !keyed.some((own) => places.has(nameOf(own))))
    return alignedAt([...path, ...single], guide)
  const listed =
    node.label !== null && keyed.length === 0 && node.children.every(isItem) ? listedAt(path, node, guide) : null
  if (listed) return listed
  const byRun = places.size < asked.length ? runsAt(path, node, guide) : null
  if (byRun) return byRun
  const entries = new Map(keyed.map((own) => [nameOf(own), own]))
  if (places.size < asked.length || entries.size < keyed.length || keyed.length === 0) throw new Unmatched()
  if (node.label !== null && node.children.every(isItem) && arePairs(node, guide)) return [pairedAt(path, guide)]
  const unasked = keyed.filter((own) => !places.has(nameOf(own)))
  const gaps = gapTexts(path, node, unasked)
  const taken = new Set(gaps.map((own) => own.path.at(-1)))
  return [
    ...gaps,
    ...asked.flatMap((own) => {
      const entry = entries.get(nameOf(own.at(-1) ?? node))
      return entry ? alignedAt([...path, ...own], entry) : [{ path: [...path, ...own], said: null }]
    }),
    ...node.children.flatMap((child) => (taken.has(child) ? [] : tasksAlone(path, child))),
  ]
}

/** A list that counts from one again for each heading, and names none: as many runs as headings, with the same numbers. */
function runsAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] | null {
  const sections = node.children.filter((child) => itemsBelow(child).length > 0)
  const runs: OutlineNode[][] = []
  for (const entry of entriesIn(guide)) {
    if (entry.label?.style !== 'number') return null
    if (entry.label?.key === '1') runs.push([])
    runs.at(-1)?.push({ ...entry, children: [] })
  }
  const keysOf = (nodes: readonly OutlineNode[]): string => nodes.map(({ label }) => label?.key ?? '').join()
  const isSame =
    sections.length > 1 &&
    sections.length === runs.length &&
    sections.every(
      (section, at) =>
        !isItem(section) && section.children.every(isItem) && keysOf(section.children) === keysOf(runs[at] ?? []),
    )
  return isSame
    ? sections.flatMap((section, at) => alignedAt([...path, section], { ...guide, own: [], children: runs[at] ?? [] }))
    : null
}

/** All of them, one behind the other. */
function entriesIn({ children }: OutlineNode): OutlineNode[] {
  return children.flatMap((child) => [child, ...entriesIn(child)])
}

/** 'It was (1) ____ and (2) ____': a text whose gaps have the numbers that no question has. */
function gapTexts(path: readonly OutlineNode[], node: OutlineNode, entries: readonly OutlineNode[]): Answered[] {
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
function tasksAlone(path: readonly OutlineNode[], node: OutlineNode): Answered[] {
  if (isItem(node)) return []
  const below = node.children.flatMap((child) => tasksAlone([...path, node], child))
  const [head, ...others] = node.own
  const isTask = node.children.length === 0 && others.length > 0 && head !== undefined && 'line' in head
  return isTask && !spoken.test(plainLine(head.line)) && written.test(textOf(node))
    ? [{ path: [...path, node], said: null }]
    : below
}

const written = /(?:^|[\s.:)])(?:viết|tả|kể|tập làm văn|write|writing)(?![\p{L}])/iu
const gapped = /\.{4}|…{2}|_{3}/u
/** Nobody does that in writing. */
const spoken = /đọc|nghe|nói|chính tả|listen|speak/iu

/** 'TẬP LÀM VĂN' and what is to be written about. */
function sectionAlone(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode): Answered[] {
  const said: Line[] = saidIn(guide)
  if (said.length === 0 || node.label === null) return []
  const [head] = node.own
  if (head && 'line' in head && spoken.test(plainLine(head.line))) return []
  const text = textOf(node)
  if (!written.test(text) && !gapped.test(text)) throw new Unmatched()
  return [{ path: [...path], said }]
}
