import { expect, test } from 'vitest'
import { manyQuestions } from '../../../../../testing/ways/asked-questions.ts'
import { accidents, mayHappen, outcomeOfAccidents } from '../../../../../testing/ways/table-accidents.ts'
import type { TableWay } from '../../../../../testing/ways/table-ways.ts'

const placesOfTwo = [
  [0, 11],
  [5, 6],
  [0, 1],
  [10, 11],
] as const

const way = (head: string, options: string, key: string, around = 'number'): TableWay => ({
  head,
  options,
  key,
  around,
})

const ways: readonly TableWay[] = [
  way('Câu hỏi, Đáp án A', 'columns', 'B'),
  way('CÂU HỎI, PA 1', 'columns', '2'),
  way('noi_dung, dap_an_a', 'columns', 'text', 'nothing'),
  way('Đề bài, Lựa chọn 1', 'columns, labelled', 'B'),
  way('no names', 'columns', 'B'),
  way('no names', 'columns', 'red'),
  way('Nội dung, A', 'columns', '*text', 'nothing'),
  way('Question, Option A', 'columns', 'filled'),
  way('Câu hỏi, Đáp án A', 'a|b', 'B'),
  way('Question, Option A', 'A. a B. b', 'B', 'nothing'),
  way('Nội dung, A', 'a\nb', 'B'),
  way('Question, Option A', 'asked, A. a B. b', 'B'),
  way('Câu hỏi, Đáp án A', 'rows, repeated', '1 and 0'),
  way('Question, Option A', 'rows below', 'x beside'),
]

/** Two of them in one table, beside each other or far apart: what a single one tells by being alone is not there. */
const names = Object.keys(accidents)
const pairs = names.flatMap((accident, at) => {
  const other = names[(at * 7 + 3) % names.length] ?? ''
  const found = ways.filter((one) => mayHappen(accident, one) && mayHappen(other, one))
  const one = found[at % found.length]
  const [place, next] = placesOfTwo[at % placesOfTwo.length] ?? [0, 11]
  return one
    ? [
        {
          happened: [
            { accident, place },
            { accident: other, place: next },
          ],
          way: one,
        },
      ]
    : []
})

/** Each accident in each third table that it may happen in, at one row after another. */
const cases = names.flatMap((accident, index) =>
  ways
    .filter((one) => mayHappen(accident, one))
    .flatMap((one, at) =>
      (at + index) % 4 === 0 ? [{ accident, way: one, place: [0, 5, 11][(at + index) % 4] ?? 7 }] : [],
    ),
)

test('what happens to one row of a table is never read as something else, and the others stay', async () => {
  const wrong: string[] = []
  const lost: string[] = []
  for (const { accident, way: one, place } of cases) {
    const outcome = await outcomeOfAccidents([{ accident, place }], one)
    const name = `${accident} ~ ${Object.values(one).join(' ~ ')} ~ ${place}`
    wrong.push(...outcome.wrong.map((text) => `${name}: ${text}`))
    if (outcome.lost > mostLost) lost.push(`${name}: ${outcome.lost}`)
  }
  expect(wrong).toEqual([])
  expect(lost).toEqual([])
  expect(manyQuestions.length).toBe(12)
})

test('two things that happen to rows of one table are never read as something else', async () => {
  const wrong: string[] = []
  for (const { happened, way: one } of pairs) {
    const outcome = await outcomeOfAccidents(happened, one)
    const name = [...happened.map(({ accident }) => accident), ...Object.values(one)].join(' ~ ')
    wrong.push(...outcome.wrong.map((text) => `${name}: ${text}`))
  }
  expect(wrong).toEqual([])
})

/** What may belong to the row above or below keeps that one out as well. */
const mostLost = 2
