import { expect, test } from 'vitest'
import { readWord } from '../../../../testing/samples/read-papers.ts'
import { paragraph, wordFile } from '../../../../testing/samples/word-files.ts'
import { docx } from './docx.ts'

const table = (...rows: string[][][]): string =>
  `<w:tbl>${rows
    .map(
      (row) =>
        `<w:tr>${row.map((cell) => `<w:tc>${cell.map((text) => paragraph(text)).join('')}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

const read = async (...parts: string[]): Promise<string[]> => readWord(parts, {}, ' ')

const heading = [['STT'], ['Câu hỏi'], ['Phương án'], ['Đáp án']]
const first = [['1'], ['Con vật nào đẻ trứng?'], ['A. gà', 'B. chó', 'C. mèo', 'D. bò'], ['A']]
const second = [['2'], ['Con vật nào có'], ['A. gà', 'B. chó'], ['B']]
const rest = [[''], ['bốn chân?'], ['C. vịt', 'D. ngan'], ['']]
const third = [['3'], ['Con vật nào biết bơi?'], ['A. gà', 'B. chim', 'C. vịt', 'D. bò'], ['C']]
const whole = [
  'Con vật nào đẻ trứng? *gà | chó | mèo | bò',
  'Con vật nào có bốn chân? gà | *chó | vịt | ngan',
  'Con vật nào biết bơi? gà | chim | *vịt | bò',
]

test('a table goes on behind the end of a page, in the midst of a row or not', async () => {
  expect(await read(table(heading, first, second), paragraph(''), table(rest, third))).toEqual(whole)
  const apart = [
    table(heading, first),
    table([['2'], ['Con vật nào có bốn chân?'], [...(second[2] ?? []), ...(rest[2] ?? [])], ['B']]),
    table(third),
  ]
  expect(await read(...apart)).toEqual(whole)
})

test('the same heading on every page is no question', async () => {
  expect(await read(table(heading, first), paragraph(''), table(heading, third))).toEqual([whole[0], whole[2]])
})

test('a table that holds no questions is named beside one that does', async () => {
  const other = table([['Họ tên'], ['Lớp']], [['An'], ['5A']])
  expect(await read(table(heading, first, third), paragraph('Danh sách'), other)).toEqual([
    `${whole[0]} wordingDropped`,
    whole[2],
  ])
})

test('a line without a letter where an option is missing is asked about, one that goes on is not', async () => {
  const bare = [['4'], ['Con vật nào to nhất?'], ['A. gà', 'B. chó', 'C. mèo', 'Voi'], ['A']]
  const wrapped = [['5'], ['Con vật nào bé nhất?'], ['A. gà', 'B. chó', 'C. mèo', 'D. kiến', 'Việt Nam'], ['D']]
  expect(await read(table(heading, first, third, bare, wrapped))).toEqual([
    whole[0],
    whole[2],
    'Con vật nào to nhất? *gà | chó | mèo Voi textBelow',
    'Con vật nào bé nhất? gà | chó | mèo | *kiến Việt Nam',
  ])
})

test('numbered headings outside of tables swallow none, and points beside a key are points', async () => {
  const heads = [['Stt'], ['Câu hỏi và đáp án'], ['Đáp án', '(Trọng số điểm)']]
  const rows = [first, [['2'], ['Con vật nào có bốn chân?'], ['A. gà', 'B. chó', 'C. vịt', 'D. ngan'], ['B']], third]
  const banked = rows.map(([number = [], asked = [], options = [], key = []], at) => [
    number,
    [...asked, ...options],
    [...key, at === 2 ? '(2 điểm)' : '(1)'],
  ])
  const parts = [
    paragraph('1. Các nội dung cần nắm vững'),
    paragraph('2. Ngân hàng câu hỏi'),
    table(heads, ...banked.slice(0, 2)),
    paragraph(''),
    table(...banked.slice(2)),
  ]
  expect(await read(...parts)).toEqual([`${whole[0]} wordingDropped`, ...whole.slice(1)])
  const { items } = await docx.read(wordFile(parts.join('')))
  expect(items.map(({ item }) => item.points)).toEqual([1, 1, 2])
})
