import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type FormatReader, UnreadableFile } from '../../item.ts'
import { formatOf } from '../../recognise.ts'
import { docx } from '../docx/docx.ts'

/** Word before 2007, OpenDocument and Rich Text: LibreOffice makes them what is read here, where the machine has it. */
export const office: FormatReader = {
  async read(bytes, choice) {
    return docx.read(await converted(bytes), choice)
  },
}

const program = fileURLToPath(new URL('to-docx.sh', import.meta.url))
const mostBytes = 64 * 1024 * 1024
/** What the program says where the machine cannot do it. */
const unavailable = 69
/** Above it, a signal ended it: too much memory, time or room on the disk. */
const signalled = 128

export async function converted(bytes: Uint8Array): Promise<Uint8Array> {
  const running = promisify(execFile)('/bin/sh', [program, formatOf(bytes, '')], {
    encoding: 'buffer',
    maxBuffer: mostBytes,
  })
  // It may go before it has taken all of it.
  running.child.stdin?.on('error', () => {}).end(bytes)
  try {
    return (await running).stdout
  } catch (error) {
    const code = Number((error as { code?: unknown }).code)
    if (code === unavailable) throw new UnreadableFile('saveAsDocx')
    throw new UnreadableFile(code > signalled || Number.isNaN(code) ? 'tooMuch' : 'broken')
  }
}
