import { expect, test } from 'vitest'
import { type Accident, outcomeOf } from '../../../../testing/samples/accidents.ts'

const bank = {
  name: 'a.txt',
  questions: ['Pháp Lyon Paris Nice B', 'Lào Pakse Xaya Viêng-Chăn C', 'Cuba Habana Holguín Baracoa A'].map((line) => {
    const [country = '', first = '', second = '', third = '', key = ''] = line.split(' ')
    return `Thủ đô của ${country} là gì?\nA. ${first}\nB. ${second}\nC. ${third}\nANSWER: ${key}`
  }),
  join: (questions: readonly string[]) => `${questions.join('\n\n')}\n`,
}

const accidents: readonly Accident[] = [
  ['two answers that differ', 0, ['ANSWER: B', 'ANSWER: B\nANSWER: C'], '!keyConflict'],
  ['an answer that is said twice', 0, ['ANSWER: B', 'ANSWER: B\nANSWER: B'], 'same'],
  ['an option behind another one', 0, ['\nC.', ' C.'], '!optionsTogether'],
  ['a star before another option', 0, ['C. Nice', 'C. *Nice'], '!keyConflict'],
  ['an answer beyond the options', 0, ['ANSWER: B', 'ANSWER: E'], '!wrongLetter'],
  ['an answer in brackets', 0, ['ANSWER: B', 'ANSWER:  (B)'], 'same'],
  ['an answer with its words', 0, ['ANSWER: B', 'ANSWER: B. Paris'], 'same'],
  ['an answer with the words of another', 0, ['ANSWER: B', 'ANSWER: B. Nice'], '!wrongLetter'],
  ['no answer', 0, ['\nANSWER: B', ''], '!noKey'],
  ['an empty line between options', 0, ['\nC.', '\n\nC.'], 'same'],
]

test.each(accidents)('%s', async (...accident) => {
  expect(await outcomeOf(bank, accident)).toBe(accident[3])
})

test.each([
  ['lines of old programs of Apple', (text: string) => text.replaceAll('\n', '\r')],
  ['lines of a chat around all of it', (text: string) => `\`\`\`\n${text}\`\`\`\n`],
])('%s change nothing', async (_, change) => {
  const join = (questions: readonly string[]): string => change(bank.join(questions))
  expect(await outcomeOf({ ...bank, join }, ['', 0, ['B. Paris', 'B. Marseille'], ''])).toBe('Lyon | *Marseille | Nice')
})
