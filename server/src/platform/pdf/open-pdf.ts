import { CountingPort } from './drawing-limits.ts'
import { unpacksToTooMuch } from './unpacked.ts'

export class UnreadablePdf extends Error {
  readonly code: 'locked' | 'broken' | 'tooMuch'

  constructor(code: 'locked' | 'broken' | 'tooMuch') {
    super(`This PDF cannot be read: ${code}`)
    this.code = code
  }
}

/** How the library is reached that reads pages on the other side of a port. */
interface Pages {
  pdfjsWorker: { WorkerMessageHandler: { initializeFromPort(port: CountingPort): void } }
}

interface Options {
  maxImageSize?: number
  /** Of a file that was looked through before. */
  isKnown?: boolean
}

/**
 * Opens a PDF within limits of what it unpacks and draws; throws `UnreadablePdf`. What is read of it is read `within`
 * them, and what was opened is closed.
 */
export async function openPdf(bytes: Uint8Array, { maxImageSize = -1, isKnown = false }: Options = {}) {
  if (!isKnown && (await unpacksToTooMuch(bytes))) throw new UnreadablePdf('tooMuch')
  // A library that only those need who send a PDF.
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS, PDFWorker } = await getResolvedPDFJS()
  const exceeded = Promise.withResolvers<never>()
  exceeded.promise.catch(() => {})
  const port = new CountingPort({ begin: OPS.paintFormXObjectBegin, end: OPS.paintFormXObjectEnd }, () =>
    exceeded.reject(new UnreadablePdf('tooMuch')),
  )
  const worker = PDFWorker.create({ port, verbosity: 0 })
  const { pdfjsWorker } = globalThis as unknown as Pages
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port)
  const within = <Result>(reading: Promise<Result>): Promise<Result> => Promise.race([reading, exceeded.promise])
  const opening = getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, maxImageSize, worker })
  const document = await within(opening).catch((error: unknown) => {
    worker.destroy()
    if (error instanceof UnreadablePdf) throw error
    throw new UnreadablePdf(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken')
  })
  return {
    document,
    within,
    async close(): Promise<void> {
      await document.loadingTask.destroy()
      worker.destroy()
    },
  }
}
