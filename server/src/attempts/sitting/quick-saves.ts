import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { AttemptWithPaper, Wanted } from '../attempt-store.ts'
import type { Attempt } from '../attempt.ts'
import type { Change, Outcome, Sitting } from '../rules/sitting.ts'
import { type VersionedAttempt, findVersioned, saveVersion } from './quick-save-store.ts'

interface Decided {
  outcome: Outcome
  refused: string[]
}

interface Taken extends Decided {
  attempt: Attempt
}

/**
 * An answer in one statement, because answers are most of what a school asks for. It counts only if the row is still
 * the one that the answer was decided on. Null for everything that is not a plain save: that goes the usual way.
 */
export type QuickSave = (
  wanted: Wanted,
  change: Change & { attemptId?: string | undefined },
  decide: (running: AttemptWithPaper) => Decided,
) => Promise<Taken | null>

const rememberedAttempts = 1000

export function createQuickSave(
  database: Pick<Database, 'dialect' | 'read' | 'statement'>,
  shared: <Result>(act: (tx: Queries) => Promise<Result>) => Promise<Result>,
): QuickSave {
  // SQLite has one writer, who takes all that wait together.
  const save = (read: VersionedAttempt, sitting: Sitting): Promise<string | null> =>
    database.dialect === 'sqlite'
      ? shared((tx) => saveVersion(tx, read, sitting))
      : saveVersion(database.statement(), read, sitting)
  const remembered = new LRUCache<string, VersionedAttempt>({ max: rememberedAttempts })
  const nameOf = ({ studentId, assignedId, purpose }: Wanted): string => `${studentId} ${assignedId} ${purpose}`

  return async (wanted, change, decide) => {
    const name = nameOf(wanted)
    const last = remembered.get(name)
    // Where another process took the last answer, the number of the next one tells.
    const isLast = last !== undefined && last.attempt.sequence + 1 === change.sequence
    for (const known of isLast ? [last, null] : [null]) {
      const running = known ?? (await findVersioned(database.read(), wanted))
      if (!running || (change.attemptId !== undefined && change.attemptId !== running.attempt.id)) continue
      const { attempt } = running
      const { outcome, refused } = decide(running)
      if (outcome.kind !== 'saved') continue
      const rowVersion = await save(running, outcome.sitting)
      if (rowVersion === null) continue
      // The times of sections move without the attempt.
      if (running.sections.length === 0)
        remembered.set(name, { ...running, attempt: { ...attempt, ...outcome.sitting }, rowVersion })
      return { attempt, outcome, refused }
    }
    remembered.delete(name)
    return null
  }
}
