import { expect, test } from 'vitest'
import { UnreadableFile } from '../item.ts'
import { formatOf } from '../signs/format-of.ts'
import { ownJson } from '../json.ts'
import { readFileAs } from '../reading/read-file.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function outcomeOf(text: string): Promise<string> {
  try {
    const { items } = await readFileAs('json', bytesOf(text))
    return `${items.length} read`
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code
    throw error
  }
}

const question = (number: number): string =>
  `{"question": "Câu số ${number} hỏi điều gì?", "options": ["điều một", "điều hai"], "answer": "điều hai"}`

test.each([
  ['lists in lists without an end', '['.repeat(200_000), 'tooComplex'],
  ['objects in objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'tooComplex'],
  ['more parts than questions have', `[${'[],'.repeat(1_100_000)}[]]`, 'tooComplex'],
  [
    'a name of its own for every part',
    `[${Array.from({ length: 400 }, (_, at) => `{"question": "Hỏi gì đây?", "name${at}": 1, "answer": "x"}`).join()}]`,
    'tooComplex',
  ],
  ['a text without an end', '[{"question": "Ai', 'notStrictJson'],
  ['strokes without an end', `["${'\\'.repeat(100_001)}`, 'notStrictJson'],
  ['a line that ends within a text', '[{"question": "Ai\nđó?"}]', 'notStrictJson'],
  ['a number that is none', '[{"question": "Ai?", "answer": 01}]', 'notStrictJson'],
  ['nothing in a list', '[]', 'jsonWithoutQuestions'],
  ['lists of lists', '[[1, 2], [3, 4]]', 'jsonWithoutQuestions'],
])('%s', async (_, text, outcome) => {
  expect(await outcomeOf(text)).toBe(outcome)
})

test('the names that every object of a program has are names like others', async () => {
  const text = `[{"__proto__": {"answer": "điều một"}, "constructor": 1, "toString": "x", ${question(1).slice(1)}]`
  const { items } = await readFileAs('json', bytesOf(text))
  expect(items.map(({ item }) => item.answers.map(({ isCorrect }) => isCorrect))).toEqual([[false, true]])
  expect({}).not.toHaveProperty('answer')
})

test('a number is shown with all of its digits', async () => {
  const text = '[{"question": "Số nào lớn hơn?", "options": [12345678901234567890, 1.10], "answer": "1.10"}]'
  const { items } = await readFileAs('json', bytesOf(text))
  expect(items[0]?.item.answers.map((answer) => answer.text)).toEqual(['<p>12345678901234567890</p>', '<p>1.10</p>'])
})

test('our own file is read as our own, whatever its name is', async () => {
  const own = await ownJson.write([], new Map())
  expect(formatOf(own, 'questions.txt')).toBe('json')
  await expect(Promise.resolve(ownJson.read(own))).resolves.toMatchObject({ items: [] })
})

test('columns that a person chose are those that are read', async () => {
  const text = '[{"frage1": "Wie alt ist er?", "w1": "zehn", "w2": "elf", "k": "B"}]'
  const roles = ['content', 'A', 'B', 'correct'] as const
  const { items } = await readFileAs('json', bytesOf(text), { sheets: [{ name: '', head: 1, roles: [...roles] }] })
  expect(items[0]?.item.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, true])
})

const asked = (options: readonly string[], answer: number, at: number): string =>
  JSON.stringify({ question: `Bạn thứ ${at} hỏi điều gì?`, options, answer })
const animals = ['A. gà', 'B. cá', 'C. mèo', 'D. chó']

async function keysOf(rows: readonly string[]): Promise<string[]> {
  const { items } = await readFileAs('json', bytesOf(`[${rows.join()}]`))
  return items.map(({ item, problems }) =>
    [
      item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/g, '')).join(' | '),
      ...problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => code),
    ].join(' !'),
  )
}

test('what a long column of places says is said of options that are numbers as well', async () => {
  const others = Array.from({ length: 24 }, (_, at) => asked(animals, at % 4, at))
  const [numbers, same] = await keysOf([
    asked(['A. 1', 'B. 2', 'C. 3', 'D. 4'], 2, 30),
    asked(['A. 0', 'B. 1', 'C. 2', 'D. 3'], 3, 31),
    ...others,
  ])
  expect([numbers, same]).toEqual(['1 | 2 | *3 | 4', '0 | 1 | 2 | *3'])
  // Few of them say it of what is the same either way alone.
  const few = await keysOf([
    asked(['1', '2', '3', '4'], 2, 30),
    asked(['0', '1', '2', '3'], 3, 31),
    ...others.slice(0, 13),
  ])
  expect(few.slice(0, 2)).toEqual(['1 | 2 | 3 | 4 !countsFromZero', '0 | 1 | 2 | *3'])
})

test('an option that has the last one in it is parted where all others have four, and one in the middle is not', async () => {
  const others = Array.from({ length: 9 }, (_, at) => asked(animals, at % 4, at))
  const glued = asked(['A. gà', 'B. cá', 'C. mèo trắng D. chó mực'], 2, 30)
  const within = asked(['A. gà', 'B. cá C. mèo', 'D. chó'], 2, 31)
  const [last, middle] = await keysOf([glued, within, ...others])
  expect(last).toBe('gà | cá | *mèo trắng | chó mực')
  expect(middle).toContain('!')
})

test('signs of less and more around words are no tag', async () => {
  const others = Array.from({ length: 9 }, (_, at) => asked(animals, at % 4, at))
  const [pairs, types] = await keysOf([
    asked(['A. <p = 2, d = 3>', 'B. <p = 3, d = 1>', 'C. <b, 4>', 'D. <int>'], 1, 30),
    asked(['<b>gà</b>', '<i>cá</i>', 'mèo', 'chó'], 1, 31),
    ...others,
  ])
  expect(pairs).toBe('&lt;p = 2, d = 3&gt; | *&lt;p = 3, d = 1&gt; | &lt;b, 4&gt; | &lt;int&gt;')
  expect(types).toBe('gà | *cá | mèo | chó')
})
