import { expect, test } from 'vitest'
import { nestedForms, pdfOfObjects, swellingPdf, swellingScan } from '../../../testing/samples/hostile-pdfs.ts'
import { pdfFile, pdfLines } from '../../../testing/samples/pdf-files.ts'
import { openPdf } from './open-pdf.ts'

async function operatorsOf(bytes: Uint8Array): Promise<number> {
  const { document, within, close } = await openPdf(bytes)
  try {
    const page = await document.getPage(1)
    return (await within(page.getOperatorList())).fnArray.length
  } finally {
    await close()
  }
}

test('what unpacks to too much is refused before it is unpacked', async () => {
  for (const bytes of [swellingPdf(), swellingScan()]) {
    expect(bytes.length).toBeLessThan(2_500_000)
    await expect(openPdf(bytes)).rejects.toMatchObject({ code: 'tooMuch' })
  }
  const large = swellingPdf(120_000_000)
  const { close } = await openPdf(large)
  await close()
  await expect(openPdf(Buffer.concat([large, large, large]))).rejects.toMatchObject({ code: 'tooMuch' })
})

test('forms that draw forms are counted as they are drawn, and so are those that lie too deep', async () => {
  expect(nestedForms().length).toBeLessThan(3000)
  await expect(operatorsOf(nestedForms())).rejects.toMatchObject({ code: 'tooMuch' })
  await expect(operatorsOf(nestedForms(30, 1))).rejects.toMatchObject({ code: 'tooMuch' })
  expect(await operatorsOf(nestedForms(4, 10))).toBeGreaterThan(1000)
})

test('whatever else is in a file is opened, and what is broken or locked is named', async () => {
  expect(await operatorsOf(pdfFile([pdfLines(['Câu 1. Hỏi gì?', 'A. một', 'B. hai'])]))).toBeGreaterThan(5)
  await expect(openPdf(pdfFile([[]], { isLocked: true }))).rejects.toMatchObject({ code: 'locked' })
  await expect(openPdf(pdfOfObjects(['nothing']))).rejects.toMatchObject({ code: 'broken' })
})
