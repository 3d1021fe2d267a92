import { once } from 'node:events'
import { withGuard } from '@lms/contracts/formula-guard.ts'
import type { FastifyReply } from 'fastify'
import Papa from 'papaparse'

export interface CsvFile {
  fileName: string
  columns: readonly string[]
  /** Asked for one after the other, as fast as the reader takes them. */
  batches: AsyncIterable<readonly (readonly unknown[])[]>
}

/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

/** For stream routes. A file that cannot be finished breaks off, so that nobody takes it for a whole one. */
export async function sendCsv(reply: FastifyReply, { fileName, columns, batches }: CsvFile): Promise<void> {
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
  })
  try {
    raw.write(byteOrderMark + toLines([columns]))
    for await (const rows of batches) {
      if (raw.destroyed) return
      if (rows.length > 0 && !raw.write(toLines(rows))) await Promise.race([once(raw, 'drain'), once(raw, 'close')])
    }
    raw.end()
  } catch (error) {
    reply.log.error({ err: error }, 'a file could not be written to its end')
    raw.destroy()
  }
}

/** The same as a whole, for few rows. */
export function csvContent({ columns, rows }: CsvTable): Uint8Array {
  return new TextEncoder().encode(byteOrderMark + toLines([columns]) + (rows.length === 0 ? '' : toLines(rows)))
}

interface CsvTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

function toLines(rows: readonly (readonly unknown[])[]): string {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withGuard(cell) : cell)))
  return `${Papa.unparse(safe)}\r\n`
}
