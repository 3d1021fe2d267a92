import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { questionTypeRules, questionTypes } from '../contracts/question-types/registry.ts'

const root = path.join(import.meta.dirname, '..')
/** What a new form begins with, a quiz that is only shown, and three figures that the specification names. */
const allowed = [
  'questions/values/question-values.ts',
  'attempts/nature/nature-quiz.ts',
  'questions/list/QuestionStatCards.tsx',
]

test('no screen names a type of question: they ask the registries', () => {
  // Some names are words of the web too ('numeric' keyboards, fields called 'statements'): those only where compared.
  const words = new Set(['numeric', 'statements', 'matching', 'ordering', 'essay'])
  const names = questionTypes.filter((type) => !words.has(type))
  const quoted = new RegExp(String.raw`['"\`](?:${names.join('|')})['"\`]`)
  const compared = new RegExp(String.raw`(?:[tT]ype\s*[!=]==|case)\s*['"\`](?:${questionTypes.join('|')})['"\`]`)
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !allowed.some((one) => file.endsWith(one)),
  )
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return quoted.test(text) || compared.test(text)
  })
  expect(naming).toEqual([])
})

test('every type that is answered in a way of its own has its controls', () => {
  const registries = ['answer/part-answers.tsx', 'form/part-forms.tsx'].map((file) =>
    readFileSync(path.join(root, 'web/src/questions/parts', file), 'utf8'),
  )
  for (const type of questionTypes) {
    const { answeredBy, parts } = questionTypeRules[type]
    if (parts === null || answeredBy === 'text') continue
    for (const registry of registries) expect(registry, type).toMatch(new RegExp(String.raw`^  ${answeredBy}: `, 'm'))
  }
})
