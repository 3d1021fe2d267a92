import { expect, test } from 'vitest'
import { readWord } from '../../../../../../testing/samples/read-papers.ts'
import { bold } from '../../../../../../testing/samples/word-files.ts'

const formats = ['decimal', 'lowerRoman', 'decimal', 'decimal', 'decimal']
const numbering = [
  ...formats.map(
    (format, kind) =>
      `<w:abstractNum w:abstractNumId="${kind}">${[0, 1]
        .map(
          (level) =>
            `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/><w:lvlText w:val="%${level + 1}."/></w:lvl>`,
        )
        .join('')}</w:abstractNum>`,
  ),
  ...formats.map((_, kind) => `<w:num w:numId="${kind + 1}"><w:abstractNumId w:val="${kind}"/></w:num>`),
].join('')

/** '3/1 text' is a point of the third list on its second level; a star makes it bold. */
function paragraphOf(line: string): string {
  const [, list, level, star, text = ''] = /^(?:(\d)\/(\d) )?(\*?)(.*)$/u.exec(line) ?? []
  const point = list ? `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>` : ''
  return `<w:p>${point}<w:r>${star ? `<w:rPr>${bold}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

const read = async (...lines: string[]): Promise<string[]> => readWord(lines.map(paragraphOf), { numbering }, ' ')

const both = ['Con vật nào đẻ trứng? *gà | chó', 'Con vật nào có bốn chân? gà | *chó']

test('options in lists of their own that count from one below each question', async () => {
  const first = ['1/0 Con vật nào đẻ trứng?', '2/0 *gà', '2/0 chó']
  expect(await read(...first, '1/0 Con vật nào có bốn chân?', '3/0 gà', '3/0 *chó')).toEqual(both)
})

test('options on the second level of the same list', async () => {
  const lines = ['Con vật nào đẻ trứng?', '*gà', 'chó', 'Con vật nào có bốn chân?', 'gà', '*chó']
  expect(await read(...lines.map((line) => `1/${line.endsWith('?') ? 0 : 1} ${line}`))).toEqual(both)
})

test('options in lists below questions that are named', async () => {
  const first = ['Câu 1. Chọn câu trả lời đúng.', 'Con vật nào đẻ trứng?', '2/0 *gà', '2/0 chó']
  expect(await read(...first, 'Câu 2. Con vật nào có bốn chân?', '3/0 gà', '3/0 *chó')).toEqual([
    `Chọn câu trả lời đúng. ${both[0]}`,
    both[1],
  ])
})

test('a list above lettered options, and a list of questions, stay what they are', async () => {
  const listed = ['2/0 gà có cánh', '2/0 chó có cánh', 'A. một', 'B. hai', 'Đáp án: A']
  const again = listed.map((line) => line.replace('2/0', '3/0'))
  expect(await read('1/0 Có mấy câu đúng?', ...listed, '1/0 Có mấy câu sai?', ...again)).toEqual([
    'Có mấy câu đúng? 1. gà có cánh 2. chó có cánh *một | hai',
    'Có mấy câu sai? 1. gà có cánh 2. chó có cánh *một | hai',
  ])
  const program = ['2/0 a = 1;', '2/0 print a;', 'A. một', 'B. hai', 'Đáp án: A']
  expect(await read('1. In ra gì?', ...program, '2. Hai cộng hai?', 'A. ba', 'B. bốn', 'Đáp án: B')).toEqual([
    'In ra gì? 1. a = 1; 2. print a; *một | hai',
    'Hai cộng hai? ba | *bốn',
  ])
  const parts = [
    'Câu 1. Trả lời:',
    '2/0 Gà ăn gì?',
    '2/0 Chó ăn gì?',
    'Câu 2. Trả lời:',
    '3/0 Bò ăn gì?',
    '3/0 Cá ăn gì?',
  ]
  expect((await read(...parts)).join()).not.toContain('|')
})

test('a list behind lettered options begins no questions and is no option', async () => {
  const why = ['2/0 Gà đẻ trứng.', '2/0 Chó đẻ con.']
  const items = await read(
    '1. Con vật nào đẻ trứng?',
    'A. gà',
    'B. chó',
    ...why,
    '2. Hai cộng hai?',
    'A. ba',
    'B. bốn',
    'Đáp án: B',
  )
  expect(items).toEqual([
    'Con vật nào đẻ trứng? gà | chó 1. Gà đẻ trứng. 2. Chó đẻ con. noKey textBelow',
    'Hai cộng hai? ba | *bốn',
  ])
})

test('a line may stand between a list and the lettered options that speak of it', async () => {
  const listed = ['2/0 gà có cánh', '2/0 chó có cánh', 'Chọn câu trả lời:', 'A. chỉ câu 1', 'B. cả hai', 'Đáp án: A']
  const again = listed.map((line) => line.replace('2/0', '3/0'))
  const told = ' 1. gà có cánh 2. chó có cánh Chọn câu trả lời: *chỉ câu 1 | cả hai'
  expect(await read('1/0 Câu nào đúng?', ...listed, '1/0 Câu nào hay?', ...again)).toEqual([
    `Câu nào đúng?${told}`,
    `Câu nào hay?${told}`,
  ])
})

test('keys behind the paper go on in the list of the questions', async () => {
  const paper = ['1/0 Con vật nào đẻ trứng?', 'a) gà', 'b) chó', '1/0 Con vật nào có bốn chân?', 'a) gà', 'b) chó']
  expect(await read(...paper, 'Answer Key', '1/0 a', '1/0 b')).toEqual(both)
  const fewer = await read(...paper, 'Answer Key', '1/0 b')
  expect(fewer.some((line) => line.includes('*'))).toBe(false)
})
