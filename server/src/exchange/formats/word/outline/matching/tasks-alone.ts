import { plainLine } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import { type OutlineLabel, countedStyles } from '../outline-labels.ts'
import { type OutlineNode, isItem, isUnheaded, linesOf, saidIn, textOf } from '../outline.ts'
import { type Answered, isTableOfPairs, pairedAt, saidOf } from './question-alignment.ts'

/** Parts of a paper in which nothing is counted, and which ask something all the same. */

export class Unmatched extends Error {}

/** The list speaks of another order, or of other parts: none of its letters can be believed. */
export class Contradicted extends Error {}

/** 'PHẦN II', 'II.' and 'B.' are the same part, and so are '1.2 Tự luận' of the paper and '2.2 Tự luận' of its list. */
export function isNamed(own: OutlineNode, said: OutlineNode): boolean {
  const { label: one } = own
  const { label: other } = said
  if (one === null || other === null) return false
  const isBehind = one.style === 'decimal' && other.style === 'decimal' && lastKey(one) === lastKey(other)
  if (isBehind && titleOf(own) !== '' && titleOf(own) === titleOf(said)) return true
  if (one.key !== other.key) return false
  return one.style === other.style || (countedStyles.has(one.style) && countedStyles.has(other.style))
}

function lastKey({ key }: OutlineLabel): string {
  return key.slice(key.indexOf('.') + 1)
}

function wordsOf(node: OutlineNode): Set<string> {
  const [head] = saidIn({ ...node, children: [] }).map(plainLine)
  const words = (head ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !/^(?:điểm|phần|câu|mỗi|đúng|được|each|the|and|points?|marks?)$/u.test(word)))
}

export function titleOf(node: OutlineNode): string {
  const [head = ''] = saidIn({ ...node, own: node.own.slice(0, 1), children: [] }).map(plainLine)
  return head
    .replaceAll(/\([^()]*\)/gu, '')
    .replaceAll(/[^\p{L}]+/gu, '')
    .toLowerCase()
}

const shortestTitle = 4

const fewestSame = 12

/** The one goes on where the other ends. */
export function hasSameTitle(one: OutlineNode, other: OutlineNode): boolean {
  const [short = '', long = ''] = [titleOf(one), titleOf(other)].toSorted((a, b) => a.length - b.length)
  return short.length >= fewestSame && long.startsWith(short)
}
const fewestWords = 2
const mostHeadings = 60

/** The title of this part of the list is that of another part of the paper. */
export function isContradicted(section: OutlineNode, own: OutlineNode, all: readonly OutlineNode[]): boolean {
  // More headings than a test has are none.
  if (all.length > mostHeadings) return false
  // Word for word that of another one.
  const [title, ownTitle] = [titleOf(section), titleOf(own)]
  if (title.length >= shortestTitle && title !== ownTitle && all.some((one) => one !== own && titleOf(one) === title))
    return true
  const said = wordsOf(section)
  if (said.size < fewestWords) return false
  const shared = (node: OutlineNode): number => [...wordsOf(node)].filter((word) => said.has(word)).length
  const best = Math.max(...all.map(shared))
  return best >= fewestWords && best > shared(own) && best * 2 > said.size
}

/** 'It was (1) ____ and (2) ____': a text whose gaps have the numbers that no question has. */
export function gapTexts(path: readonly OutlineNode[], node: OutlineNode, entries: readonly OutlineNode[]): Answered[] {
  if (entries.length === 0) return []
  const sections = sectionsBelow(node)
  if (sections.length > mostHeadings) throw new Unmatched()
  const left = new Set(entries)
  const found = sections.flatMap((below): Answered[] => {
    const section = below.at(-1)
    if (!section || section.children.length > 0) return []
    const text = textOf(section)
    const own = entries.filter(({ label }) => label !== null && text.includes(`(${label.key})`))
    for (const entry of own) left.delete(entry)
    return own.length > 1 ? [{ path: [...path, ...below], said: own.flatMap(withNumber) }] : []
  })
  if (left.size > 0) throw new Unmatched()
  return found
}

/** '(2) …': which gap it is for. */
function withNumber(entry: OutlineNode): Line[] {
  const [first = [], ...others] = saidIn(entry)
  return [[{ kind: 'text', text: `${entry.label?.key ?? ''}. `, look: {} }, ...first], ...others]
}

function sectionsBelow(node: OutlineNode, path: readonly OutlineNode[] = []): OutlineNode[][] {
  const sections = node.children.filter((child) => !isItem(child))
  return sections.flatMap((child) => [[...path, child], ...sectionsBelow(child, [...path, child])])
}

/** 'Tập làm văn: Em hãy tả một người bạn.', also behind 'II.' */
function isAskedBehind({ label, own: [head] }: OutlineNode): boolean {
  const text = head && 'line' in head && label ? plainLine(head.line).slice(label.at) : ''
  const asked = text.replace(/^\s*(?:phần\s)?(?:tập )?làm văn[^:：]{0,20}[:：]\s*/iu, '')
  const isTitled = asked !== text || (label?.style === 'title' && /làm văn/u.test(label.key))
  return isTitled && written.test(asked) && asked.trim().split(/\s+/u).length >= fewestAsked
}

const fewestAsked = 5

/** A task that the list says nothing of is still one. */
export function tasksAlone(
  path: readonly OutlineNode[],
  node: OutlineNode,
  taken: ReadonlySet<OutlineNode | undefined>,
  left: Line[],
): Answered[] {
  if (isItem(node) || taken.has(node) || isUnheaded(node)) return []
  const below = node.children.flatMap((child) => tasksAlone([...path, node], child, taken, left))
  const [head, ...others] = node.own
  const isTask =
    node.children.length === 0 && head !== undefined && 'line' in head && (others.length > 0 || isAskedBehind(node))
  // What is dictated is told, and not asked.
  if (node.children.length === 0 && head !== undefined && 'line' in head && dictated.test(plainLine(head.line))) {
    left.push(...linesOf(node))
    return []
  }
  // A text to be read is no task, and neither is a table of what is asked where.
  return isTask &&
    !spoken.test(plainLine(head.line)) &&
    node.own.some((part, at) => 'line' in part && (at > 0 || others.length === 0))
    ? [{ path: [...path, node], said: null }]
    : below
}

/** 'Dựa vào các câu hỏi gợi ý sau, viết một đoạn văn': what is counted below are hints, and nothing that is asked. */
export function isHinted({ own }: OutlineNode): boolean {
  const texts = own.flatMap((part) => ('line' in part ? [plainLine(part.line)] : []))
  return texts.some((text) => /gợi ý/iu.test(text)) && texts.some((text) => written.test(text))
}

/** '2. Đọc hiểu' above '1.' of the paper, where the list has 'Câu 1' below it: it heads a part in both. */
export function withHeadsOf(node: OutlineNode, keyed: readonly OutlineNode[]): OutlineNode | null {
  const isHead = (child: OutlineNode): boolean =>
    child.label?.style === 'number' &&
    keyed.some(
      (one) =>
        one.label?.style === 'upper' &&
        one.label.key === child.label?.key &&
        titleOf(one).length >= shortestTitle &&
        titleOf(child).startsWith(titleOf(one)),
    )
  const heads = node.children.filter(isHead)
  if (heads.length === 0 || heads.length !== keyed.length || !node.children.every(isItem)) return null
  const children = node.children.map((child) =>
    child.label && heads.includes(child) ? { ...child, label: { ...child.label, style: 'upper' as const } } : child,
  )
  return { ...node, children }
}

/** What the list says below a heading without numbers belongs to the same heading of the paper. */
export function headedAlone(
  path: readonly OutlineNode[],
  node: OutlineNode,
  guide: OutlineNode,
  left: Line[],
): Answered[] {
  const own = sectionsBelow(node)
  const keyed = sectionsBelow(guide)
  if (own.length > mostHeadings && keyed.length > mostHeadings) throw new Unmatched()
  return keyed.flatMap((below): Answered[] => {
    const section = below.at(-1)
    const said = section && section.children.length === 0 ? saidIn(section) : []
    if (!section || said.length === 0) return []
    const same = own.filter((one) => one.at(-1)?.children.length === 0 && isNamed(one.at(-1) ?? node, section))
    const [only] = same
    const found = only && same.length === 1 ? sectionAlone([...path, ...only], only.at(-1) ?? node, section, left) : []
    if (found.length === 0) left.push(...said)
    return found
  })
}

const written = /(?:^|[\s.:)])(?:viết|tả|kể|tập làm văn|write|writing)(?![\p{L}])/iu
const gapped = /\.{4}|…{2}|_{3}/u
const dictated = /chính tả|nghe\s?[-–]?\s?viết/iu
/** Nobody does that in writing. */
const spoken = /đọc|nghe|nói|chính tả|listen|speak/iu

/** A heading that says what is to be read, and nothing below it. */
export function isReadAlone(node: OutlineNode): boolean {
  const [head] = node.own
  const isSpoken = head !== undefined && 'line' in head && spoken.test(plainLine(head.line))
  return isSpoken && node.children.length === 0 && !gapped.test(textOf(node))
}

/** 'TẬP LÀM VĂN' and what is to be written about. */
export function sectionAlone(
  path: readonly OutlineNode[],
  node: OutlineNode,
  guide: OutlineNode,
  left: Line[],
): Answered[] {
  const said: Line[] = saidOf(node, guide)
  if (said.length === 0 || node.label === null) return []
  const [head] = node.own
  if (head && 'line' in head && dictated.test(plainLine(head.line))) left.push(...linesOf(node))
  const text = textOf(node)
  if (head && 'line' in head && spoken.test(plainLine(head.line)) && !gapped.test(text)) return []
  const isMatched = isTableOfPairs(node, guide)
  if (!written.test(text) && !gapped.test(text) && !isMatched) throw new Unmatched()
  return [isMatched ? pairedAt(path, guide) : { path: [...path], said }]
}
