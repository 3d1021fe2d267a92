import { UnreadableFile } from '../item.ts'

export async function openPdf(bytes: Uint8Array) {
  // A library that only those need who send a PDF.
  const { getDocumentProxy } = await import('unpdf')
  return getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'pdfLocked' : 'broken')
  })
}
