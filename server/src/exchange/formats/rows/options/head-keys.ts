import { type AnswerLetter, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'
import { fillersOf } from './filler-options.ts'
import type { QuestionCells, RowOption } from './question-cells.ts'

/** 'Option_2' is 'option 2'. */
const plainName = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

const parted = /\s*(?:[,;|&+\n]|\s(?:and|và)\s)\s*/iu

/** A name of one sign is read as a letter or a number, which may be meant otherwise. */
function headKeysOf(
  heads: readonly string[],
  options: readonly { column: number; letter: AnswerLetter }[],
): ReadonlyMap<string, AnswerLetter> | null {
  const names = options.flatMap(({ column, letter }) => {
    const name = plainName(heads[column] ?? '')
    return name.length > 1 && /\p{L}/u.test(name) ? [[name, letter] as const] : []
  })
  const keys = new Map(names)
  return names.length >= 2 && keys.size === options.length ? keys : null
}

/** Every key is the name of the column of an option, and no option says the same. */
function areNames(
  names: ReadonlyMap<string, AnswerLetter>,
  keys: readonly string[],
  offered: readonly string[],
): boolean {
  const said = keys.filter((key) => key.trim() !== '')
  return (
    said.length > 0 &&
    said.every((key) => namedBy(names, key) !== null) &&
    !offered.some((option) => names.has(plainName(option)))
  )
}

export function namesUnderKey(
  rows: readonly Row[],
  { head, heads, roles }: Layout,
): ReadonlyMap<string, AnswerLetter> | null {
  const options = answerLetters.flatMap((letter) =>
    roles.includes(letter) ? [{ column: roles.indexOf(letter), letter }] : [],
  )
  const names = headKeysOf(heads, options)
  const body = rows.filter(({ number }) => number > head)
  const textsIn = (column: number): string[] => body.map((row) => ownTextAt(row, column))
  const key = roles.indexOf('correct')
  if (names === null || key === -1) return null
  return areNames(
    names,
    textsIn(key),
    options.flatMap(({ column }) => textsIn(column)),
  )
    ? names
    : null
}

/** 'Option 1, Option 3' are two. */
function namedBy(names: ReadonlyMap<string, AnswerLetter>, key: string): AnswerLetter[] | null {
  const letters = key
    .trim()
    .split(parted)
    .map((part) => names.get(plainName(part)))
  return letters.every((letter) => letter !== undefined) ? letters : null
}

/** The letters that the named options go by: an option may have one of its own. */
export function optionsNamed(cells: QuestionCells, options: readonly RowOption[]): ReadonlySet<string> | null {
  const { layout, text } = cells
  const named = layout.headKeys ? namedBy(layout.headKeys, text('correct')) : null
  if (named === null) return null
  const fillers = fillersOf(cells)
  const filled = answerLetters.filter((letter) => text(letter) !== '' && !fillers.includes(letter))
  const found = named.map((letter) => options[filled.indexOf(letter)]?.letter)
  return filled.length === options.length && found.every((letter) => letter !== undefined) ? new Set(found) : null
}
