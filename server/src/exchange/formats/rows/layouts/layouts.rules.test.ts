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

  test('are taken from a long sheet to its end', async () => {
    const numbers = Array.from({ length: 130 }, (_, index) => String(index + 1))
    const read = await fromXlsx({
      a: [
        ['STT', 'Câu hỏi', 'A', 'B'],
        ...numbers.map((one) => [one, `Câu hỏi thứ ${one} là gì?`, `một ${one}`, `hai ${one}`]),
      ],
      b: [['Câu', 'Đáp án'], ...numbers.map((one) => [one, Number(one) % 2 === 0 ? 'B' : 'A'])],
    })
    expect(linesOf(read).at(-1)).toBe('single_choice: một 130 | *hai 130')
    expect(linesOf(read).filter((line) => line.includes('!'))).toEqual([])
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
