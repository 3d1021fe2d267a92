import { expect, test } from 'vitest'
import { UnreadableFile } from '../../item.ts'
import { readFileAs } from '../../reading/read-file.ts'

async function outcomeOf(text: string): Promise<string> {
  try {
    const { items } = await readFileAs('json', new TextEncoder().encode(text))
    return items
      .map(({ item }) => item.answers.map(({ text: own, isCorrect }) => `${isCorrect ? '*' : ''}${own}`).join())
      .join(' | ')
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code
    throw error
  }
}

const list = "[{ question: 'Số nào lớn hơn?', options: ['một', 'hai'], answer: 'hai' }]"
const read = '<p>một</p>,*<p>hai</p>'

test.each([
  ['behind its name', `let quiz = ${list}`],
  ['in a function', `function App() { const [quiz] = useState(${list}); return 1 }`],
  ['in what a page is made of', `export default { data() { return { open: false, quiz: ${list} } } }`],
  ['beside tags of a page', `const quiz = ${list}\nexport const App = () => <div>{quiz.length}</div>`],
  ['beside types', `type Q = { question: string }\nconst quiz: Q[] = ${list} as const`],
  [
    'in a text that is parsed',
    `const quiz = JSON.parse('[{"question": "Hỏi gì đây?", "options": ["một", "hai"], "answer": "hai"}]')`,
  ],
  ['with numbers of its own', `const config = { lives: 3, colors: ['red', 'blue'] }\nconst quiz = ${list}`],
  ['pushed one by one', `const quiz = []\nquiz.push(${list.slice(1, -1)})`],
])('a list %s', async (_, text) => {
  expect(await outcomeOf(text)).toBe(read)
})

test.each([
  ['a list that was taken out of use', `/* const quiz = ${list} */\nconst sum = 1`, 'jsonWithoutQuestions'],
  ['remarks beside tags of a page', `// const quiz = ${list}\nconst App = () => <div/>`, 'notStrictJson'],
  ['a program', 'const sum = (one, other) => one + other', 'jsonWithoutQuestions'],
  ['brackets without an end', `const a = ${'['.repeat(100_000)}`, 'tooComplex'],
  ['beginnings without an end', 'const a = ['.repeat(100_000), 'tooComplex'],
  ['a sum without an end', `const a = [${"'a' + ".repeat(100_000)} 'a']`, 'notStrictJson'],
  ['more letters than anybody writes', `const a = '${'a'.repeat(6_000_000)}'`, 'tooComplex'],
])('%s', async (_, text, outcome) => {
  expect(await outcomeOf(text)).toBe(outcome)
})
