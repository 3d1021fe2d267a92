import { z } from 'zod'
import type { Queries } from '../platform/database/tables.ts'
import { type Jobs, jobKind } from '../platform/jobs/jobs.ts'

/** Those that waited before there were turns name their import alone. */
export const Turn = z.object({ userId: z.string() }).or(z.object({ importId: z.string() }))
export const readImport = jobKind('questions:read-import', Turn)

/** One answer of a model for each turn: however many it takes, no import waits for another one's. */
export const askAboutImport = jobKind('questions:ask-about-import', z.object({ importId: z.string() }))

/**
 * One turn for each person who has files waiting, whoever has how many: it reads one file, and stands at the end of
 * the row again when there are more.
 */
export async function queueReading(tx: Queries, jobs: Pick<Jobs, 'enqueue'>, userId: string): Promise<void> {
  await jobs.enqueue(tx, readImport, { userId }, { key: userId })
}
