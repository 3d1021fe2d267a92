import type { ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import { describe, expect, test } from 'vitest'
import { paragraph, underline, wordFile } from '../../../../testing/samples/word-files.ts'
import { keyShownIn } from '../damage/shown-key.ts'
import { readFileAs } from './read-file.ts'

interface Asked {
  number?: number
  content?: string
  options?: readonly string[]
  key?: string
}

const usual = ['đỏ', 'xanh', 'vàng', 'tím']
const keys = ['A', 'B', 'C', 'D']

function paper(changed: ReadonlyMap<number, Asked>): string {
  const lines = Array.from({ length: 12 }, (_, at) => {
    const { number, content, options, key } = {
      number: at + 1,
      content: `Bông hoa thứ ${at + 1} trong vườn có màu gì?`,
      options: usual,
      key: keys[at % 4],
      ...changed.get(at + 1),
    }
    return [
      `Câu ${number}. ${content}`,
      ...options.map((option, place) => `${'ABCDEF'[place]}. ${option}`),
      `Đáp án: ${key}`,
    ]
  })
  return lines.flat().join('\n')
}

const told = (text: string, format: ImportFormat = 'text') => toldOf(format, new TextEncoder().encode(text))

async function toldOf(format: ImportFormat, bytes: Uint8Array): Promise<string[]> {
  const { items } = await readFileAs(format, bytes)
  return items.flatMap(({ place, problems }) =>
    problems.map(({ code, isBlocking, values = {} }) =>
      [place, isBlocking ? '!' : '', code, ...Object.values(values)].join(' '),
    ),
  )
}

const changing = (at: number, asked: Asked): string => paper(new Map([[at, asked]]))

describe('a question that is not like its neighbours is looked at', () => {
  test('nothing is said of a paper whose questions are alike', async () => {
    expect(await told(paper(new Map()))).toEqual([])
  })

  test('one has another number of options', async () => {
    const five = [...usual, 'trắng']
    expect(await told(changing(4, { options: five }))).toEqual(['Câu 4  optionsOdd 5 4'])
  })

  test('a sign within an option parts it, in a table of questions with two or four of them', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => {
      const options = at % 4 === 1 ? 'đỏ; xanh' : at === 4 ? 'đỏ; xanh; vàng; tím; lá' : 'đỏ; xanh; vàng; tím'
      return `Bông hoa thứ ${at + 1} trong vườn có màu gì?,${options},${keys[at % 2]}`
    })
    const table = ['Câu hỏi,Các lựa chọn,Đáp án', ...rows].join('\n')
    expect(await told(table, 'csv')).toEqual(['dòng 6  optionsOdd 5 4'])
  })

  test('an option is much longer than the others', async () => {
    const long = 'tím, và bên cạnh bông hoa ấy còn có rất nhiều cây khác nữa mà em đã trồng, '.repeat(3)
    expect(await told(changing(4, { options: [...usual.slice(0, 3), long] }))).toEqual(['Câu 4  optionLong D'])
  })

  test('one has nothing to choose from', async () => {
    expect(await told(changing(4, { options: [], key: 'màu cam' }))).toEqual(['Câu 4  nothingToChoose'])
  })

  test('a number is missing', async () => {
    const shifted = new Map(Array.from({ length: 8 }, (_, at) => [at + 5, { number: at + 6 }]))
    expect(await told(paper(shifted))).toEqual(['Câu 4  numberMissing 5'])
  })

  test('all have the same key', async () => {
    const same = new Map(Array.from({ length: 12 }, (_, at) => [at + 1, { key: 'B' }]))
    expect(await told(paper(same))).toEqual(['Câu 1  keysAlike B'])
  })

  test('the last option looks different everywhere, which may be for another end', async () => {
    const marked = (letter: string) =>
      Array.from({ length: 12 }, (_, at) => [
        paragraph(`Câu ${at + 1}. Bông hoa thứ ${at + 1} trong vườn có màu gì?`),
        ...usual.map((option, place) => {
          const line = `${'ABCD'[place]}. ${option}`
          return 'ABCD'[place] === letter ? paragraph([underline, line]) : paragraph(line)
        }),
      ])
    const inWord = (letter: string) => toldOf('docx', wordFile(marked(letter).flat().join('')))
    expect(await inWord('D')).toEqual(Array.from({ length: 12 }, (_, at) => `Câu ${at + 1} ! keysAlike D`))
    expect(await inWord('A')).toEqual(['Câu 1  keysAlike A'])
  })

  test('the same question has two keys, whatever the file is', async () => {
    const [one, other] = ['Ngôi sao nào gần ta nhất?', 'ngôi sao  nào gần ta nhất?']
    const twice = new Map([
      [2, { content: one, key: 'B' }],
      [7, { content: other, key: 'C' }],
    ])
    expect(await told(paper(twice))).toEqual(['Câu 2 ! otherKey Câu 2, Câu 7', 'Câu 7 ! otherKey Câu 2, Câu 7'])
    const gift = `${one} {=Mặt Trời ~Sao Mai}\n\n${one} {~Mặt Trời =Sao Mai}\n\n${one} {~Mặt Trời =Sao Hôm}\n`
    expect((await told(gift, 'gift')).map((said) => said.split(' ').slice(2, 4).join(' '))).toEqual([
      '! otherKey',
      '! otherKey',
    ])
  })

  test('an answer that is a number behind lines that ask nothing may be the key of these', async () => {
    const lines = ['1. gà', '2. chó', '3. mèo', '4. Không con nào trong số đó', 'Đáp án: 2']
    expect(await told(['1. Con vật nào biết sủa?', ...lines].join('\n'))).toContain('Câu 4 ! optionCounted')
    expect(await told(['1. Con nào biết sủa?', ...lines, 'Đáp án: 3'].join('\n'))).toContain('Câu 4 ! optionCounted')
  })

  test('a few questions have no habit', async () => {
    const few = paper(new Map([[4, { options: [...usual, 'trắng'] }]])).split('\n')
    expect(await told(few.slice(0, 31).join('\n'))).toEqual([])
  })
})

test.each([
  ['Màu gì? (Đáp án: B)', 'Đáp án: B)'],
  ['What is it? Answer: C.', 'Answer: C'],
  ['Tìm đáp án: a + b', ''],
  ['Chọn đáp án đúng:', ''],
  ['The answer = ABC', ''],
])('a key that was left in what is asked is found: %s', (text, said) => {
  expect(keyShownIn(['Huế', text])).toBe(said)
})

test.each([
  ['Câu hỏi,Đáp án\nThủ đô của nước ta là gì?,Hà Nội.', ['Hà Nội', 'Hà Nội.']],
  ['Câu hỏi,Loại,Đáp án\nThủ đô của nước ta là gì?,Điền vào chỗ trống,Hà Nội.', ['Hà Nội.']],
])('a full stop behind what is typed is nothing to type, unless it is said to be typed: %j', async (text, accepted) => {
  const { items } = await readFileAs('csv', new TextEncoder().encode(text))
  expect(items[0]?.item.answers.map((answer) => answer.text)).toEqual(accepted)
})

test.each(['5 1/4 – 7200', '5 1/4 − 7200'])(
  'one dash is like another where two keys are said of one question: %s',
  async (said) => {
    const asked = (number: number, option: string, key: string): string =>
      `Câu ${number}. Ổ cứng thông dụng có kích thước nào?\nA. ${option}\nB. 3 1/2\nĐáp án: ${key}`
    const codes = await told([asked(1, '5 1/4 - 7200', 'A'), asked(2, said, 'B')].join('\n'))
    expect(codes).toEqual(['Câu 1 ! otherKey Câu 1, Câu 2', 'Câu 2 ! otherKey Câu 1, Câu 2'])
  },
)
