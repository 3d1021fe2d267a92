import { cutText } from './page-looks.ts'
import { type PlacedText, rowsOf } from './rows.ts'

const mostInRow = 400
/** In parts of the size of the letters: as much as a letter may reach over the room that was left for it. */
const over = 0.2
const gap = /(?<=\S)\s+(?=\S)/gu

/**
 * What a font lacks is drawn in another, into the room between two letters, as Vietnamese letters mostly are where a
 * program has to help itself: a text is cut there, so that all of it is read from left to right.
 */
export function withGapsFilled(texts: readonly PlacedText[]): PlacedText[] {
  return rowsOf(texts).flatMap((row) => {
    const words = row.flatMap((piece) => wordsOf(piece).map((word) => ({ ...word, piece })))
    if (words.length > mostInRow) return row
    return row.flatMap((piece) => {
      const { text, starts } = piece
      if (!starts || piece.table) return [piece]
      const cuts = [...text.matchAll(gap)].filter(({ index, 0: room }) => {
        const from = placeIn(piece, index) - piece.size * over
        const to = placeIn(piece, index + room.length) + piece.size * over
        return words.some((word) => word.piece !== piece && word.from > from && word.to < to)
      })
      const borders = [0, ...cuts.map(({ index, 0: room }) => index + room.length)]
      return borders.map((from, at) => cutText(piece, from, cuts[at]?.index ?? text.length))
    })
  })
}

const placeIn = ({ x, width, starts }: PlacedText, at: number): number => x + width * (starts?.[at] ?? 0)

function wordsOf(piece: PlacedText): { from: number; to: number }[] {
  if (!piece.starts) return [{ from: piece.x, to: piece.x + piece.width }]
  return [...piece.text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    from: placeIn(piece, index),
    to: placeIn(piece, index + word.length),
  }))
}
