import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

const options = ['A. cá voi', 'B. con mèo', 'C. chim sẻ', 'D. gà trống', 'Đáp án: B']

async function asked(...texts: string[]): Promise<string[]> {
  const lines = texts.flatMap((text, at) => [`Câu ${at + 1}. ${text}`, ...options])
  const { items } = await docx.read(wordFile(lines.map((line) => paragraph(line)).join('')))
  return items.map(({ item }) => item.content.replaceAll(/<[^>]+>/gu, ''))
}

test('a gap that what is asked begins with stays where others have theirs in the middle', async () => {
  expect(
    await asked('( ) kêu meo meo vào buổi tối.', 'Bà nuôi ( ) để bắt chuột.', 'Trong bếp có ( ) đang ngủ.'),
  ).toEqual(['( ) kêu meo meo vào buổi tối.', 'Bà nuôi ( ) để bắt chuột.', 'Trong bếp có ( ) đang ngủ.'])
})

test('one of two gaps stays, one for a letter goes', async () => {
  expect(
    await asked(
      '（ ）和（ ）都会叫。',
      '( ) Con nào bắt chuột?',
      '( ) I have a ____ at home.',
      'Nhà ai có ( ) màu đen.',
    ),
  ).toEqual(['（ ）和（ ）都会叫。', 'Con nào bắt chuột?', 'I have a ____ at home.', 'Nhà ai có ( ) màu đen.'])
})

test('before nearly all questions a letter is written there', async () => {
  expect(await asked('( ) Con vật bắt chuột.', '( ) Con vật hay ngủ.', '( ) Con vật có ria.')).toEqual([
    'Con vật bắt chuột.',
    'Con vật hay ngủ.',
    'Con vật có ria.',
  ])
})
