import { describe, expect, test } from 'vitest'
import { contents, fromCsv, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('keys on a sheet of their own', () => {
  const questions = [
    ['STT', 'Câu hỏi', 'A', 'B', 'C'],
    ['1', 'Con vật nào biết bay?', 'chim', 'cá', 'voi'],
    ['2', 'Con vật nào biết bơi?', 'gà', 'cá', 'mèo'],
    ['3', 'Số nào là số chẵn?', '1', '3', '4'],
  ]

  test('are taken where every number is there once on both', async () => {
    const read = await fromXlsx({
      'Câu hỏi': questions,
      'Đáp án': [
        ['Câu', 'Đáp án'],
        ['2', 'B'],
        ['1', 'A'],
        ['3', 'C'],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: *chim | cá | voi',
      'single_choice: gà | *cá | mèo',
      'single_choice: 1 | 3 | *4',
    ])
    expect(read.items[0]?.reasons?.at(-1)).toMatchObject({ code: 'keyFromColumn', values: { said: 'A' } })
  })

  test('with reasons beside them are no questions', async () => {
    const read = await fromXlsx({
      'Câu hỏi': questions,
      'Lời giải': [
        ['Mã câu', 'Đáp án đúng', 'Giải thích'],
        ['Câu 1', 'A', 'Chim có cánh nên bay được trên trời.'],
        ['Câu 2', 'B', 'Cá có vây nên bơi được dưới nước.'],
        ['Câu 3', 'C', 'Bốn chia hết cho hai nên là số chẵn.'],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: *chim | cá | voi',
      'single_choice: gà | *cá | mèo',
      'single_choice: 1 | 3 | *4',
    ])
  })

  test.each([
    [
      'one is missing',
      [
        ['1', 'A'],
        ['2', 'B'],
      ],
    ],
    [
      'one is there twice',
      [
        ['1', 'A'],
        ['2', 'B'],
        ['2', 'C'],
      ],
    ],
    [
      'one is of something else',
      [
        ['1', 'A'],
        ['2', 'B'],
        ['7', 'C'],
      ],
    ],
    [
      'there is one too many',
      [
        ['1', 'A'],
        ['2', 'B'],
        ['3', 'C'],
        ['4', 'A'],
      ],
    ],
  ])('are asked where %s', async (_, keys) => {
    const read = await fromXlsx({ a: questions, b: [['Câu', 'Đáp án'], ...keys] })
    expect(linesOf(read)).toEqual([
      'single_choice: chim | cá | voi (!keySheetUnfit)',
      'single_choice: gà | cá | mèo (!keySheetUnfit)',
      'single_choice: 1 | 3 | 4 (!keySheetUnfit)',
    ])
  })

  test('alone are no questions, and that is said', async () => {
    await expect(fromCsv(['1,C', '2,D', '3,B', '4,A'])).rejects.toThrow('onlyKeys')
    await expect(fromCsv(['Câu,Đáp án', '1,C', '2,D'])).rejects.toThrow('onlyKeys')
  })

  test('change nothing where the questions say their own', async () => {
    const own = questions.map((row, index) => [...row, index === 0 ? 'Đáp án' : 'A'])
    const read = await fromXlsx({
      a: own,
      b: [
        ['Câu', 'Đáp án'],
        ['1', 'B'],
        ['2', 'B'],
        ['3', 'B'],
      ],
    })
    expect(linesOf(read)).toEqual([
      'single_choice: *chim | cá | voi',
      'single_choice: *gà | cá | mèo',
      'single_choice: *1 | 3 | 4',
    ])
  })
})

describe('options in the rows below, each beside its letter', () => {
  test('with a mark beside the right one', async () => {
    const read = await fromCsv([
      'Bài tập về nhà,,',
      'Câu 1,Con vật nào biết bay?,',
      'A,chim,x',
      'B,cá,',
      'C,voi,',
      'Câu 2,Con vật nào biết bơi?,',
      'A,gà,',
      'B,cá,x',
    ])
    expect(contents(read)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?'])
    expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: gà | *cá'])
  })

  test('with the letter beside the question, or in a row of its own', async () => {
    const beside = ['1,Con vật nào biết bay?,A', 'A,chim,', 'B,cá,', '2,Con vật nào biết bơi?,B', 'A,gà,', 'B,cá,']
    const below = [
      '1,Con vật nào biết bay?',
      'A,chim',
      'B,cá',
      'Đáp án,A',
      '2,Con vật nào biết bơi?',
      'A,gà',
      'B,cá',
      'Đáp án,B',
    ]
    for (const lines of [beside, below])
      expect(linesOf(await fromCsv(lines))).toEqual(['single_choice: *chim | cá', 'single_choice: gà | *cá'])
  })

  test('without a key are asked, and so is a row that belongs to nothing', async () => {
    const read = await fromCsv([
      'Q1,Con vật nào biết bay?',
      'A,chim',
      'B,cá',
      'Q2,Con vật nào biết bơi?',
      'A,gà',
      'B,cá',
      ',và cả vịt',
    ])
    expect(linesOf(read)).toEqual(['single_choice: chim | cá (!noKey)', 'single_choice: gà | cá (!noKey !textBelow)'])
  })
})

describe('a list of people', () => {
  test.each([
    [['Name,Email,Password,Class', 'Nguyen Van An,an@vidu.vn,mot2ba,A', 'Tran Thi Binh,binh@vidu.vn,bon5sau,B']],
    [['Họ và tên,Tên đăng nhập,Mật khẩu,Lớp', 'Nguyễn Văn An,anvan,mot2ba,4', 'Trần Thị Bình,binhthi,bon5sau,4']],
    [['id,title,answer', '1,an.nguyen@vidu.vn,A', '2,binh.tran@vidu.vn,B', '3,chi.le@vidu.vn,C']],
  ])('is no list of questions: %j', async (lines) => {
    await expect(fromCsv(lines)).rejects.toThrow(/noColumns|empty/)
  })

  test('beside questions changes nothing', async () => {
    const read = await fromCsv(['Câu hỏi,A,B,Đáp án,Email', 'Con vật nào biết bay?,chim,cá,A,an@vidu.vn'])
    expect(linesOf(read)).toEqual(['single_choice: *chim | cá'])
  })
})

test('a type that is a subject keeps no question out, and one that sounds like a type does', async () => {
  const lines = (first: string, second: string) => [
    'Type,Question,Answer',
    `${first},Bảy cộng tám bằng bao nhiêu?,15`,
    `${second},Thủ đô của nước ta tên là gì?,Hà Nội`,
  ]
  expect(linesOf(await fromCsv(lines('Số học', 'Địa lý')))).toEqual([
    'fill_blank: *15 (wordingDropped)',
    'fill_blank: *Hà Nội (wordingDropped)',
  ])
  expect(linesOf(await fromCsv(lines('Drag and drop', 'Hotspot')))).toEqual([
    'fill_blank: *15 (!unknownType)',
    'fill_blank: *Hà Nội (!unknownType)',
  ])
})

test.each([
  ['4, bốn', true],
  ['5, 7', true],
  ['Huế hoặc Vinh', true],
  ['5,10,15,21,33', true],
  ['0,5', false],
  ['1,000,000', false],
  ['{1, 3, 5}', false],
  ['Vì lá cây có nhiều chất diệp lục, chất đó màu xanh', false],
])('an answer that may be several is asked: %s', async (answer, isAsked) => {
  const [line] = linesOf(await fromCsv(['Câu hỏi,Đáp án', `Hỏi gì trong câu này?,"${answer}"`]))
  expect(line?.includes('!typedSeveral')).toBe(isAsked)
})

test('marks of pupils are no questions: a group that is the same in most rows is nothing to choose', async () => {
  const names = ['LE VAN ANH', 'TRAN THI BINH', 'NGUYEN VAN CUONG', 'PHAM THI DUNG', 'HOANG VAN EM', 'VU THI GIANG']
  const lines = names.map((name, index) => `${name},NHOM${index % 2},L02,${'AB'[index % 2]}`)
  await expect(fromCsv(['HO TEN,NHOM,LOP,TO', ...lines])).rejects.toThrow(/noColumns|empty/)
})

test('stars in one question of many are asked, and two stars are part of a text', async () => {
  const plain = [1, 2, 3, 4, 5].map((number) => `Câu hỏi số ${number} hỏi gì?,một,hai,ba`)
  const rare = await fromCsv(['Câu hỏi,A,B,C', ...plain, 'Câu hỏi cuối hỏi gì?,một,*hai,ba'])
  expect(linesOf(rare).at(-1)).toContain('!lookRare')
  const two = await fromCsv(['Câu hỏi,A,B,C', ...plain, 'Máy in ra gì?,12**,**12,12'])
  expect(linesOf(two).at(-1)).toBe('single_choice: 12** | **12 | 12 (!noKey)')
})

test('a dash or a picture is nothing that could be typed', async () => {
  const read = await fromCsv([
    'Question,Answer',
    'Our holidays begin.,-',
    'What is drawn here?,a.png',
    'Two and two?,4',
  ])
  expect(linesOf(read)).toEqual(['fill_blank: *- (!unreadable)', 'fill_blank: *a.png (!unreadable)', 'fill_blank: *4'])
})

test('a list of places with a zero in it makes every number of the column doubtful', async () => {
  const read = await fromCsv([
    'enunciado;opciones;respuestasCorrectas',
    'Hai cộng hai bằng bao nhiêu?;1|2|3|4;3',
    'Những con vật nào có lông vũ?;gà|mèo|vịt;0,2',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: 1 | 2 | 3 | 4 (!countsFromZero)',
    'single_choice: gà | mèo | vịt (!countsFromZero)',
  ])
})

test('options by letter as a program writes them, and none as it writes that', async () => {
  const read = await fromCsv([
    'type,question,options,answer',
    'Multiple Choice,Con vật nào biết bay?,"{""A"":""chim"",""B"":""cá""}",A',
    'True or False,Cá biết bơi.,"{""A"":""True"",""B"":""False""}",True',
    'Fill in the Blank,Con ____ kêu meo meo.,{},mèo',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'true_false: *Đúng | Sai', 'fill_blank: *mèo'])
})

test('a comma in a number is doubtful where other answers of the column are lists', async () => {
  const read = await fromCsv([
    'Câu hỏi,Đáp án',
    'Số nào chia hết cho hai?,"5,10,15,21,33"',
    'Số nào chia hết cho ba?,"5,9,16,22,34"',
    'Số nào chia hết cho năm?,"157,155"',
    'Hai cộng hai bằng bao nhiêu?,4',
  ])
  expect(linesOf(read).map((line) => line.includes('!typedSeveral'))).toEqual([true, true, true, false])
})

test('without names the answer that repeats an option is the key, and a longer text behind it the reason', async () => {
  const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà']
  const lines = animals.map((animal, index) => {
    const offered = [animal, 'bàn', 'ghế'].toSorted((one, other) => (((one + other).length + index) % 3) - 1)
    return `Con vật thứ ${index} là con nào?,${offered.join(',')},${animal},Vì con ${animal} là con vật và những thứ khác đều là đồ đạc ở trong nhà.`
  })
  const read = await fromCsv(lines)
  expect(contents(read)).toEqual(animals.map((_, index) => `Con vật thứ ${index} là con nào?`))
  expect(linesOf(read).map((line) => /\*(\S+)/.exec(line)?.[1])).toEqual(animals)
  expect(read.items[0]?.item.explanation).toContain('đồ đạc')
})

test('what a page would show otherwise is told', async () => {
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án', 'Số nào <b>lớn</b> hơn?,1,2,B', 'Số nào nhỏ hơn: 1 < 2?,1,2,A'])
  expect(linesOf(read)).toEqual(['single_choice: 1 | *2 (markupShown)', 'single_choice: *1 | 2'])
})
