import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

interface Ring {
  top?: number
  left?: number
  size?: number
  fill?: string
}

/** In points, as newer programs draw it. */
function ring({ top = 1, left = 12, size = 19, fill = '<a:noFill/>' }: Ring = {}): string {
  const place = (name: string, from: string, points: number): string =>
    `<wp:position${name} relativeFrom="${from}"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${name}>`
  const shape = `<wps:wsp xmlns:wps="w"><wps:spPr><a:prstGeom prst="ellipse"/>${fill}</wps:spPr></wps:wsp>`
  const extent = `<wp:extent cx="${size * 12_700}" cy="${size * 12_700}"/>`
  const anchor = `${place('H', 'column', left)}${place('V', 'paragraph', top)}${extent}${shape}`
  return `<w:r><w:drawing><wp:anchor>${anchor}</wp:anchor></w:drawing></w:r>`
}

/** As older ones do. */
const oldRing = (style: string): string =>
  `<w:r><w:pict><v:oval filled="f" style="position:absolute;width:19pt;height:19pt;${style}"/></w:pict></w:r>`

const ringed = (text: string, drawn: string): string => paragraph(text).replace('<w:p>', `<w:p>${drawn}`)

async function seen(...paragraphs: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/gu, ''))
    return [answers.join(' '), ...held].join(' ')
  })
}

const asked = (number: number): string => paragraph(`Câu ${number}: Con nào kêu meo?`)
const question = (number: number, drawn = ring()): string[] => [
  asked(number),
  paragraph('a. chó'),
  ringed('b. mèo', drawn),
  paragraph('c. gà'),
]
const others = [...question(1), ...question(2), ...question(3)]

test('a ring drawn around the letter of an option is its mark', async () => {
  expect(await seen(...others)).toEqual(Array.from({ length: 3 }, () => 'chó *mèo gà'))
  const [, , , fourth] = await seen(...others, ...question(4, oldRing('margin-left:12pt;margin-top:.5pt')))
  expect(fourth).toBe('chó *mèo gà')
})

test('where it may lie on another line, or on several options, the key is asked for', async () => {
  const doubtful = [
    question(4, ring({ top: 18 })),
    question(4, ring({ top: -9 })),
    question(4, ring({ left: 120 })),
    question(4, oldRing('margin-left:12pt;margin-top:18pt')),
    question(4, oldRing('margin-left:12pt;margin-top:.5pt;mso-position-vertical-relative:page')),
  ]
  for (const own of doubtful) expect((await seen(...others, ...own))[3]).toBe('chó mèo gà !keyDrawn')
  const twice = [asked(4), ringed('a. chó', ring()), ringed('b. mèo', ring()), paragraph('c. gà')]
  expect((await seen(...others, ...twice))[3]).toBe('chó mèo gà !keyDrawn')
  const inRow = [asked(4), ringed('a. chó  b. mèo  c. gà', ring())]
  expect((await seen(...others, ...inRow))[3]).toBe('chó mèo gà !keyDrawn')
  const above = [ringed('Câu 4: Con nào kêu meo?', ring()), paragraph('a. chó'), paragraph('b. mèo')]
  expect((await seen(...others, ...above))[3]).toBe('chó mèo !keyDrawn')
})

test('in one question alone a ring may be anything, and what is filled or large is a picture', async () => {
  expect(await seen(...question(1))).toEqual(['chó mèo gà !keyDrawn'])
  for (const drawn of [ring({ fill: '<a:solidFill/>' }), ring({ size: 90 })])
    expect((await seen(...others, ...question(4, drawn)))[3]).toMatch(/!noKey !pictureUnreadable$/u)
})
