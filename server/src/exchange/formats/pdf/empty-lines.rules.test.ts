import { expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { type PdfText, pdfFile } from '../../../../testing/samples/pdf-files.ts'
import { pdf } from './pdf.ts'

const pitch = 18

/** Lines below each other; a number leaves so many of them empty. */
function placed(lines: readonly (string | number | { text: string; size: number })[]): PdfText[] {
  let y = 780
  return lines.flatMap((line): PdfText[] => {
    y -= typeof line === 'number' ? line * pitch : pitch
    return typeof line === 'number' ? [] : [{ x: 50, y, ...(typeof line === 'string' ? { text: line } : line) }]
  })
}

async function read(lines: Parameters<typeof placed>[0]) {
  const { items } = await pdf.read(pdfFile([placed(lines)]))
  return items.map(({ item, problems }) => ({
    key: toldAnswers(item),
    named: problems.flatMap(({ code, isBlocking }) => (isBlocking && code !== 'fromPdf' ? [code] : [])),
  }))
}

const asked = (number: number): string[] => [`${number}. Con nào biết bay?`, 'A. Cá', 'B. Chim']
const keys = ['ĐÁP ÁN', '1.B 2.B 3.B']

test('what stands behind an empty line below the last option is asked about', async () => {
  const lines = [...asked(1), 2, 'chim có cánh và lông vũ', 2, ...asked(2), 2, ...asked(3), 2, ...keys]
  expect(await read(lines)).toEqual([
    { key: 'Cá | *Chim chim có cánh và lông vũ', named: ['lineUnclear'] },
    { key: 'Cá | *Chim', named: [] },
    { key: 'Cá | *Chim', named: [] },
  ])
})

test('so is what has letters of another size there', async () => {
  const note = { text: 'chim có cánh và lông vũ', size: 8 }
  expect((await read([...asked(1), note, ...asked(2), ...asked(3), ...keys])).map(({ named }) => named)).toEqual([
    ['lineUnclear'],
    [],
    [],
  ])
})

test('the second line of an option is its own, and where all lines lie apart nothing is parted', async () => {
  const lines = [...asked(1), 'và cả dơi nữa', ...asked(2), ...asked(3), ...keys]
  expect(await read(lines)).toMatchObject([{ key: 'Cá | *Chim và cả dơi nữa', named: ['lineUnclear'] }, {}, {}])
  const spaced = lines.flatMap((line) => [line, 1])
  expect(await read(spaced)).toMatchObject([{ key: 'Cá | *Chim và cả dơi nữa', named: ['lineUnclear'] }, {}, {}])
})
