import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

describe('tables beside each other', () => {
  const head = 'Câu,Câu hỏi,A,B,C,D,Đáp án'

  test('are read one below the other', async () => {
    const read = await fromCsv([
      `${head},,${head},,${head}`,
      '1,Con vật nào biết bay trên trời?,chim,cá,voi,mèo,A,,4,Con vật nào kêu meo meo?,chim,cá,voi,mèo,D,,6,Con vật nào có cái vòi dài?,chim,cá,voi,mèo,C',
      '2,Con vật nào biết bơi dưới nước?,chim,cá,voi,mèo,B,,5,Con vật nào có vây và mang?,chim,cá,voi,mèo,B',
      '3,Con vật nào to nhất trong bốn?,chim,cá,voi,mèo,C',
    ])
    expect(contents(read)).toEqual([
      'Con vật nào biết bay trên trời?',
      'Con vật nào biết bơi dưới nước?',
      'Con vật nào to nhất trong bốn?',
      'Con vật nào kêu meo meo?',
      'Con vật nào có vây và mang?',
      'Con vật nào có cái vòi dài?',
    ])
    expect(linesOf(read).slice(3)).toEqual([
      'single_choice: chim | cá | voi | *mèo',
      'single_choice: chim | *cá | voi | mèo',
      'single_choice: chim | cá | *voi | mèo',
    ])
  })

  test('are told apart by their numbers where all keys are the same', async () => {
    const read = await fromCsv([
      'STT,Câu hỏi,A,B,Đáp án,STT,Câu hỏi,A,B,Đáp án',
      '1,Con vật nào biết bay?,chim,cá,A,3,Con vật nào biết gáy?,gà,cá,A',
      '2,Con vật nào biết bơi?,cá,chim,A,4,Con vật nào biết sủa?,chó,cá,A',
    ])
    expect(contents(read)).toHaveLength(4)
  })

  test('with the same keys are the same questions in another language', async () => {
    const read = await fromCsv([
      'Question,A,B,Answer,Question,A,B,Answer',
      'Con vật nào biết bay?,chim,cá,A,Which animal can fly?,bird,fish,A',
      'Con vật nào biết bơi?,chim,cá,B,Which animal can swim?,bird,fish,B',
    ])
    expect(contents(read)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?'])
  })
})

describe('a row that is moved by one column', () => {
  const head = 'Câu,Câu hỏi,A,B,C,D,Đáp án,Chương'
  const others = [
    '1,Con vật nào biết bay trên trời?,chim,cá,voi,mèo,A,Một',
    '2,Con vật nào biết bơi dưới nước?,chim,cá,voi,mèo,B,Một',
    '3,Con vật nào to nhất trong bốn?,chim,cá,voi,mèo,C,Một',
    '4,Con vật nào có vây và có mang?,chim,cá,voi,mèo,B,Một',
    '5,Con vật nào có lông vũ trên mình?,chim,cá,voi,mèo,A,Hai',
  ]

  test.each([
    ['by an empty cell before the question', '6,,Con vật nào kêu meo meo?,chim,cá,voi,mèo,D,Hai'],
    ['by an empty cell before everything', ',6,Con vật nào kêu meo meo?,chim,cá,voi,mèo,D,Hai'],
    ['by an empty cell between options', '6,Con vật nào kêu meo meo?,chim,,cá,voi,mèo,D,Hai'],
    ['to the left, without its number', 'Con vật nào kêu meo meo?,chim,cá,voi,mèo,D,Hai'],
    ['to the left as far as its key', 'Con vật nào kêu meo meo?,chim,cá,voi,mèo,D,,Hai'],
  ])('is read where it belongs: %s', async (_, row) => {
    const read = await fromCsv([head, ...others, row])
    expect(contents(read).at(-1)).toBe('Con vật nào kêu meo meo?')
    expect(linesOf(read).at(-1)).toBe('single_choice: chim | cá | voi | *mèo (cellsMoved)')
  })

  test('by an empty cell before the key, where no other column follows', async () => {
    const without = (line: string): string => line.slice(0, line.lastIndexOf(','))
    const rows = [head, ...others].map(without)
    const read = await fromCsv([...rows, '6,Con vật nào kêu meo meo?,chim,cá,voi,mèo,,D'])
    expect(linesOf(read).at(-1)).toBe('single_choice: chim | cá | voi | *mèo (cellsMoved)')
  })

  test.each([
    ['the key is missing, and a letter stands behind it', '6,Con vật nào kêu meo meo?,chim,,voi,mèo,,B'],
    ['the key is what an option says', '6,Con vật nào kêu meo meo?,chim,,voi,mèo,mèo,B'],
    ['an option is missing', '6,Con vật nào kêu meo meo?,chim,voi,mèo,D,,Hai'],
    ['an option is missing, and a number stands for the key', '6,Con vật nào kêu meo meo?,chim,voi,mèo,D,2,'],
  ])('is left where it may be meant so: %s', async (_, row) => {
    const read = await fromCsv([head, ...others, row])
    expect(linesOf(read).at(-1)).not.toContain('cellsMoved')
    expect(linesOf(read).at(-1)).toMatch(/!|\*mèo/)
  })
})

describe('options without letters in the rows below, with a sign beside the right one', () => {
  const right = [
    'single_choice: Huế | *Hà Nội | Vinh',
    'multiple_choice: *chim | cá | *dơi',
    'single_choice: *voi | mèo',
  ]
  const asked = ['Thủ đô nước ta là thành phố nào?', 'Những con nào biết bay trên trời?', 'Con vật nào có cái vòi dài?']
  const offered = [
    ['Huế,', 'Hà Nội,x', 'Vinh,'],
    ['chim,✓', 'cá,', 'dơi,✓'],
    ['voi,*', 'mèo,'],
  ]

  test.each([
    ['numbered in their own words', (text: string, index: number) => `Câu ${index + 1}: ${text}`, ''],
    ['numbered by digits', (text: string, index: number) => `${index + 1}. ${text}`, ''],
    ['numbered in a column', (text: string, index: number) => `${index + 1},${text}`, ','],
    ['in a column of their own', (text: string) => `${text},`, ','],
  ])('%s', async (_, question, before) => {
    const rows = asked.flatMap((text, index) => [
      question(text, index),
      ...(offered[index] ?? []).map((line) => `${before}${line}`),
    ])
    const read = await fromCsv(rows)
    expect(contents(read)).toEqual(asked.map((text) => expect.stringContaining(text)))
    expect(linesOf(read)).toEqual(right)
    expect(linesOf(await fromCsv(['Câu hỏi và phương án,Đúng', ...rows]))).toEqual(right)
  })

  test('a number that is asked about numbers nothing', async () => {
    const rows = ['1,1.5 + 2.5 bằng bao nhiêu?,', ',4,x', ',5,', '2,2.5 + 0.5 bằng bao nhiêu?,', ',3,x', ',4,']
    expect(contents(await fromCsv(rows))).toEqual(['1.5 + 2.5 bằng bao nhiêu?', '2.5 + 0.5 bằng bao nhiêu?'])
  })

  test('a question without a sign is kept out', async () => {
    const rows = [...asked, 'Con vật nào kêu meo meo?'].flatMap((text, index) => [
      `${index + 1},${text}`,
      ...(offered[index] ?? ['chó,', 'mèo,']).map((line) => `,${line}`),
    ])
    expect(linesOf(await fromCsv(rows))).toEqual([...right, 'single_choice: chó | mèo (!noKey)'])
  })
})

describe('rows of what is offered with a word for right or wrong', () => {
  const offered = (at: number, right: number): string[] =>
    ['chim', 'cá', 'voi'].map((word, place) => `,${word} ${at},${place === right ? 'True' : 'False'},`)
  const asked = (at: number): string => `${at},MA_${at},Con vật thứ ${at} trong vườn là con nào?,Chương một`

  test('belong to the question above them', async () => {
    const read = await fromCsv([asked(1), ...offered(1, 1), asked(2), ...offered(2, 0), asked(3), ...offered(3, 2)])
    expect(contents(read)[1]).toBe('Con vật thứ 2 trong vườn là con nào?')
    expect(linesOf(read)).toEqual([
      'single_choice: chim 1 | *cá 1 | voi 1 (wordingDropped)',
      'single_choice: *chim 2 | cá 2 | voi 2 (wordingDropped)',
      'single_choice: chim 3 | cá 3 | *voi 3 (wordingDropped)',
    ])
  })

  test('may all be judged where several of them are right', async () => {
    const both = offered(2, 0).with(2, ',voi 2,True,')
    await expect(fromCsv([asked(1), ...offered(1, 1), asked(2), ...both, asked(3), ...offered(3, 2)])).rejects.toThrow()
  })
})

test('the first option may stand beside what is asked, and is none of the rows below', async () => {
  const rows = [1, 2, 3].flatMap((at) => [
    `${at},Con vật thứ ${at} trong vườn là con nào?,chim ${at},False`,
    `,,cá ${at},True`,
    `,,voi ${at},False`,
  ])
  expect(linesOf(await fromCsv(['Số,Câu hỏi,Phương án,Đúng', ...rows]))).toEqual(
    [1, 2, 3].map((at) => `single_choice: chim ${at} | *cá ${at} | voi ${at}`),
  )
})
