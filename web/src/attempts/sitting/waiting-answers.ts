import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingStore } from './answer-saver.ts'
import { type Waiting, type WaitingAnswer, nothingWaiting } from './answer-queue.ts'

/**
 * One record per question, so that two tabs of one attempt do not take each other's answers away.
 * Named by person and attempt: nobody sends what somebody else has written on this device.
 */
type StoredRecord = { answer: WaitingAnswer } | { flag: boolean }

interface SittingDatabase extends DBSchema {
  waiting: { key: string; value: StoredRecord }
}

export function waitingAnswers(personId: string, attemptId: string): WaitingStore {
  const prefix = `${personId}/${attemptId}/`
  const answerKey = (id: string): string => `${prefix}answer/${id}`
  const flagKey = (id: string): string => `${prefix}flag/${id}`

  return {
    async load() {
      try {
        return await withDatabase(async (database) => {
          const { store } = database.transaction('waiting')
          const all = keysUnder(prefix)
          const [keys, records] = await Promise.all([store.getAllKeys(all), store.getAll(all)])
          return waitingFrom(keys, records)
        })
      } catch {
        // A browser without a store, or one that keeps it closed: what the server has is all there is.
        return nothingWaiting
      }
    },

    async keep(before, after) {
      await withDatabase(async (database) => {
        const { store, done } = database.transaction('waiting', 'readwrite')
        /** Another tab may have put a newer answer there, which is not for this one to remove. */
        async function deleteIfSame(key: string, { value }: WaitingAnswer): Promise<void> {
          const stored = await store.get(key)
          const kept = stored !== undefined && 'answer' in stored ? stored.answer.value : undefined
          if (JSON.stringify(kept) === JSON.stringify(value)) await store.delete(key)
        }
        const changed = Object.entries(after.answers).filter(([id, answer]) => before.answers[id] !== answer)
        const gone = Object.entries(before.answers).filter(([id]) => !(id in after.answers))
        const unflagged = Object.keys(before.flags).filter((id) => !(id in after.flags))
        await Promise.all([
          ...changed.map(([id, answer]) => store.put({ answer }, answerKey(id))),
          ...Object.entries(after.flags).map(([id, flag]) => store.put({ flag }, flagKey(id))),
          ...unflagged.map((id) => store.delete(flagKey(id))),
          ...gone.map(([id, answer]) => deleteIfSame(answerKey(id), answer)),
          done,
        ])
      })
    },

    async forget() {
      await withDatabase((database) => database.delete('waiting', keysUnder(prefix))).catch(() => undefined)
    },
  }
}

/** Whether anything of this person waits on this device, whatever the attempt. */
export async function hasWaiting(personId: string): Promise<boolean> {
  try {
    return await withDatabase(async (database) => (await database.count('waiting', keysUnder(`${personId}/`))) > 0)
  } catch {
    return false
  }
}

function keysUnder(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
}

function waitingFrom(keys: readonly string[], records: readonly StoredRecord[]): Waiting {
  const answers: Record<string, WaitingAnswer> = {}
  const flags: Record<string, boolean> = {}
  for (const [index, record] of records.entries()) {
    const id = keys[index]?.split('/').at(-1)
    if (id === undefined) continue
    if ('answer' in record) answers[id] = record.answer
    else flags[id] = record.flag
  }
  return { answers, flags }
}

async function withDatabase<Answer>(
  act: (database: IDBPDatabase<SittingDatabase>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDB<SittingDatabase>('sitting', 1, {
    upgrade: (created) => void created.createObjectStore('waiting'),
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}
