import type { Line } from '../../word-file.ts'
import { type OutlineNode, isItem, itemsBelow, saidIn } from '../outline.ts'
import { numbersAlone, runsOfHeadings, runsOfNumbers } from './counted-runs.ts'
import { headedInside, unsaidBeside } from './headed-inside.ts'
import { type Answered, areLetters, arePairs, listedAt, pairedAt, questionAt, unsaidAt } from './question-alignment.ts'
import {
  Contradicted,
  Unmatched,
  gapTexts,
  hasSameTitle,
  headedAlone,
  isContradicted,
  isHinted,
  isNamed,
  isReadAlone,
  sectionAlone,
  tasksAlone,
  withHeadsOf,
} from './tasks-alone.ts'

export interface Aligned {
  answered: Answered[]
  /** Of the list what is said of no question. */
  left: Line[]
}

/** Every entry of the list belongs to one question; null where one of them belongs to none. */
export function aligned(paper: OutlineNode, guide: OutlineNode): Aligned | 'contradicted' | null {
  const left = saidOfNone(guide)
  try {
    return { answered: alignedAt([withFirstPaper(paper)], guide, left), left }
  } catch (error) {
    if (error instanceof Unmatched) return null
    if (error instanceof Contradicted) return 'contradicted'
    throw error
  }
}

/** Between the headings of a list and its entries. */
function saidOfNone(guide: OutlineNode): Line[] {
  if (isItem(guide)) return []
  const [, ...others] = guide.label === null ? [null, ...guide.own] : guide.own
  const lines = others.flatMap((part) => (part && 'line' in part ? [part.line] : []))
  return [...(guide.children.length > 0 ? lines : []), ...guide.children.flatMap(saidOfNone)]
}

/** What stands above 'ĐỀ 2' is the first of them, whoever said so. */
function withFirstPaper(paper: OutlineNode): OutlineNode {
  const second = paper.children.findIndex(({ label }) => label?.style === 'paper' && label.key === '2')
  const before = paper.children.slice(0, second)
  if (second < 1 || before.some(({ label }) => label?.style === 'paper')) return paper
  const label = { style: 'paper', word: '', key: '1', at: 0, points: null, level: null } as const
  const first: OutlineNode = { label, own: [{ line: [] }], children: before }
  return { ...paper, children: [first, ...paper.children.slice(second)] }
}

function alignedAt(path: readonly OutlineNode[], guide: OutlineNode, left: Line[]): Answered[] {
  const node = path.at(-1)
  if (!node) return []
  if (isItem(node)) return questionAt(path, node, guide)
  const [asked, keyed] = [node, guide].map(({ children }) => ({
    items: children.filter(isItem),
    sections: children.filter((child) => !isItem(child)),
  }))
  if (!asked || !keyed) return []
  const lesson = lessonAlone(node, keyed.items)
  if (lesson) return alignedAt([...path, lesson], guide, left)
  const [only] = asked.sections
  // '(Đề 1)' above the paper alone.
  if (only && node.children.length === 1 && !keyed.sections.some((section) => isNamed(only, section)))
    return alignedAt([...path, only], guide, left)
  // 'HƯỚNG DẪN CHẤM ĐỀ 1' above all of the list.
  const [alone] = guide.children
  const isTitleAlone = alone?.label?.style === 'paper' || alone?.label?.style === 'title'
  if (alone && guide.children.length === 1 && isTitleAlone && !asked.sections.some((own) => isNamed(own, alone)))
    return alignedAt(path, alone, left)
  const inside = keyed.items.length === 0 ? headedInside(node, keyed.sections) : null
  if (inside) return [...unsaidBeside(path, inside), ...alignedAt([...path, inside], guide, left)]
  const wider = withHeadsOf(node, keyed.sections) ?? expanded(node, keyed.sections)
  if (wider) return alignedAt([...path.slice(0, -1), wider], guide, left)
  const isSectioned = asked.sections.length > 0 && keyed.sections.length > 0
  const bySection =
    isSectioned && asked.items.length >= Math.min(1, keyed.items.length)
      ? sectionsAt(path, asked.sections, keyed.sections, left)
      : null
  if (!bySection) return itemsAt(path, node, guide, left)
  if (keyed.items.length === 0) return [...asked.items.flatMap((own) => unsaidAt([...path, own])), ...bySection]
  return [...itemsAt(path, { ...node, children: asked.items }, { ...guide, children: keyed.items }, left), ...bySection]
}

/** 'Bài 6 – MÁU' above '1.' to '4.', and the list counts these: it is the name of a lesson. */
function lessonAlone({ children }: OutlineNode, keyed: readonly OutlineNode[]): OutlineNode | null {
  const [only] = children
  if (!only?.label || children.length !== 1 || only.label.style !== 'named' || keyed.length < 2) return null
  const keys = new Set(only.children.map(({ label }) => label?.key))
  const isCounted = only.children.length > 1 && only.children.every(({ label }) => label?.style === 'number')
  const isMeant = isCounted && keyed.every(({ label }) => keys.has(label?.key))
  return isMeant ? { ...only, label: { ...only.label, style: 'title' } } : null
}

/** 'A.' holds 'Phần I' to 'III', and the list begins with these: what heads them alone is left out. */
function expanded(node: OutlineNode, keyed: readonly OutlineNode[]): OutlineNode | null {
  const styles = new Set(keyed.map(({ label }) => label?.style))
  const isInner = (child: OutlineNode): boolean =>
    !isItem(child) &&
    !keyed.some(({ label }) => label?.style === child.label?.style && label?.key === child.label?.key) &&
    child.children.some((own) => !isItem(own) && styles.has(own.label?.style))
  const inner = node.children.filter(isInner)
  const isPlain = inner.every(({ own, children }) => own.length === 1 && !children.some(isItem))
  if (inner.length === 0 || node.children.length < 2 || !isPlain) return null
  return { ...node, children: node.children.flatMap((child) => (isInner(child) ? child.children : [child])) }
}

const mostSections = 300

/** Heading by heading, where both have the same ones. */
function sectionsAt(
  path: readonly OutlineNode[],
  asked: readonly OutlineNode[],
  keyed: readonly OutlineNode[],
  left: Line[],
): Answered[] | null {
  if (asked.length > mostSections && keyed.length > mostSections) return null
  const pairs = new Map<OutlineNode, OutlineNode>()
  const lost = new Set<OutlineNode>()
  for (const section of keyed) {
    const alike = asked.filter((child) => !pairs.has(child) && isNamed(child, section))
    const own = alike.find(({ label }) => label?.style === section.label?.style) ?? alike[0]
    // A title that another part of the list says word for word is not meant.
    const others = asked.filter(
      (child) => child.label?.style !== 'title' || !keyed.some((one) => one !== section && isNamed(child, one)),
    )
    if (own && isContradicted(section, own, others)) throw new Contradicted()
    // 'A. Đọc thầm' asks nothing, and this list answers something.
    const isLost = own !== undefined && itemsBelow(section).length > 1 && isReadAlone(own)
    // Word for word the same heading: what was asked below it cannot be read, and nothing else is in doubt.
    if (isLost && !hasSameTitle(own, section)) return null
    if (isLost) lost.add(own)
    if (own) pairs.set(own, section)
    else if (itemsBelow(section).length > 0 || saidIn(section).length > 0) return null
  }
  return asked.flatMap((child) => {
    const section = pairs.get(child)
    if (lost.has(child)) return [{ path: [...path, child], said: null, isUnread: true }]
    if (section) return sectionAt([...path, child], section, asked.length > 1, left)
    const items = itemsBelow(child).flatMap((own) => unsaidAt([...path, child, ...own]))
    return [...items, ...tasksAlone(path, child, new Set(), left)]
  })
}

/** One of several below the same heading that cannot be read is kept out by itself. */
function sectionAt(
  path: readonly OutlineNode[],
  section: OutlineNode,
  isOneOfSeveral: boolean,
  left: Line[],
): Answered[] {
  try {
    return alignedAt(path, section, left)
  } catch (error) {
    const node = path.at(-1)
    if (!(error instanceof Unmatched) || !isOneOfSeveral || !node) throw error
    const items = itemsBelow(node)
    return (items.length > 0 ? items : [[]]).map((own) => ({ path: [...path, ...own], said: null, isUnread: true }))
  }
}

/** By their numbers alone, which must not stand there twice. */
function itemsAt(path: readonly OutlineNode[], node: OutlineNode, guide: OutlineNode, left: Line[]): Answered[] {
  const asked = itemsBelow(node)
  const keyed = itemsBelow(guide).flatMap((own) => own.at(-1) ?? [])
  if (asked.length === 0 || (keyed.length === 0 && isHinted(node))) return sectionAlone(path, node, guide, left)
  const words = new Set(asked.map((own) => own.at(-1)?.label?.word))
  const nameOf = ({ label }: OutlineNode): string => `${words.size > 1 ? (label?.word ?? '') : ''} ${label?.key ?? ''}`
  const places = new Map(asked.map((own) => [nameOf(own.at(-1) ?? node), own]))
  const [single] = asked
  // One question below a heading: all that is said there is said of it.
  const isOther = keyed.some((own) => places.has(nameOf(own)) || own.label?.style === 'named')
  if (single && asked.length === 1 && node.label !== null && !isOther)
    return alignedAt([...path, ...single], guide, left)
  const listed =
    node.label !== null && keyed.length === 0 && node.children.every(isItem) ? listedAt(path, node, guide) : null
  if (listed) return listed
  const isAgain = places.size < asked.length
  const byHeading = isAgain ? runsOfHeadings(node, guide) : null
  if (byHeading) return byHeading.flatMap(([section, run]) => alignedAt([...path, section], run, left))
  const all = asked.flatMap((own) => own.at(-1) ?? [])
  const byNumber = isAgain ? (runsOfNumbers(all, keyed) ?? runsOfNumbers(all, numbersAlone(guide))) : null
  if (byNumber)
    return [
      ...asked.flatMap((own) => {
        const entry = byNumber.get(own.at(-1) ?? node)
        return entry ? alignedAt([...path, ...own], entry, left) : unsaidAt([...path, ...own])
      }),
      ...node.children.flatMap((child) => tasksAlone(path, child, new Set(), left)),
    ]
  const entries = new Map(keyed.map((own) => [nameOf(own), own]))
  if (places.size < asked.length || entries.size < keyed.length || keyed.length === 0) throw new Unmatched()
  if (node.label !== null && node.children.every(isItem) && arePairs(node, guide)) return [pairedAt(path, guide)]
  const entryOf = (own: OutlineNode): OutlineNode | undefined => entries.get(nameOf(own))
  const isBare = (own: OutlineNode): boolean => own.children.length === 0 && own.own.length === 1
  const isLettered = all.some((own) => isBare(own) && areLetters(entryOf(own) ?? node))
  // Letters for a task that asks nothing, and none for one that does: they are those of another.
  if (isLettered && all.some((own) => own.children.length > 1 && !entryOf(own))) throw new Contradicted()
  for (const [name, entry] of entries) {
    const own = places.get(name)?.at(-1)
    if (own && own.children.length > 0 && isContradicted(entry, own, all)) throw new Contradicted()
  }
  const unasked = keyed.filter((own) => !places.has(nameOf(own)))
  const holes = holesIn(unasked, all, keyed.length)
  left.push(...holes.flatMap(saidIn))
  const gapped = unasked.filter((own) => !holes.includes(own))
  const alone = [...gapTexts(path, node, gapped), ...headedAlone(path, node, guide, left)]
  const taken = new Set(alone.map((own) => own.path.at(-1)))
  return [
    ...alone,
    ...asked.flatMap((own) => {
      const entry = entries.get(nameOf(own.at(-1) ?? node))
      return entry ? alignedAt([...path, ...own], entry, left) : unsaidAt([...path, ...own])
    }),
    ...node.children.flatMap((child) => tasksAlone(path, child, taken, left)),
  ]
}

/** So many others have to fit. */
const fewestBeside = 4

/** Keys between those of two questions, for one that the file left out: few of them contradict nothing. */
function holesIn(unasked: readonly OutlineNode[], asked: readonly OutlineNode[], count: number): OutlineNode[] {
  const numbers = asked.map(({ label }) => Number(label?.key))
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const holes = unasked.filter(({ label, children }) => {
    const number = Number(label?.key)
    return children.length === 0 && number > least && number < most
  })
  return holes.length * fewestBeside <= count && holes.length < mostHoles ? holes : []
}

const mostHoles = 20
