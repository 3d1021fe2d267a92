import { expect, test } from 'vitest'
import { oneOf, outcomeOfFile } from '../../../../../../../testing/ways/way-outcome.ts'

const asked = [
  { asks: 'Which city is the capital of France?', options: ['Lyon', 'Paris', 'Nice'], right: 1 },
  { asks: 'An animal that can fly is...', options: ['the dog', 'the cat', 'the sparrow'], right: 2 },
  { asks: 'What is the value of 12 + 30?', options: ['42', '40', '32'], right: 0 },
  { asks: 'Who wrote the play Hamlet?', options: ['Dickens', 'Shakespeare', 'Twain'], right: 1 },
]
const whole = { right: asked.length, named: [], wrong: [] }
const groups = asked.map(({ asks, options, right }) => [
  asks,
  ...options.map((text, at) => (at === right ? `+${text}` : text)),
])
const outcomeOf = (lines: readonly string[]) =>
  outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'paper.txt', oneOf(asked))

test('as many lines below each question, a plus before one of them: with empty lines and without', async () => {
  expect(await outcomeOf(groups.flat())).toEqual(whole)
  expect(await outcomeOf(groups.flatMap((group) => [...group, '']))).toEqual(whole)
})

test('a line too many, two plusses in one group, and one always in the same place say nothing', async () => {
  const [first = [], ...others] = groups
  for (const lines of [
    [...first, 'One more', ...others.flat()],
    [...first.slice(0, 1), ...first.slice(1).map((text) => `+${text.replace('+', '')}`), ...others.flat()],
    groups.flatMap(([asks = '', ...options]) => [
      asks,
      ...options.map((text, at) => (at === 0 ? '+' : '') + text.replace('+', '')),
    ]),
  ]) {
    const { right, wrong } = await outcomeOf(lines)
    expect({ right, wrong }).toEqual({ right: 0, wrong: [] })
  }
})
