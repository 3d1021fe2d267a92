import type { PaperFormat } from '@lms/contracts/exchange/paper-formats.ts'
import { decodeText } from '../text/text-decoding.ts'
import { textLine } from '../word/line-text.ts'
import type { WordFile } from '../word/word-file.ts'

/** A paper as it lies in its file, before any rule looks for questions in it. */
const openers: Readonly<Record<PaperFormat, (bytes: Uint8Array) => Promise<WordFile>>> = {
  docx: async (bytes) => (await import('../word/word-file.ts')).openWord(bytes),
  doc: async (bytes) => (await import('../doc/doc.ts')).openDoc(bytes),
  odt: async (bytes) => (await import('../word/odt/odt.ts')).openOdt(bytes),
  rtf: async (bytes) => (await import('../word/rtf/rtf.ts')).openRtf(bytes),
  pdf: async (bytes) => ({ blocks: await (await import('../pdf/pdf.ts')).blocksOfPdf(bytes), picture: () => null }),
  text: async (bytes) => ({
    blocks: decodeText(bytes)
      .normalize('NFC')
      .split(/\r\n|\r|\n/u)
      .map((text) => ({ kind: 'line' as const, line: textLine(text) })),
    picture: () => null,
  }),
}

export function openPaper(format: PaperFormat, bytes: Uint8Array): Promise<WordFile> {
  return openers[format](bytes)
}
