import { UnreadableFile } from '../../item.ts'
import { type Box, areaOf, heightOf, touches, widthOf, within } from './boxes.ts'
import { clustersOf } from './drawn-clusters.ts'
import type { Figure } from './page-figures.ts'

interface FiguredPage {
  figures: readonly Figure[]
  texts: readonly Box[]
  page: Box
}

/** Less high or wide is a line. */
const thinnest = 3
/** So much of a page is its background. */
const background = 0.5
/** A small picture that begins so many lines of a page is a bullet. */
const [bulletSide, bulletTimes] = [24, 3]
/** A picture drawn so often next to itself fills a place, such as squares to write in. */
const tileTimes = 4
/** So much text in it, and it is a frame around words. */
const framed = 0.3
const frameSide = 60
/** More on a page are the pieces of few. */
const mostOfPage = 300
const mostClusters = 3000

/** Without what belongs to no question: lines, backgrounds, frames, squares to write in, what is on most pages. */
export function ownFigures(pages: readonly FiguredPage[]): Figure[][] {
  const repeated = repeatedIn(pages.map(({ figures }) => figures))
  const strips = marginStrips(pages)
  return pages.map(({ figures, texts, page }, at) => {
    const seen = figures.filter(
      (figure) =>
        Math.min(widthOf(figure), heightOf(figure)) >= thinnest &&
        areaOf(figure) < areaOf(page) * background &&
        !repeated.has(keyOf(figure)) &&
        strips[at]?.has(figure) !== true,
    )
    const whole = withoutTiles(seen)
    const few = whole.length > mostOfPage ? clustersOf(whole, page) : whole
    if (few.length > mostClusters) throw new UnreadableFile('tooComplex')
    return withoutBullets(few, texts).filter((figure) => !isFrame(figure, texts))
  })
}

const keyOf = (box: Box): string => [box.left, box.bottom, widthOf(box), heightOf(box)].map(Math.round).join(' ')

/** At the same place of most pages. */
function repeatedIn(pages: readonly (readonly Box[])[], share = 0.6, fewest = 2): Set<string> {
  const counts = new Map<string, number>()
  for (const boxes of pages) for (const key of new Set(boxes.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(fewest, pages.length * share)
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key))
}

/** Of a page's height, above and below. */
const margin = 0.1
const [stripShare, fewestStrips] = [0.3, 3]

/** Who hands files on puts a strip outside of all that is written, on every second page or so. */
function marginStrips(pages: readonly FiguredPage[]): Set<Figure>[] {
  const printed = repeatedIn(pages.map(({ texts }) => texts))
  const outer = pages.map(({ figures, texts, page }) => {
    const own = texts.filter((text) => !printed.has(keyOf(text)))
    const low = own.reduce((least, { bottom }) => Math.min(least, bottom), page.top)
    const high = own.reduce((most, { top }) => Math.max(most, top), page.bottom)
    const room = heightOf(page) * margin
    return figures.filter(
      ({ bottom, top }) =>
        (top <= Math.min(low, page.bottom + room) && bottom >= page.bottom) ||
        (bottom >= Math.max(high, page.top - room) && top <= page.top),
    )
  })
  const strips = repeatedIn(outer, stripShare, fewestStrips)
  return outer.map((figures) => new Set(figures.filter((figure) => strips.has(keyOf(figure)))))
}

function sameImages(figures: readonly Figure[]): Map<string, Figure[]> {
  const same = new Map<string, Figure[]>()
  for (const figure of figures) {
    if (figure.image === undefined) continue
    const own = same.get(figure.image)
    if (own) own.push(figure)
    else same.set(figure.image, [figure])
  }
  return same
}

function withoutTiles(figures: readonly Figure[]): Figure[] {
  const often = [...sameImages(figures).values()].filter(({ length }) => length >= tileTimes)
  const tiles = often.filter((same) => same.slice(0, mostOfPage).some((tile) => isBesideItself(tile, same))).flat()
  const first = tiles.slice(0, mostOfPage)
  const isAnother = (figure: Figure): boolean =>
    figure.image !== undefined && first.some((tile) => isAlike(tile, figure) && touches(tile, figure, 2))
  const known = new Set([...tiles, ...figures.filter(isAnother)])
  const all = [...known].slice(0, mostOfPage)
  return figures.filter((figure) => {
    if (known.has(figure)) return false
    const covered = all.reduce((sum, tile) => sum + areaOf(within(tile, figure)), 0)
    return covered < areaOf(figure) * 0.5
  })
}

/** Some squares of a pattern are cut a little otherwise than the rest. */
function isAlike(one: Box, other: Box): boolean {
  return Math.abs(widthOf(one) - widthOf(other)) <= 1 && Math.abs(heightOf(one) - heightOf(other)) <= 1
}

function isBesideItself(tile: Figure, same: readonly Figure[]): boolean {
  return same.slice(0, mostOfPage).some((other) => other !== tile && touches(tile, other, 2))
}

function withoutBullets(figures: readonly Figure[], texts: readonly Box[]): Figure[] {
  const bullets = [...sameImages(figures.filter(isSmall)).values()]
    .map((same) => same.filter((figure) => beginsLine(figure, texts)))
    .filter(({ length }) => length >= bulletTimes)
  const known = new Set(bullets.flat())
  return figures.filter((figure) => !known.has(figure))
}

const isSmall = (figure: Figure): boolean => Math.max(widthOf(figure), heightOf(figure)) <= bulletSide

function beginsLine({ left, right, bottom, top }: Figure, texts: readonly Box[]): boolean {
  const beside = texts.filter((text) => text.bottom < top && text.top > bottom)
  const near = { left: left - 100, right: left, bottom, top }
  return !beside.some((text) => touches(text, near)) && beside.some((text) => text.left >= right - 1)
}

function isFrame(figure: Figure, texts: readonly Box[]): boolean {
  if (figure.image !== undefined && Math.min(widthOf(figure), heightOf(figure)) < frameSide) return false
  const written = texts.reduce((sum, text) => sum + areaOf(within(text, figure)), 0)
  return written > areaOf(figure) * framed
}
