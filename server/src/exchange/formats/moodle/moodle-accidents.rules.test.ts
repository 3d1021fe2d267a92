import { expect, test } from 'vitest'
import { seenAs } from '../../../../testing/imports/corpus.ts'
import { type Accident, outcomeOf } from '../../../../testing/samples/accidents.ts'

const question = (type: string, text: string, rest: string): string =>
  `<question type="${type}"><name><text>${text.slice(0, 9)}</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question>`
const answer = (fraction: string, text: string): string =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`
const choice = (text: string, ...wrong: string[]): string =>
  question('multichoice', text, answer('100', 'mèo') + wrong.map((one) => answer('0', one)).join(''))

const bank = {
  name: 'a.xml',
  questions: [
    choice('Con nào bắt chuột?', 'gà', 'vịt', 'cá'),
    question(
      'multichoice',
      'Số nào là số lẻ?',
      `<single>false</single>${answer('50', 'một')}${answer('50', 'ba')}${answer('-50', 'hai')}`,
    ),
    question('numerical', 'Hai nhân ba bằng mấy?', answer('100', '6')),
    question('cloze', 'Thủ đô là {1:SA:=Hà Nội}, cố đô là {1:MC:=Huế~Vinh}, có {1:NM:=63:0} tỉnh.', ''),
    choice('Con nào kêu meo?', 'gà', 'vịt'),
  ],
  join: (questions: readonly string[]) => `<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`,
}

const accidents: readonly Accident[] = [
  ['a question that is not closed', 0, ['</question>', ''], 'same'],
  ['an answer that is not closed', 0, [/<\/answer>(?=<answer fraction="0"><text>cá)/, ''], '!unreadable'],
  ['a gap that is not closed', 3, ['Vinh}', 'Vinh'], '!unreadable'],
  ['shares that make more than the whole', 1, ['"-50"', '"25"'], '!keyConflict'],
  ['a comma that may part thousands', 2, ['>6<', '>1,000<'], '!numeric'],
  ['a type in other letters', 0, ['"multichoice"', '"MultiChoice"'], 'same'],
  ['two right answers', 0, ['fraction="0"', 'fraction="100"'], '!severalRight'],
  ['an option without its text', 0, ['<text>gà</text>', ''], '!emptyPart'],
  ['an unknown type', 0, ['"multichoice"', '"stack"'], '!unknownType'],
  ['a picture that is not in the file', 0, ['chuột?', 'chuột? <img src="@@PLUGINFILE@@/a.png">'], '!pictureNamed'],
]

test.each(accidents)('%s', async (...accident) => {
  expect(await outcomeOf(bank, accident)).toBe(accident[3])
})

test('a text that is not closed keeps out what it took in', async () => {
  const [first = '', ...others] = bank.questions
  const file = bank.join([first.replace(']]>', ''), ...others])
  const seen = await seenAs(bank.name, new TextEncoder().encode(file))
  const named = 'questions' in seen ? seen.questions.map(({ named: codes }) => codes) : []
  expect(named).toEqual([['!unreadable'], [], [], []])
})
