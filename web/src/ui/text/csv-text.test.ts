import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test('a file of rows keeps its signs and starts no formula', () => {
  expect(
    csvText([
      ['An "Bé"', '=1+1', '\t=1'],
      ['a,b', '-2', ''],
    ]),
  ).toBe('\uFEFF"An ""Bé""","\'=1+1","\'\t=1"\r\n"a,b","\'-2",""\r\n')
})
