/** How a cell of a table says which question it is about. */

export interface CellName {
  number: string
  /** 'a' of 'Câu 3a'. */
  part: string
}

const word = /^(?:câu|bài)(?![\p{L}])/iu
const named = /^(?:(?:câu|bài)\s*)?(\d{1,4})\s?([a-h])?\s?[.):]?$/iu
/** Longer ones are years. */
const mostDigits = 3

/** '3', 'Câu 3' or '3a' and nothing else. */
export function nameIn(text: string): CellName | null {
  const [, number = '', part = ''] = named.exec(text.trim()) ?? []
  return number === '' || number.length > mostDigits
    ? null
    : { number: String(Number(number)), part: part.toLowerCase() }
}

/** With its word, as tables of figures have none. */
export function isNamed(text: string): boolean {
  return word.test(text.trim()) && nameIn(text) !== null
}

/** The number of a whole question; four digits only where a letter beside it says that it is no year. */
export function numberIn(text: string, digits = mostDigits): number | null {
  const [, number = '', part = ''] = named.exec(text.trim()) ?? []
  return number === '' || number.length > digits || part !== '' ? null : Number(number)
}

/** 'a', 'b)' or 'Ý c' and nothing else. */
export function partIn(text: string): string | null {
  return /^(?:[Ýý]\s*)?([a-j])\s?[.):]?$/u.exec(text.trim())?.[1] ?? null
}
