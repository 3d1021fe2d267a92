import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** How much, by the file that says so. */
const table = new Map<string, string>()
const section = /\n## Limits\n([\s\S]+?)\n## /.exec(read('docs/operations.md'))?.[1] ?? ''
for (const line of section.split('\n')) {
  const [, , howMuch = '', , , file = ''] = line.split('|').map((cell) => cell.trim())
  const name = /^`(server\/src\/.+)`$/.exec(file)?.[1]
  if (name !== undefined) table.set(name, `${table.get(name) ?? ''} | ${howMuch}`)
}

const sources = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const written = /\{ points: (\d+), windowMilliseconds: (minutes|hours|days)\((\d+)\) \}/g

function inWords(points: string, unit: string, number: string): string {
  if (number !== '1') return `${points} in ${number} ${unit}`
  return `${points} ${{ minutes: 'a minute', hours: 'an hour', days: 'a day' }[unit] ?? unit}`
}

test('every limit of the code stands in the table of the operations page, with its number', () => {
  const limits = sources.flatMap((file) =>
    [...read(file).matchAll(written)].map(([, points = '', unit = '', number = '']) => ({
      file,
      said: inWords(points, unit, number),
    })),
  )
  expect(limits.length).toBeGreaterThan(15)
  expect(limits.filter(({ file, said }) => !table.get(file)?.includes(said))).toEqual([])
  const counting = sources.filter((file) =>
    /\blimits\.count\(|windowMilliseconds: [^n]|mostWaitingEach: \d/.test(read(file)),
  )
  expect(counting.filter((file) => !table.has(file))).toEqual([])
})

test('every number of the table stands in its file', () => {
  const missing = [...table].flatMap(([file, howMuch]) => {
    const code = read(file).replaceAll('_', '')
    const numbers =
      howMuch
        .replaceAll(',', '')
        .replaceAll(/50[34]|429|64 bits/g, '')
        .match(/\d+/g) ?? []
    return numbers.filter((number) => !code.includes(number)).map((number) => `${file}: ${number}`)
  })
  expect(missing).toEqual([])
})

test('only one function refuses with 429, and it is told when to come back', () => {
  const throwing = sources.filter((file) => /new AppError\('tooMany'|status\(429\)|code\(429\)/.test(read(file)))
  expect(throwing).toEqual(['server/src/platform/http/errors.ts'])
  expect(read('server/src/platform/http/errors.ts')).toMatch(
    /export const tooMany = \(\n {2}retryAfterSeconds: number,/,
  )
})
