import { UnreadableFile } from '../../item.ts'
import { plainLine } from '../../paper/document.ts'
import { startNumber } from '../../paper/words.ts'
import { lineOf } from './page-lines.ts'
import { type DrawingNames, type Matrix, type Steps, matrixIn, moved, unmoved } from './page-rules.ts'
import { type PlacedText, rowsOf } from './rows.ts'

/** A part of a page, from the lower left corner. */
export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

/** A picture on a page. What lines draw together is not seen: each question of a PDF is looked at beside its page. */
export type Figure = Box

/** The numbers of the steps that show pictures. */
export interface FigureNames extends DrawingNames {
  paintImageXObject: number
  paintImageMaskXObject: number
  paintInlineImageXObject: number
  paintSolidColorImageMask: number
}

const mostFigures = 20_000
/** Less high or wide is a line, smaller is a bullet. */
const [thinnest, smallest] = [3, 10]
/** So much of a page is its background. */
const background = 0.5
/** So much text in it, and it is a frame around words. */
const framed = 0.3

const widthOf = ({ left, right }: Box): number => right - left
const heightOf = ({ bottom, top }: Box): number => top - bottom
const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

export function figuresOf({ fnArray, argsArray }: Steps, names: FigureNames): Figure[] {
  const images: Figure[] = []
  const kept: Matrix[] = []
  let matrix: Matrix = unmoved
  for (const [place, step] of fnArray.entries()) {
    const args = argsArray[place]
    const [first] = Array.isArray(args) ? (args as readonly unknown[]) : []
    if (step === names.save) kept.push(matrix)
    else if (step === names.restore || step === names.paintFormXObjectEnd) matrix = kept.pop() ?? matrix
    else if (step === names.transform) matrix = moved(matrix, matrixIn(args))
    else if (step === names.paintFormXObjectBegin) {
      kept.push(matrix)
      matrix = moved(matrix, matrixIn(first ?? null))
    } else if (isImage(step, names)) images.push(placedBox(matrix))
    if (images.length > mostFigures) throw new UnreadableFile('tooMuch')
  }
  return images
}

function isImage(step: number, names: FigureNames): boolean {
  return (
    step === names.paintImageXObject ||
    step === names.paintImageMaskXObject ||
    step === names.paintInlineImageXObject ||
    step === names.paintSolidColorImageMask
  )
}

/** A picture fills the square of its own measures, wherever that lies. */
function placedBox([a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ]
  const [across, up] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)]
  return { left: Math.min(...across), right: Math.max(...across), bottom: Math.min(...up), top: Math.max(...up) }
}

interface FiguredPage {
  figures: readonly Figure[]
  texts: readonly Box[]
  page: Box
}

/** Without what belongs to no question: lines, backgrounds, frames, bullets, what is on most pages. */
export function ownFigures(pages: readonly FiguredPage[]): Figure[][] {
  const repeated = repeatedIn(pages.map(({ figures }) => figures))
  return pages.map(({ figures, texts, page }) =>
    figures.filter(
      (figure) =>
        Math.min(widthOf(figure), heightOf(figure)) >= thinnest &&
        Math.max(widthOf(figure), heightOf(figure)) >= smallest &&
        areaOf(figure) < areaOf(page) * background &&
        !repeated.has(keyOf(figure)) &&
        !isFrame(figure, texts),
    ),
  )
}

const keyOf = (box: Box): string => [box.left, box.bottom, widthOf(box), heightOf(box)].map(Math.round).join(' ')

/** At the same place of most pages. */
function repeatedIn(pages: readonly (readonly Box[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const boxes of pages) for (const key of new Set(boxes.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(2, pages.length * 0.6)
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key))
}

function isFrame(figure: Figure, texts: readonly Box[]): boolean {
  const written = texts.reduce((sum, text) => {
    const wide = Math.min(text.right, figure.right) - Math.max(text.left, figure.left)
    const high = Math.min(text.top, figure.top) - Math.max(text.bottom, figure.bottom)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
  return written > areaOf(figure) * framed
}

/** Of the height of a picture, at both its ends: what lies beside that may belong to its neighbours. */
const edge = 0.2
/** A picture no higher than so many letters stands in a line. */
const inLine = 2.5
const mostAway = 40

/** The texts of a page with a mark at each place where something stands that nobody read. */
export function withFigures(texts: readonly PlacedText[], figures: readonly Figure[]): PlacedText[] {
  if (figures.length === 0) return [...texts]
  const rows = rowsOf(texts)
  return [...texts, ...figures.flatMap((figure) => marksOf(figure, texts, rows))]
}

type Rows = ReturnType<typeof rowsOf>

function marksOf(figure: Figure, texts: readonly PlacedText[], rows: Rows): PlacedText[] {
  const line = texts.find((text) => isLineOf(text, figure))
  if (line) return [markAt(line, figure.left)]
  const beside = texts
    .filter(({ x, width, y }) => {
      const [low, high] = [figure.bottom + heightOf(figure) * edge, figure.top - heightOf(figure) * edge]
      return y > low && y < high && (x + width <= figure.left + 2 || x >= figure.right - 2)
    })
    .toSorted((one, other) => other.y - one.y)
  const [first, last] = [beside[0], beside.at(-1)]
  if (first && last) return [first, last].map((text) => markAt(text, text.x + text.width))
  const own: PlacedText = {
    text: '\u{FFFC}',
    x: figure.left,
    y: (figure.bottom + figure.top) / 2,
    width: 1,
    size: 10,
    isBold: false,
    isLost: true,
    span: [figure.bottom, figure.top],
  }
  const next = questionBelow(figure, rows)
  return next ? [own, markAt(next, next.x + next.width)] : [own]
}

/** It stands on the line of the text, or is small enough to stand in it. */
function isLineOf({ x, y, width, size }: PlacedText, figure: Box): boolean {
  const away = Math.max(x - figure.right, figure.left - x - width)
  if (away > mostAway || away < -size) return false
  if (heightOf(figure) <= size * inLine) return y > figure.bottom - size * 0.5 && y < figure.top
  return Math.abs(y - figure.bottom) <= size * 0.5
}

function markAt({ y, size }: PlacedText, x: number): PlacedText {
  return { text: '\u{FFFC}', x, y, width: 1, size, isBold: false, isLost: true }
}

const optionLabel = /^\s*\(?[A-Ha-h]\s*[.):/]/u

/** Between the last option of a question and the next one it may belong to either. */
function questionBelow(figure: Box, rows: Rows): PlacedText | null {
  const at = rows.findIndex(([first]) => first !== undefined && first.y < figure.bottom)
  const [above, below] = [rows[at - 1], rows[at]]
  if (!below) return null
  const [before, text] = [above, below].map((row) => plainLine(lineOf(row ?? [])))
  const isBetween = startNumber(text ?? '') !== null && (above === undefined || optionLabel.test(before ?? ''))
  return isBetween ? (below.at(-1) ?? null) : null
}
