/** Styles of MathType by their numbers; below zero it is a font that somebody chose for these letters. */
export const faces = {
  text: 1,
  function: 2,
  variable: 3,
  smallGreek: 4,
  capitalGreek: 5,
  symbol: 6,
  vector: 7,
  number: 8,
  ofUser: 9,
  ofUserToo: 10,
  extra: 11,
  textOfAsia: 12,
  marker: 23,
  space: 24,
} as const

export interface Char {
  kind: 'char'
  /** One of the styles, or below zero. */
  face: number
  /** Of the style or of the letters; empty where the file says none. */
  font: string
  isItalic: boolean
  /** In Unicode, with places of MathType's own. */
  code: number
  /** Numbers of what is drawn above it, behind it or through it. */
  marks: readonly number[]
  startsFunction: boolean
}

export interface Slot {
  kind: 'slot'
  items: readonly MathNode[]
  /** Not there: its place in the order is kept all the same. */
  isAbsent: boolean
}

export interface Template {
  kind: 'template'
  /** As MathType 4 and later number them. */
  selector: number
  variation: number
  slots: readonly (Slot | Pile)[]
}

export interface Pile {
  kind: 'pile'
  align: 'l' | 'c' | 'r'
  lines: readonly Slot[]
}

/** Kinds of lines between rows or columns: none, whole, and two that are broken. */
export type Border = 0 | 1 | 2 | 3

export interface Matrix {
  kind: 'matrix'
  align: 'l' | 'c' | 'r'
  rows: readonly (readonly (Slot | Pile)[])[]
  /** One more than there are rows, and than there are columns. */
  rowBorders: readonly Border[]
  columnBorders: readonly Border[]
}

/** Stands in the list behind its letter and nowhere else. */
interface Mark {
  kind: 'mark'
  code: number
}

export type MathNode = Char | Mark | Slot | Template | Pile | Matrix

/** Nothing of an equation is believed where a part of it is not understood. */
export class UnreadableEquation extends Error {
  constructor() {
    super('unreadable equation')
  }
}
