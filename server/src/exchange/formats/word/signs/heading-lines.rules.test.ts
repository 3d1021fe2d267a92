import { expect, test } from 'vitest'
import { paragraph, red, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'

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

test('a number alone within what is asked, which no list counts, is asked about', async () => {
  const [first = ''] = await seen(paragraph('1. ĐỘNG VẬT'), ...asking(21, 'mèo'))
  expect(first).toContain('!unreadable')
  const list = [paragraph('1. Con nào kêu meo meo?'), paragraph('1. Con chó'), paragraph('2. Con mèo')]
  expect(await seen(...list, paragraph('A. số 1'), paragraph([red, 'B. số 2']))).toEqual([
    'Câu 1 | Con nào kêu meo meo? 1. Con chó 2. Con mèo | số 1 *số 2',
  ])
})
