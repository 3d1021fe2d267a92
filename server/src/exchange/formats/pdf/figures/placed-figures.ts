import { anyStart } from '../../word/signs/line-signs.ts'
import { lineOf } from '../page-lines.ts'
import type { PlacedText } from '../rows/placed-text.ts'
import { rowsOf } from '../rows/rows-of.ts'
import { plainLine } from '../../word/line-text.ts'
import { type Box, heightOf } from './boxes.ts'
import type { Figure } from './page-figures.ts'

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
  const isBetween = anyStart(text ?? '') !== null && (above === undefined || optionLabel.test(before ?? ''))
  return isBetween ? (below.at(-1) ?? null) : null
}
