import { describe, expect, test } from 'vitest'
import { contents, fromCsv, fromXlsx, linesOf } from '../../../../testing/samples/read-tables.ts'

describe('the names of columns', () => {
  test.each([
    ['Câu hỏi;Phương án A;Phương án B;Đ.A', 'Thủ đô nước ta?;Huế;Hà Nội;B'],
    ['STT;Nội dung câu hỏi;PA1;PA2;ĐA', '1;Thủ đô nước ta?;Huế;Hà Nội;B'],
    ['Đáp án;Mức độ;B;A;Nội dung', 'B;NB;Hà Nội;Huế;Thủ đô nước ta?'],
    ['CAU HOI;LUA CHON 1;LUA CHON 2;KET QUA', 'Thủ đô nước ta?;Huế;Hà Nội;2'],
    ['Stem;Choice 1;Choice 2;Key', 'Thủ đô nước ta?;Huế;Hà Nội;B'],
    ['Câu hỏi (bắt buộc)*;Đáp án (A);Đáp án (B);Đáp án đúng (A, B):', 'Thủ đô nước ta?;Huế;Hà Nội;B'],
    ['Câu;Nội dung;Phương án trả lời;;Đáp án', 'Câu 1;Thủ đô nước ta?;Huế;Hà Nội;B'],
    ['Câu hỏi;Đáp án;Đáp án;Đáp án đúng', 'Thủ đô nước ta?;Huế;Hà Nội;Hà Nội'],
    ['Câu hỏi;Đáp án đúng;Phương án nhiễu 1', 'Thủ đô nước ta?;Hà Nội;Huế'],
    [
      'Question Text;Question Type;Option 1;Option 2;Correct Answer;Time in seconds',
      'Thủ đô nước ta?;Multiple Choice;Huế;Hà Nội;2;30',
    ],
  ])('%s', async (head, row) => {
    for (const lines of [
      [head, row],
      [head.normalize('NFD'), row.normalize('NFD')],
      ['ĐỀ KIỂM TRA 15 PHÚT', '', 'Trường Tiểu học', head, '', row],
    ]) {
      const read = await fromCsv(lines)
      expect(contents(read)).toEqual(['Thủ đô nước ta?'])
      const [line] = linesOf(read)
      expect(line?.split(': ')[1]?.split(' | ').toSorted()).toEqual(['*Hà Nội', 'Huế'])
    }
  })

  test('may be missing: a long text, options, a letter', async () => {
    const read = await fromCsv([
      '1,Thủ đô của nước ta là thành phố nào?,Huế,Hà Nội,Đà Nẵng,B',
      '2,Số nào sau đây là số nguyên tố?,4,6,7,C',
      '3,Con vật nào sau đây biết bay?,chim,cá,,A',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: Huế | *Hà Nội | Đà Nẵng (columnsGuessed)',
      'single_choice: 4 | 6 | *7 (columnsGuessed)',
      'single_choice: *chim | cá (columnsGuessed)',
    ])
    expect(read.sheets?.[0]?.columns.map(({ role, ground }) => [role, ground])).toEqual([
      ['number', 'shape'],
      ['content', 'shape'],
      ['A', 'shape'],
      ['B', 'shape'],
      ['C', 'shape'],
      ['correct', 'shape'],
    ])
  })

  test('may be in words that nobody knows, or the key may repeat an option', async () => {
    const read = await fromCsv([
      'Énoncé,R1,R2,R3,Solution juste',
      'Thủ đô của nước ta là thành phố nào?,Huế,Hà Nội,Vinh,Hà Nội',
      'Con vật nào sau đây biết bay?,chim,cá,voi,chim',
      'Con vật nào sau đây biết bơi?,chim,cá,voi,cá',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: Huế | *Hà Nội | Vinh (keyColumnUnknown)',
      'single_choice: *chim | cá | voi (keyColumnUnknown)',
      'single_choice: chim | *cá | voi (keyColumnUnknown)',
    ])
  })

  test('that are not understood are shown with what is in them, and nothing is taken for a typed answer', async () => {
    const read = await fromCsv([
      'Câu hỏi,Ghi chú,Mấy cái,Đáp án',
      'Thủ đô nước ta?,hay,Huế và Hà Nội,B',
      'Tính 2 + 3,,5 hay 6,5',
    ])
    expect(linesOf(read)).toEqual(['single_choice:  (!optionsMissing)', 'single_choice:  (!optionsMissing)'])
    expect(read.sheets?.[0]?.columns.filter(({ role }) => role === null)).toMatchObject([
      { letter: 'B', head: 'Ghi chú', samples: ['hay'] },
      { letter: 'C', head: 'Mấy cái', samples: ['Huế và Hà Nội', '5 hay 6'] },
    ])
  })

  test('can be said by a person', async () => {
    const lines = ['Mã,Hỏi,Một,Hai,Cái đúng', '1,Thủ đô nước ta?,Huế,Hà Nội,2']
    const roles = ['number', 'content', 'A', 'B', 'correct'] as const
    await expect(fromCsv(lines)).rejects.toThrow('noColumns')
    const read = await fromCsv(lines, [{ name: '', head: 1, roles: [...roles] }])
    expect(linesOf(read)).toEqual(['single_choice: Huế | *Hà Nội'])
    expect(read.items[0]?.reasons).toMatchObject([
      { code: 'columnsByPerson' },
      { code: 'keyFromColumn' },
      { code: 'keyByPlace' },
    ])
  })
})

describe('options in one cell', () => {
  test.each([
    ['A. Huế\nB. Hà Nội\nC. Vinh', 'B'],
    ['a) Huế\nb) Hà Nội\nc) Vinh', 'b'],
    ['A. Huế B. Hà Nội C. Vinh', 'B'],
    ['A.Huế; B.Hà Nội; C.Vinh', 'B'],
    ['Huế; Hà Nội; Vinh', '2'],
    ['Huế|Hà Nội|Vinh', 'Hà Nội'],
    ['Huế\nHà Nội\nVinh', 'B. Hà Nội'],
    ['1. Huế\n2. Hà Nội\n3. Vinh', '2'],
    ['A. Huế\n*B. Hà Nội\nC. Vinh', ''],
  ])('%j with the key %j', async (cell, key) => {
    const read = await fromCsv(['Câu hỏi,Phương án trả lời,Đáp án', `Thủ đô nước ta?,"${cell}","${key}"`])
    expect(linesOf(read)).toEqual(['single_choice: Huế | *Hà Nội | Vinh'])
  })

  test('stand below the question, or cannot be told apart', async () => {
    const read = await fromCsv([
      'Câu hỏi,Các lựa chọn,Đáp án',
      '"Câu 1: Thủ đô nước ta?\nA. Huế\nB. Hà Nội",,B',
      'Nghiệm của hệ?,(1; 2); (3; 4); (5; 6),2',
      'Chọn số?,"1, 2, 3",B',
      'Hỏi gì?,"A. a\nB. b",C',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: Huế | *Hà Nội',
      'single_choice: (1; 2) | *(3; 4) | (5; 6)',
      'single_choice:  (!optionsUnclear)',
      'single_choice: a | b (!wrongLetter)',
    ])
    expect(contents(read)[0]).toBe('Thủ đô nước ta?')
  })

  test('one below the other, with a mark at the right one', async () => {
    const read = await fromCsv([
      'STT,Câu hỏi,Phương án,Đúng/Sai',
      '1,Thủ đô nước ta?,Huế,',
      ',,Hà Nội,x',
      ',,Vinh,',
      '2,Số chẵn?,2,Đúng',
      ',,3,Sai',
      ',,4,Đúng',
    ])
    expect(linesOf(read)).toEqual(['single_choice: Huế | *Hà Nội | Vinh', 'multiple_choice: *2 | 3 | *4'])
  })
})

describe('keys', () => {
  test('as they are written, never guessed', async () => {
    const keys = [
      'b',
      'B.',
      'Chọn B',
      'Đáp án: B',
      'B. hai',
      'B. ba',
      '2',
      'A và C',
      'A,C',
      'AC',
      'một; ba',
      'E',
      '5',
      'x',
      'B hoặc C',
      'hai ',
    ]
    const read = await fromCsv([
      'Câu hỏi;A;B;C;Đáp án',
      ...keys.map((key, index) => `Câu hỏi số ${index}?;một;hai;ba;"${key}"`),
    ])
    expect(linesOf(read).map((line) => line.replace(/^\w+: /, ''))).toEqual([
      'một | *hai | ba',
      'một | *hai | ba',
      'một | *hai | ba',
      'một | *hai | ba',
      'một | *hai | ba',
      'một | hai | ba (!keyConflict)',
      'một | *hai | ba',
      '*một | hai | *ba',
      '*một | hai | *ba',
      '*một | hai | *ba',
      '*một | hai | *ba',
      'một | hai | ba (!wrongLetter)',
      'một | hai | ba (!wrongLetter)',
      'một | hai | ba (!wrongLetter)',
      'một | hai | ba (!wrongLetter)',
      'một | *hai | ba',
    ])
  })

  test('that may be a place or a text are asked, and both readings are kept for the one who mends', async () => {
    const read = await fromCsv(['Câu hỏi,A,B,C,Đáp án', 'Một cộng hai?,2,3,4,3'])
    expect(linesOf(read)).toEqual(['single_choice: 2 | 3 | 4 (!ambiguousKey)'])
    expect(read.items[0]?.marks).toEqual({ place: [2], text: [1] })
  })

  test('in columns of marks below a common name', async () => {
    const read = await fromCsv([
      'STT,Câu hỏi,Phương án trả lời,,,Đáp án đúng,,,Mức độ',
      ',,A,B,C,A,B,C,',
      '1,Thủ đô nước ta?,Huế,Hà Nội,Vinh,,x,,NB',
      '2,Số chẵn?,2,3,4,x,,x,TH',
    ])
    expect(linesOf(read)).toEqual(['single_choice: Huế | *Hà Nội | Vinh', 'multiple_choice: *2 | 3 | *4'])
    expect(read.items.map(({ item }) => item.difficulty)).toEqual(['easy', 'medium'])
  })

  test.each(['fill', 'color', 'bold', 'underline'] as const)('by the %s of a cell', async (look) => {
    const row = (text: string, right: number) => [
      text,
      ...['một', 'hai', 'ba'].map((one, index) => (index === right ? { text: one, [look]: true } : one)),
    ]
    const read = await fromXlsx({
      'Trang 1': [
        ['Câu hỏi', 'A', 'B', 'C'],
        row('Câu hỏi thứ nhất?', 1),
        row('Câu hỏi thứ hai?', 0),
        row('Câu hỏi thứ ba?', 1),
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: một | *hai | ba',
      'single_choice: *một | hai | ba',
      'single_choice: một | *hai | ba',
    ])
    expect(read.items[0]?.reasons?.at(-1)?.code).toMatch(/^key(?:Highlighted|Colored|Bold|Underlined)$/)
  })

  test('a column that is always bold says nothing, and a color against the key is asked', async () => {
    const bold = (text: string) => ({ text, bold: true })
    const styled = await fromXlsx({
      a: [['Câu hỏi', 'A', 'B'], ...[1, 2, 3].map((number) => [`Câu hỏi số ${number}?`, bold('một'), 'hai'])],
    })
    expect(linesOf(styled)).toEqual(Array.from({ length: 3 }, () => 'single_choice: một | hai (!noKey)'))
    const green = (text: string) => ({ text, fill: true })
    const against = await fromXlsx({
      a: [
        ['Câu hỏi', 'A', 'B', 'Đáp án'],
        ['Câu hỏi số 1?', green('một'), 'hai', 'A'],
        ['Câu hỏi số 2?', 'một', green('hai'), 'B'],
        ['Câu hỏi số 3?', 'một', green('hai'), 'A'],
      ],
    })
    expect(linesOf(against)).toEqual([
      'single_choice: *một | hai',
      'single_choice: một | *hai',
      'single_choice: một | hai (!keyConflict)',
    ])
  })

  test('by a bold line of a cell with all options', async () => {
    const cell = (right: string) => ({
      runs: ['A. một\n', 'B. hai\n', 'C. ba'].map((text) => ({ text, bold: text.startsWith(right) })),
    })
    const read = await fromXlsx({
      a: [
        ['Câu hỏi', 'Lựa chọn'],
        ['Câu hỏi số 1?', cell('B')],
        ['Câu hỏi số 2?', cell('C')],
        ['Câu hỏi số 3?', cell('A')],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: một | *hai | ba',
      'single_choice: một | hai | *ba',
      'single_choice: *một | hai | ba',
    ])
  })
})
