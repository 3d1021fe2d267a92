import { describe, expect, test } from 'vitest'
import { contents, fromCsv, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('of several columns of texts', () => {
  test('the one that every row has is asked, and what few rows have is told', async () => {
    const read = await fromCsv([
      'id,question,options,answer,text',
      'q1,15 + 23 = ?,38|48|28,38,',
      'q2,Số lớn nhất trong dãy số là số nào?,45|54|35,54,',
      'q3,Từ nào còn thiếu trong câu?,đẹp|xấu|mưa,đẹp,Hôm nay trời rất ___ và có nhiều nắng ấm áp.',
    ])
    expect(contents(read).slice(0, 2)).toEqual(['15 + 23 = ?', 'Số lớn nhất trong dãy số là số nào?'])
    expect(linesOf(read)).toEqual([
      'single_choice: *38 | 48 | 28',
      'single_choice: 45 | *54 | 35',
      'single_choice: *đẹp | xấu | mưa (wordingDropped)',
    ])
  })

  test('the one that tells what is to be filled in is asked, with its gaps', async () => {
    const rows = [
      'Một,"Lan (Answer: goes) to school and (Answer: reads) a book.",Lan đi học và đọc một quyển sách rất dài ở trường.',
      'Hai,"Nam (Answer: swims) in the sea.",Nam bơi ở biển cả ngày và không bao giờ thấy mệt.',
    ]
    const read = await fromCsv(['Title,Content,Text', ...rows])
    expect(contents(read)).toEqual(['Lan [[1]] to school and [[2]] a book.', 'Nam [[1]] in the sea.'])
    expect(read.items.map(({ item }) => item.gaps?.map(({ answers }) => answers[0]?.text))).toEqual([
      ['goes', 'reads'],
      ['swims'],
    ])
    const doubtful = await fromCsv([
      'Title,Content',
      'Một,Lan (Answer: goes (or walks) to school.',
      'Hai,Nam (Answer: in; on) the bus.',
    ])
    expect(linesOf(doubtful).every((line) => line.includes('!'))).toBe(true)
    // What is offered has its key elsewhere, or none.
    const offered = await fromCsv([
      'Question,A,B',
      'Which one is it (Answer: yes)?,yes,no',
      'And this (Answer: no)?,yes,no',
    ])
    expect(linesOf(offered).every((line) => line.includes('!noKey'))).toBe(true)
  })
})

describe('a table without names in which the right ones look different', () => {
  const asked = ['bay', 'bơi', 'nhảy', 'chạy', 'leo'].map((word) => `Con vật nào sau đây biết ${word} giỏi nhất`)
  const rows = (right: (row: number) => number) =>
    asked.map((text, row) => [
      'Động vật',
      text,
      ...['chim sẻ', 'cá chép', 'con ếch'].map((option, place) => ({
        text: `${option} ${row}`,
        color: place === right(row),
      })),
    ])

  test('is read where they stand in any of its columns', async () => {
    const read = await fromXlsx({ a: rows((row) => row % 3) })
    expect(contents(read)).toEqual(asked)
    expect(linesOf(read)[1]).toContain('cá chép 1 | con ếch 1'.replace('cá', '*cá'))
    expect(linesOf(read).some((line) => line.includes('!'))).toBe(false)
  })

  test('is not where one column always looks so, or where what stands before differs as well', async () => {
    const taken = async (sample: ReturnType<typeof rows>) => {
      const read = await fromXlsx({ a: sample }).catch(() => ({ items: [] }))
      return linesOf(read).filter((line) => !line.includes('!'))
    }
    expect(await taken(rows(() => 1))).toEqual([])
    const doubtful = rows((row) => (row % 2) + 1).map((row, at) => [
      `Hãy xem đoạn thứ ${at} rồi trả lời`,
      ...row.slice(1),
    ])
    expect(await taken(doubtful)).toEqual([])
  })
})

test('the end of a line that was typed as a sign is one where it can be nothing else', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    String.raw`Hàm sau trả về gì?\ndef f(n):\n    if n > 1:\n        return 2\n    return 1,1,2,A`,
    String.raw`"Lệnh sau in ra gì?\nprint(""a\nb"")",a\nb,ab,A`,
    String.raw`Dấu hiệu nào xuống dòng?,\n,\t,A`,
    String.raw`Hàng trên\nhàng dưới là gì?,1,2,A`,
  ])
  expect(read.items[0]?.item.content.split('</p><p>')).toHaveLength(5)
  expect(read.items[1]?.item.content).toContain(String.raw`</p><p>print("a\nb")`)
  expect(linesOf(read)).toEqual([
    'single_choice: *1 | 2',
    String.raw`single_choice: *a\nb | ab (!lineUnclear)`,
    String.raw`single_choice: *\n | \t`,
    'single_choice: *1 | 2 (!lineUnclear)',
  ])
})

test('a box of words in the first row of an exercise belongs to its rows, and holds those that do not say so', async () => {
  const rows = [
    'B1,river|kite|soup,The boy flies a ___.,kite',
    'B1,,We eat hot ___ at noon.,soup',
    'B2,lamp|glove,She wears one ___.,glove',
  ]
  const read = await fromCsv(['Mã bài,Hộp từ,Nội dung câu,Đáp án đúng', ...rows])
  expect(contents(read).map((text) => text.includes('river|kite|soup'))).toEqual([true, true, false])
  expect(linesOf(read)).toEqual(['fill_blank: *kite', 'fill_blank: *soup', 'fill_blank: *glove'])
  const apart = await fromCsv(['Word box,Question,Answer', ...rows.map((row) => row.slice(3))])
  expect(linesOf(apart)).toEqual(['fill_blank: *kite', 'fill_blank: *soup (!wordingDropped)', 'fill_blank: *glove'])
})

test('what only an address leads to is told', async () => {
  const rows = ['bay', 'bơi'].map((word) => `Con vật nào biết ${word}?,chim,cá,A,https://example.org/${word}`)
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án,Đường dẫn', ...rows])
  expect(linesOf(read)[0]).toContain('(wordingDropped)')
  const shown = await fromCsv(['Câu hỏi,A,B,Đáp án,Link hình gợi ý', ...rows])
  expect(linesOf(shown)[0]).toContain('(!pictureElsewhere)')
})
