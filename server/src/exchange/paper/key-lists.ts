import { type Line, type Table, plainLine } from './document.ts'
import { anyLabel } from './words.ts'

/** Lists of keys: '1.A 2.B' in lines, or a table of numbers and letters. */

export interface Pair {
  number: number
  said: string
}

const pairPattern =
  /(?:c[âa]u|question|q)?\s*(\d{1,3})\s*[.:)\-–=>]{0,2}\s*([A-H](?:\s*[,&]\s*[A-H])*|(?:[ĐDSTF]\s*[-–,;]?\s*){4})(?![\p{L}\d])/giu

/** '1.A 2.B' and nothing else but signs between. */
export function pairsIn(given: string): Pair[] {
  const text = given.replaceAll(/\s+/gu, ' ')
  // 'A. 1  B. 2  C. 3' are options.
  if (anyLabel.test(text)) return []
  const found = [...text.matchAll(pairPattern)]
  const rest = text.replaceAll(pairPattern, '').replaceAll(/[\s,;.|/-]|đáp án|answer|key|câu/giu, '')
  return rest.length > found.length
    ? []
    : found.map(([, number, said]) => ({ number: Number(number), said: said ?? '' }))
}

const keyCell =
  /^(?:[A-H](?:\s*[,&]\s*[A-H])*|(?:[ĐDSTF]\s*[-–,;]?\s*){4}|(?:a\)?\s*[-:.]?\s*[ĐSTF].*)|-?\d+(?:[.,/]\d+)?)$/iu
const numberCell = /^(?:c[âa]u|question|q)?\s*(\d{1,3})\s*[.:)]?$/iu
const cellText = (cell: readonly Line[]): string => cell.map(plainLine).join(' ').trim()

/** A table of numbers and keys, whichever way it lies; null where it is any other. */
export function keyTableOf(rows: Table): Pair[] | null {
  const texts = rows.map((row) => row.map(cellText))
  const flat = texts.flat().filter((text) => text !== '')
  const own = flat.flatMap(pairsIn)
  if (own.length >= 2 && own.length >= flat.length * 0.6) return own
  const across = texts.flatMap((row, at) => pairsAcross(row, texts[at + 1]))
  if (across.length >= 2 && across.some(({ said }) => /^[A-HĐS]/iu.test(said))) return across
  const down = texts.flatMap((row) =>
    row.flatMap((text, column) => {
      const number = numberCell.exec(text)?.[1]
      const said = row[column + 1] ?? ''
      return number !== undefined && keyCell.test(said) && !/^\d/.test(said) ? [{ number: Number(number), said }] : []
    }),
  )
  return down.length >= 2 && down.length * 2 >= flat.length * 0.5 ? down : null
}

/** Numbers in one row, their keys in the one below. */
function pairsAcross(row: readonly string[], below: readonly string[] | undefined): Pair[] {
  const numbers = row.map((text) => Number(numberCell.exec(text)?.[1] ?? Number.NaN))
  if (!below || numbers.filter((one) => !Number.isNaN(one)).length < 2) return []
  return numbers.flatMap((number, column) => {
    const said = below[column] ?? ''
    return !Number.isNaN(number) && keyCell.test(said) ? [{ number, said }] : []
  })
}
