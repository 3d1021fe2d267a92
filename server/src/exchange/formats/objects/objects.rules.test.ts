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
