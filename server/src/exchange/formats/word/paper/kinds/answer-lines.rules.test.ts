import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

async function seen(...texts: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(texts.map((text) => paragraph(text)).join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const plain = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').trim()
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + plain(text))
    return [item.type, plain(item.content), answers.join(' '), ...held].join(' | ')
  })
}

const named = (from: number, ...pairs: string[]): string[] =>
  pairs.map((text, at) => (at % 2 === 0 ? `Câu ${from + at / 2}: ${text}` : `\t${text}`))
const animals = [
  'Con nào sủa?',
  'chó',
  'Con nào gáy?',
  'gà trống',
  'Con nào kêu meo meo',
  'mèo',
  'Con nào có vòi?',
  'voi',
]
const more = ['Con nào bơi giỏi', 'cá', 'Con nào bay được', 'chim', 'Con nào đẻ trứng', 'gà mái']
const truths = ['Cá biết bơi', 'True', 'Gà có răng', 'False', 'Voi có vòi', 'True']

test('a line below each question of a file without options is its answer', async () => {
  const items = await seen(...named(1, ...animals, ...more, ...truths))
  expect(items.slice(0, 2)).toEqual([
    'fill_blank | Con nào sủa? | *chó | !answerBelow',
    'fill_blank | Con nào gáy? | *gà trống | !answerBelow',
  ])
  expect(items.slice(7)).toEqual([
    'true_false | Cá biết bơi | *Đúng Sai',
    'true_false | Gà có răng | Đúng *Sai',
    'true_false | Voi có vòi | *Đúng Sai',
  ])
})

test('where no line says that something is true, the lines belong to what is asked', async () => {
  const items = await seen(...named(1, ...animals, ...more, ...animals))
  expect(items.every((one) => one.endsWith('| !essay'))).toBe(true)
})

test('where others have options, or several lines, nothing is said of a line below', async () => {
  const chosen = ['Câu 11: Con nào sủa?', 'A. chó', 'B. gà', 'Đáp án: A']
  const items = await seen(...named(1, ...animals, ...more, ...truths), ...chosen)
  expect(items.slice(0, 10).every((one) => one.endsWith('| !essay'))).toBe(true)
  const long = named(1, ...animals, ...more, ...truths).flatMap((text, at) =>
    at % 4 === 0 ? [text, 'Hãy kể.'] : [text],
  )
  expect((await seen(...long)).every((one) => !one.startsWith('true_false'))).toBe(true)
})
