import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'
import type { ReadItem } from '../../../item.ts'
import { docx } from '../../docx.ts'

async function read(...blocks: string[]): Promise<string[]> {
  const { items } = await docx.read(
    wordFile(blocks.map((block) => (block.startsWith('<') ? block : paragraph(block))).join('')),
  )
  return items.map(told)
}

/** Its place, what is right, and why it is kept out. */
const told = ({ place, item, problems }: ReadItem): string =>
  [
    `${place}:`,
    (item.statements ?? item.answers)
      .flatMap((one) => (('isTrue' in one ? one.isTrue : one.isCorrect) ? [textOf(one.text)] : []))
      .join(' | '),
    ...(item.pairs ?? []).map(({ left, right }) => `${textOf(left)} → ${textOf(right)}`),
    ...(item.type === 'essay' ? [`(${textOf(item.explanation)})`] : []),
    ...problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`),
  ]
    .filter((text) => text !== '')
    .join(' ')

const animals = 'A. chim\tB. cá\tC. voi\tD. mèo'

describe('each entry of a list says which question it answers', () => {
  test('by its number, above the letter and the reason for it', async () => {
    const paper = ['I. Chọn đáp án đúng', '1. Con nào biết bay?', animals, '2. Con nào biết bơi?', animals]
    const right = ['Câu 1: chim', 'Câu 2: cá']
    expect(await read(...paper, 'LỜI GIẢI', 'I.', '1. Chọn A. Chim có cánh.', '2. Chọn B. Cá có vây.')).toEqual(right)
    expect(
      await read(...paper, 'ĐÁP ÁN', 'I.', '1. Đáp án đúng là: A', 'Giải thích: Chim có cánh.', '2. Đáp án đúng là: B'),
    ).toEqual(right)
  })
})
