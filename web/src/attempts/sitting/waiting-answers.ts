import type { WaitingStore } from './answer-saver.ts'
import { type Waiting, nothingWaiting } from './answer-queue.ts'
import { type WaitingAnswer, type WaitingRecord, keysUnder, withDatabase } from './keeping/sitting-database.ts'

/**
 * One record per question, so that two tabs of one attempt do not take each other's answers away.
 * Named by person and attempt: nobody sends what somebody else has written on this device.
 */
export function waitingAnswers(personId: string, attemptId: string): WaitingStore {
  const prefix = prefixOf(personId, attemptId)
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

/** Handed in without network: the submit waits like the answers do, and goes after them. */
export function waitingSubmit(personId: string, attemptId: string, assignedId: string) {
  const key = `${prefixOf(personId, attemptId)}submit`
  return {
    async isKept(): Promise<boolean> {
      return withDatabase(async (database) => (await database.get('waiting', key)) !== undefined).catch(() => false)
    },
    async keep(): Promise<void> {
      // A browser that keeps nothing still sends it while the page is open.
      await withDatabase((database) => database.put('waiting', { submit: { assignedId } }, key)).catch(() => undefined)
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

function prefixOf(personId: string, attemptId: string): string {
  return `${personId}/${attemptId}/`
}

function waitingFrom(keys: readonly string[], records: readonly WaitingRecord[]): Waiting {
  const answers: Record<string, WaitingAnswer> = {}
  const flags: Record<string, boolean> = {}
  for (const [index, record] of records.entries()) {
    const id = keys[index]?.split('/').at(-1)
    if (id === undefined) continue
    if ('answer' in record) answers[id] = record.answer
    else if ('flag' in record) flags[id] = record.flag
  }
  return { answers, flags }
}
