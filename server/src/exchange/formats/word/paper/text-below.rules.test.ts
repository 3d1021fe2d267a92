import { expect, test } from 'vitest'
import { paragraph, red, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'

async function named(...paragraphs: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ problems }) => problems.map(({ code }) => code).join(' '))
}

const asked = paragraph('Câu 1. Con vật nào đẻ trứng và sống được cả trên cạn lẫn dưới nước?')
const others = [paragraph('B. Con mèo rừng'), paragraph('C. Con chó sói'), paragraph('D. Con trâu nước')]
const long = 'A. Con ếch sống trong các ao hồ, đầm lầy và ruộng nước ở khắp các vùng quê'

test('a sentence between two options that lacks the look of the one above is asked about', async () => {
  const below = paragraph('Trứng của nó nở ra nòng nọc')
  expect(await named(asked, paragraph([red, 'A. Con ếch xanh']), below, ...others)).toEqual(['textBelow'])
  expect(await named(asked, paragraph([red, long]), below, ...others)).toEqual(['textBelow'])
  expect(await named(asked, paragraph('A. Con ếch.'), below, ...others, paragraph('Đáp án: A'))).toEqual(['textBelow'])
})

test('an option that goes on in the next line is one option', async () => {
  const small = paragraph('nước ta')
  expect(await named(asked, paragraph([red, long]), small, ...others)).toEqual([''])
  expect(await named(asked, paragraph([red, long]), paragraph([red, 'Nam Bộ']), ...others)).toEqual([''])
  expect(await named(asked, paragraph(long), paragraph('Nam Bộ'), ...others, paragraph('Đáp án: A'))).toEqual([''])
})

test('what is to be done with the next questions is no part of the last option', async () => {
  const next = [
    paragraph('Câu 2. Con vật nào biết bay?'),
    ...['A. Chim', 'B. Chó', 'Đáp án: A'].map((text) => paragraph(text)),
  ]
  const told = paragraph('Hãy khoanh tròn vào chữ cái trước câu trả lời đúng:')
  const first = [asked, paragraph('*A. Con ếch'), ...others, told]
  expect(await named(...first, ...next)).toEqual(['', 'wordingDropped'])
  expect(await named(...first)).toEqual(['textBelow'])
})

test('points of a list below the last option explain something, also where options are longer than a line', async () => {
  const wrapped = [paragraph([red, long]), paragraph('nước ta'), ...others]
  const many = [1, 2, 3, 4].flatMap((number) => [paragraph(`Câu ${number}. Con vật nào đẻ trứng?`), ...wrapped])
  expect(await named(...many)).toEqual(['', '', '', ''])
  expect(await named(...many, paragraph('• Ếch đẻ trứng ở dưới nước.'))).toEqual(['', '', '', 'textBelow'])
})

const grey = '<w:color w:val="808A99"/>'
const gap = paragraph('')
const animals = ['Bò', 'Dê', 'Gà', 'Vịt']

async function read(...paragraphs: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    return [...item.answers.map(({ text }) => text), item.explanation, ...held].join(' ').replaceAll(/<[^>]+>/gu, '')
  })
}

const asking = (animal: string, at: number): string[] => [
  paragraph(`Câu ${at + 1}. Con ${animal} ăn gì?`),
  paragraph([red, 'A. Cỏ']),
  paragraph('B. Đá'),
]

test('what stands below the options in a color of its own, nearer to them than to the next question, explains', async () => {
  const explained = animals.flatMap((animal, at) => [
    ...asking(animal, at),
    paragraph([grey, `1. Con ${animal} tìm thức ăn trên đồng.`]),
    paragraph([`${grey}<w:b/>`, 'Không con nào'], [grey, ' nhai được đá.']),
    gap,
  ])
  expect(await read(...explained)).toEqual(
    animals.map((animal) => `Cỏ Đá 1. Con ${animal} tìm thức ăn trên đồng.Không con nào nhai được đá.`),
  )
})

test('the same text nearer to the next question, or in the color of the right option, explains nothing', async () => {
  const apart = animals.flatMap((animal, at) => [
    ...asking(animal, at),
    gap,
    paragraph([grey, `Con ${animal} tìm thức ăn trên đồng.`]),
  ])
  expect((await read(...apart)).every((one) => one.endsWith('trên đồng.  !textBelow'))).toBe(true)
  const marked = animals.flatMap((animal, at) => [...asking(animal, at), paragraph([red, `Con ${animal} ăn cỏ.`]), gap])
  expect((await read(...marked)).every((one) => one.endsWith('ăn cỏ.  !textBelow'))).toBe(true)
})
