import { expect, test } from 'vitest'
import { type ReadItem, emptyItem, pointsFrom } from '../item.ts'
import { withWeights } from './kept-points.ts'

function read(...said: (number | null)[]): (number | null)[] {
  return withWeights(said.map(itemWith)).map(({ item }) => item.points)
}

function itemWith(points: number | null): ReadItem {
  const problems: ReadItem['problems'] = []
  const kept = points === null ? null : pointsFrom(points, problems)
  return { item: { ...emptyItem(), points: kept }, problems, place: 'Câu 1' }
}

test('halves and quarters weigh what they weighed', () => {
  expect(read(0.5, 1, 2)).toEqual([1, 2, 4])
  expect(read(0.25, 0.5, 1.5, null)).toEqual([1, 2, 6, null])
  expect(read(0.2, 1)).toEqual([1, 5])
  expect(read(0.33, 0.33, 0.33, 0.5)).toEqual([2, 2, 2, 3])
})

test('each of them says by what it was multiplied', () => {
  const [first] = withWeights([itemWith(0.5), itemWith(1)])
  expect(first?.problems).toEqual([{ code: 'pointsScaled', values: { points: '0.5', kept: '1', factor: '2' } }])
})

test('whole numbers stay, and what no number makes whole is rounded as before', () => {
  expect(read(1, 2, null)).toEqual([1, 2, null])
  expect(read(0.37, 0.41, 0.53)).toEqual([1, 1, 1])
  expect(read(0.5, 80)).toEqual([1, 80])
})
