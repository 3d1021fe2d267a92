import { describe, expect, test } from 'vitest'
import { fromCsv, fromXlsx, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,A,B,C,D,Đáp án'

describe('a number that may be a place or a text', () => {
  const asked = (keys: readonly string[]): string[] => [
    head,
    ...keys.map(
      (key, at) => `Phép tính thứ ${at + 1} bằng mấy?,3,4,${at === 2 ? '12' : '5'},${at === 4 ? 'mười' : '6'},${key}`,
    ),
  ]

  test('is a text where all keys are options of their rows and some can be nothing else', async () => {
    const read = linesOf(await fromCsv(asked(['4', '3', '12', '4', 'mười'])))
    expect(read[0]).toBe('single_choice: 3 | *4 | 5 | 6')
    expect(read[3]).toBe('single_choice: 3 | *4 | 5 | 6')
  })

  test('is asked where only one key shows it, or one is a place', async () => {
    expect(linesOf(await fromCsv(asked(['4', '3', '12', '4', '3'])))[0]).toContain('!ambiguousKey')
    expect(linesOf(await fromCsv(asked(['4', '1', '12', '4', 'mười'])))[0]).toContain('!ambiguousKey')
  })
})

describe('a key of several lines', () => {
  const asked = (key: string): string =>
    `Dòng lệnh nào chạy được?,"int a = 1;b(a);","int a = 2;c(a);","int a = 3",Không có,"${key}"`

  test('names the options line by line, whatever signs they have in them', async () => {
    const read = await fromCsv([head, asked('int a = 1;b(a);\nint a = 3')])
    expect(linesOf(read)[0]).toContain('multiple_choice: *int a = 1;b(a); | int a = 2;c(a); | *int a = 3 | Không có')
  })

  test('is none where one of them is no option', async () => {
    expect(linesOf(await fromCsv([head, asked('int a = 1;b(a);\nint a = 4')]))[0]).toContain('!wrongLetter')
  })
})

test('a key that two options say is called so', async () => {
  const read = await fromCsv([head, 'Loài nào sống ở dưới nước?,cá,cá,voi,mèo,cá'])
  expect(linesOf(read)[0]).toContain('!keyTwice')
})

describe('A and B below the type of true and false, without anything to choose from', () => {
  const lines = (reasons: readonly string[]): string[] => [
    'Câu hỏi,Loại,A,B,Đáp án đúng,Giải thích',
    ...reasons.map((reason, at) => `Mặt trời mọc lần thứ ${at} ở phía này.,DS,,,${'ABBA'[at] ?? ''},${reason}`),
  ]

  test('mean what every explanation begins with', async () => {
    const read = linesOf(await fromCsv(lines(['Đúng - hướng đông', 'Sai - hướng tây', 'Sai vì hướng bắc', 'Đúng.'])))
    expect(read).toEqual([
      'true_false: *Đúng | Sai',
      'true_false: Đúng | *Sai',
      'true_false: Đúng | *Sai',
      'true_false: *Đúng | Sai',
    ])
  })

  test('are asked about where one says nothing, or something else', async () => {
    for (const last of ['Hướng đông', 'Sai - hướng nam']) {
      const read = linesOf(await fromCsv(lines(['Đúng - hướng đông', 'Sai - hướng tây', 'Sai - hướng bắc', last])))
      expect(read[0]).toBe('true_false:  (!optionsMissing)')
    }
  })
})

describe('columns that are called true and false, and counted', () => {
  test('hold all that is right and all that is wrong', async () => {
    const read = await fromCsv([
      'question,TRUE_1,TRUE_2,FALSE_1,FALSE_2',
      'Which of them can fly?,owl,eagle,cow,pig',
      'Which one can swim?,carp,,hen,goat',
    ])
    expect(linesOf(read)).toEqual(['multiple_choice: *owl | *eagle | cow | pig', 'single_choice: *carp | hen | goat'])
  })

  test('are nothing of that kind where one of them is missing', async () => {
    const read = await fromCsv(['question,TRUE_1,TRUE_2,FALSE_2', 'Which of them can fly?,owl,eagle,cow'])
    expect(linesOf(read)[0]).toContain('!')
  })
})

describe('a line that is quoted as a whole', () => {
  test('is parted as the others are', async () => {
    const read = await fromCsv([
      'Câu hỏi|Đáp án',
      '"Viết tên loài vật, chỉ một từ|voi"',
      'Viết tên loài hoa|sen',
      'Viết tên loài cá|chép',
    ])
    expect(linesOf(read)).toEqual(['fill_blank: *voi', 'fill_blank: *sen', 'fill_blank: *chép'])
  })

  test('stays one cell where that makes more cells than the names', async () => {
    const read = await fromCsv(['Câu hỏi|Đáp án', '"Viết tên, một từ|voi|to"', 'Viết tên loài hoa|sen', 'Loài cá|chép'])
    expect(linesOf(read)[0]).toContain('!')
  })
})

test('a look that one column of options has in every row may be the key, and is asked about', async () => {
  const rows = [1, 2, 3, 4, 5].map((number) => [
    `Câu hỏi số ${number} là gì?`,
    { text: `một ${number}`, color: true },
    `hai ${number}`,
    `ba ${number}`,
  ])
  const read = await fromXlsx({ a: [['Câu hỏi', 'A', 'B', 'C'], ...rows] })
  expect(linesOf(read)[0]).toBe('single_choice: một 1 | hai 1 | ba 1 (!keyInOneColumn)')
  const few = await fromXlsx({ a: [['Câu hỏi', 'A', 'B', 'C'], ...rows.slice(0, 3)] })
  expect(linesOf(few)[0]).toBe('single_choice: một 1 | hai 1 | ba 1 (!noKey)')
})

describe('a table that is refused', () => {
  const named = ['1', '2', '3', '4'].map((number) => `${number}.png,một,hai,ba,bốn,${'ABCD'[Number(number) - 1] ?? ''}`)

  test('says that its questions are pictures that are not there', async () => {
    await expect(fromCsv(['desc,a,b,c,d,ans', ...named])).rejects.toThrow('namedPictures')
  })

  test('is called a list of names where nothing in it asks', async () => {
    const people = ['An', 'Bình', 'Chi', 'Dũng'].map((name) => `Nguyễn Văn ${name},9,giỏi`)
    await expect(fromCsv(people)).rejects.toThrow('noColumns')
  })
})

test('as many words as there are gaps are asked about, and names between underscores are no gaps', async () => {
  const read = linesOf(
    await fromCsv([
      'Câu hỏi,Đáp án',
      'Con ___ thích ăn con ___ nhất.,mèo cá',
      'Tên __init__ và __name__ gọi là gì?,tên riêng',
    ]),
  )
  expect(read).toEqual(['fill_blank: *mèo cá (!typedSeveral)', 'fill_blank: *tên riêng'])
})

test('options in one cell may each have a letter and a semicolon before them', async () => {
  const read = linesOf(
    await fromCsv([
      'Câu hỏi,Các lựa chọn,Đáp án',
      'Loài nào biết bay?,"A;chim,B;cá, tôm,C;voi",A',
      'Loài nào biết bơi?,"chim;cá;voi",2',
    ]),
  )
  expect(read).toEqual(['single_choice: *chim | cá, tôm | voi', 'single_choice: chim | *cá | voi'])
})

test('a column called key that numbers the rows is none beside one called answer', async () => {
  const asked = (key: string, at: number): string => `${key},Con vật thứ ${at} là con nào?,chim ${at},cá ${at},B`
  const ids = await fromCsv(['key,question,A,B,answer', ...[1, 2, 3].map((at) => asked(`cau_0${at}`, at))])
  expect(linesOf(ids)[0]).toBe('single_choice: chim 1 | *cá 1')
  const keys = await fromCsv(['key,question,A,B,answer', ...[1, 2, 3].map((at) => asked('A', at))])
  expect(linesOf(keys)[0]).toContain('!keyConflict')
})

test('a key that is called an index is a place, even where an option says the same number', async () => {
  const lines = (head: string): string[] => [
    `question,A,B,C,D,${head}`,
    ...[0, 2, 3, 1, 0, 2].map(
      (key, at) => `Con vật thứ ${at} là con nào?,chim ${at},cá ${at},voi ${at},gà ${at},${key}`,
    ),
    'Một cộng một bằng mấy?,1,2,3,4,1',
  ]
  expect(linesOf(await fromCsv(lines('correctIndex'))).at(-1)).toBe('single_choice: 1 | *2 | 3 | 4')
  expect(linesOf(await fromCsv(lines('correct'))).at(-1)).toBe('single_choice: 1 | 2 | 3 | 4 (!countsFromZero)')
})

const offered = ['hai', 'ba', 'bốn', 'năm']
const signed = (option: (text: string, isRight: boolean) => string): string[] => [
  'Câu hỏi,A,B,C,D',
  ...[1, 2, 0, 3, 1, 2].map(
    (right, at) => `Số thứ ${at + 1} là số nào?,${offered.map((text, own) => option(text, own === right)).join(',')}`,
  ),
]

test('a sign that one option of every row has is the key', async () => {
  const read = linesOf(await fromCsv(signed((text, isRight) => (isRight ? '#' : '') + text)))
  expect(read[0]).toBe('single_choice: hai | *ba | bốn | năm')
  expect(read).toHaveLength(6)
})

test('a sign beside others of its kind belongs to what is offered', async () => {
  for (const [sign, other] of ['><', '+-', '=≠']) {
    const read = linesOf(await fromCsv(signed((text, isRight) => `${(isRight ? sign : other) ?? ''}${text}`)))
    for (const line of read) expect(line).toContain('(!noKey)')
  }
})

test('a number is what an option says where all other keys of its column are texts of options, and no place', async () => {
  const worded = Array.from(
    { length: 30 },
    (_, at) => `Con vật thứ ${at} tên là gì?,chim ${at},cá ${at},voi ${at},cá ${at}`,
  )
  const read = await fromCsv([
    'Câu hỏi,A,B,C,Đáp án',
    ...worded,
    'Mùa nào trong năm là mùa thứ hai?,2,3,1,2',
    'Ba trừ ba còn lại bao nhiêu?,0,3,1,0',
    'Tất cả là bao nhiêu phần trăm?,0%,50%,100%,1',
  ])
  expect(linesOf(read).slice(30)).toEqual([
    'single_choice: *2 | 3 | 1',
    'single_choice: *0 | 3 | 1',
    'single_choice: 0% | 50% | 100% (!wrongLetter)',
  ])
})

test('a number that may be a place or a text is asked about where it is one of very few', async () => {
  const row = (at: number): string =>
    `Con vật thứ ${at} là con nào?,chim ${at},cá ${at},voi ${at},gà ${at},${(at % 4) + 1}`
  const rows = Array.from({ length: 20 }, (_, at) => row(at))
  const read = linesOf(await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', ...rows, 'Ba cộng một bằng mấy?,3,4,5,6,4']))
  expect(read.at(-1)).toBe('single_choice: 3 | 4 | 5 | 6 (!ambiguousKey)')
  expect(read.filter((line) => line.includes('!'))).toHaveLength(1)
})
