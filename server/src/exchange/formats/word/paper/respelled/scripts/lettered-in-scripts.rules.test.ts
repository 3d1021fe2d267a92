import { expect, test } from 'vitest'
import { oneOf, outcomeOfFile } from '../../../../../../../testing/ways/way-outcome.ts'

const asked = [
  { asks: 'Which city is the capital of France?', options: ['Lyon', 'Paris', 'Nice', 'Lille'], right: 1 },
  { asks: 'Which of these animals can fly?', options: ['The dog', 'The cat', 'The sparrow', 'The carp'], right: 2 },
  { asks: 'What is the value of 12 + 30?', options: ['42', '40', '32', '52'], right: 0 },
  { asks: 'Which statement about deserts is false?', options: ['Dry', 'Cold', 'Wide', 'Rainy'], right: 3 },
  { asks: 'Who wrote the play Hamlet?', options: ['Dickens', 'Austen', 'Shakespeare', 'Twain'], right: 2 },
]

type Written = (asks: string, options: readonly string[], letter: string, number: number) => string[]

function outcomeOf(letters: readonly string[], written: Written, behind: readonly string[] = []) {
  const lines = asked.flatMap(({ asks, options, right }, at) => [
    ...written(asks, options, letters[right] ?? '', at + 1),
    '',
  ])
  const bytes = new TextEncoder().encode([...lines, ...behind].join('\n'))
  return outcomeOfFile(bytes, 'paper.txt', oneOf(asked))
}

const whole = { right: asked.length, named: [], wrong: [] }
const abjad = ['أ', 'ب', 'ج', 'د']
const kana = ['ア', 'イ', 'ウ', 'エ']

const below =
  (letters: readonly string[], end: string, key: string): Written =>
  (asks, options, letter, number) => [
    `${number}. ${asks}`,
    ...options.map((text, at) => `${letters[at]}${end}${text}`),
    key.replace('B', letter),
  ]

test.each([
  ['Arabic', abjad, ') ', 'الإجابة: B'],
  ['Arabic', abjad, '- ', 'الإجابة الصحيحة: B'],
  ['Arabic in the order of its dictionary', ['أ', 'ب', 'ت', 'ث'], '. ', 'الجواب: B'],
  ['Persian', ['الف', 'ب', 'ج', 'د'], ') ', 'پاسخ صحیح: B'],
  ['Hebrew', ['א', 'ב', 'ג', 'ד'], '. ', 'תשובה נכונה: B'],
  ['Greek', ['Α', 'Β', 'Γ', 'Δ'], '. ', 'Σωστή απάντηση: B'],
  ['Japanese', kana, '\u3000', '正解：B'],
  ['Japanese', kana, '. ', '答え: B'],
  ['Korean', ['가', '나', '다', '라'], '. ', '정답: B'],
  ['Hindi', ['क', 'ख', 'ग', 'घ'], ') ', 'उत्तर: (B)'],
  ['Thai', ['ก', 'ข', 'ค', 'ง'], '. ', 'เฉลย: B'],
] as const)('letters of %s count options', async (_, letters, end, key) => {
  expect(await outcomeOf(letters, below(letters, end, key))).toEqual(whole)
})

test('they stand in one line, before a star, and in a list behind the last question', async () => {
  const inRow: Written = (asks, options, letter, number) => [
    `${number}. ${asks}`,
    options.map((text, at) => `${abjad[at]}) ${text}`).join('   '),
    `الإجابة: ${letter}`,
  ]
  expect(await outcomeOf(abjad, inRow)).toEqual(whole)
  const starred: Written = (asks, options, letter, number) => [
    `${number}. ${asks}`,
    ...options.map((text, at) => `${abjad[at]}) ${text}${abjad[at] === letter ? ' *' : ''}`),
  ]
  expect(await outcomeOf(abjad, starred)).toEqual(whole)
  const bare: Written = (asks, options, _, number) => below(kana, '. ', '')(asks, options, '', number)
  const list = ['解答', ...asked.map(({ right }, at) => `${at + 1}. ${kana[right]}`)]
  expect(await outcomeOf(kana, bare, list)).toEqual(whole)
})

test('what two options say together names both, and so does a key', async () => {
  const both = [...asked, { asks: 'Which of them are birds?', options: ['Owl', 'Gull', 'Cat', 'أ و ب'], right: 3 }]
  const lines = both.flatMap(({ asks, options, right }, at) => [
    `${at + 1}. ${asks}`,
    ...options.map((text, place) => `${abjad[place]}) ${text}`),
    `الإجابة: ${abjad[right]}`,
    '',
  ])
  const meant = both.map((own) => ({ ...own, options: own.options.map((text) => text.replace('أ و ب', 'A و B')) }))
  const outcome = await outcomeOfFile(new TextEncoder().encode(lines.join('\n')), 'paper.txt', oneOf(meant))
  expect(outcome).toEqual({ right: meant.length, named: [], wrong: [] })
})

test('two orders that may both be meant, and letters that follow no order, are left as they are', async () => {
  const odd = ['أ', 'ب', 'د', 'ج']
  const { right, wrong } = await outcomeOf(odd, below(odd, ') ', 'الإجابة: B'))
  expect({ right, wrong }).toEqual({ right: 0, wrong: [] })
})

test('a letter alone above lines of code begins an option, and above any other line it is the key', async () => {
  const greek = ['α', 'β', 'γ', 'δ']
  const fenced: Written = (asks, options, letter, number) => [
    `${number}. ${asks}`,
    ...options.flatMap((text, at) =>
      at === number % 4 ? ['', `${greek[at]}.`, '', '```text', text, '```'] : ['', `${greek[at]}. ${text}`],
    ),
    '',
    `**Σωστή απάντηση: ${letter}**`,
    '',
    '---',
  ]
  expect(await outcomeOf(greek, fenced)).toEqual(whole)
  expect(await outcomeOf(greek, below(greek, '. ', 'B'))).toEqual(whole)
})
