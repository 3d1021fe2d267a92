import type { WaitingStore } from './answer-saver.ts'
import { type Waiting, type WaitingAnswer, nothingWaiting } from './answer-queue.ts'

const databaseName = 'sitting'
const storeName = 'waiting'

/**
 * One record per question, so that two tabs of one attempt do not take each other's answers away.
 * Named by person and attempt: nobody sends what somebody else has written on this device.
 */
type StoredRecord = { answer: WaitingAnswer } | { flag: boolean }

export function waitingAnswers(personId: string, attemptId: string): WaitingStore {
  const prefix = `${personId}/${attemptId}/`
  const all = (): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
  const answerKey = (id: string): string => `${prefix}answer/${id}`
  const flagKey = (id: string): string => `${prefix}flag/${id}`

  return {
    async load() {
      try {
        return await inStore('readonly', async (store) => {
          const [keys, records] = await Promise.all([done(store.getAllKeys(all())), done(store.getAll(all()))])
          return waitingFrom(keys.map(String), records as StoredRecord[])
        })
      } catch {
        // A browser without a store, or one that keeps it closed: what the server has is all there is.
        return nothingWaiting
      }
    },

    async keep(before, after) {
      await inStore('readwrite', async (store) => {
        for (const [id, answer] of Object.entries(after.answers)) {
          if (before.answers[id] !== answer) store.put({ answer } satisfies StoredRecord, answerKey(id))
        }
        for (const [id, flag] of Object.entries(after.flags)) store.put({ flag } satisfies StoredRecord, flagKey(id))
        for (const id of Object.keys(before.flags)) if (!(id in after.flags)) store.delete(flagKey(id))
        for (const [id, answer] of Object.entries(before.answers)) {
          if (!(id in after.answers)) await deleteIfSame(store, answerKey(id), answer)
        }
      })
    },

    async forget() {
      await inStore('readwrite', (store) => done(store.delete(all()))).catch(() => undefined)
    },
  }
}

/** Whether anything of this person waits on this device, whatever the attempt. */
export async function hasWaiting(personId: string): Promise<boolean> {
  try {
    const all = IDBKeyRange.bound(`${personId}/`, `${personId}/\uFFFF`)
    return await inStore('readonly', async (store) => (await done(store.count(all))) > 0)
  } catch {
    return false
  }
}

/** Another tab may have put a newer answer there, which is not for this one to remove. */
async function deleteIfSame(store: IDBObjectStore, key: string, { value }: WaitingAnswer): Promise<void> {
  const stored = (await done(store.get(key))) as { answer?: WaitingAnswer } | undefined
  if (JSON.stringify(stored?.answer?.value) === JSON.stringify(value)) store.delete(key)
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

async function inStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(storeName, mode)
    const committed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
    })
    const answer = await act(transaction.objectStore(storeName))
    await committed
    return answer
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not stored')))
  })
}
