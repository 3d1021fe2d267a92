import { minutes } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { AppError } from '../../platform/http/errors.ts'
import { wantIn } from '../../platform/storage/wants.ts'
import type { ImportDependencies } from '../exchange-dependencies.ts'
import { UnreadableFile } from '../item.ts'
import { removeFiles } from '../import-files.ts'
import { askAboutImport, queueReading } from '../import-turns.ts'
import { type StoredImport, findImport, lockReading, saveImport } from '../import-store.ts'
import type { Asking } from '../import-tables.ts'

/** Few need them. */
const [aboutPages, aboutPapers] = [() => import('./page-asking.ts'), () => import('./paper-asking.ts')]

type AskingDependencies = Pick<
  ImportDependencies,
  'database' | 'jobs' | 'storage' | 'importWorkers' | 'photos' | 'papers' | 'patience'
>

/** Beside the reading of files, which no server of somebody else holds up. */
export function defineAsking(dependencies: AskingDependencies): void {
  const { database, jobs, storage } = dependencies

  async function turn(one: StoredImport, signal: AbortSignal): Promise<Asking> {
    try {
      const isAll =
        one.format === 'photo'
          ? await (await aboutPages()).askAboutPages(dependencies, one, signal)
          : await (await aboutPapers()).askAboutPaper(dependencies, one.id, signal)
      return isAll ? 'answered' : 'waiting'
    } catch (error) {
      if (error instanceof UnreadableFile) return error.code
      // A stop of the process is no fault of the provider; neither is a full house, a full disk, or a store that is away.
      if (signal.aborted || error instanceof AppError || wantIn(error) !== null) throw error
      return 'aiFailed'
    }
  }

  async function settle(tx: Queries, one: StoredImport, asking: Asking): Promise<void> {
    if (asking === 'waiting') return jobs.enqueue(tx, askAboutImport, { importId: one.id })
    await saveImport(tx, one.id, { asking })
    await queueReading(tx, jobs, one.userId)
  }

  /** Whoever throws the file away sends no more of it. */
  async function waiting(queries: Queries, importId: string): Promise<StoredImport | null> {
    const one = await findImport(queries, importId)
    return one?.asking === 'waiting' ? one : null
  }

  jobs.define(
    askAboutImport,
    async ({ payload: { importId }, signal, complete }) => {
      const one = await waiting(database.read(), importId)
      if (!one) return
      const asking = await turn(one, signal)
      await database.transaction(async (tx) => {
        await lockReading(tx, one.userId)
        await complete(tx)
        if (await waiting(tx, importId)) await settle(tx, one, asking)
      })
      // Thrown away meanwhile: what was said of it goes, too.
      if (!(await findImport(database.read(), importId))) await removeFiles(storage, importId)
    },
    {
      lease: dependencies.patience + minutes(1),
      maximumTries: 3,
      lane: 'slow',
      async whenDead(tx, { importId }) {
        const one = await waiting(tx, importId)
        if (one) await settle(tx, one, 'aiFailed')
      },
    },
  )
}
