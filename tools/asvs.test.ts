import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')
const rows = [...text.matchAll(/^\| ([\d., ]+?) +\| (.+?) +\|$/gm)].map(([, numbers = '', proof = '']) => ({
  numbers: numbers.split(', '),
  proof,
}))

/** How many the standard has in each section, at levels 1 and 2, without those that it deleted. */
const sizes = Object.fromEntries(
  `
  1.1=7 1.2=4 1.4=3 1.5=4 1.6=4 1.7=2 1.8=2 1.9=2 1.10=1 1.11=2 1.12=1 1.14=6
  2.1=12 2.2=3 2.3=3 2.4=5 2.5=7 2.6=3 2.7=6 2.8=7 2.9=3 2.10=4
  3.1=1 3.2=4 3.3=4 3.4=5 3.5=3 3.7=1
  4.1=4 4.2=2 4.3=3
  5.1=5 5.2=8 5.3=10 5.4=3 5.5=4
  6.1=3 6.2=6 6.3=2 6.4=2
  7.1=4 7.2=2 7.3=3 7.4=3
  8.1=4 8.2=3 8.3=8
  9.1=3 9.2=4
  10.2=2 10.3=3
  11.1=8
  12.1=3 12.2=1 12.3=6 12.4=2 12.5=2 12.6=1
  13.1=4 13.2=5 13.3=2 13.4=2
  14.1=4 14.2=6 14.3=2 14.4=7 14.5=4
  `
    .trim()
    .split(/\s+/)
    .map((each) => [each.split('=')[0] ?? '', Number(each.split('=')[1])]),
)

test('every requirement of levels 1 and 2 is there once', () => {
  const named = rows.flatMap(({ numbers }) => numbers)
  expect(named.filter((number, index) => named.indexOf(number) !== index)).toEqual([])
  const counted: Record<string, number> = {}
  for (const number of named) {
    const section = number.split('.').slice(0, 2).join('.')
    counted[section] = (counted[section] ?? 0) + 1
  }
  expect(counted).toEqual(sizes)
})

test('every row names a file that is there, or says why not', () => {
  for (const { numbers, proof } of rows) {
    const files = [...proof.matchAll(/`([\w./-]+\.(?:ts|tsx|cjs|json|md))`/g)].map(([, file = '']) => file)
    const isSaid = /exception:|does not apply:/i.test(proof)
    expect(files.length > 0 || isSaid, numbers.join(', ')).toBe(true)
    expect(
      files.filter((file) => !existsSync(path.join(root, file))),
      numbers.join(', '),
    ).toEqual([])
  }
})
