import { symbolLatex, wordsLatex } from '../letters/latex-signs.ts'
import type { PlacedText } from './rows.ts'
import type { Rule } from './page-rules.ts'
import { stripsOf } from './page-looks.ts'

const longest = 300
/** Of the size of a line: where the bars of its fractions lie. */
const highest = 0.65

/**
 * A fraction is drawn as what stands above a bar and what stands below it; in a page's list of texts both are beside
 * the line. Each becomes one piece in its line. Where it is not certain what belongs to it the piece is lost.
 */
export function withFractions(
  texts: readonly PlacedText[],
  bars: readonly Rule[],
): { texts: PlacedText[]; bars: Rule[] } {
  const short = bars.filter(({ from, to }) => to - from <= longest)
  const used = new Set<Rule>()
  const page = stripsOf(texts)
  // What lies in another has the shorter bar.
  const found: { whole: PlacedText; parts: Parts; bar: Rule }[] = []
  for (const bar of short.toSorted((one, other) => one.to - one.from - (other.to - other.from))) {
    const near = page.near(bar.at)
    const root = rootAt(bar, near)
    if (root) {
      used.add(bar)
      for (const part of root.parts) page.remove(part)
      page.add(root.whole)
      continue
    }
    const parts = partsAt(bar, near)
    if (!parts) continue
    used.add(bar)
    for (const part of [...parts.above, ...parts.below]) page.remove(part)
    const size = Math.max(...[...parts.above, ...parts.below].map((part) => part.size))
    const whole: PlacedText = {
      text: '\uFFFC',
      x: bar.from,
      y: bar.at - size * 0.3,
      width: bar.to - bar.from,
      size,
      isBold: false,
      span: [Math.min(...parts.below.map(bottomOf)), Math.max(...parts.above.map(topOf))],
      ...latexOf(parts),
    }
    page.add(whole)
    found.push({ whole, parts, bar })
  }
  for (const { whole, parts, bar } of found) {
    const around = page.near(bar.at)
    if (isSum(parts, bar, around) || hasOther(parts, bar, bars, used) || hasMore(whole, around)) {
      delete whole.latex
      whole.isLost = true
    }
    seat(whole, bar, around)
  }
  return { texts: page.all(), bars: bars.filter((bar) => !used.has(bar)) }
}

interface Parts {
  above: PlacedText[]
  below: PlacedText[]
}

const bottomOf = ({ y, size, span }: PlacedText): number => span?.[0] ?? y - size * 0.2
const topOf = ({ y, size, span }: PlacedText): number => span?.[1] ?? y + size * 0.7
const slack = 2.5

/** A sign that is written, and a line above what it is taken of. */
function rootAt(bar: Rule, near: readonly PlacedText[]): { parts: PlacedText[]; whole: PlacedText } | null {
  const sign = near.find(
    ({ text, x, y, width, size }) =>
      text.trim() === '√' && Math.abs(x + width - bar.from) <= 4 && bar.at > y && bar.at < y + size * 1.2,
  )
  if (!sign) return null
  const under = near.filter(
    (text) =>
      text !== sign &&
      text.x >= bar.from - slack &&
      text.x + text.width <= bar.to + slack &&
      text.y < bar.at &&
      bar.at - topOf(text) < sign.size * 0.5 &&
      text.y > sign.y - sign.size * 0.3,
  )
  const inside = under.length === 0 ? null : rowLatex(under)
  if (inside === null) return null
  const base = under.reduce((one, other) => (other.size > one.size ? other : one))
  const parts = [sign, ...under]
  const span: [number, number] = [Math.min(...parts.map(bottomOf)), bar.at]
  const whole = { ...base, text: '\uFFFC', x: sign.x, width: bar.to - sign.x, latex: `\\sqrt{${inside}}`, span }
  delete whole.starts
  return { parts, whole }
}

function partsAt(bar: Rule, texts: readonly PlacedText[]): Parts | null {
  const above: PlacedText[] = []
  const below: PlacedText[] = []
  const over = texts.filter(({ x, width }) => x + width > bar.from + 0.5 && x < bar.to - 0.5)
  // Small signs are as far from the bar as the large ones beside them.
  const largest = Math.max(0, ...over.filter(({ y }) => Math.abs(y - bar.at) < 20).map(({ size }) => size))
  for (const text of over) {
    const { x, y, width, size, span } = text
    if (Math.abs(y - bar.at) > size * 3 + (span ? span[1] - span[0] : 0)) continue
    const [up, down] = [(span?.[0] ?? y) - bar.at, bar.at - topOf(text)]
    // A line right below its letters underlines them.
    const isAbove = span
      ? up > -1 && up < size * 0.8
      : up >= size * 0.2 && up <= Math.max(size * 1.1, Math.min(largest, size * 1.6))
    const isBelow = down > -size * 0.15 && down <= size * 0.8
    if (!isAbove && !isBelow) {
      if (up < size * 0.2 && up > -size * 0.6) return null
      continue
    }
    if (x < bar.from - slack || x + width > bar.to + slack) return null
    if (isAbove) above.push(text)
    else below.push(text)
  }
  if (above.length === 0 || below.length === 0) return null
  const widest = Math.max(...[above, below].map(widthOf))
  const size = Math.max(...[...above, ...below].map((text) => text.size))
  return bar.to - bar.from <= widest + size * 1.2 ? { above, below } : null
}

function widthOf(row: readonly PlacedText[]): number {
  return Math.max(...row.map(({ x, width }) => x + width)) - Math.min(...row.map(({ x }) => x))
}

/** '25' above '+ 37' above a bar is no fraction. */
function isSum({ above }: Parts, bar: Rule, texts: readonly PlacedText[]): boolean {
  const first = above.reduce((one, other) => (other.x < one.x ? other : one))
  if (/^\s*[+×:÷]/u.test(first.text)) return true
  const top = Math.max(...above.map(topOf))
  for (const { x, y, width, size, latex } of texts)
    if (
      latex === undefined &&
      x >= bar.from - size &&
      x + width <= bar.to + slack &&
      y > top - size * 0.2 &&
      y - top < size * 0.7
    )
      return true
  return false
}

/** Something stands in it that was not read with it. */
function hasMore(whole: PlacedText, texts: readonly PlacedText[]): boolean {
  const [bottom = 0, top = 0] = whole.span ?? []
  return texts.some(
    ({ x, y, width, latex }) =>
      latex === undefined && y > bottom && y < top && x + width > whole.x + 1.5 && x < whole.x + whole.width - 1.5,
  )
}

/** A second line in it is that of a root, and its sign is drawn, not written. */
function hasOther({ above, below }: Parts, bar: Rule, bars: readonly Rule[], used: ReadonlySet<Rule>): boolean {
  const [bottom, top] = [Math.min(...below.map(({ y }) => y)), Math.max(...above.map(topOf))]
  return bars.some(
    (other) =>
      !used.has(other) &&
      other.at > bottom &&
      other.at < top + 5 &&
      Math.min(other.to, bar.to) - Math.max(other.from, bar.from) > 2,
  )
}

/** It stands on the line of the text that is nearest to it. */
function seat(whole: PlacedText, bar: Rule, texts: readonly PlacedText[]): void {
  let beside: PlacedText | undefined
  let least = Number.POSITIVE_INFINITY
  for (const text of texts) {
    const rise = bar.at - text.y
    const away = Math.max(text.x - bar.to, bar.from - text.x - text.width)
    const [bottom = 0, top = 0] = whole.span ?? []
    const isInside = away < text.size * 4 && text.y > bottom && text.y < top - text.size * 0.3
    const isLine = rise >= -text.size * 0.05 && rise <= text.size * 0.65
    if (text.latex !== undefined || text.isLost || !(isLine || isInside)) continue
    if (away >= least) continue
    least = away
    beside = text
  }
  const raised = raisedFrom(bar, texts)
  if (raised) {
    delete whole.latex
    whole.isLost = true
  }
  beside = raised ?? beside
  if (!beside) return
  whole.y = beside.y
  whole.size = beside.size
}

/** A bar that lies well above its line, right behind a letter, may be that of a power. */
function raisedFrom(bar: Rule, texts: readonly PlacedText[]): PlacedText | undefined {
  const behind = texts.filter(
    ({ text, x, width, size, latex }) =>
      latex === undefined && Math.abs(bar.from - x - width) < size / 2 && /[\p{L}\p{N})\]]\s*$/u.test(text),
  )
  const riseOf = ({ y, size }: PlacedText): number => (bar.at - y) / size
  if (behind.some((text) => riseOf(text) > 0 && riseOf(text) <= highest)) return undefined
  return behind.find((text) => riseOf(text) > highest && riseOf(text) < highest * 2)
}

function latexOf({ above, below }: Parts): { latex: string } | { isLost: true } {
  const [top, bottom] = [rowLatex(above), rowLatex(below)]
  return top === null || bottom === null ? { isLost: true } : { latex: `\\frac{${top}}{${bottom}}` }
}

/** Null where it is not one row, or is not said. */
function rowLatex(row: readonly PlacedText[]): string | null {
  if (row.some(({ isLost, text }) => isLost === true || /[\p{Co}\p{Cc}\uFFFD]/u.test(text))) return null
  const base = row.reduce((one, other) => (other.size > one.size ? other : one))
  let result = ''
  let end: number | null = null
  for (const { text, x, y, width, size, latex } of row.toSorted((one, other) => one.x - other.x)) {
    if (end !== null && x < end - base.size * 0.3) return null
    const isSmall = size < base.size * 0.85
    const written = latex ?? wordsOf(text)
    if (end !== null && x - end > base.size * 0.15) result += ' '
    if (isSmall && y > base.y + base.size * 0.1) result += `^{${written}}`
    else if (isSmall && y < base.y - base.size * 0.05) result += `_{${written}}`
    else if (latex === undefined && Math.abs(y - base.y) > base.size * 0.2) return null
    else result += written
    end = x + width
  }
  return result.trim() === '' ? null : result.trim()
}

function wordsOf(text: string): string {
  const said = text.normalize('NFC')
  const isWords = /\p{L}{4}|[^\p{ASCII}]\p{L}|\p{L}[^\p{ASCII}]/u.test(said) && /\p{Script=Latin}{2}/u.test(said)
  return isWords ? wordsLatex(said) : symbolLatex(said)
}
