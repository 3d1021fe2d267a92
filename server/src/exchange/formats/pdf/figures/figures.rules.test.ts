import { expect, test } from 'vitest'
import { type PdfDrawn, pdfFile, pdfLines } from '../../../../../testing/samples/pdf-files.ts'
import { pdf } from '../pdf.ts'

/** The numbers of the questions that a picture keeps out. */
async function heldIn(...pages: PdfDrawn[][]): Promise<string[]> {
  const { items } = await pdf.read(pdfFile(pages))
  return items.flatMap(({ place, problems }) =>
    problems.some(({ code, isBlocking }) => code === 'pictureUnreadable' && isBlocking) ? [place] : [],
  )
}

const first = pdfLines(['Câu 1. Vật nào trong hình rơi nhanh nhất?', 'A. Hòn đá', 'B. Chiếc lá', 'Đáp án: A'], {
  y: 740,
})
const second = pdfLines(['Câu 2. Mùa nào lạnh nhất?', 'A. Mùa hạ', 'B. Mùa đông', 'Đáp án: B'], { y: 500 })
const both: PdfDrawn[] = [...first, ...second]
const circle = (x: number, y: number, r: number): string =>
  `${x} ${y + r} m ${x + r} ${y + r} ${x + r} ${y - r} ${x} ${y - r} c ${x - r} ${y - r} ${x - r} ${y + r} ${x} ${y + r} c`

test('a picture below what is asked, beside it, in an option or drawn with curves keeps its question out', async () => {
  const apart = pdfLines(['A. Hòn đá', 'B. Chiếc lá', 'Đáp án: A'], { y: 600 })
  const [asked] = first
  const below: PdfDrawn[] = [...(asked ? [asked] : []), { picture: [60, 630, 90, 90] }, ...apart, ...second]
  expect(await heldIn(below)).toEqual(['Câu 1'])
  expect(await heldIn([...both, { picture: [400, 690, 90, 60] }])).toEqual(['Câu 1'])
  expect(await heldIn([...both, { picture: [140, 464, 20, 14] }])).toEqual(['Câu 2'])
  expect(await heldIn([...both, { path: circle(400, 715, 25) }])).toEqual(['Câu 1'])
})

test('between the last line of a question and the next one it may belong to either', async () => {
  const bare = [...first.slice(0, 3), ...second]
  expect(await heldIn([...bare, { picture: [60, 530, 120, 120] }])).toEqual(['Câu 1', 'Câu 2'])
})

test('what belongs to no question keeps none out', async () => {
  const none: PdfDrawn[][] = [
    [...both, { picture: [50, 480, 400, 1] }],
    [{ picture: [0, 0, 600, 800] }, ...both],
    [...both, ...[0, 1, 2, 3, 4, 5].map((at): PdfDrawn => ({ picture: [50 + at * 40, 560, 40, 40] }))],
    [...both, ...[722, 704, 482, 464].map((y): PdfDrawn => ({ picture: [36, y, 8, 8] }))],
    [...both, { path: '45 690 m 45 760 l 45 765 50 765 50 765 c 340 765 l 340 690 l 45 690 l' }],
    [...both, { path: circle(42, 726, 4) }],
  ]
  for (const page of none) expect(await heldIn(page)).toEqual([])
  const logo: PdfDrawn = { picture: [500, 720, 60, 60] }
  expect(await heldIn([...first, logo], [...second, logo])).toEqual([])
})

test('a strip in the margin of every second page is no picture of a question, and one at which something stands is', async () => {
  const printed = pdfLines(['Downloaded by An (an@example.com)'], { x: 200, y: 9 })
  const pageOf = (number: number, ...more: PdfDrawn[]): PdfDrawn[] => [
    ...pdfLines([`Câu ${number}. Mùa nào lạnh nhất?`, 'A. Mùa hạ', `B. Mùa đông thứ ${number}`], { y: 110 }),
    ...printed,
    ...more,
  ]
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  const withOn = (pages: number[], ...more: PdfDrawn[]) =>
    heldIn(...numbers.map((number) => pageOf(number, ...(pages.includes(number) ? more : []))))
  const strip: PdfDrawn = { picture: [150, 20, 300, 28] }
  expect(await withOn([2, 4, 6], strip)).toEqual([])
  expect(await withOn([2, 4], strip)).toEqual(['Câu 2', 'Câu 4'])
  expect(await withOn([2, 4, 6], { picture: [150, 78, 90, 30] })).toEqual(['Câu 2', 'Câu 4', 'Câu 6'])
  const label = [2, 4, 6].map((number): PdfDrawn => ({ x: 50 + number, y: 22, text: 'C.' }))
  const held = await heldIn(
    ...numbers.map((number) => {
      const own = label[[2, 4, 6].indexOf(number)]
      return pageOf(number, ...(own ? [own, strip] : []))
    }),
  )
  expect(held).toEqual(['Câu 2', 'Câu 4', 'Câu 6'])
})
