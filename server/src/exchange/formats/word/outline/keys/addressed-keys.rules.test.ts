import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, table, wordFile } from '../../../../../../testing/samples/word-files.ts'
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

  test('by its part, in a table that was copied as text and in one line', async () => {
    const paper = [
      '1. Đề thi học kì 1 lớp 3 môn Toán',
      'Bài 1. Khoanh vào chữ đặt trước câu trả lời đúng.',
      'a) Con nào biết bay?',
      animals,
      'b) Con nào biết bơi?',
      animals,
      'Bài 2. Con nào có vòi?',
      animals,
      'Bài 4. Khoanh vào ý đúng.',
      'a) Con nào bắt chuột?',
      animals,
      'b) Con nào có vây?',
      animals,
    ]
    const right = ['Câu 1a: chim', 'Câu 1b: cá', 'Câu 2: voi', 'Câu 4a: mèo', 'Câu 4b: cá']
    expect(await read(...paper, 'ĐÁP ÁN', 'Câu\t1a\t1b\t2\t4a\t4b', 'Đáp án\tA\tB\tC\tD\tB')).toEqual(right)
    expect(await read(...paper, 'ĐÁP ÁN', '1a – A; 1b – B; 4a – D; 4b – B', 'Bài 2: C')).toEqual(right)
  })

  test('by the number within its question', async () => {
    const paper = ['Câu 1: Chọn đáp án đúng.', '1. Con nào biết bay?', animals, '2. Con nào biết bơi?', animals]
    const keys = table([
      ['Câu', 'Đáp án', 'Điểm'],
      ['1.1', 'A', '1,0'],
      ['1.2', 'B', '1,0'],
      ['2', 'Vì chim có cánh, nhờ đó mà nó bay được, còn cá thì chỉ có vây và đuôi để bơi dưới nước.', '2,0'],
    ])
    expect(await read(...paper, 'Câu 2: Vì sao chim biết bay?', 'ĐÁP ÁN', keys)).toEqual([
      'Câu 1a: chim',
      'Câu 1b: cá',
      expect.stringMatching(/^Câu 2: \(Vì chim có cánh/u),
    ])
  })

  test('by the task that the heading names', async () => {
    const paper = ['Bài 1: Tính 3 + 4.', 'Bài 2: Khoanh vào ý đúng:', '1. Con nào biết bay?', animals]
    const more = ['2. Con nào biết bơi?', animals]
    expect(
      await read(...paper, ...more, 'ĐÁP ÁN', 'I. TRẮC NGHIỆM (Bài 2)', '1.A   2.B', 'II. TỰ LUẬN', 'Bài 1: 7'),
    ).toEqual(['Câu 1: 7', 'Câu 2a: chim', 'Câu 2b: cá'])
  })

  test('below headings that the program has counted on', async () => {
    const boxes = ['□ a. chim', '□ b.cá', '□ c. voi']
    const reading = ['A. ĐỌC', 'I. Đọc thành tiếng', 'II. Đọc hiểu: bài “Đàn chim”', '1. Con nào biết bay?', ...boxes]
    const hints = ['Dựa vào các câu hỏi gợi ý sau, viết một đoạn văn ngắn.', '1. Đó là con gì?', '2. Nó ăn gì?']
    const paper = [...reading, '2. Con nào biết bơi?', ...boxes, 'B. VIẾT', 'I. Tập làm văn', ...hints]
    const guide = (...[upper, roman]: [string[], string[]]): string[] => [
      'HƯỚNG DẪN CHẤM',
      `${upper[0]}. ĐỌC`,
      `${roman[0]}. Đọc thành tiếng (6 điểm)`,
      `${roman[1]}. Đọc hiểu: (4 điểm)`,
      'Câu 1. Đánh X vào a',
      'Câu 2. Đánh dấu X vào ô b',
      `${upper[1]}. VIẾT`,
      `${roman[0]}. Tập làm văn`,
      'Viết đủ ý, câu văn gọn, chữ sạch đẹp.',
    ]
    const right = ['Câu 1: chim', 'Câu 2: cá', 'Câu không số: (Viết đủ ý, câu văn gọn, chữ sạch đẹp.)']
    expect(await read(...paper, ...guide(['A', 'B'], ['I', 'II']))).toEqual(right)
    expect(await read(...paper, ...guide(['C', 'D'], ['III', 'IV']))).toEqual(right)
  })

  test('below the headings of one part of a book', async () => {
    const theory = ['PHẦN A: LÝ THUYẾT', 'I. Chim và cá', '1) Chim có cánh.', '2) Cá có vây.', 'PHẦN B: BÀI TẬP']
    const first = ['I. Chọn đáp án đúng nhất.', '1. Con nào biết bay?', animals, '2. Con nào biết bơi?', animals]
    const second = ['II. Điền từ vào chỗ trống.', '1. Con ……… biết hót.', '2. Con ……… có vòi.']
    const keys = ['I. Chọn đáp án đúng nhất.', '1. A', '2. B', 'II. Điền từ vào chỗ trống.', '1. chim', '2. voi']
    expect((await read(...theory, ...first, ...second, 'LỜI GIẢI', ...keys)).slice(-4)).toEqual([
      'Câu 1: chim',
      'Câu 2: cá',
      'Câu 1: chim',
      'Câu 2: voi',
    ])
  })

  test('by a letter, also where the one that schools leave out is missing', async () => {
    const asked = (letters: string): string[] =>
      letters.split('').flatMap((letter) => [`${letter}, Con nào biết bay?`, animals])
    const paper = ['Bài 1. Khoanh vào ý đúng.', ...asked('abcde'), ...asked('gh'), 'Bài 2. Tính 3 + 4.']
    const keys = await read(...paper, 'ĐÁP ÁN', 'Bài 1.', 'a, A   b, B   c, C   d, D   e) A   g, B   h, C', 'Bài 2. 7')
    expect(keys.map((own) => own.replace(/^.*: /u, ''))).toEqual(['chim', 'cá', 'voi', 'mèo', 'chim', 'cá', 'voi', '7'])
  })

  test('below a heading whose spaces got lost', async () => {
    const paper = ['Bài 1: Tính 3 + 4.', 'Bài 2: Tính 5 + 4.', 'Bài 3: Tính 2 + 3.']
    expect(await read(...paper, 'ĐápánĐềthihọckì1mônToán', 'Bài 1: 7', 'Bài 2: 9', 'Bài 3: 5')).toEqual([
      'Câu 1: 7',
      'Câu 2: 9',
      'Câu 3: 5',
    ])
  })
})

test('what is said to those who mark it is no key', async () => {
  const paper = ['Bài 1: a) Nối mỗi số với cách đọc.', 'b) Tính 3 + 4.', 'Bài 2: Tính 5 + 4.']
  expect(await read(...paper, 'ĐÁP ÁN', 'Bài 1: a) Nối đúng mỗi số được 0,5 điểm.', 'b) 7', 'Bài 2: 9')).toEqual([
    'Câu 1a: !essay',
    'Câu 1b: 7',
    'Câu 2: 9',
  ])
})

test('a row of numbers that is said once more fills its gaps', async () => {
  const paper = ['Bài 1: Viết tiếp vào chỗ chấm: 10, 9, …., …., 6, …., 4', 'Bài 2: Tính 5 + 4.']
  const { items } = await docx.read(
    wordFile([...paper, 'ĐÁP ÁN', 'Bài 1: 10, 9, 8, 7, 6, 5, 4', 'Bài 2: 9'].map((text) => paragraph(text)).join('')),
  )
  expect(items.map(({ item }) => item.type)).toEqual(['cloze', 'fill_blank'])
})

test('one word within a sentence is typed, whatever the sentence is about', async () => {
  const paper = ['I. Give the correct form of the verbs.', '1. What (be) ____ your favourite animal?']
  expect(await read(...paper, '2. She (like) ____ birds.', 'ĐÁP ÁN', 'I.', '1. is', '2. likes')).toEqual([
    'Câu 1: is',
    'Câu 2: likes',
  ])
})
