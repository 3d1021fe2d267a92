import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'bò', 'gà']

test('a key whose two columns stand beside one another several times is read to its end', async () => {
  const asked = animals.flatMap((animal, at) => [`Câu ${at + 1}. Con nào kêu như ${animal}?`, 'A. chó B. lợn C. vịt'])
  const file = wordFile(
    [
      ...[...asked, 'BẢNG ĐÁP ÁN'].map((text) => paragraph(text)),
      table([
        ['Câu', 'Đáp án', 'Câu', 'Đáp án'],
        ['1', 'A', '4', 'B'],
        ['2', 'C', '5', 'C'],
        ['3', 'B', '6', 'A'],
      ]),
    ].join(''),
  )
  const { items } = await docx.read(file)
  const keys = items.map(({ item }) =>
    item.answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => textOf(text)),
  )
  expect(keys.flat()).toEqual(['chó', 'vịt', 'lợn', 'lợn', 'vịt', 'chó'])
})

test('a guide that says the question once more explains with what stands below', async () => {
  const asked = ['Câu 1. Trình bày vai trò của đất đèn?', 'Câu 2. Trình bày cách khử khí?']
  const lines = [
    'TỰ LUẬN',
    ...asked,
    'HƯỚNG DẪN CHẤM',
    ...asked.flatMap((line, at) => [line, 'Đáp án:', `Vai trò ${at + 1} là thúc đẩy.`, 'Cần nêu phản ứng.']),
  ]
  const { items } = await docx.read(wordFile(lines.map((text) => paragraph(text)).join('')))
  expect(items.map(({ item }) => textOf(item.explanation))).toEqual([
    'Vai trò 1 là thúc đẩy. Cần nêu phản ứng.',
    'Vai trò 2 là thúc đẩy. Cần nêu phản ứng.',
  ])
})
