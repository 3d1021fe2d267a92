import { expect, test } from 'vitest'
import { oneOf, outcomeOfFile } from '../../../../../../../testing/ways/way-outcome.ts'

const asked = [
  { asks: 'Which city is the capital of France?', options: ['Lyon', 'Paris', 'Nice', 'Lille'], right: 1 },
  { asks: 'Which of these animals can fly?', options: ['The dog', 'The cat', 'The sparrow', 'The carp'], right: 2 },
  { asks: 'What is the value of 12 + 30?', options: ['42', '40', '32', '52'], right: 0 },
  { asks: 'Which statement about deserts is false?', options: ['Dry', 'Cold', 'Wide', 'Rainy'], right: 3 },
  { asks: 'Who wrote the play Hamlet?', options: ['Dickens', 'Austen', 'Shakespeare', 'Twain'], right: 2 },
]
const whole = { right: asked.length, named: [], wrong: [] }

function outcomeOf(key: string, letters: string, said = (options: readonly string[], right: number) => options[right]) {
  const lines = asked.flatMap(({ asks, options, right }, at) => [
    `${at + 1}. ${asks}`,
    ...options.map((text, place) => (letters === '' ? text : `${letters[place]}) ${text}`)),
    `${key}: ${said(options, right)}`,
    '',
  ])
  return outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'paper.txt', oneOf(asked))
}

test.each([
  ['Helyes válasz', 'ABCD'],
  ['CORRECTA', ''],
  ['Σωστή απάντηση', ''],
  ['Juiste antwoord', 'abcd'],
  ['Jawapan', 'ABCD'],
  ['Düzgün cavab', 'ABCD'],
])('%s before what one of the lines above says is the key', async (key, letters) => {
  expect(await outcomeOf(key, letters)).toEqual(whole)
})

test('what none of them says, what somebody chose and what another word stands before is none', async () => {
  expect((await outcomeOf('Helyes válasz', 'ABCD', () => 'Something else')).right).toBe(0)
  for (const key of ['Your answer', 'Respuesta incorrecta', 'Tema']) {
    const { right, wrong } = await outcomeOf(key, 'ABCD')
    expect({ right, wrong }, key).toEqual({ right: 0, wrong: [] })
  }
})

test('one key that says what no option does is asked about', async () => {
  const { right, wrong } = await outcomeOf('Helyes válasz', 'ABCD', (options, right) =>
    options[0] === '42' ? 'Something else' : options[right],
  )
  expect({ right, wrong }).toEqual({ right: asked.length - 1, wrong: [] })
})
