import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { contents, fromCsv, fromXlsx, linesOf } from '../../../../testing/samples/read-tables.ts'
import { odsFile, xlsxFile } from '../../../../testing/samples/spreadsheets.ts'
import { csv } from './csv.ts'
import { ods } from './spreadsheet/ods.ts'
import { xlsx } from './xlsx.ts'

describe('a spreadsheet', () => {
  test('is read sheet by sheet; what holds no questions is named, what is hidden is not read', async () => {
    const questions = (word: string) => [
      ['Câu hỏi', 'A', 'B', 'Đáp án'],
      [`Câu hỏi ${word}?`, 'một', 'hai', 'B'],
    ]
    const read = await fromXlsx({
      'Hướng dẫn': [['Điền vào các trang sau']],
      'Lớp 4': questions('thứ nhất'),
      'Lớp 5': questions('thứ hai'),
      'Danh mục': questions('ẩn'),
    })
    expect(read.items.map(({ place }) => place)).toEqual([
      'trang “Lớp 4”, dòng 2',
      'trang “Lớp 5”, dòng 2',
      'trang “Danh mục”, dòng 2',
    ])
    expect(read.sheets?.map(({ name, head, questions: count }) => [name, head, count])).toEqual([
      ['Hướng dẫn', null, 0],
      ['Lớp 4', 1, 1],
      ['Lớp 5', 1, 1],
      ['Danh mục', 1, 1],
    ])
    const hidden = xlsxFile({ a: questions('thứ nhất'), b: questions('ẩn') }, { hidden: ['b'] })
    const seen = await xlsx.read(hidden)
    expect(contents(seen)).toEqual(['Câu hỏi thứ nhất?'])
    expect(seen.sheets?.[1]).toMatchObject({ name: 'b', isHidden: true, head: null })
  })

  test('has merged cells above and beside its questions', async () => {
    const read = await fromXlsx(
      {
        a: [
          ['ĐỀ ÔN TẬP', '', '', '', ''],
          ['Câu hỏi', 'Phương án', '', 'Đáp án', 'Mức độ'],
          ['', 'A', 'B', '', ''],
          ['Câu hỏi số 1?', 'một', 'hai', 'A', 'Dễ'],
          ['Câu hỏi số 2?', 'một', 'hai', 'B', ''],
        ],
      },
      [],
    )
    expect(linesOf(read)).toEqual(['single_choice: *một | hai', 'single_choice: một | *hai'])
    const merged = await xlsx.read(
      xlsxFile(
        {
          a: [
            ['Câu hỏi', 'Phương án', '', 'Đáp án', 'Mức độ'],
            ['', 'A', 'B', '', ''],
            ['Câu hỏi số 1?', 'một', 'hai', 'A', 'Dễ'],
            ['Câu hỏi số 2?', 'một', 'hai', 'B', ''],
          ],
        },
        { merges: ['A1:A2', 'B1:C1', 'D1:D2', 'E1:E2', 'E3:E4'] },
      ),
    )
    expect(merged.items.map(({ item }) => item.difficulty)).toEqual(['easy', 'easy'])
    expect(linesOf(merged)).toEqual(['single_choice: *một | hai', 'single_choice: một | *hai'])
  })

  test('shows numbers as its program does: shares, fractions, words behind them; days instead of fractions are asked', async () => {
    const number = (value: number, format: string) => ({ value, format })
    const read = await fromXlsx({
      a: [
        ['Câu hỏi', 'A', 'B', 'C', 'Đáp án'],
        [
          'Một nửa là bao nhiêu phần trăm?',
          number(0.5, '0%'),
          number(0.255, '0.0%'),
          number(0.1 + 0.2, 'General'),
          '50%',
        ],
        ['Một nửa là bao nhiêu?', number(0.5, '# ?/?'), number(1.25, '# ?/?'), number(2.5, '0.00'), 'A'],
        ['Dài bao nhiêu?', number(5, '0" cm"'), number(7, '0\\ "cm"'), number(45_000, 'd/m/yyyy'), 'B'],
        ['Một phần hai là gì?', number(46_054, 'd-mmm'), 'hai', 'ba', 'A'],
        ['Công thức?', { formula: 'B2*2', value: 4 }, { formula: 'B2*3' }, { error: '#REF!' }, 'A'],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: *50% | 25.5% | 0.3',
      'single_choice: *1/2 | 1 1/4 | 2.50',
      'single_choice: 5 cm | *7 cm | 15/3/2023 (!dateCell)',
      'single_choice: *1-thg 2 | hai | ba (!dateCell)',
      'single_choice: *4 | =B2*3 | #REF! (!formulaCell !unreadable)',
    ])
  })

  test('of LibreOffice: repeated and covered cells, looks, several tables', async () => {
    const read = await ods.read(
      odsFile({
        Một: [
          ['Câu hỏi', 'A', 'B', 'C'],
          ['Câu hỏi số 1?', 'một', { text: 'hai', fill: true }, 'ba'],
          ['Câu hỏi số 2?', { text: 'một', fill: true }, 'hai', 'hai'],
        ],
        Hai: [
          ['Câu hỏi', 'Đáp án'],
          ['Trái đất hình vuông', 'Sai'],
        ],
      }),
    )
    expect(linesOf(read)).toEqual([
      'single_choice: một | *hai | ba',
      'single_choice: *một | hai | hai',
      'true_false: Đúng | *Sai',
    ])
    expect(read.items.map(({ place }) => place)).toEqual([
      'trang “Một”, dòng 2',
      'trang “Một”, dòng 3',
      'trang “Hai”, dòng 2',
    ])
  })

  test('written by another library', async () => {
    const cells = [
      ['Câu hỏi', 'A', 'B', 'Đáp án'],
      ['Câu hỏi số 1?', 'một', 'hai', 'B'],
    ]
    const file = await writeXlsxFile(cells.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
    expect(linesOf(await xlsx.read(file))).toEqual(['single_choice: một | *hai'])
  })
})

describe('other programs', () => {
  test("Kahoot's template: a head far below, places as keys, any of several is right there", async () => {
    const empty = ['', '', '', '', '', '', '', '']
    const read = await fromXlsx({
      Sheet1: [
        ['', 'Kahoot!'],
        ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers'],
        empty,
        ['', 'Remember: questions have a limit of 120 characters'],
        empty,
        [
          '',
          'Question - max 120 characters',
          'Answer 1 - max 75 characters',
          'Answer 2 - max 75 characters',
          'Answer 3 - max 75 characters',
          'Answer 4 - max 75 characters',
          'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
          'Correct answer(s) - choose at least one',
        ],
        [
          { value: 1 },
          'Một cộng hai bằng mấy?',
          { value: 2 },
          { value: 3 },
          { value: 4 },
          '',
          { value: 20 },
          { value: 2 },
        ],
        [
          { value: 2 },
          'Những số nào là số chẵn?',
          { value: 2 },
          { value: 3 },
          { value: 4 },
          { value: 5 },
          { value: 20 },
          '1,3',
        ],
        [{ value: 3 }],
      ],
    })
    expect(linesOf(read)).toEqual(['single_choice: 2 | *3 | 4', 'multiple_choice: *2 | 3 | *4 | 5 (anyIsRight)'])
  })

  test("Quizizz's template: its own words for types", async () => {
    const head =
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation'
    const read = await fromCsv([
      head,
      'Một cộng hai bằng mấy?,Multiple Choice,2,3,4,,,2,30,,Vì thế',
      'Những số nào là số chẵn?,Checkbox,2,3,4,,,"1,3",30,,',
      'Thủ đô nước ta là ___,Fill-in-the-Blank,Hà Nội,HN,,,,,30,,',
      'Em nghĩ gì về bài học?,Open-Ended,,,,,,,60,,',
      'Em thích màu nào?,Poll,Xanh,Đỏ,,,,,30,https://example.com/a.png,',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: 2 | *3 | 4',
      'multiple_choice: *2 | 3 | *4',
      'fill_blank: *Hà Nội | *HN',
      'essay: ',
      'single_choice: Xanh | Đỏ (!pictureElsewhere !unknownType)',
    ])
    expect(read.items[0]?.item.explanation).toBe('<p>Vì thế</p>')
  })
})

describe('a text with rows', () => {
  const rows = ['Câu hỏi', 'A', 'B', 'Đáp án']
  test('finds its separator below a title, or says it', async () => {
    for (const lines of [
      ['Đề số 1, năm học này', rows.join(';'), 'Thủ đô, nước ta?;Huế;Hà Nội;B'],
      ['sep=;', rows.join(';'), 'Thủ đô, nước ta?;Huế;Hà Nội;B'],
      [rows.join('\t'), 'Thủ đô, nước ta?\tHuế\tHà Nội\tB'],
      [rows.join('|'), 'Thủ đô, nước ta?|Huế|Hà Nội|B'],
    ])
      expect(linesOf(await fromCsv(lines))).toEqual(['single_choice: Huế | *Hà Nội'])
  })

  test('in an encoding of Western letters, and one that has lost its letters', async () => {
    const western = csv.read(
      Buffer.from(['Question,A,B,Answer', 'El ni\u00f1o est\u00e1 aqu\u00ed?,s\u00ed,no,A'].join('\n'), 'latin1'),
    )
    expect(contents(await western)).toEqual(['El niño está aquí?'])
    const lost = await fromCsv([rows.join(','), 'Th? ?ô c?a n??c ta là ?âu v?y?,Hu?,Hà N?i,B'])
    expect(linesOf(lost)).toEqual(['single_choice: Hu? | *Hà N?i (!lettersLost)'])
  })
})

describe('hostile tables', () => {
  test('are read once, whatever they hold', { timeout: 20_000 }, async () => {
    const wide = await fromCsv([
      Array.from({ length: 200 }, () => '').join(','),
      'Câu hỏi,A,B,Đáp án',
      `Hỏi gì vậy?,một,hai,B${','.repeat(100_000)}`,
    ])
    expect(linesOf(wide)).toEqual(['single_choice: một | *hai'])
    await expect(fromCsv(['Câu hỏi,A,B,Đáp án', `Hỏi?${',x'.repeat(100_000)}`])).rejects.toThrow('tooComplex')
    const long = 'A. '.repeat(60_000)
    expect((await fromCsv(['Câu hỏi,Phương án,Đáp án', `Hỏi gì?,${long},A`])).items).toHaveLength(1)
    const spaces = `A.${' '.repeat(200_000)}x${'\n'.repeat(200_000)}B.`
    expect(
      (await fromCsv(['Câu hỏi,Phương án,Đáp án', `Hỏi gì?,"${spaces}","${'a,'.repeat(100_000)}"`])).items,
    ).toHaveLength(1)
    const merges = Array.from({ length: 100_001 }, (_, index) => `A1:XFD${index + 2}`)
    expect(() => xlsx.read(xlsxFile({ a: [rowsOf()] }, { merges }))).toThrow('tooComplex')
    const deep = Array.from({ length: 20_000 }, (_, index) => `E${index + 1}:XFD1048576`)
    await expect(
      (async () => xlsx.read(xlsxFile({ a: [rowsOf(), ['Hỏi gì vậy?', 'một', 'hai', 'B']] }, { merges: deep })))(),
    ).resolves.toBeDefined()
    expect(() =>
      ods.read(odsFile({ a: [rowsOf(), ['Hỏi gì vậy?', 'một', 'hai', 'B']] }, { repeatLast: 1_000_000 })),
    ).toThrow('tooMany')
  })
})

function rowsOf(): string[] {
  return ['Câu hỏi', 'A', 'B', 'Đáp án']
}

test('what a field says and nobody understands is named, and so is what stands below the last question', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án,Mức độ,Lớp,Điểm,Thẻ',
    'Câu hỏi số 1?,một,hai,a,NB,Lớp 4,2 điểm,"số, phép cộng"',
    'Câu hỏi số 2?,một,hai,b,mức 9,4A,nhiều,',
    ',Hết,,,,,,',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *một | hai',
    'single_choice: một | *hai (wordingDropped wordingDropped wordingDropped wordingDropped)',
  ])
  expect(read.items[0]?.item).toMatchObject({ points: 2, class: 'LOP_4', tags: ['số', 'phép cộng'] })
})

test('numbers that may be counted from 0 are asked, with both readings', async () => {
  const read = await fromCsv([
    'Question,Option1,Option2,Option3,CorrectAnswer',
    'What is the first letter?,a letter,b letter,c letter,0',
    'What is the second letter?,a letter,b letter,c letter,1',
    'What is the third letter?,a letter,b letter,c letter,c letter',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: a letter | b letter | c letter (!countsFromZero)',
    'single_choice: a letter | b letter | c letter (!countsFromZero)',
    'single_choice: a letter | b letter | *c letter',
  ])
  expect(read.items[1]?.marks).toEqual({ place: [0], placeFromZero: [1] })
})

test('a slip in the names of options leaves none of them out', async () => {
  const read = await fromCsv([
    'text,option1,option2,option4,option4,correct_option',
    'Which one?,one,two,three,four,four',
  ])
  expect(linesOf(read)).toEqual(['single_choice: one | two | three | *four'])
})

test('a row that was cut at a comma inside its text is asked', async () => {
  const read = await fromCsv([
    'question,correct_answer,incorrect_answer_1,incorrect_answer_2,rationale',
    'What is the largest mammal?,Whale,Hen,Cat,It is large.',
    'In short, what is a hen?,Bird,Fish,Cat,It has wings.',
    'Who can swim best?,Fish,Hen,Cat,It lives there.',
  ])
  expect(linesOf(read).map((line) => line.includes('!cellsShifted'))).toEqual([false, true, false])
})
