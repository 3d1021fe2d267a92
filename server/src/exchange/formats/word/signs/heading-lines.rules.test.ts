import { expect, test } from 'vitest'
import { paragraph, red, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'
import { isHeadingAbroad } from './headings-abroad.ts'

const head = '<w:b/><w:u w:val="single"/><w:color w:val="A64D79"/>'
const heading = (text: string): string => paragraph([head, text])

async function seen(...paragraphs: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ item, problems, place }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const asked = item.content.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/gu, ''))
    return [place, asked.trim(), answers.join(' '), ...held].join(' | ')
  })
}

const asking = (number: number, animal: string): string[] => [
  paragraph(`${number}. Con ${animal} kêu thế nào?`),
  paragraph('A. gâu gâu'),
  paragraph([red, 'B. meo meo']),
]
const read = (number: number, animal: string): string => `Câu ${number} | Con ${animal} kêu thế nào? | gâu gâu *meo meo`

test('a heading with a number and a look of its own is no question, and no part of the option above it', async () => {
  const paper = [
    heading('1) VẬT NUÔI'),
    ...asking(21, 'mèo'),
    ...asking(47, 'mèo con'),
    heading('2) CHIM'),
    heading('Ở trong rừng'),
    ...asking(5, 'mèo rừng'),
    heading('3) CÁ'),
    ...asking(8, 'mèo mun'),
  ]
  expect(await seen(...paper)).toEqual([read(21, 'mèo'), read(47, 'mèo con'), read(5, 'mèo rừng'), read(8, 'mèo mun')])
})

test('numbered lines that come again as headings are a list of contents', async () => {
  const titles = ['Vật nuôi', 'Chim', 'Cá']
  const contents = titles.map((title, at) => paragraph(`${at + 1}) ${title}`))
  const paper = titles.flatMap((title, at) => [heading(`${at + 1}) ${title.toUpperCase()}`), ...asking(at + 30, title)])
  expect(await seen(...contents, ...paper)).toEqual(titles.map((title, at) => read(at + 30, title)))
  // Others than the headings ask something.
  const tasks = ['Vẽ con mèo', 'Vẽ con chim', 'Vẽ con cá'].map((task, at) => paragraph(`${at + 1}) ${task}`))
  expect((await seen(...tasks, ...paper)).slice(0, 3).every((one) => one.includes('!essay'))).toBe(true)
})

test('what questions are about is no heading, however it looks', async () => {
  const given = ['Cho biết a = 2', 'Cho biết a = 3', 'Cho biết a = 4']
  const paper = given.flatMap((text, at) => [heading(text), ...asking(at + 1, 'mèo')])
  const [first = '', second = ''] = await seen(...asking(9, 'mèo'), ...paper)
  expect(first).toContain('Cho biết a = 2')
  expect(second).toContain('Cho biết a = 3')
})

test('the heading of a part that names its questions begins none', async () => {
  const part = paragraph('PHẦN III. Câu trắc nghiệm trả lời ngắn. Thí sinh trả lời từ câu 1 đến câu 6.')
  const named = (number: number): string[] => [
    paragraph(`Câu ${number}. Con nào kêu meo?`),
    paragraph('A. chó'),
    paragraph([red, 'B. mèo']),
  ]
  const read = (number: number): string => `Câu ${number} | Con nào kêu meo? | chó *mèo`
  const above = [1, 2, 3, 4].flatMap(named)
  expect(await seen(...above, part, ...named(1))).toEqual([1, 2, 3, 4, 1].map(read))
  // The next question at the end of the last option is one.
  const glued = [paragraph('Câu 5. Con nào sủa?'), paragraph([red, 'A. chó']), paragraph('B. mèo Câu 6:')]
  const rest = [paragraph('Con nào gáy?'), paragraph([red, 'A. gà']), paragraph('B. mèo')]
  expect((await seen(...above, ...glued, ...rest)).at(-1)).toBe('Câu 6 | Con nào gáy? | *gà mèo')
})

test('options may stand right behind a wide question mark', async () => {
  const asked = '1. 下列何者會叫？(A)貓 (B)樹 (C)石'
  expect(await seen(paragraph(asked), paragraph('答案: A'))).toEqual(['Câu 1 | 下列何者會叫？ | *貓 樹 石'])
})

test('an address at the end of an option is no heading, nor a line that stands there again and again', async () => {
  const link = (text: string): string => paragraph(['<w:u w:val="single"/><w:color w:val="0000FF"/>', text])
  const ends = (texts: readonly string[]): string[] =>
    texts.flatMap((text, at) => [...asking(at + 1, 'mèo'), link(text)])
  const read = async (...texts: string[]): Promise<string> => (await seen(...ends([...texts, 'www.d.vn'])))[0] ?? ''
  expect(await read('www.meo.vn', 'www.cho.vn', 'www.ga.vn')).toContain('www.meo.vn')
  expect(await read('Mèo mun', 'Mèo mun', 'Mèo mun')).toContain('Mèo mun')
})

test('a number alone within what is asked, which no list counts, is asked about', async () => {
  const [first = ''] = await seen(paragraph('1. ĐỘNG VẬT'), ...asking(21, 'mèo'))
  expect(first).toContain('!unreadable')
  const list = [paragraph('1. Con nào kêu meo meo?'), paragraph('1. Con chó'), paragraph('2. Con mèo')]
  expect(await seen(...list, paragraph('A. số 1'), paragraph([red, 'B. số 2']))).toEqual([
    'Câu 1 | Con nào kêu meo meo? 1. Con chó 2. Con mèo | số 1 *số 2',
  ])
})

test.each(['## Cevap Anahtarı', 'Kunci Jawaban:', 'Gabarito oficial', 'Bölüm 2', 'Rozdział 3: Ptaki', '## Sezione B'])(
  '%s belongs to no question',
  (text) => {
    expect(isHeadingAbroad(text)).toBe(true)
  },
)

test.each(['Gabarito: B', 'Bölüm yapılırken hangi sayı kullanılır?', 'Konu 3 kez işlendi ve bitti mi?', 'Kunci'])(
  '%s may belong to one',
  (text) => {
    expect(isHeadingAbroad(text)).toBe(false)
  },
)

test('an address below a heading belongs to it, and neither is a part of the reason above', async () => {
  const part = (name: string): string[] => [
    heading(name),
    paragraph(`https://example.org/${name.replace(' ', '-')}`),
    ...['chó', 'mèo'].flatMap((animal, at) => [...asking(at + 1, animal), paragraph(`Giải thích: ${animal} là thú.`)]),
  ]
  const { items } = await docx.read(wordFile([...part('EVAL 1'), ...part('EVAL 2'), ...part('EVAL FINAL')].join('')))
  expect(items.map(({ item }) => item.explanation.replaceAll(/<[^>]+>/gu, ''))).toEqual(
    Array.from({ length: 3 }, () => ['chó là thú.', 'mèo là thú.']).flat(),
  )
})
