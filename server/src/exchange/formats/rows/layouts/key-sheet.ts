import { type Row, blocking, choiceType, settledType } from '../../item.ts'
import { shapeOf, widthOf } from '../column-shapes.ts'
import { type SheetHead, columnLetters, textAt } from '../grid.ts'
import { meaningOf } from '../heads/header-words.ts'
import { keyFrom } from '../row-keys.ts'
import type { ReadRow } from '../row-question.ts'

/** Sheets on which no question was found. */
export interface SpareSheet {
  head: SheetHead
  rows: readonly Row[]
}

interface KeyTable {
  sheet: string
  /** The names of both columns, for whoever wants to know where a key is from. */
  column: string
  head: string
  keys: { number: string; said: string }[]
}

const highestHead = 10
/** So many rows tell what a column holds. */
const looked = 40
const fewestKeys = 2

/** Names of columns that speak of numbers and keys, and of nothing that could be asked. */
export function keyColumns(rows: readonly Row[]): { last: number; number: number; key: number } | null {
  const width = widthOf(rows)
  for (const row of rows.slice(0, highestHead)) {
    const heads = Array.from({ length: width }, (_, column) => textAt(row, column).trim())
    const meanings = heads.map(meaningOf)
    const body = rows.filter(({ number }) => number > row.number).slice(0, looked)
    const number = meanings.findIndex(
      (meaning, column) =>
        meaning === 'number' || (meaning === 'numberOrContent' && shapeOf(body, column).counts > 0.8),
    )
    const key = meanings.indexOf('correct')
    const isKnown = heads.every((head, column) => head === '' || fitting.has(meanings[column] ?? ''))
    if (number !== -1 && key !== -1 && isKnown) return { last: row.number, number, key }
  }
  return null
}

const fitting: ReadonlySet<string> = new Set([
  'number',
  'numberOrContent',
  'correct',
  'explanation',
  'points',
  'difficulty',
])

function keyTableOf({ head, rows }: SpareSheet): KeyTable | null {
  const named = keyColumns(rows)
  const columns = named ?? shapedColumns(rows)
  if (columns === null || head.isHidden) return null
  const keys = rows
    .filter(({ number }) => number > columns.last)
    .map((row) => ({ number: numberOf(textAt(row, columns.number)), said: textAt(row, columns.key).trim() }))
    .filter(({ number, said }) => number !== '' || said !== '')
  const title = rows.find(({ number }) => number === columns.last)
  return keys.length < fewestKeys
    ? null
    : {
        sheet: head.name ?? '',
        column: columnLetters(columns.key),
        head: title ? textAt(title, columns.key).trim() : '',
        keys,
      }
}

export function hasKeys(spare: readonly SpareSheet[]): boolean {
  return spare.some((sheet) => keyTableOf(sheet) !== null)
}

/** Numbers, and letters beside them. */
function shapedColumns(rows: readonly Row[]): { last: number; number: number; key: number } | null {
  const sample = rows.slice(0, looked)
  const shapes = Array.from({ length: widthOf(sample) }, (_, column) => shapeOf(sample, column)).filter(
    ({ filled }) => filled > 0,
  )
  const [first, second, ...others] = shapes
  const isTable = first && second && others.length === 0 && first.counts > 0.9 && second.letters > 0.9
  return isTable ? { last: 0, number: first.column, key: second.column } : null
}

/** 'Câu 3.' and '3' are the same. */
function numberOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^(?:câu(?: hỏi)?|bài|question|q)\s{0,3}(?=\d)/u, '')
    .replace(/[.:)]$/, '')
}

const isOpen = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'noKey')

/** Questions on one sheet, their keys on another: taken where every number is there exactly once on both. */
export function settleKeySheets(read: readonly ReadRow[][], spare: readonly SpareSheet[]): void {
  const tables = spare.map(keyTableOf).filter((table) => table !== null)
  const [table, ...others] = tables
  if (table === undefined) return
  const waiting = read.filter((rows) => {
    const offered = rows.filter(({ choices }) => choices.length > 1)
    return offered.length > 0 && offered.every(isOpen)
  })
  const [rows] = waiting
  if (rows === undefined) return
  const said = new Map(table.keys.map(({ number, said: key }) => [number, key]))
  const numbers = rows.map(({ number }) => numberOf(number))
  const isFit =
    waiting.length === 1 &&
    others.length === 0 &&
    said.size === table.keys.length &&
    new Set(numbers).size === numbers.length &&
    said.size === numbers.length &&
    numbers.every((number) => number !== '' && (said.get(number) ?? '') !== '')
  for (const row of waiting.flat().filter(isOpen)) {
    row.read.problems = row.read.problems.filter(({ code }) => code !== 'noKey')
    if (isFit) take(row, said.get(numberOf(row.number)) ?? '', table)
    else row.read.problems.push(blocking('keySheetUnfit', { sheet: table.sheet }))
  }
}

function take({ read, choices, typeText }: ReadRow, key: string, { sheet, column, head }: KeyTable): void {
  const { letters, problems } = keyFrom(key, choices, false)
  if (letters.size === 0) {
    read.problems.push(...(problems.length > 0 ? problems : [blocking('noKey')]))
    return
  }
  const { item } = read
  item.answers = item.answers.map((answer, index) => ({
    ...answer,
    isCorrect: letters.has(choices[index]?.letter ?? ''),
  }))
  if (typeText === '') Object.assign(item, settledType({ ...item, type: choiceType(item.answers) }))
  read.marks = { ...read.marks, said: item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? [index] : [])) }
  const values = { column, head: `${sheet}: ${head}`.slice(0, 60), said: key.slice(0, 60) }
  read.reasons = [...(read.reasons ?? []), { code: 'keyFromColumn', values }]
}
