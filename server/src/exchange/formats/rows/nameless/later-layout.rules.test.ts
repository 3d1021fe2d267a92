import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const words = ['chim én', 'cá chép', 'con hổ', 'quả na', 'hòn đá', 'cây lúa', 'mặt trăng', 'dòng sông', 'ngọn núi']

/** A row of a table without names; what is offered differs from row to row. */
function rowOf(number: number, key: string, more = ''): string {
  const option = (place: number): string => `${words[(number + place * 2) % words.length] ?? ''} ${number % 23}`
  return `${number},Hãy chọn điều đúng nhất về bài số ${number} trong sách?,${[0, 1, 2, 3].map(option).join(',')}${more},${key}`
}

const counted = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('a table without names whose first rows never name the last option', () => {
  test('is understood by rows from all of it', async () => {
    const read = await fromCsv(
      counted(200).map((number) => rowOf(number, 'ABCD'[number % (number < 80 ? 3 : 4)] ?? '')),
    )
    const lines = linesOf(read)
    expect(lines).toHaveLength(200)
    expect(lines.every((line) => line.endsWith('(columnsGuessed)'))).toBe(true)
    expect(lines[0]).toMatch(/^single_choice: [^*|]+\| \*/)
    expect(lines[198]).toMatch(/\| \*[^|]+$/)
  })

  test('is refused where none of its rows names it: it may be a note', async () => {
    const rows = counted(200).map((number) => rowOf(number, 'ABC'[number % 3] ?? ''))
    await expect(fromCsv(rows)).rejects.toThrow()
  })

  test('is refused where a part of it has something else in the place of the key', async () => {
    const rows = counted(200).map((number) =>
      number > 100 && number <= 120
        ? rowOf(number, 'ABCD'[number % 4] ?? '', ',thẻ')
        : rowOf(number, 'ABCD'[number % (number < 80 ? 3 : 4)] ?? ''),
    )
    await expect(fromCsv(rows)).rejects.toThrow()
  })

  test('is refused where there are more questions than one file may have', async () => {
    const rows = counted(5200).map((number) => rowOf(number, 'ABCD'[number % (number < 80 ? 3 : 4)] ?? ''))
    await expect(fromCsv(rows)).rejects.toThrow('tooMany')
  })
})

test('a row without a letter among many that have one was cut at a comma', async () => {
  const rows = counted(20).map((number) => rowOf(number, 'ABCD'[number % 4] ?? ''))
  const read = await fromCsv([
    ...rows,
    '21,Câu nào là câu điều kiện loại ba ở đây?,Nếu học thì,Tôi đã đỗ,Nếu mưa thì,Tôi ở nhà,Nếu mưa thì',
  ])
  expect(linesOf(read).at(-1)).toBe(
    'single_choice: Nếu học thì | Tôi đã đỗ | *Nếu mưa thì | Tôi ở nhà (columnsGuessed !cellsShifted)',
  )
})
