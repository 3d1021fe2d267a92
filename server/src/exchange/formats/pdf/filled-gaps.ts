import type { PlacedText } from './rows/placed-text.ts'
import { rowsOf } from './rows/rows-of.ts'
import { cutText } from './underlines.ts'

const mostInRow = 400

/**
 * Formulas are drawn font by font: 'm s' with room between its letters, and '/' into that room. What another text lies
 * in is cut there, so that all of it is read from left to right.
 */
export function withGapsFilled(texts: readonly PlacedText[]): PlacedText[] {
  return rowsOf(texts).flatMap((row) => {
    if (row.length > mostInRow || row.every(({ text }) => !inside.test(text))) return row
    const words = row.flatMap((piece) => wordsOf(piece))
    return words.length > mostInRow ? row : row.flatMap((piece) => partsAround(piece, words))
  })
}

const inside = /\S\s+\S/u

interface Word {
  piece: PlacedText
  from: number
  to: number
}

function wordsOf(piece: PlacedText): Word[] {
  const { text, x, width, starts } = piece
  if (!starts) return [{ piece, from: x, to: x + width }]
  return [...text.matchAll(/\S+/gu)].map(({ index, 0: own }) => ({
    piece,
    from: x + width * (starts[index] ?? 0),
    to: x + width * (starts[index + own.length] ?? 1),
  }))
}

function partsAround(piece: PlacedText, words: readonly Word[]): PlacedText[] {
  const { text, x, width, starts, size } = piece
  if (piece.latex !== undefined || piece.table) return [piece]
  // How far a page moved on between two letters is not always known.
  const [gap, ...gaps] = text.matchAll(/(?<=\S)\s+(?=\S)/gu)
  if (!starts || (gap && gaps.length === 0 && starts[gap.index] === starts[gap.index + gap[0].length]))
    return aroundOne(piece, words)
  const cuts = [...text.matchAll(/(?<=\S)\s+(?=\S)/gu)].filter(({ index, 0: gap }) => {
    const from = x + width * (starts[index] ?? 0)
    const to = x + width * (starts[index + gap.length] ?? 0)
    const room = size * 0.2
    return words.some((word) => word.piece !== piece && word.from > from - room && word.to < to + room)
  })
  const borders = [0, ...cuts.map(({ index, 0: gap }) => index + gap.length)]
  return borders.map((from, at) => cutText(piece, from, cuts[at]?.index ?? text.length))
}

/** Two words, and another between them: where each of their letters stands need not be known. */
function aroundOne(piece: PlacedText, words: readonly Word[]): PlacedText[] {
  const [before, after, ...others] = piece.text.trim().split(/\s+/u)
  const end = piece.x + piece.width
  const within = words.filter((word) => word.piece !== piece && word.from > piece.x && word.to < end)
  const [first, last] = [within[0], within.at(-1)]
  if (before === undefined || after === undefined || others.length > 0 || !first || !last) return [piece]
  return [
    { ...piece, text: before, width: first.from - piece.x, endsBlank: false },
    { ...piece, text: after, x: last.to, width: end - last.to },
  ]
}
