import { expect, test } from 'vitest'
import { type Accident, outcomeOf } from '../../../../testing/samples/accidents.ts'

const capitals = [
  ['Việt Nam', 'Hà Nội', 'Huế', 'Vinh', 'Đà Lạt'],
  ['Pháp', 'Lyon', 'Paris', 'Nice', 'Lille'],
  ['Nhật', 'Osaka', 'Kyoto', 'Tokyo', 'Nara'],
  ['Lào', 'Pakse', 'Thakhek', 'Xaya', 'Viêng Chăn'],
  ['Ý', 'Roma', 'Milano', 'Torino', 'Napoli'],
  ['Đức', 'Bonn', 'Berlin', 'Köln', 'Mainz'],
  ['Anh', 'York', 'Leeds', 'London', 'Bath'],
  ['Nga', 'Kazan', 'Sochi', 'Omsk', 'Moskva'],
  ['Cuba', 'Habana', 'Holguín', 'Trinidad', 'Baracoa'],
  ['Thái Lan', 'Chiang Mai', 'Bangkok', 'Phuket', 'Pattaya'],
]
const bankOf = (write: (options: string[], key: number) => object) => ({
  name: 'a.json',
  questions: capitals.map(([country = '', ...options], index) =>
    JSON.stringify({ question: `Thủ đô của ${country} là gì?`, ...write(options, index % 4) }),
  ),
  join: (questions: readonly string[]) => `[${questions.join(',\n')}]`,
})
const counted = bankOf((options, answer) => ({ options, answer }))
const lettered = bankOf(([A, B, C, D], key) => ({ options: { A, B, C, D }, answer: 'ABCD'[key] }))
const wrongs = bankOf((options, key) => ({
  correct_answer: options[key],
  incorrect_answers: options.filter((_, index) => index !== key),
}))

const accidents: readonly (readonly [ReturnType<typeof bankOf>, Accident])[] = [
  [counted, ['options that are missing', 1, [/"options":\[.*?\],/, ''], '!optionsMissing']],
  [counted, ['a second key that says something else', 1, ['{', '{"correct_option":"C",'], '!keyConflict']],
  [
    counted,
    ['options as an object in another order', 1, [/\[.*\]/, '{"D":"Lille","B":"Paris","A":"Lyon","C":"Nice"}'], 'same'],
  ],
  [counted, ['a key as a text', 1, ['"answer":1', '"answer":"Paris"'], 'same']],
  [counted, ['no key', 1, [',"answer":1', ''], '!noKey']],
  [lettered, ['a number among letters', 1, ['"answer":"B"', '"answer":1'], '!countsFromZero']],
  [lettered, ['a letter that is not offered', 1, ['"answer":"B"', '"answer":"E"'], '!wrongLetter']],
  [wrongs, ['a question that is missing', 1, [/"question":".*?",/, ''], '!contentRequired']],
]

test.each(accidents.map(([bank, accident]) => [accident[0], bank, accident] as const))(
  '%s',
  async (_, bank, accident) => {
    expect(await outcomeOf(bank, accident)).toBe(accident[3])
  },
)
