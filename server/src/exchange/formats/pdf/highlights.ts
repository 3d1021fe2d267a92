import type { PlacedText } from './rows/placed-text.ts'
import type { Bar } from './page-rules.ts'
import { stripsOf } from './page-strips.ts'
import { partsOf } from './underlines.ts'

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
