import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { bold, highlight, paragraph, red, underline, wordFile } from '../../../../testing/samples/word-files.ts'
import type { ReadItem } from '../item.ts'
import { docx } from './docx.ts'

async function read(...blocks: string[]): Promise<ReadItem[]> {
  return (await docx.read(wordFile(blocks.join('')))).items
}

const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
const question = (label: string): string[] => [
  paragraph(`${label} Nội dung của câu hỏi này là gì?`),
  paragraph('A. một\tB. hai\tC. ba\tD. bốn'),
]
const lines = (...texts: string[]): string[] => texts.map((text) => paragraph(text))

/** The letters that are right, or why it is asked. */
const keyOf = ({ item, problems }: ReadItem): string =>
  problems.find(({ isBlocking }) => isBlocking)?.code ??
  item.answers.flatMap(({ isCorrect }, index) => (isCorrect ? ['ABCDEFGHIJ'[index]] : [])).join('')
const keys = async (...blocks: string[]): Promise<string[]> => (await read(...blocks)).map(keyOf)

describe('keys of several papers in one file', () => {
  const paper = [...question('Câu 1.'), ...question('Câu 2.')]

  test('each paper has its own, behind it or all at the end', async () => {
    const [first, second] = [lines('ĐÁP ÁN', '1.A 2.B'), lines('ĐÁP ÁN', '1.C 2.D')]
    expect(await keys(...paper, ...first, ...paper, ...second)).toEqual(['A', 'B', 'C', 'D'])
    expect(await keys(...paper, ...paper, ...first, ...second)).toEqual(['A', 'B', 'C', 'D'])
    expect(
      await keys(...paper, ...lines('PHẦN II'), ...paper, ...lines('PHẦN I: 1.A 2.B', 'PHẦN II: 1.C 2.D')),
    ).toEqual(['A', 'B', 'C', 'D'])
  })

  test('one table for both is asked about, except for numbers that stand once', async () => {
    expect(await keys(...paper, ...paper, ...question('Câu 3.'), ...lines('ĐÁP ÁN', '1.A 2.B 3.C'))).toEqual([
      'keyUnclear',
      'keyUnclear',
      'keyUnclear',
      'keyUnclear',
      'C',
    ])
  })

  test('tables that go on are one key', async () => {
    const tables = [table(['Câu', '1'], ['Đáp án', 'A']), table(['Câu', '2'], ['Đáp án', 'D'])]
    expect(await keys(...paper, ...lines('BẢNG ĐÁP ÁN'), ...tables)).toEqual(['A', 'D'])
  })

  test.each([
    ['rows', table(['Mã đề', '1', '2'], ['101', 'A', 'B'], ['102', 'C', 'B'])],
    ['columns', table(['Câu', '101', '102'], ['1', 'A', 'C'], ['2', 'B', 'B'])],
    ['columns by name', table(['', 'Mã đề 101', 'Mã đề 102'], ['1', 'A', 'C'], ['2', 'B', 'B'])],
    ['lines', lines('Mã đề 101: 1.A 2.B', 'Mã đề 102: 1.C 2.B').join('')],
  ])('a key with codes in %s: that of the code on the paper, else only what all say', async (_, key) => {
    expect(await keys(...paper, paragraph('ĐÁP ÁN'), key)).toEqual(['keyConflict', 'B'])
    expect(await keys(paragraph('Mã đề thi: 102'), ...paper, paragraph('ĐÁP ÁN'), key)).toEqual(['C', 'B'])
  })
})

describe('a key that is told twice', () => {
  const marked = (look: string): string[] => [
    paragraph('Câu 1. Con vật nào biết bay trong tự nhiên?'),
    paragraph('A. Chó'),
    paragraph([look, 'B. Chim']),
    paragraph('C. Cá'),
  ]

  test.each([
    ['bold', bold],
    ['underline', underline],
    ['color', red],
    ['highlight', highlight],
  ])('by %s and by a line or a table: taken where they agree, asked where they do not', async (_, look) => {
    expect(await keys(...marked(look), ...lines('Đáp án: B'))).toEqual(['B'])
    expect(await keys(...marked(look), ...lines('Đáp án: C'))).toEqual(['keyConflict'])
    expect(await keys(...marked(look), ...lines('ĐÁP ÁN', '1.B'))).toEqual(['B'])
    expect(await keys(...marked(look), ...lines('ĐÁP ÁN', '1.C'))).toEqual(['keyConflict'])
    const [one] = await read(...marked(look), ...lines('Đáp án: C'))
    expect(one?.item.answers.some(({ isCorrect }) => isCorrect)).toBe(false)
    expect(one?.problems).toMatchObject([{ values: { answers: 'C / B' } }])
  })

  test('by a line and by the end of the solution', async () => {
    const solution = (letter: string): string[] => lines(`Lời giải: Chim có cánh. Chọn ${letter}.`)
    expect(await keys(...question('Câu 1.'), ...lines('Đáp án: B'), ...solution('B'))).toEqual(['B'])
    expect(await keys(...question('Câu 1.'), ...lines('Đáp án: B'), ...solution('C'))).toEqual(['keyConflict'])
    expect(await keys(...question('Câu 1.'), ...solution('D'))).toEqual(['D'])
  })

  test('by two looks that set different options apart', async () => {
    const options = [paragraph([red, 'A. Chó']), paragraph([highlight, 'B. Chim']), paragraph('C. Cá')]
    expect(await keys(paragraph('Câu 1. Con vật nào biết bay trong tự nhiên?'), ...options)).toEqual(['keyConflict'])
  })
})

describe('words and signs for a key', () => {
  test.each(['Đáp án A', '=> Đáp án A', 'ĐA: A', 'Đ/A: A', 'Chọn A.', '⇒ Chọn đáp án A', 'ANSWER: A', 'Vậy chọn A'])(
    '%s',
    async (line) => expect(await keys(...question('Câu 1.'), ...lines(line))).toEqual(['A']),
  )

  test.each(['✓ B. Chim', 'B. Chim ✓', '*B. Chim', 'B. Chim*', '☑ B. Chim'])('%s', async (line) => {
    const [one] = await read(...lines('Câu 1. Con vật nào biết bay trong tự nhiên?', 'A. Chó', line, 'C. Cá'))
    expect(one && keyOf(one)).toBe('B')
    expect(textOf(one?.item.answers[1]?.text ?? '')).toBe('Chim')
  })

  test('one color among others', async () => {
    const blue = '<w:color w:val="0000FF"/>'
    const options = [paragraph([blue, 'A. Chó']), paragraph([red, 'B. Chim']), paragraph([blue, 'C. Cá'])]
    expect(await keys(paragraph('Câu 1. Con vật nào biết bay trong tự nhiên?'), ...options)).toEqual(['B'])
  })

  test('a letter without options is no text to type', async () => {
    expect(await keys(...lines('Câu 1. Chọn hình đúng trong tranh bên', 'Đáp án: B'))).toEqual(['optionsMissing'])
    expect(await keys(...lines('Câu 1. Chọn hình đúng trong tranh bên', 'ĐÁP ÁN', '1.B'))).toEqual(['optionsMissing'])
    expect(await keys(...lines('Câu 1. Chọn hình đúng trong tranh bên', 'Đáp án: c) hình vuông'))).toEqual([
      'optionsMissing',
    ])
    expect(await keys(...lines('Câu 1. Tính chu vi và diện tích', 'Đáp án: a) 5; b) 7'))).toEqual(['keyUnclear'])
    expect(await keys(...lines('Câu 1. Tính: a) 2 + 3', 'Đáp án: a) 5'))).not.toContain('optionsMissing')
    expect(await keys(...lines('Câu 4. Con cá chép trong ao', 'Đáp án: 4'))).toEqual(['optionsMissing'])
    expect(await keys(...lines('Câu 4. Hai cộng hai bằng mấy?', 'Đáp án: 4'))).not.toContain('optionsMissing')
    expect(await keys(...lines('Câu 1. Năm cộng ba bằng bao nhiêu?', 'Đáp số: 8'))).toEqual(['A'])
  })
})

describe('what stands around questions', () => {
  test('numbers without a word among those with one, brackets around them, options in the line of the question', async () => {
    const mixed = [...question('Câu 1:'), ...question('2.'), ...question('3:'), ...lines('ĐÁP ÁN', '1A 2B 3C')]
    expect(await keys(...mixed)).toEqual(['A', 'B', 'C'])
    expect(await keys(...question('[1]'), ...question('[2]'), ...lines('ĐÁP ÁN', '1A 2B'))).toEqual(['A', 'B'])
    const [one] = await read(...lines('Câu 1. Hai cộng hai bằng mấy? A. 3 B. 4 C. 5', 'Đáp án: B'))
    expect(one && [textOf(one.item.content), keyOf(one), one.item.answers.length]).toEqual([
      'Hai cộng hai bằng mấy?',
      'B',
      3,
    ])
  })

  test('a list in a text is no question', async () => {
    const items = await read(
      ...lines(
        'Câu 1. Xét các bước sau:',
        '1. Đun nước',
        '2. Pha trà',
        'Bước nào đến trước?',
        'A. 1',
        'B. 2',
        'Đáp án: A',
      ),
    )
    expect(items).toHaveLength(1)
    expect(textOf(items[0]?.item.content ?? '')).toContain('Pha trà')
  })

  test('headings are not glued to the option before them', async () => {
    for (const heading of [
      'II. TỰ LUẬN',
      'B. PHẦN TỰ CHỌN',
      'PHẦN II. Câu trắc nghiệm đúng sai',
      'II. Phần tự luận (3 điểm)',
    ]) {
      const items = await read(
        ...question('Câu 1.'),
        ...lines('Đáp án: A', heading),
        ...question('Câu 2.'),
        ...lines('Đáp án: B'),
      )
      expect(items.map(({ item }) => item.answers.map(({ text }) => textOf(text)).join())).toEqual(
        Array.from({ length: 2 }, () => 'một,hai,ba,bốn'),
      )
      expect(items[1]?.problems).toMatchObject([{ code: 'wordingDropped', values: { text: heading } }])
    }
  })

  test('a passage belongs to each of its questions', async () => {
    const items = await read(
      ...question('Câu 1.'),
      ...lines('Đọc đoạn văn sau và trả lời câu hỏi từ câu 2 đến câu 3:', 'Mặt trời lên cao.'),
      ...question('Câu 2.'),
      ...question('Câu 3.'),
      ...question('Câu 4.'),
      ...lines('ĐÁP ÁN', '1.A 2.B 3.C 4.D'),
    )
    expect(items.map(({ item }) => item.content.includes('Mặt trời lên cao.'))).toEqual([false, true, true, false])
    expect(items.map(keyOf)).toEqual(['A', 'B', 'C', 'D'])
    expect(items[1]?.item.title).toBe('Nội dung của câu hỏi này là gì?')
  })

  test('a level in brackets', async () => {
    const items = await read(
      ...['Câu 1 [NB].', 'Câu 2 (TH):', 'Câu 3 [VDC - 0,5đ].', 'Câu 4 (1 điểm) [Vận dụng].'].flatMap((label) => [
        ...question(label),
        paragraph('Đáp án: A'),
      ]),
    )
    expect(items.map(({ item }) => item.difficulty)).toEqual(['easy', 'medium', 'hard', 'hard'])
    expect(items.map(({ item }) => textOf(item.content))).toEqual(
      Array.from({ length: 4 }, () => 'Nội dung của câu hỏi này là gì?'),
    )
    const [other] = await read(...lines('Câu 1 (trích đề thi). Năm cộng ba bằng mấy?', 'Đáp án: 8'))
    expect(textOf(other?.item.content ?? '')).toBe('(trích đề thi). Năm cộng ba bằng mấy?')
  })

  test('letters with their marks apart', async () => {
    const apart = [...question('Câu 1.'), ...lines('Đáp án: A')].map((line) => line.normalize('NFD'))
    const [one] = await read(...apart)
    expect(one && [keyOf(one), textOf(one.item.content)]).toEqual(['A', 'Nội dung của câu hỏi này là gì?'])
  })

  test('what stands behind the last question is named', async () => {
    const items = await read(
      ...question('Câu 1.'),
      ...lines('Đáp án: A', '--- HẾT ---', 'Thí sinh không được sử dụng tài liệu.', 'Người ra đề: cô Lan'),
    )
    expect(items[0]?.problems).toMatchObject([{ code: 'wordingDropped', values: { text: 'Người ra đề: cô Lan' } }])
  })
})

describe('a text file that was typed in Word', () => {
  test('Aiken and GIFT are read as what they are', async () => {
    expect(await keys(...lines('Con vật nào biết bay?', 'A) Chó', 'B) Chim', 'ANSWER: B'))).toEqual(['B'])
    const items = await read(
      ...lines('::Bay:: Con vật nào biết bay? {~Chó =Chim}', '', '::Bơi:: Con vật nào biết bơi? {=Cá ~Gà}'),
    )
    expect(items.map(keyOf)).toEqual(['B', 'A'])
  })

  test('numbers before questions in GIFT are not asked, also twice and right below a brace', async () => {
    const items = await read(
      ...lines('1. Con nào bay?', '{~%0%Chó', '~%100%Chim}', '2. 7. Con nào bơi?', '{~%100%Cá', '~%0%Gà}'),
    )
    expect(items.map((one) => `${textOf(one.item.content)} ${keyOf(one)}`)).toEqual([
      'Con nào bay? B',
      'Con nào bơi? A',
    ])
  })
})

test('lines that promise options without end are read in one go', async () => {
  const many = 200_000
  const items = await read(...lines(`Câu 1. ${'A. '.repeat(many)}`, `{${'='.repeat(many)}`, '::', 'Đáp án: 5'))
  expect(items).toHaveLength(1)
})
