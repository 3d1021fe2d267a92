import type { FastifyReply } from 'fastify'

export interface Spreadsheet {
  fileName: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** More than a cell can hold is refused by the programs that open the file. */
const longestCell = 32_000

/** For stream routes. Built in memory before it is sent: for lists that a person can read. */
export async function sendSpreadsheet(reply: FastifyReply, { fileName, ...table }: Spreadsheet): Promise<void> {
  const content = await spreadsheetContent(table)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': spreadsheetType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-length': content.length,
    'cache-control': 'no-store',
  })
  reply.raw.end(content)
}

export async function spreadsheetContent({ columns, rows }: Omit<Spreadsheet, 'fileName'>): Promise<Buffer> {
  // Rarely wanted, so it is only loaded when somebody does.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  // Text cells are text, whatever they begin with: no program takes them for a formula.
  return writeExcelFile([
    columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === 'number' ? { value, type: Number } : { value: value.slice(0, longestCell), type: String },
      ),
    ),
  ]).toBuffer()
}
