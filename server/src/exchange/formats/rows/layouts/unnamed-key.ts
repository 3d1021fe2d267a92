import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { echoShare, shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'

const fewestRows = 5

/** What somebody chose is no key, however often it is one of the options. */
export const ofPeople =
  /\b(?:students?|pupils?|users?|learners?|candidates?|participants?|my|your|his|her|chosen|selected|picked|given|submitted|responses?|guess|predicted|prediction|models?|hoc sinh|hs|sinh vien|thi sinh|bai lam|da chon|nguoi hoc|ban chon|alumnos?|estudiantes?|alunos?|eleve|schuler|siswa|studenti?)\b/

/**
 * The column that names one of the options in nearly every row, by a letter, by several, or by what it says; null where
 * there is none, or more than one.
 */
export function unnamedKey(
  rows: readonly Row[],
  columns: readonly number[],
  options: readonly number[],
  heads: readonly string[],
): number | null {
  if (rows.length < fewestRows) return null
  const keys = columns.filter(
    (column) => !ofPeople.test(plainHead(heads[column] ?? '')) && namesOptions(rows, column, options),
  )
  const [key] = keys
  return keys.length === 1 && key !== undefined ? key : null
}

function namesOptions(rows: readonly Row[], column: number, options: readonly number[]): boolean {
  if (shapeOf(rows, column).filled < 0.9) return false
  const texts = rows.map((row) => ownTextAt(row, column).trim().toUpperCase()).filter((text) => text !== '')
  const known = new Set<string>(answerLetters.slice(0, options.length))
  const named = texts.map((text) =>
    /^[A-T](?:\s{0,2}[,;/|]\s{0,2}[A-T]){0,5}$/.test(text) ? text.split(/[^A-T]+/) : [],
  )
  const lettered = named.filter((letters) => letters.length > 0 && letters.every((letter) => known.has(letter)))
  const isLettered =
    lettered.length >= texts.length * 0.95 && new Set(lettered.flat()).size >= Math.min(3, options.length)
  return isLettered || echoShare(rows, column, options) >= 0.9
}

/** Numbers from one to as many as there are options, most of them somewhere. */
export function countsOptions(
  rows: readonly Row[],
  column: number,
  options: readonly number[],
  fewestDifferent = 3,
): boolean {
  const numbers = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  const isPlace = (text: string): boolean =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= options.length
  return (
    numbers.length >= fewestRows &&
    numbers.every(isPlace) &&
    new Set(numbers).size >= Math.min(fewestDifferent, options.length)
  )
}
