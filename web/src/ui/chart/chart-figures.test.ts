import { expect, test } from 'vitest'
import { isCounted } from './chart-figures.ts'

test('an axis that counts things has whole numbers; one that measures may have others', () => {
  const rows = (...values: (number | null)[]) => values.map((value) => ({ label: 'Thứ hai', values: [value] }))
  expect(isCounted(rows(0, 1, null, 2))).toBe(true)
  expect(isCounted(rows(0, 1.5, 2))).toBe(false)
})
