import { expect, test } from 'vitest'
import { formulaOf, isFormulaField } from './eq-fields.ts'

test('fractions and roots that were typed as fields', () => {
  expect(formulaOf(String.raw` EQ \f(1;2) `)).toBe(String.raw`\frac{1}{2}`)
  expect(formulaOf(String.raw`EQ \f(x+1,3)`)).toBe(String.raw`\frac{x+1}{3}`)
  expect(formulaOf(String.raw`EQ \r(;9) + \r(3;8)`)).toBe(String.raw`\sqrt{9} + \sqrt[3]{8}`)
  expect(formulaOf(String.raw`EQ \f(\r(2);5)`)).toBe(String.raw`\frac{\sqrt{2}}{5}`)
})

test('what draws anything else is told as lost', () => {
  for (const text of [
    String.raw`EQ \o(a;b)`,
    String.raw`EQ \f(1;2`,
    String.raw`EQ \f(1)`,
    'EQ ',
    `EQ ${String.raw`\r(`.repeat(40)}`,
  ])
    expect(formulaOf(text)).toBeNull()
  expect(isFormulaField(' PAGE ')).toBe(false)
})
