import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { ownTextAt } from '../grid.ts'
import { meaningOf } from '../heads/header-words.ts'
import { optionsIn } from '../options/option-cells.ts'
import { keyFrom } from '../row-keys.ts'
import { type Claims, placeOf } from './claims.ts'
import { listedColumns } from '../listed/listed-columns.ts'

const hasOptions = ({ roles }: Claims): boolean =>
  roles.some((role) => role === 'options' || role === 'wrong' || placeOf(role) !== -1)

/** A row for each option, whatever its columns are called. */
export function settleListedRows(claims: Claims): void {
  const { heads, sample, roles, columnsOf, set } = claims
  const [asked, ...others] = columnsOf('content')
  if (asked === undefined || others.length > 0) return
  const columns = heads.map((_, column) => column)
  const found = listedColumns(sample, columns, asked, (column) =>
    ['options', 'correct', 'content'].includes(meaningOf(heads[column] ?? '') ?? ''),
  )
  if (found === null || (roles[found.offered] === 'options' && roles[found.mark] === 'correct')) return
  for (const column of columns)
    if (column !== asked && (roles[column] === 'options' || roles[column] === 'correct')) set(column, null)
  set(found.offered, 'options', 'shape')
  set(found.mark, 'correct', 'shape')
}

const fewestRows = 2

/** A column in words that nobody knows here, in which lists stand that the key of nearly every row chooses from. */
export function settleListCells(claims: Claims): void {
  const { heads, sample, roles, set } = claims
  const key = roles.indexOf('correct')
  if (hasOptions(claims) || key === -1) return
  const found = heads.flatMap((_, column) => {
    if (roles[column] !== null) return []
    const filled = sample.filter((row) => ownTextAt(row, column).trim() !== '' && ownTextAt(row, key).trim() !== '')
    const chosen = filled.filter((row) => {
      const split = optionsIn(ownTextAt(row, column)) ?? []
      const given = split.map(({ text }, at) => ({ letter: answerLetters[at] ?? '', raw: text, text }))
      const said = ownTextAt(row, key)
        .trim()
        .replace(/^(\d)\.0$|^\[(\d)\]$/, '$1$2')
      return given.length >= 2 && (said === '0' || keyFrom(said, given, false).letters.size > 0)
    })
    return filled.length >= fewestRows && chosen.length * 10 >= filled.length * 9 ? [column] : []
  })
  const [one] = found
  if (one !== undefined && found.length === 1) set(one, 'options', 'shape')
}

const fewestUnnamed = 5

/** Columns without names right behind the question, of which the key of nearly every row chooses one: what is offered. */
export function settleUnnamedOptions(claims: Claims): void {
  const { sample, roles, columnsOf, unnamedAfter, lettered } = claims
  const [[asked], [key]] = [columnsOf('content'), columnsOf('correct')]
  if (hasOptions(claims) || asked === undefined || key === undefined) return
  const columns = unnamedAfter(key === asked + 1 ? key : asked).filter((column) => roles[column] === null)
  const keyed = sample.filter((row) => ownTextAt(row, key).trim() !== '')
  const chosen = keyed.filter((row) => {
    const given = columns.flatMap((column, at) => {
      const text = ownTextAt(row, column).trim()
      return text === '' ? [] : [{ letter: answerLetters[at] ?? '', raw: text, text }]
    })
    return given.length >= 2 && keyFrom(ownTextAt(row, key).trim(), given, true).letters.size > 0
  })
  if (columns.length < 2 || columns.length > 10 || keyed.length < fewestUnnamed) return
  if (chosen.length * 5 >= keyed.length * 4) lettered(columns, 'shape')
}
