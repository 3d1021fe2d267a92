import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const isTaken = (line: string): boolean => !line.includes('!')

describe('a row for each option', () => {
  const rows = (right: readonly [string, string]) => [
    `1,Con vật nào biết bay trên trời?,chim sẻ,${right[0]}`,
    `1,Con vật nào biết bay trên trời?,cá chép,${right[1]}`,
    `2,Con vật nào biết bơi dưới nước?,gà trống,${right[1]}`,
    `2,Con vật nào biết bơi dưới nước?,cá mập,${right[0]}`,
  ]
  const withoutNotes = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/ \(\w+\)$/, ''))
  const read = ['single_choice: *chim sẻ | cá chép', 'single_choice: gà trống | *cá mập']

  test('is read whatever the columns of options and marks are called', async () => {
    for (const head of [
      'id,Question,Answers,Right',
      'Nr,Frage,Antworten,Ja oder nein',
      'STT,Câu hỏi,Nội dung chọn,Kết luận',
    ])
      expect(withoutNotes(linesOf(await fromCsv([head, ...rows(['1', '0'])])))).toEqual(read)
    const below = rows(['x', '']).map((row, at) => (at % 2 === 0 ? row : row.replace(/^\d,[^,]*/, ',')))
    expect(withoutNotes(linesOf(await fromCsv(['id,Question,Answers,Right', ...below])))).toEqual(read)
    const bare = await fromCsv([
      ...rows(['true', 'false']),
      ...rows(['true', 'false']).map((row) => row.replace('nào', 'gì')),
    ])
    expect(contents(bare)).toHaveLength(4)
    expect(linesOf(bare).filter(isTaken)).toHaveLength(4)
  })

  test('is none where all or none of a question are right', async () => {
    const all = linesOf(await fromCsv(['id,Question,Answers,Right', ...rows(['1', '1'])]))
    expect(all.some((line) => line.includes('| '))).toBe(false)
  })
})

describe('all that is offered in one cell', () => {
  const asked = ['Con vật nào biết bay trên trời?', 'Con vật nào biết bơi dưới nước?']

  test('may be records of which one is called right', async () => {
    const cell = (first: boolean) =>
      JSON.stringify([
        { id: 'a', text: 'chim', isCorrect: first, image: null },
        { id: 'b', text: 'cá', isCorrect: !first, image: null },
      ]).replaceAll('"', '""')
    const read = await fromCsv(['question,options', `${asked[0]},"${cell(true)}"`, `${asked[1]},"${cell(false)}"`])
    expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: chim | *cá'])
  })

  test('is asked about where its records say more than one thing', async () => {
    const cell = JSON.stringify([
      { text: 'chim', hint: 'có cánh' },
      { text: 'cá', hint: 'có vây' },
    ]).replaceAll('"', '""')
    const read = await fromCsv(['question,options,answer', `${asked[0]},"${cell}",A`, `${asked[1]},"${cell}",B`])
    expect(linesOf(read).filter(isTaken)).toEqual([])
  })

  test('may have a name that nobody knows, where the keys choose from it', async () => {
    const rows = ['chim|cá|voi,A', 'chim|cá|voi,cá'].map((row, at) => `${asked[at]},${row}`)
    const lines = linesOf(await fromCsv(['Frage,Zur Wahl,Richtige Antwort', ...rows]))
    expect(lines.map((line) => line.replace(/ \(.*\)$/, ''))).toEqual([
      'single_choice: *chim | cá | voi',
      'single_choice: chim | *cá | voi',
    ])
    const others = linesOf(
      await fromCsv([
        'Frage,Quelle,Richtige Antwort',
        `${asked[0]},Buch|Seite|Zeile,chim`,
        `${asked[1]},Buch|Seite|Zeile,cá`,
      ]),
    )
    expect(others.some((line) => line.includes('Buch'))).toBe(false)
  })

  test('may be counted from 0, and is asked about where its key is a list of numbers', async () => {
    const rows = ['chim|cá|voi,[0]', 'chim|cá|voi,"[1,2]"'].map((row, at) => `${asked[at]},${row}`)
    expect(
      linesOf(await fromCsv(['question,options,answer', ...rows])).every((line) => line.includes('!countsFromZero')),
    ).toBe(true)
  })
})
