import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { paragraph, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'

async function read(...lines: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(lines.map((line) => paragraph(line)).join('')))
  return items.map(({ item, problems }) => [toldAnswers(item), ...problems.map(({ code }) => code)].join(' '))
}

const question = (number: number): string[] => [`Câu ${number}. Con nào sủa (${number})?`, 'A. gà', 'B. chó', 'C. mèo']
const paper = [1, 2, 3, 4].flatMap(question)

test('a number without a letter in a row of keys leaves its own question without one, and no other', async () => {
  expect(await read(...paper, 'ĐÁP ÁN', 'Câu 1 : B   Câu 2 : A   Câu 3 :   Câu 4 : C')).toEqual([
    'gà | *chó | mèo',
    '*gà | chó | mèo',
    'gà | chó | mèo noKey',
    'gà | chó | *mèo',
  ])
})

test('a number with something else behind it has no key either', async () => {
  const told = await read(...paper, 'ĐÁP ÁN', 'Câu 1 : B   Câu 2 : xem lại   Câu 3 :   Câu 4 : C')
  expect(told.slice(1, 3).filter((text) => text.includes('*'))).toEqual([])
})

const orders = ['gieo, tưới, gặt', 'tưới, gieo, gặt', 'gặt, gieo, tưới']

test('orders of the same steps are chosen from, and steps that are put in order are not', async () => {
  const asked = 'Câu 1. Trồng lúa theo thứ tự nào?'
  const small = (texts: readonly string[]): string[] => texts.map((text, at) => `${'abc'[at]}. ${text}`)
  expect(await read(asked, ...small(orders), 'Đáp án: a')).toEqual([
    '*gieo, tưới, gặt | tưới, gieo, gặt | gặt, gieo, tưới',
  ])
  expect(await read(asked, ...small(['gieo', 'tưới', 'gặt']), 'Đáp án: a')).toEqual(['*gieo | tưới | gặt keyUnclear'])
})
