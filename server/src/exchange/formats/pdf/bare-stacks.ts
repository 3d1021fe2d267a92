import type { PlacedText } from './rows/placed-text.ts'
import { stripsOf } from './page-strips.ts'

/**
 * Two short texts one above the other, beside a line that runs between them, are a fraction whose bar the file does not
 * tell: nobody knows what it says.
 */
export function withoutBareStacks(texts: readonly PlacedText[]): PlacedText[] {
  const page = stripsOf(texts)
  const short = new Set(texts.filter(isShort))
  for (const above of short) {
    if (!page.has(above)) continue
    const near = page.near(above.y)
    const below = near.find((text) => isBelow(text, above) && short.has(text))
    const between = below && near.find((text) => isBetween(text, above, below))
    if (!between) continue
    const all = near.filter((text) => text === above || (text.x < above.x + above.width && isBelow(text, above)))
    for (const text of all) page.remove(text)
    page.add({ ...above, y: between.y, size: between.size, isLost: true })
  }
  return page.all()
}

function isShort({ text, width, size, isLost, latex }: PlacedText): boolean {
  const said = text.trim()
  return (
    isLost !== true &&
    latex === undefined &&
    said.length <= 8 &&
    width <= size * 5 &&
    /^[\p{L}\d\s.,+\-−–=()·×:²³]+$/u.test(said) &&
    (/\d/.test(said) || said.length <= 2)
  )
}

/** Small signs above and below their line are nearer to each other. */
function isBelow(text: PlacedText, above: PlacedText): boolean {
  const fall = above.y - text.y
  const shared = Math.min(text.x + text.width, above.x + above.width) - Math.max(text.x, above.x)
  return (
    fall >= above.size * 0.85 &&
    fall <= above.size * 1.7 &&
    shared >= Math.min(text.width, above.width) * 0.5 &&
    Math.abs(text.size - above.size) <= above.size * 0.15
  )
}

function isBetween(text: PlacedText, above: PlacedText, below: PlacedText): boolean {
  const least = above.size * 0.25
  // A small sign of the line below is between them, too.
  if (text.size < above.size * 0.9) return false
  if (text.table !== undefined || above.y - text.y < least || text.y - below.y < least) return false
  const [left, right] = [Math.min(above.x, below.x), Math.max(above.x + above.width, below.x + below.width)]
  const away = Math.max(text.x - right, left - text.x - text.width)
  return away > -1 && away <= text.size * 1.5
}
