import { describe, expect, test } from 'vitest'
import { contents, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = [
  ['id', 'question_text', 'type', 'created_at'],
  ['11', 'Thủ đô của Việt Nam là thành phố nào?', '1', '2024-01-02 10:00:00'],
  ['12', 'Con vật nào sau đây biết bay?', '1', '2024-01-02 10:00:00'],
  ['13', 'Những số nào sau đây là số chẵn?', '2', '2024-01-02 10:00:00'],
]
const offered = [
  ['id', 'question_id', 'answer_text', 'is_correct'],
  ['1', '11', 'Huế', '0'],
  ['2', '11', 'Hà Nội', '1'],
  ['3', '12', 'Chim sẻ', '1'],
  ['4', '12', 'Cá chép', '0'],
  ['5', '13', '2', '1'],
  ['6', '13', '3', '0'],
  ['7', '13', '4', '1'],
]
const read = ['single_choice: Huế | *Hà Nội', 'single_choice: *Chim sẻ | Cá chép', 'multiple_choice: *2 | 3 | *4']
const withoutNotes = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/ \((?:wordingDropped ?)+\)$/, ''))

describe('questions on one sheet and what is offered on another', () => {
  test('are joined by the id that each option names, whichever sheet is first', async () => {
    for (const sheets of [
      { questions: asked, answers: offered },
      { answers: offered, questions: asked },
    ]) {
      const found = await fromXlsx(sheets)
      expect(withoutNotes(linesOf(found))).toEqual(read)
      expect(contents(found)[0]).toBe('Thủ đô của Việt Nam là thành phố nào?')
      expect(found.sheets?.map(({ name, questions }) => [name, questions])).toContainEqual(['questions + answers', 3])
    }
  })

  test('are joined without names where one column alone fits, and the marks show it', async () => {
    const found = await fromXlsx({
      Question: asked.slice(1).map(([id = '', text = '', type = '']) => [`K_${id}`, text, 'NULL', type]),
      Answers: offered.slice(1).map(([, id = '', text = '', mark = '']) => [`K_${id}`, `Là ${text}`, mark]),
    })
    expect(withoutNotes(linesOf(found))).toEqual(read.map((line) => line.replaceAll(/(: | \| )(\*?)/g, '$1$2Là ')))
  })

  test('may name the right one by its own id', async () => {
    const keys = ['2', '3', '6']
    const found = await fromXlsx({
      questions: asked.map(([id = '', text = ''], row) => [
        id,
        text,
        row === 0 ? 'correct_answer_id' : (keys[row - 1] ?? ''),
      ]),
      answers: offered.map(([id = '', ref = '', text = '']) => [id, ref, text]),
    })
    expect(linesOf(found)).toEqual([...read.slice(0, 2), 'single_choice: 2 | *3 | 4'])
  })

  test('say which rows belong to no question, and keep out whoever lost some', async () => {
    const questions = [
      ...asked,
      ...Array.from({ length: 8 }, (_, at) => [String(20 + at), `Câu hỏi thêm thứ ${at + 1}?`, '1', '']),
    ]
    const answers = [
      ...offered,
      ...Array.from({ length: 7 }, (_, at) => [
        ['', String(20 + at), `Đúng ý ${at}`, '1'],
        ['', String(20 + at), at === 6 ? '' : `Sai ý ${at}`, '0'],
      ]).flat(),
      ['90', '77', 'Không của ai', '0'],
    ]
    const found = await fromXlsx({ questions, answers })
    const lines = linesOf(found)
    expect(lines).toHaveLength(11)
    expect(lines.filter((line) => !line.includes('!'))).toHaveLength(9)
    expect(lines.slice(9)).toEqual([expect.stringContaining('!emptyPart'), expect.stringContaining('!')])
    expect(found.notes).toContainEqual({ code: 'rowsUnjoined', values: { sheet: 'answers', count: '1', rows: '23' } })
  })

  test('are told apart where what must be typed has a type of its own', async () => {
    const typed = ['21', '22'].map((id) => [id, `Điền tên của số ${id} vào chỗ trống`, '3', ''])
    const found = await fromXlsx({
      questions: [...asked, ...typed],
      answers: [...offered, ['8', '21', 'hai mốt', '1'], ['9', '22', 'hai hai', '1']],
    })
    expect(withoutNotes(linesOf(found)).slice(3)).toEqual(['fill_blank: *hai mốt', 'fill_blank: *hai hai'])
  })

  test('stay apart where ids do not match, come twice, or belong to two tables', async () => {
    const isTaken = (line: string): boolean => !line.includes('!')
    const others = offered.map(([id = '', ref = '', text = '', mark = ''], row) => [
      id,
      row > 4 ? `9${ref}` : ref,
      text,
      mark,
    ])
    const unmatched = await fromXlsx({ questions: asked, answers: others })
    expect(linesOf(unmatched).filter(isTaken)).toEqual([])
    const twice = await fromXlsx({ questions: [...asked, ['13', 'Câu hỏi nào nữa đây?', '1', '']], answers: offered })
    expect(linesOf(twice).filter(isTaken)).toEqual([])
    const two = await fromXlsx({ questions: asked, answers: offered, 'old answers': offered })
    expect(linesOf(two).filter(isTaken)).toEqual([])
  })
})
