import { createHash, hash } from 'node:crypto'
import { z } from 'zod'

/**
 * One archive for both databases: gzip over lines of JSON.
 * A header; then each table, its rows and its end; then each file, its pieces and its end; then the summary.
 * Rows are arrays and pieces of files are texts, everything else is an object.
 */
export const formatVersion = 1

const columnKinds = ['plain', 'boolean', 'json', 'bytes'] as const
export type ColumnKind = (typeof columnKinds)[number]

export const Header = z.object({
  format: z.literal('lms-backup'),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The migrations that made the tables: what a row means. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof Header>

export const TableStart = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(columnKinds) })),
})
export type TableStart = z.infer<typeof TableStart>

export const TableEnd = z.object({ endOfTable: z.string(), rows: z.int(), checksum: z.string() })
export type TableEnd = z.infer<typeof TableEnd>

export const FileStart = z.object({ file: z.string() })
export const FileEnd = z.object({ endOfFile: z.string(), size: z.int(), checksum: z.string() })

export const Totals = z.object({ tables: z.int(), rows: z.int(), files: z.int() })
export type Totals = z.infer<typeof Totals>
/** `digest` is of every line before this one. */
export const Summary = z.object({ complete: Totals, digest: z.string() })

/** For a person to read: what is wrong with the archive or the place that it should go to. */
export class BackupProblem extends Error {}

export function isFolder(file: string): BackupProblem {
  return new BackupProblem(`${file} is a folder. Name the archive itself; nothing was changed.`)
}

export function isNewer(what = ''): BackupProblem {
  return new BackupProblem(
    `This backup was made by a newer version of the product${what}. Install that version here first; nothing was changed.`,
  )
}

/** Of a table's rows in any order: databases do not agree on how texts are sorted. */
export function createRowsChecksum(): { add(line: string): void; rows(): number; checksum(): string } {
  let sum = 0n
  let rows = 0
  return {
    add(line) {
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hash('sha256', line)}`))
      rows += 1
    },
    rows: () => rows,
    checksum: () => sum.toString(16).padStart(64, '0'),
  }
}

export function createDigest(): { add(part: string | Uint8Array): void; digest(): string } {
  const digest = createHash('sha256')
  return { add: (part) => void digest.update(part), digest: () => digest.digest('hex') }
}
