import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò']
const asked = animals.map(
  (animal, index) =>
    `Con vật thứ ${index + 1} là con nào?,bàn ${animal},ghế ${animal},tủ ${animal},${'ABCABCBA'[index] ?? ''}`,
)
const judged = (key: readonly string[]): string[] =>
  animals.map((animal, index) => `Loài ${animal} thì biết bay đấy,${key[index % 2] ?? ''}`)

describe('what stands right of a table without names', () => {
  test('is a table of its own where it goes on below', async () => {
    const beside = judged(['Đúng', 'Sai'])
    const lines = [
      ...asked.slice(0, 5).map((line, index) => `${line},${beside[index] ?? ''}`),
      ...beside.slice(5).map((line) => `,,,,,${line}`),
    ]
    const read = await fromCsv(lines)
    expect(contents(read)).toHaveLength(13)
    expect(linesOf(read)[0]).toBe('single_choice: *bàn chim | ghế chim | tủ chim (columnsGuessed)')
    expect(linesOf(read)[5]).toBe('true_false: *Đúng | Sai (keyColumnUnknown)')
    expect(read.sheets?.map(({ name, questions }) => [name, questions])).toEqual([
      ['', 5],
      ['F–G', 8],
    ])
  })

  test('is told with its rows where nobody understands it, and its columns can be chosen', async () => {
    const lines = asked.map((line, index) => `${line},,${judged(['P', 'Q'])[index] ?? ''}`)
    const read = await fromCsv(lines)
    expect(linesOf(read)).toHaveLength(8)
    expect(read.notes).toEqual([{ code: 'tableBeside', values: { columns: 'G–H', count: '8', first: '1', last: '8' } }])
    const chosen = [null, null, null, null, null, null, 'content' as const, null]
    const again = await fromCsv(lines, [{ name: 'G–H', head: 0, roles: chosen }])
    expect(contents(again)).toHaveLength(16)
  })

  test('is told beside each question where it may be its reason', async () => {
    const read = await fromCsv(asked.map((line, index) => `${line},${judged(['sách', 'vở'])[index] ?? ''}`))
    expect(linesOf(read)[0]).toBe('single_choice: *bàn chim | ghế chim | tủ chim (wordingDropped columnsGuessed)')
    expect(read.notes).toEqual([])
  })
})

test('what stands below the last question is counted where it cannot be named', async () => {
  const lines = [
    'Câu hỏi,A,B,Đáp án',
    'Thủ đô ở đâu?,Huế,Hà Nội,B',
    ...animals.map((animal) => `Ghi chú thêm về ${animal} ở vườn thú của trường`),
  ]
  const read = await fromCsv(lines.map((line, index) => (index < 2 ? line : `,,,,${line}`)))
  expect(read.items[0]?.problems[0]?.values?.['text']).toMatch(/\(8 dòng\)$/)
})

test('a first row that asks like the one below it is a question, whatever its options are called', async () => {
  const lines = ['one', 'two', 'three', 'four', 'five'].map(
    (word, index) => `Question number ${word}?,Answer 1,Answer 2,Answer 3,${'ABCAB'[index] ?? ''}`,
  )
  expect(contents(await fromCsv(lines))[0]).toBe('Question number one?')
  const named = ['Question,Answer 1,Answer 2,Answer 3,Correct', ...lines.slice(1)]
  expect(contents(await fromCsv(named))[0]).toBe('Question number two?')
})
