/** Where the reading of a text has come to, and what was said last. */

export type Kind = 'number' | 'unit' | 'letter' | 'word' | 'sign' | 'open' | 'close' | 'blank' | 'pause'

/** What is said for a stretch of the shown text. Empty words: shown, but not said. */
export interface Piece {
  start: number
  end: number
  words: string
  kind: Kind
}

export interface Place {
  readonly text: string
  readonly at: number
  /** From here on. */
  readonly rest: string
  readonly last: Piece | undefined
  /** Whether there is a space between the last piece and this place. */
  readonly isSpaced: boolean
  /** Whether each bracket that is open holds an expression together. */
  readonly brackets: ('spoken' | 'silent' | 'text')[]
}

export interface Said {
  length: number
  words: string
  kind: Kind
}

/** Tries a stretch at this place; undefined when it is not its business. */
export type Rule = (place: Place) => Said | undefined

/** The last words before this place, lower case, nearest last. */
export function wordsBefore({ text, at }: Place, count: number): string[] {
  const found = text.slice(Math.max(0, at - 80), at).match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  return found.slice(-count).map((word) => word.toLowerCase().normalize('NFC'))
}

/** The word right before, without a sign in between. */
export function wordBefore({ text, at }: Place): string {
  const found = /([\p{L}\p{M}]+)[\s"“'‘]*$/u.exec(text.slice(Math.max(0, at - 40), at))
  return found?.[1]?.toLowerCase().normalize('NFC') ?? ''
}

export function isOperand(last: Piece | undefined): boolean {
  return last !== undefined && /^(?:number|unit|letter|close|blank)$/.test(last.kind)
}
