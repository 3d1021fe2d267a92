import type { Line } from '../../word/word-file.ts'

/** A piece of text where it stands on a page, from the lower left corner. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  size: number
  isBold: boolean
  isUnderlined?: boolean
  /** A space was typed behind it. */
  endsBlank?: boolean
  /** Where each of its letters begins, from 0 to 1. */
  starts?: Float32Array
  /** Not black, not the usual. */
  color?: string
  /** On a bar with a color of its own, which is known where a reader put it there. */
  isHighlighted?: boolean
  highlight?: string
  isStruck?: boolean
  /** It is drawn, and the file does not say what it is. */
  isLost?: boolean
  /** Of a font of icons. */
  isIcon?: boolean
  /** A formula that was put together, and its lower and its upper end. */
  latex?: string
  span?: [number, number]
  table?: PageTable
}

export interface PageTable {
  rows: Line[][][]
  /** Where its columns are: on the next page it may go on. */
  columns: number[]
}
