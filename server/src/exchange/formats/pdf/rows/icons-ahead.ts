import type { PlacedText } from './placed-text.ts'

/** Of the size of its letters: what is further left stands in another column, and what is further right is not meant. */
const [apart, near] = [6, 2]

/** A speech bubble before 'Lời giải.', a pen before 'Câu 1': what a line begins with says nothing, unlike an icon in it. */
export function withoutIconsAhead(texts: readonly PlacedText[]): PlacedText[] {
  if (!texts.some(({ isIcon }) => isIcon)) return [...texts]
  const others = texts.filter(({ isIcon }) => isIcon !== true)
  return texts.filter((icon) => {
    if (icon.isIcon !== true) return true
    const beside = others.filter(({ y }) => Math.abs(y - icon.y) < icon.size / 2)
    const isBehind = beside.some(({ x, width }) => x < icon.x && icon.x - x - width < icon.size * apart)
    const end = icon.x + icon.width
    const isAhead = beside.some(({ x, text }) => x >= end - 1 && x - end < icon.size * near && /[\p{L}\d]/u.test(text))
    return isBehind || !isAhead
  })
}
