import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'
import type { Claims } from './claims.ts'

/**
 * 'Correct answer' again and again, or 'Answer 1' and 'Answer 2' beside A, B, C and D: one letter in each, and further
 * ones only where several are right.
 */
export function settleListedKeys({ heads, sample, set, moreKeys }: Claims): void {
  const names = heads.map(plainHead)
  const options = names.flatMap((name, column) => (/^[a-j]$/.test(name) ? [column] : []))
  const numbered = names.flatMap((name, column) =>
    /^(?:correct )?(?:answer|key|dap an(?: dung)?) [1-9]$/.test(name) ? [column] : [],
  )
  const areCounted = numbered.every((column, index) => names[column]?.endsWith(String(index + 1)) === true)
  const [first, ...others] = numbered
  if (first === undefined || options.length < 2 || !areCounted || !areListed(sample, numbered)) return
  const letters = new Set(options.map((column) => (names[column] ?? '').toUpperCase()))
  const isNamed = sample.every((row) => numbered.every((at) => ['', ...letters].includes(textIn(row, at))))
  if (!isNamed || sample.every((row) => textIn(row, first) === '')) return
  set(first, 'correct')
  for (const column of others) set(column, null)
  moreKeys.push(...others)
}

/** All have one name, and in no row a letter comes twice or behind an empty cell. */
export function areListedKeys({ heads, sample }: Claims, columns: readonly number[]): boolean {
  // Below the name of a group their own stands.
  const [name, ...others] = columns.map((column) => plainHead((heads[column] ?? '').split(' / ').at(-1) ?? ''))
  return others.every((other) => other === name) && areListed(sample, columns)
}

function areListed(sample: readonly Row[], columns: readonly number[]): boolean {
  return sample.every((row) => {
    const texts = columns.map((column) => textIn(row, column))
    const said = texts.filter((text) => text !== '')
    const isFirst = texts.slice(0, said.length).every((text) => text !== '')
    return (
      isFirst && new Set(said).size === said.length && said.every((text) => answerLetters.some((one) => one === text))
    )
  })
}

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim().toUpperCase()
