import { UnreadablePdf, openPdf } from '../../../platform/pdf/open-pdf.ts'
import { UnreadableFile } from '../item.ts'

type PdfDocument = Awaited<ReturnType<typeof openPdf>>['document']

const codes = { locked: 'pdfLocked', broken: 'broken', tooMuch: 'tooMuch' } as const

export async function readPdf<Result>(
  bytes: Uint8Array,
  read: (document: PdfDocument) => Promise<Result>,
): Promise<Result> {
  try {
    const { document, within, close } = await openPdf(bytes)
    try {
      return await within(read(document))
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(error instanceof UnreadablePdf ? codes[error.code] : 'broken')
  }
}
