import { plainLine } from '../../line-text.ts'
import { optionStarts, optionsInside } from '../../signs/option-signs.ts'
import { largeBefore } from '../../signs/option-letters.ts'
import { isSection } from '../outline-labels.ts'
import type { OutlineLine } from '../outline.ts'

/** 'Read and tick True or False' in the paper and once more in its list of keys: nothing else says that a part begins. */

const fewestLetters = 8
const longestTitle = 200
const gapped = /\.{3}|…|_{2}|[☐□]/u

export function folded(text: string): string {
  return text
    .replace(/[\s(–-]+mã đề\s?[:.]?\s?\S{1,6}\)?\s*$/iu, '')
    .replaceAll(/\([^()]{0,40}\)/gu, ' ')
    .replace(/(?<=\S\s{1,9})mỗi\s(?:câu|ý|từ)\s[^:：]{0,30}\d\s?(?:điểm|đ)\.?\s*$/iu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** 'Bài 2. Nối' above '1.', where the list names no 'Bài': its words are its name there. */
export function withTasksAsTitles(
  paper: readonly OutlineLine[],
  guide: readonly OutlineLine[],
): readonly OutlineLine[] {
  if (guide.some((typed) => 'line' in typed && typed.label?.style === 'named')) return paper
  let last = 0
  return paper.map((typed, at) => {
    if ('line' in typed && typed.label?.style === 'number') last = Number(typed.label.key)
    if ('rows' in typed || typed.label?.style !== 'named' || typed.label.word === 'câu') return typed
    const next = paper.slice(at + 1, at + 1 + mostBetween).find((one) => 'line' in one && one.label !== null)
    const number = next && 'line' in next && next.label?.style === 'number' ? Number(next.label.key) : null
    if (number === null || (number !== 1 && number !== last + 1)) return typed
    const key = folded(plainLine(typed.line).slice(typed.label.at))
    return { ...typed, label: { ...typed.label, style: 'title', word: ofTask, key } }
  })
}

const ofTask = 'bài'
const mostBetween = 12

function titleIn(typed: OutlineLine): string | null {
  if ('rows' in typed) return null
  const text = plainLine(typed.line)
  const { label } = typed
  if (label?.style === 'title' && label.word === ofTask) return label.key
  if (text.length > longestTitle || gapped.test(text) || optionStarts(text, 0).length > 0) return null
  // 'C. Vì trời mưa' is chosen in the one and right in the other.
  if (label === null && largeBefore(text) !== null) return null
  if (optionsInside(text).length > 0 || (label !== null && !isSection(label))) return null
  const said = folded(label === null || label.style === 'title' ? text : text.slice(label.at))
  return said.length >= fewestLetters && said.includes(' ') ? said : null
}

/** Nothing is said of a title: what follows it counts, or stands in a table. */
function isFollowed(next: OutlineLine | undefined): boolean {
  return next !== undefined && ('rows' in next || next.label !== null)
}

/** Whether the list counts it among its parts. */
type Titles = ReadonlyMap<string, boolean>

/**
 * Those that nobody counted in the paper, each of them once and in the same order in both. In another order the list
 * speaks of another paper.
 */
export function sharedTitles(paper: readonly OutlineLine[], guide: readonly OutlineLine[]): Titles | 'contradicted' {
  const asked = paper.flatMap((typed) =>
    'line' in typed && (typed.label === null || typed.label.style === 'title') ? (titleIn(typed) ?? []) : [],
  )
  const known = new Set(asked)
  const keyed = guide.flatMap((typed, at) => {
    const title = titleIn(typed) ?? shortTitle(typed)
    const isCounted = 'line' in typed && typed.label !== null && typed.label.style !== 'title'
    return title !== null && known.has(title) && isFollowed(guide[at + 1]) ? [[title, isCounted] as const] : []
  })
  const shared = new Map(keyed)
  const titles = keyed.map(([title]) => title)
  const inOrder = asked.filter((title) => shared.has(title))
  if (!isWithin(titles, inOrder)) return titles.length > 1 ? 'contradicted' : new Map()
  return keyed.length === shared.size && inOrder.length === titles.length ? shared : new Map()
}

/** One behind the other, with or without others between them. */
export function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const one of all) if (one === some[at]) at += 1
  return at === some.length
}

/** 'Nối' alone, where a task of the paper is called so. */
function shortTitle(typed: OutlineLine): string | null {
  const text = 'line' in typed && typed.label === null ? folded(plainLine(typed.line)) : ''
  return /^\p{L}{3,}$/u.test(text) ? text : null
}

/** The paper says with it what is to be done; in the list it says nothing more. */
export function withTitles(lines: readonly OutlineLine[], titles: Titles, side: 'paper' | 'guide'): OutlineLine[] {
  return lines.map((typed) => {
    const title = titleIn(typed) ?? shortTitle(typed)
    const isCounted = title === null ? undefined : titles.get(title)
    if (title === null || isCounted === undefined || 'rows' in typed) return typed
    const own = typed.label?.word === ofTask ? typed.label.at : 0
    const at = side === 'paper' ? own : plainLine(typed.line).length
    const label = { style: 'title', word: '', key: title, at, points: null, level: null } as const
    return { line: typed.line, label: isCounted ? { ...label, isTitle: true } : label }
  })
}
