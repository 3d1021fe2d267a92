import { expect, test } from 'vitest'
import { askedQuestions } from '../../../../../testing/ways/asked-questions.ts'
import {
  type TableWay,
  isDoubtful,
  isTable,
  outcomeOfTable,
  tableWays,
  usualTable,
} from '../../../../../testing/ways/table-ways.ts'

const inOneCell: TableWay = { ...usualTable, options: 'a|b' }
const inRows: TableWay = { ...usualTable, options: 'rows, repeated', key: '1 and 0' }
const nameless: TableWay = { ...usualTable, head: 'no names' }
const inQuestion: TableWay = { ...usualTable, options: 'asked, A. a B. b' }

/** Each way of one thing beside another way of the next: as many tables as there are ways, and none twice. */
function rotated(base: TableWay, one: keyof TableWay, other: keyof TableWay): TableWay[] {
  return tableWays[one].map((way, at) => ({
    ...base,
    [one]: way,
    [other]: tableWays[other][(at * 3 + 1) % tableWays[other].length] ?? '',
  }))
}

const ways = [
  ...rotated(usualTable, 'key', 'head'),
  ...rotated(usualTable, 'around', 'key'),
  ...rotated(usualTable, 'key', 'options'),
  ...rotated(inOneCell, 'options', 'head'),
  ...rotated(inOneCell, 'head', 'key'),
  ...rotated(inRows, 'head', 'options'),
  ...rotated(inRows, 'key', 'head'),
  ...rotated(nameless, 'key', 'options'),
  ...rotated(inQuestion, 'options', 'key'),
  ...rotated(inQuestion, 'key', 'around'),
].filter(isTable)

const nameOf = ({ head, options, key, around }: TableWay): string => [head, options, key, around].join(' ~ ')

test('the same questions are read in the ways in which people and programs write tables, or asked about', async () => {
  const asked: string[] = []
  const wrong: string[] = []
  for (const way of ways) {
    const outcome = await outcomeOfTable(way)
    if (outcome.right < askedQuestions.length && !isDoubtful(way))
      asked.push(`${nameOf(way)}: ${outcome.named.join(', ')}`)
    wrong.push(...outcome.wrong.map((text) => `${nameOf(way)}: ${text}`))
  }
  expect(wrong).toEqual([])
  expect(asked).toEqual([])
})
