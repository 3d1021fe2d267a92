import { expect, test } from 'vitest'
import { type PdfDrawn, pdfFile, pdfLines } from '../../../../testing/samples/pdf-files.ts'
import { pdf } from './pdf.ts'

/** The numbers of the questions that a picture keeps out. */
async function heldIn(...pages: PdfDrawn[][]): Promise<string[]> {
  const { items } = await pdf.read(pdfFile(pages))
  return items.flatMap(({ place, problems }) =>
    problems.some(({ code, isBlocking }) => code === 'pictureMissing' && isBlocking) ? [place] : [],
  )
}

const first = pdfLines(['Câu 1. Vật nào trong hình rơi nhanh nhất?', 'A. Hòn đá', 'B. Chiếc lá', 'Đáp án: A'], {
  y: 740,
})
const second = pdfLines(['Câu 2. Mùa nào lạnh nhất?', 'A. Mùa hạ', 'B. Mùa đông', 'Đáp án: B'], { y: 500 })
const both: PdfDrawn[] = [...first, ...second]

test('a picture below what is asked, beside it or in an option keeps its question out', async () => {
  const apart = pdfLines(['A. Hòn đá', 'B. Chiếc lá', 'Đáp án: A'], { y: 600 })
  const [asked] = first
  const below: PdfDrawn[] = [...(asked ? [asked] : []), { picture: [60, 630, 90, 90] }, ...apart, ...second]
  expect(await heldIn(below)).toEqual(['Câu 1'])
  expect(await heldIn([...both, { picture: [400, 690, 90, 60] }])).toEqual(['Câu 1'])
  expect(await heldIn([...both, { picture: [140, 464, 20, 14] }])).toEqual(['Câu 2'])
})

test('between the last line of a question and the next one it may belong to either', async () => {
  const bare = [...first.slice(0, 3), ...second]
  expect(await heldIn([...bare, { picture: [60, 530, 120, 120] }])).toEqual(['Câu 1', 'Câu 2'])
})

test('what belongs to no question keeps none out', async () => {
  const none: PdfDrawn[][] = [
    [...both, { picture: [50, 480, 400, 1] }],
    [{ picture: [0, 0, 600, 800] }, ...both],
    [...both, ...[722, 704, 482, 464].map((y): PdfDrawn => ({ picture: [36, y, 8, 8] }))],
  ]
  for (const page of none) expect(await heldIn(page)).toEqual([])
  const logo: PdfDrawn = { picture: [500, 720, 60, 60] }
  expect(await heldIn([...first, logo], [...second, logo])).toEqual([])
})
