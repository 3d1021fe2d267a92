import { describe, expect, test } from 'vitest'
import { type PdfDrawn, letterWidth, pdfFile, pdfLines } from '../../../../../testing/samples/pdf-files.ts'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { UnreadableFile } from '../../item.ts'
import { pdf } from '../pdf.ts'
import { penMarksOf } from './pen-marks.ts'

const lines = [
  'Câu 1. Con vật nào biết bay?',
  'A. Cá',
  'B. Chim',
  'C. Chó',
  'Câu 2. Con vật nào biết bơi?',
  'A. Cá',
  'B. Mèo',
  'C. Gà',
]
const placed = pdfLines(lines, { y: 700 })
const yellow = '1 0.94 0.4'

/** The place of the letters of a line from one on to another. */
function placeOf(line: number, from = 0, to = lines[line]?.length ?? 0): [number, number, number, number] {
  const { x = 0, y = 0 } = placed[line] ?? {}
  const letter = letterWidth * 12
  return [x + from * letter, y - 3, x + to * letter, y + 11]
}

function note(subtype: string, [left, bottom, right, top]: readonly number[], more = `/C [${yellow}]`): PdfDrawn {
  return { note: `/Subtype /${subtype} /Rect [0 0 600 800] ${quads([left, bottom, right, top])} ${more}` }
}

const quads = ([left = 0, bottom = 0, right = 0, top = 0]: readonly (number | undefined)[]): string =>
  `/QuadPoints [${[left, top, right, top, left, bottom, right, bottom].join(' ')}]`

async function read(notes: PdfDrawn[], ...others: PdfDrawn[][]): Promise<string[]> {
  const { items } = await pdf.read(pdfFile([[...placed, ...notes], ...others]))
  return items.map(({ item, problems }) =>
    [toldAnswers(item), ...problems.flatMap(({ code, isBlocking }) => (isBlocking ? [code] : []))].join(' '),
  )
}

const right = ['Cá | *Chim | Chó', '*Cá | Mèo | Gà']
const none = ['Cá | Chim | Chó noKey', 'Cá | Mèo | Gà noKey']

describe('what a reader put on options', () => {
  test.each(['Highlight', 'Underline', 'Squiggly'])('%s tells the right ones', async (subtype) => {
    expect(await read([note(subtype, placeOf(2)), note(subtype, placeOf(5))])).toEqual(right)
  })

  test('of one that goes on in the next line each line has a place of its own', async () => {
    const [first, second] = [placeOf(2), placeOf(5)]
    const both = [first, second].map(([left, bottom, to, top]) => [left, top, to, top, left, bottom, to, bottom])
    const more = `/QuadPoints [${both.flat().join(' ')}]`
    expect(await read([{ note: `/Subtype /Highlight /Rect [0 0 600 800] /C [${yellow}] ${more}` }])).toEqual(right)
  })

  test('colors of several pens are told apart as those of Word are', async () => {
    const pens = [note('Highlight', placeOf(2)), note('Highlight', placeOf(3), '/C [1 0 0]')]
    const [first] = await read([...pens, note('Highlight', placeOf(5))])
    expect(first).toContain('keyConflict')
  })

  test('a part of an option in the middle of its line is told from what stands beside it', async () => {
    const page = pdfLines(['Câu 1. Con vật nào biết bay?', 'A. Cá B. Chim C. Chó'], { y: 700 })
    const letter = letterWidth * 12
    const pen = note('Highlight', [50 + letter * 6, 679, 50 + letter * 13, 693])
    const { items } = await pdf.read(pdfFile([[...page, pen]]))
    expect(items.map(({ item }) => toldAnswers(item))).toEqual(['Cá | *Chim | Chó'])
  })
})

describe('what marks nothing', () => {
  const [bird, fish] = [placeOf(2), placeOf(5)]
  const raised = ([left, bottom, to, top]: readonly [number, number, number, number]) => [left, bottom + 7, to, top + 7]
  const seldom: [string, PdfDrawn[]][] = [
    ['notes and their windows', [note('Text', bird), note('Popup', fish)]],
    [
      'what is hidden',
      [note('Highlight', bird, `/C [${yellow}] /F 2`), note('Highlight', fish, `/C [${yellow}] /F 32`)],
    ],
    ['white', [note('Highlight', bird, '/C [1 1 1]'), note('Highlight', fish, '/C [1 1 1]')]],
    ['what lies between two lines', [note('Highlight', raised(bird)), note('Highlight', raised(fish))]],
    ['what is higher than a line', [note('Highlight', [50, 600, 300, 720])]],
    [
      'places that are none',
      [
        '',
        '/QuadPoints [1 2 3]',
        '/QuadPoints [/A /B]',
        '/QuadPoints 7',
        quads([bird[2] + 90, bird[1], 400, bird[3]]),
      ].map((place) => ({ note: `/Subtype /Highlight /Rect [0 0 600 800] /C [${yellow}] ${place}` })),
    ],
  ]
  test.each(seldom)('%s', async (_, notes) => {
    expect(await read(notes)).toEqual(none)
  })

  test('on another page', async () => {
    const other = pdfLines(['Câu 3. Con vật nào biết sủa?', 'A. Ngan', 'B. Chó'], { y: 600 })
    expect(await read([], [...other, note('Highlight', placeOf(2)), note('Highlight', placeOf(5))])).toEqual([
      ...none,
      'Ngan | Chó noKey',
    ])
  })
})

test('what is struck out is no key, and whoever takes its question has to look', async () => {
  expect(
    await read([note('StrikeOut', placeOf(2), '/C [1 0 0]'), note('StrikeOut', placeOf(5), '/C [1 0 0]')]),
  ).toEqual(['Cá | Chim | Chó noKey struckText', 'Cá | Mèo | Gà noKey struckText'])
  expect(
    await read([note('Highlight', placeOf(2)), note('Highlight', placeOf(5)), note('StrikeOut', placeOf(6, 3))]),
  ).toEqual(['Cá | *Chim | Chó', '*Cá | Mèo | Gà struckText'])
})

test('more of them than anybody makes are refused', () => {
  const quadPoints = new Float32Array(8 * 20_001)
  expect(() => penMarksOf([{ subtype: 'Highlight', quadPoints }])).toThrow(UnreadableFile)
  expect(
    penMarksOf([null, 'a', {}, { subtype: 'Highlight', quadPoints: [Number.NaN, 1, 2, 3, 4, 5, 6, 7] }]).marks,
  ).toEqual([])
})
