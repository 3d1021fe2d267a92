import { expect, test } from 'vitest'
import { tryTemplate } from '../../../../testing/samples/template-trial.ts'
import { demoQuestions } from '../questions.ts'
import { demoTemplates } from './demo-templates.ts'

const all = Object.values(demoTemplates).flat()

test('there are forty demo templates of several types, none called like another question', () => {
  expect(all).toHaveLength(40)
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(7)
  const titles = [...all, ...Object.values(demoQuestions).flat()].map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

// Ten thousand of each: npm run test:templates.
const seeds = Number(process.env['TEMPLATE_SEEDS'] ?? 10)
test('no demo template gives equal options, a wrong key or a broken text', { timeout: 600_000 }, () => {
  for (const template of all) tryTemplate(template, seeds)
})
