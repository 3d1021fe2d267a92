import type { Database } from './database.ts'
import type { Queries } from './tables.ts'

type Act<Result> = (tx: Queries) => Promise<Result>

interface Waiting {
  act: Act<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** So many at once, so that whoever comes next does not wait for long. */
const largestShare = 64

/**
 * Like `database.transaction`, for many small acts at the same moment. SQLite has one writer and pays for each commit
 * with a trip to the disk: those who wait for it go together. When one of them fails, all are done again, each alone,
 * so that nobody suffers for another. PostgreSQL gathers commits by itself.
 */
export function createSharedTransactions(
  database: Pick<Database, 'dialect' | 'transaction'>,
): <Result>(act: Act<Result>) => Promise<Result> {
  if (database.dialect === 'postgres') return (act) => database.transaction(act)
  const waiting: Waiting[] = []
  let isRunning = false

  async function alone({ act, resolve, reject }: Waiting): Promise<void> {
    await database.transaction(act).then(resolve, reject)
  }

  async function together(some: readonly Waiting[]): Promise<void> {
    const results = await database.transaction(async (tx) => {
      const done: unknown[] = []
      for (const { act } of some) done.push(await act(tx))
      return done
    })
    for (const [index, { resolve }] of some.entries()) resolve(results[index])
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, largestShare)
      const [first] = some
      if (some.length === 1 && first) await alone(first)
      else
        try {
          await together(some)
        } catch {
          for (const one of some) await alone(one)
        }
      // Requests that arrived during the commit are read now, and go together.
      await new Promise(setImmediate)
    }
    isRunning = false
  }

  return <Result>(act: Act<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ act, resolve: resolve as Waiting['resolve'], reject })
      if (isRunning) return
      isRunning = true
      // Not before all that arrived with this one are here.
      setImmediate(() => void run())
    })
}
