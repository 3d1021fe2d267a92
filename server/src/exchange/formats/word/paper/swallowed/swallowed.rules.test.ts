import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { readFileAs } from '../../../reading/read-file.ts'
import { formatOf } from '../../../signs/format-of.ts'

/** What is asked and its options; '!' before what is kept out. */
async function read(...lines: string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const { items } = await readFileAs(formatOf(bytes, 'paper.md'), bytes)
  return items.map(({ item, problems }) => {
    const isOut = problems.some(({ isBlocking }) => isBlocking)
    const options = item.answers.map(({ text, isCorrect }) => `${isCorrect ? '*' : ''}${textOf(text)}`)
    return `${isOut ? '!' : ''}${[textOf(item.content), ...options].join(' | ')}`.replaceAll(/\s+/gu, ' ')
  })
}

const fruits = ['Apple', 'Plum', 'Pear', 'Fig']
const fruit = (number: number, options = fruits, key = 'Answer: B'): string[] => [
  `### Question ${number}`,
  `Which fruit ripens as number ${number}?`,
  '',
  ...options.map((text, at) => `${'abcd'[at]}) ${text}`),
  '',
  key,
  '',
]
const all = (...numbers: number[]): string[] => numbers.flatMap((number) => fruit(number))
const right = (number: number): string => `Which fruit ripens as number ${number}? | Apple | *Plum | Pear | Fig`

test('the name of a kind asks nothing by itself', async () => {
  const judged = ['4. True or False', 'Answer: True', '', '5. True or False: a fig is a fruit.', 'Answer: True', '']
  const typed = [1, 2, 3].flatMap((number) => [`${number}. Which is red?`, 'A. Apple', 'B. Fig', 'Answer: A', ''])
  const found = await read(...typed, ...judged)
  expect(found.map((text) => text.startsWith('!'))).toEqual([false, false, false, true, false])
})

const table = ['| Tree | May | June |', '|------|-----|------|', '| Oak | 12 | 15 |', '| Elm | 10 | 11 |', '']

test('a table below a counted heading is asked about with all questions up to the next heading', async () => {
  const kept = [`!${right(3)}`, `!${right(4)}`]
  const part = ['---', '', '## Task B — Trees', '', ...table]
  expect(await read('# Test', '', ...all(1, 2), ...part, ...all(3, 4))).toEqual([right(1), right(2), ...kept])
  const next = ['---', '', '## Task C — Fruits', '']
  const found = await read('# Test', '', ...all(1, 2), ...part, ...all(3, 4), ...next, ...all(5))
  expect(found).toEqual([right(1), right(2), ...kept, right(5)])
})

test('so is a list that a sentence announces, and no list of what is to be minded', async () => {
  const points = ['- A to B: 30 minutes', '- B to C: 10 minutes', '- A to C: 50 minutes', '']
  const routes = [
    '---',
    '',
    '## Task B — Trains',
    '',
    'A traveller from town A to town C has these lines:',
    '',
    ...points,
  ]
  const found = await read('# Test', '', ...all(1, 2), ...routes, ...all(3))
  expect(found).toEqual([right(1), right(2), `!${right(3)}`])
  const minded = ['---', '', '## Part B', '', '- Take 10 minutes', '- Write in ink', '- Use no book', '']
  expect(await read('# Test', '', ...all(1, 2), ...minded, ...all(3))).toEqual([right(1), right(2), right(3)])
})

test('the name of another question alone in a line is no part of this one', async () => {
  const typed = (number: number, below: readonly string[] = []): string[] => [
    `${number}. Which fruit is red?`,
    ...below,
    'A. Apple',
    'B. Plum',
    'C. Fig',
    'Answer: A',
    '',
  ]
  const found = await read(...typed(1), ...typed(2, ['Domanda 7 (3 punti)', 'Which one is blue?']), ...typed(3))
  expect(found.map((text) => text.startsWith('!'))).toEqual([false, true, false])
  const far = await read(...typed(1), ...typed(2, ['61. Which one is blue?', '62. Which one is green?']), ...typed(3))
  expect(far.map((text) => text.startsWith('!'))).toEqual([false, true, false])
  const longer = await read(...typed(1), ...typed(2, ['Question: is it round?', 'It has 61. of them.']), ...typed(3))
  expect(longer.map((text) => text.startsWith('!'))).toEqual([false, false, false])
})

test('letters inside of code begin no option, and a remark of a page is none', async () => {
  const code = ['`RETURN a`', '`RETURN b`', '`RETURN c`', '`MATCH (x) WHERE e.size > 1`']
  const asked = `Which fruit ripens as number 3? | ${code[0]} | *${code[1]} | ${code[2]} | ${code[3]}`
  expect(await read(...all(1, 2), ...fruit(3, code))).toEqual([right(1), right(2), asked])
  const upper = ['α', 'β', 'γ', 'δ'].map((letter, at) => `${letter}. ${code[at]}`)
  const greek = [1, 2, 3, 4, 5].flatMap((number) => [
    `${number}. Ποιο ερώτημα;`,
    '',
    ...upper,
    '',
    `**Σωστή απάντηση: ${'_αβγδα'[number]}**`,
    '',
    '---',
    '',
  ])
  const [first] = await read(...greek)
  expect(first).toContain(code.join(' | '))
  const broken = fruit(2).flatMap((line) => (line.startsWith('Answer') ? ['<!-- page break -->', '', line] : [line]))
  expect(await read(...all(1), ...broken, ...all(3))).toEqual([right(1), right(2), right(3)])
})

test('a fourth letter that lost the space before it is asked about where all others have four options', async () => {
  const stuck = ['Apple', 'Plum', 'Pear treed. Fig']
  const found = await read(...all(1, 2, 3, 4, 5), ...fruit(6, stuck))
  expect(found.map((text) => text.startsWith('!'))).toEqual([false, false, false, false, false, true])
  const three = [1, 2, 3, 4, 5, 6].flatMap((number) => fruit(number, ['Apple', 'Plum', 'Found behind. Then dried']))
  expect((await read(...three)).every((text) => !text.startsWith('!'))).toBe(true)
})

test('a level in brackets may stand before the word for the key, and what goes on below it is still asked about', async () => {
  const levelled = (key: string): string[] => [1, 2, 3].flatMap((number) => fruit(number, fruits, key))
  expect(await read(...levelled('(level C) Answer: B'))).toEqual([right(1), right(2), right(3)])
  expect(await read(...levelled('（难度系数C）正确答案：B'))).toEqual([right(1), right(2), right(3)])
  const open = ['7. Write the query.', '(level C) Answer: CREATE VIEW ages (one,', 'two) AS SELECT', '']
  const found = await read(...levelled('(level C) Answer: B'), ...open)
  expect(found.filter((text) => text.includes('CREATE')).every((text) => text.startsWith('!'))).toBe(true)
})
