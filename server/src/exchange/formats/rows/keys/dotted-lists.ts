import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestLists = 2
const list = /^[1-9](?:\s{0,3}[,;]\s{0,3}[1-9])+$/
const other = /^[1-9](?:\.[0-9])?$/

/** Below the keys are places and lists of them: '2,3' that a program took for a number, and wrote as '2.3', is one as well. */
export function holdsPlaceLists(rows: readonly Row[], { head, roles }: Layout): boolean {
  const column = roles.indexOf('correct')
  if (column === -1 || roles.filter((role) => answerLetters.some((letter) => letter === role)).length < 2) return false
  const keys = rows
    .filter(({ number }) => number > head)
    .map((row) => ownTextAt(row, column).trim())
    .filter((text) => text !== '')
  return (
    keys.filter((key) => list.test(key)).length >= fewestLists && keys.every((key) => list.test(key) || other.test(key))
  )
}

/** '2.3' as the list that it was. */
export const withoutDots = (key: string): string => key.replace(/^([1-9])\.(?!\1)([1-9])$/, '$1, $2')
