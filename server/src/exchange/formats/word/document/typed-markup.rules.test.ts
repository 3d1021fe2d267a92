import { expect, test } from 'vitest'
import { oneOf, outcomeOfFile } from '../../../../../testing/ways/way-outcome.ts'
import { withoutMarkup } from './typed-markup.ts'

const asked = [
  { asks: 'Which city is the capital of France?', options: ['Lyon', 'Paris', 'Nice'], right: 1 },
  { asks: 'Which of these animals can fly?', options: ['The dog', 'The cat', 'The sparrow'], right: 2 },
  { asks: 'What is the value of 12 + 30?', options: ['42', '40', '32'], right: 0 },
  { asks: 'Who wrote the play Hamlet?', options: ['Dickens', 'Shakespeare', 'Twain'], right: 1 },
  { asks: 'Which gas do plants take in?', options: ['Oxygen', 'Helium', 'Carbon dioxide'], right: 2 },
]

function notes(
  written: (asks: string, options: string[], letter: string, text: string, number: number) => string[],
  head: readonly string[] = [],
) {
  const lines = asked.flatMap(({ asks, options, right }, at) => [
    ...written(
      asks,
      options.map((text, place) => `${'abc'[place]}) ${text}`),
      'abc'[right] ?? '',
      options[right] ?? '',
      at + 1,
    ),
    '',
  ])
  return outcomeOfFile(new TextEncoder().encode([...head, ...lines].join('\n')), 'notes.md', oneOf(asked))
}

const whole = { right: asked.length, named: [], wrong: [] }

test('a style before notes, and what a page frames and folds away in them, is no part of what they say', async () => {
  const style = ['<style>', '.spoiler { color: black; }', '</style>', '', '# Test', '']
  const framed = await notes(
    (asks, options, letter, _, number) => [
      `${number}. ${asks}`,
      '',
      ...options,
      '',
      '<div class="spoiler">',
      '',
      `**CORRECT:** ${letter}`,
      '',
      '</div>',
    ],
    style,
  )
  expect(framed).toEqual(whole)
  const folded = await notes((asks, options, letter, text, number) => [
    `### Domanda ${number}`,
    asks,
    '',
    ...options,
    '',
    '<details>',
    '<summary>💡 Risposta</summary>',
    `<b>${letter}) ${text}</b> - Il libro lo dice.`,
    '</details>',
  ])
  expect(folded).toEqual(whole)
  const container = await notes((asks, options, letter, _, number) => [
    `**${number}. ${asks}**`,
    '',
    ...options.map((text) => `- ${text}`),
    '',
    '::: details Lihat Jawaban & Pembahasan',
    `**Kunci Jawaban: ${letter.toUpperCase()}**`,
    '',
    '**Penjelasan:** Begitulah.',
    ':::',
  ])
  expect(container).toEqual(whole)
  const broken = await notes((asks, options, letter, _, number) => [
    `${number}. ${asks}<br>`,
    ...options.map((text) => `${text}<br>`),
    '',
    `<b>Answer:</b> ${letter}<br>`,
  ])
  expect(broken).toEqual(whole)
})

test('a text that asks about tags keeps them, and so does code', () => {
  const about = ['1. Which HTML tag is bold?', 'A) <b>text</b>', 'B) <p>text</p>', 'C) text<br>', 'D) <div>text</div>']
  expect(withoutMarkup(about)).toEqual(about)
  const offered = ['1. Which one is a heading?', 'A) <h1>x</h1>', 'B) <p>x</p>', 'C) <span>x</span>', '<p>x</p>']
  expect(withoutMarkup(offered)).toEqual(offered)
  const code = ['```', '<div>', '<p>a</p>', '</div>', '```', 'Say `<b>a</b>` or `<p>a</p>` or `<br>`.']
  expect(withoutMarkup(code)).toEqual(code)
})

test('folded away may be what one of the points says', async () => {
  const lines = asked.flatMap(({ asks, options, right }, at) => [
    `### ${at + 1}. ${asks}`,
    '',
    ...options.map((text) => `- ${text}`),
    '',
    `<details><summary>Answer</summary>${options[right]}</details>`,
    '',
  ])
  expect(await outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'notes.md', oneOf(asked))).toEqual(whole)
})
