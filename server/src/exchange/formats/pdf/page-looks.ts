import { UnreadableFile } from '../../item.ts'
import type { Bar, Rule } from './page-rules.ts'
import type { PlacedText } from './rows.ts'

const mostLooks = 8_000_000
/** How high a strip of the page is, and how many above and below are near. */
const strip = 20
const nearest = 2

/** In strips, so that nobody looks through a whole page for what is near. */
export interface Strips {
  add(text: PlacedText): void
  remove(text: PlacedText): void
  has(text: PlacedText): boolean
  near(y: number): PlacedText[]
  all(): PlacedText[]
}

export function stripsOf(texts: readonly PlacedText[]): Strips {
  const strips = new Map<number, Set<PlacedText>>()
  const homes = new Map<PlacedText, number>()
  let looks = 0
  function add(text: PlacedText): void {
    const home = Math.floor(text.y / strip)
    homes.set(text, home)
    const own = strips.get(home) ?? new Set()
    strips.set(home, own.add(text))
  }
  for (const text of texts) add(text)
  return {
    add,
    remove(text) {
      strips.get(homes.get(text) ?? 0)?.delete(text)
      homes.delete(text)
    },
    has: (text) => homes.has(text),
    near(y) {
      const home = Math.floor(y / strip)
      const around = Array.from({ length: nearest * 2 + 1 }, (_, index) => home + index - nearest)
      const found = around.flatMap((place) => [...(strips.get(place) ?? [])])
      looks += found.length + 1
      if (looks > mostLooks) throw new UnreadableFile('tooMuch')
      return found
    },
    all: () => [...homes.keys()],
  }
}

/** So many of its lines on bars are how a page is made, and mark nothing. */
const mostLines = 0.4

/**
 * Text on a bar with a color is highlighted. A bar that is wider than its text belongs to the whole line: where several
 * options stand on that it is not said which of them is meant.
 */
export function withHighlights(texts: readonly PlacedText[], bars: readonly Bar[]): PlacedText[] {
  const page = stripsOf(texts)
  const behind = bars.flatMap((bar) => {
    const own = page.near(bar.bottom).filter((text) => isOn(text, bar))
    const wide = own.reduce((sum, { x, width }) => sum + Math.min(x + width, bar.to) - Math.max(x, bar.from), 0)
    const isTight = bar.to - bar.from <= wide + Math.max(0, ...own.map(({ size }) => size)) * 1.5
    return own.length === 0 ? [] : [{ bar, own, isTight }]
  })
  const lines = new Set(texts.map(({ y }) => Math.round(y))).size
  const isMade = behind.filter(({ isTight }) => !isTight).length > lines * mostLines
  for (const { bar, own, isTight } of behind)
    if (isTight || (!isMade && !isOfSeveral(own)))
      // Another bar may have parted some of them.
      for (const text of page.near(bar.bottom).filter((one) => isOn(one, bar))) {
        const parts = partsOf(text, bar, { isHighlighted: true })
        if (parts.length === 0) continue
        page.remove(text)
        for (const part of parts) page.add(part)
      }
  return page.all()
}

function isOn({ x, y, width, size, latex }: PlacedText, bar: Bar): boolean {
  const middle = y + size * 0.3
  const isBehind = x + width > bar.from + 1 && x < bar.to - 1
  return latex === undefined && isBehind && middle > bar.bottom && middle < bar.top && bar.top - bar.bottom < size * 2.5
}

function isOfSeveral(texts: readonly PlacedText[]): boolean {
  const line = texts
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join(' ')
  return (line.match(/(?:^|\s)[A-Ha-h]\s?[.)]/gu)?.length ?? 0) > 1
}

/**
 * Lines right below letters underline them; one on the line of a text, with nothing above it, is a gap to fill; and one
 * right above letters belongs to a root or says that digits are one number, which no letter tells.
 */
export function withUnderlines(texts: readonly PlacedText[], bars: readonly Rule[]): PlacedText[] {
  const page = stripsOf(texts)
  const nearTo = (bar: Rule) => page.near(bar.at).filter((text) => isOnLine(text, bar))
  const parting = new Set(bars.filter((bar) => isParting(bar, lyingOn(bar, nearTo(bar)))).map(sidesOf))
  for (const bar of bars) {
    if (parting.has(sidesOf(bar))) continue
    const near = nearTo(bar)
    const above = lyingOn(bar, near)
    if (above.length === 0) {
      const gap = gapAt(bar, near)
      if (gap) page.add(gap)
      else for (const text of coveredBy(bar, page.near(bar.at))) mark(text, bar, { isLost: true })
      continue
    }
    for (const text of above) mark(text, bar, { isUnderlined: true })
  }
  return page.all()

  function mark(text: PlacedText, bar: Rule, as: Partial<PlacedText>): void {
    const parts = partsOf(text, bar, as)
    if (parts.length === 0) return
    page.remove(text)
    for (const part of parts) page.add(part)
  }
}

function lyingOn(bar: Rule, near: readonly PlacedText[]): PlacedText[] {
  return near.filter(({ x, width }) => x + width > bar.from + 0.5 && x < bar.to - 0.5)
}

/** Lines from here to there are drawn for the same end, wherever on the page they lie. */
function sidesOf({ from, to }: Rule): string {
  return `${Math.round(from)} ${Math.round(to)}`
}

/** It goes on well beyond all letters above it: it parts what is above from what is below, or is a place to write on. */
function isParting(bar: Rule, above: readonly PlacedText[]): boolean {
  if (above.length === 0) return false
  const from = Math.max(bar.from, Math.min(...above.map(({ x }) => x)))
  const to = Math.min(bar.to, Math.max(...above.map(({ x, width }) => x + width)))
  const size = Math.max(...above.map((text) => text.size))
  return bar.to - bar.from - (to - from) > size * 3
}

function isOnLine({ y, size, latex }: PlacedText, bar: Rule): boolean {
  const fall = y - bar.at
  return latex === undefined && fall > -size * 0.05 && fall < size * 0.28
}

function gapAt(bar: Rule, near: readonly PlacedText[]): PlacedText | null {
  const beside = near.find(({ x, width, size }) => {
    const away = Math.max(x - bar.to, bar.from - x - width)
    return away < size * 2 && bar.to - bar.from > size * 1.5
  })
  if (!beside) return null
  return { text: '______', x: bar.from, y: beside.y, width: bar.to - bar.from, size: beside.size, isBold: false }
}

/** Longer ones part what is above from what is below. */
const longestRoot = 60

function coveredBy(bar: Rule, near: readonly PlacedText[]): PlacedText[] {
  if (bar.to - bar.from > longestRoot) return []
  const below = near.filter(({ x, y, width, size, latex }) => {
    const rise = bar.at - y
    const isUnder = x + width > bar.from + 1 && x < bar.to - 1
    return latex === undefined && isUnder && rise > size * 0.6 && rise < size * 1.1
  })
  const wide = below.reduce((sum, { x, width }) => sum + Math.min(x + width, bar.to) - Math.max(x, bar.from), 0)
  const size = Math.max(0, ...below.map((text) => text.size))
  return bar.to - bar.from <= wide + size * 0.8 ? below : []
}

/** The letters of a text that lie above a line, and those before and behind them. */
function partsOf(text: PlacedText, bar: Pick<Rule, 'from' | 'to'>, as: Partial<PlacedText>): PlacedText[] {
  const { x, width, starts } = text
  if (x >= bar.from - 1 && x + width <= bar.to + 1) return [{ ...text, ...as }]
  if (!starts) return []
  const isUnder = (at: number): boolean => {
    const middle = x + (width * ((starts[at] ?? 0) + (starts[at + 1] ?? 1))) / 2
    return middle > bar.from && middle < bar.to
  }
  const places = Array.from({ length: text.text.length }, (_, at) => at)
  const first = places.find(isUnder)
  const last = places.findLast(isUnder)
  if (first === undefined || last === undefined) return []
  return [
    cutText(text, 0, first),
    { ...cutText(text, first, last + 1), ...as },
    cutText(text, last + 1, text.text.length),
  ].filter((part) => part.text !== '')
}

/** The sign of a root is a piece of its own, as what is behind it is. */
export function withoutRoots(text: PlacedText): PlacedText[] {
  if (!text.starts || !text.text.includes('√')) return [text]
  const places = [...text.text.matchAll(/√/gu)].flatMap(({ index }) => [index, index + 1])
  const cuts = [...new Set([0, ...places, text.text.length])]
  return cuts.slice(1).map((to, at) => cutText(text, cuts[at] ?? 0, to))
}

export function cutText(text: PlacedText, from: number, to: number): PlacedText {
  const { starts, x, width } = text
  const part = {
    ...text,
    text: text.text.slice(from, to),
    endsBlank: text.endsBlank === true && to >= text.text.length,
  }
  if (!starts) return part
  const [start = 0, end = 1] = [starts[from], starts[to]]
  const own = starts.slice(from, to + 1).map((place) => (end > start ? (place - start) / (end - start) : 0))
  return { ...part, x: x + width * start, width: width * (end - start), starts: own }
}
