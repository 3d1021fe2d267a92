import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { paragraph, wordFile } from '../../../../testing/samples/word-files.ts'
import { docx } from './docx.ts'

/** 'Huế | *Hà Nội noKey' */
async function read(...paragraphs: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ item, problems }) => [toldAnswers(item), ...problems.map(({ code }) => code)].join(' '))
}

const marked = (color: string): string => `<w:highlight w:val="${color}"/>`
const shaded = (fill: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`
const colored = (color: string): string => `<w:color w:val="${color}"/>`

const question = (number: number, ...looks: string[]): string[] => [
  paragraph(`Câu ${number}. Những con vật nào đẻ trứng (${number})?`),
  ...['Gà', 'Vịt', 'Mèo'].map((name, at) => paragraph([looks[at] ?? '', `${'ABC'[at]}. ${name}`])),
]

describe('marks of two colors in one question', () => {
  test('are asked about and never both right', async () => {
    expect(await read(...question(1, marked('yellow'), marked('red')))).toEqual(['Gà | Vịt | Mèo keyConflict'])
    expect(await read(...question(1, colored('FF0000'), colored('0070C0')))).toEqual(['Gà | Vịt | Mèo keyConflict'])
    expect(await read(...question(1, marked('yellow'), shaded('92D050')))).toEqual(['Gà | Vịt | Mèo keyConflict'])
  })

  test('are one color where they are shades of it, or where it is said in two ways', async () => {
    expect(await read(...question(1, colored('FF0000'), colored('C00000')))).toEqual(['*Gà | *Vịt | Mèo'])
    expect(await read(...question(1, marked('yellow'), shaded('FFFF00')))).toEqual(['*Gà | *Vịt | Mèo'])
    expect(await read(...question(1, marked('yellow') + shaded('92D050'), marked('yellow')))).toEqual([
      '*Gà | *Vịt | Mèo',
    ])
  })

  test('say nothing where the key is said in words', async () => {
    const said = [...question(1, marked('yellow'), marked('red')), paragraph('Đáp án: A, B')]
    expect(await read(...said)).toEqual(['*Gà | *Vịt | Mèo'])
  })
})

describe('a mark on all options', () => {
  const green = colored('00B050')
  const others = [1, 2, 3].flatMap((number) => question(number, green))

  test('is told where it is the key of other questions', async () => {
    expect((await read(...others, ...question(4, green, green, green))).at(-1)).toBe('Gà | Vịt | Mèo allMarked')
  })

  test('is how the paper looks where others have another mark, or none', async () => {
    const blue = colored('0070C0')
    expect((await read(...others, ...question(4, blue, blue, blue))).at(-1)).toBe('Gà | Vịt | Mèo noKey')
    expect(await read(...question(1, blue, blue, blue))).toEqual(['Gà | Vịt | Mèo noKey'])
  })
})

describe('a color on every option', () => {
  const blue = colored('045482')
  const two = (first: string, second: string): string[] => [
    paragraph('Câu 1. Con gà có đẻ trứng không?'),
    paragraph([first, 'A. Có đẻ']),
    paragraph([second, 'B. Chưa bao giờ']),
  ]

  test('green is right beside red, as programs show what somebody chose', async () => {
    expect(await read(...question(1, blue, colored('AA0000'), colored('00AA00')))).toEqual(['Gà | Vịt | *Mèo'])
    expect(await read(...question(1, blue, colored('AA0000'), colored('AA00AA')))).toEqual(['Gà | Vịt | Mèo noKey'])
  })

  test('of two the one that is not gray is right', async () => {
    expect(await read(...two(colored('9BBB59'), colored('555555')))).toEqual(['*Có đẻ | Chưa bao giờ'])
    expect(await read(...two(colored('9BBB59'), blue))).toEqual(['Có đẻ | Chưa bao giờ noKey'])
  })
})

describe('options that end in points', () => {
  const named = (look: string, ...below: string[]): string[] => [
    paragraph('Câu 1. Lệnh nào mở bố cục của trang chiếu?'),
    paragraph('a) Insert Layout…'),
    paragraph([look, 'b) Format Layout…']),
    paragraph('c) Tools Layout…'),
    ...below,
  ]

  test('are names where one has a color, and may be gaps to be filled elsewhere', async () => {
    const shown = ['Insert Layout… | *Format Layout… | Tools Layout…']
    expect(await read(...named(colored('FF0000')))).toEqual(shown)
    expect(await read(...named('', paragraph('Đáp án: B')))).toEqual([`${shown[0]} keyUnclear`])
  })
})

test('stars around letters within a word stress them, and a star behind an option is a mark', async () => {
  const lines = (...options: string[]): string[] =>
    ['Câu 1. Từ nào đọc khác các từ còn lại?', ...options, 'Đáp án: B'].map((text) => paragraph(text))
  expect(await read(...lines('A. t**ea**     B. d**ea**f     C. grow**th**'))).toEqual([
    't**ea** | *d**ea**f | grow**th**',
  ])
  expect(await read(...lines('A. tea     B. deaf     C. growth*'))).toEqual(['tea | deaf | growth keyConflict'])
})
