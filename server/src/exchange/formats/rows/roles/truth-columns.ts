import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { ownTextAt } from '../grid.ts'
import { isWorthHead } from '../heads/head-kinds.ts'
import { plainHead } from '../heads/header-words.ts'
import { type Claims, placeOf } from './claims.ts'

/** 'TRUE_1', 'TRUE_2' beside 'FALSE_1', 'FALSE_2': all that is right, and all that is wrong, each in a column of its own. */
export function settleTruths({ heads, set }: Claims): void {
  const names = heads.map(plainHead)
  const counted = (word: string): number[] => {
    const columns = names.flatMap((name, column) => (new RegExp(`^${word} \\d{1,2}$`).test(name) ? [column] : []))
    const areCounted = columns.every((column, index) => names[column] === `${word} ${index + 1}`)
    return areCounted ? columns : []
  }
  const [rights, wrongs] = [counted('true'), counted('false')]
  if (rights.length === 0 || wrongs.length === 0) return
  for (const column of rights) set(column, 'correct')
  for (const column of wrongs) set(column, 'wrong')
}

/** 'Option 1', 'Marks', 'Option 2', 'Marks': what each option is worth, behind it; further pairs may have no names. */
export function settlePoints({ heads, sample, roles, set }: Claims): void {
  const names = heads.map(plainHead)
  const worths = names.flatMap((_, column) =>
    isWorthHead(heads[column] ?? '') && placeOf(roles[column - 1] ?? null) !== -1 ? [column] : [],
  )
  const options = roles.flatMap((role, column) => (placeOf(role) === -1 ? [] : [column]))
  const isWhole = options.length > 1 && options.every((column, at) => worths[at] === column + 1)
  if (!isWhole || worths.length !== options.length || roles.includes('correct')) return
  for (const [at, column] of worths.entries()) set(column, markAt(at))
  let next = (worths.at(-1) ?? 0) + 1
  for (let at = worths.length; at < 10 && names[next] === '' && names[next + 1] === ''; at += 1) {
    const isWorthBehind = sample.every(
      (row) => (ownTextAt(row, next).trim() === '') === (ownTextAt(row, next + 1).trim() === ''),
    )
    const areNumbers = sample.every((row) => /^(?:-?\d{1,3}(?:[.,]\d{1,3})?)?$/.test(ownTextAt(row, next + 1).trim()))
    if (!isWorthBehind || !areNumbers || sample.every((row) => ownTextAt(row, next).trim() === '')) break
    set(next, answerLetters[at] ?? null)
    set(next + 1, markAt(at))
    next += 2
  }
}

const markAt = (at: number): ColumnRole | null => {
  const letter = answerLetters[at]
  return letter === undefined ? null : `mark${letter}`
}
