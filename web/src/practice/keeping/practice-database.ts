import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import type { TrySteps } from '@lms/contracts/attempts/checked-answers.ts'
import { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A try that the server has not judged yet. */
export interface WaitingTry {
  readonly given: GivenAnswer
  readonly number: number
  readonly usedHint: boolean
  readonly steps?: TrySteps
}
export type WaitingTries = Readonly<Record<string, WaitingTry>>

interface PracticeDatabase extends DBSchema {
  /** Keys are person and session. */
  sessions: { key: string; value: PracticeSession }
  /** Keys are person, session and question: nobody sends what somebody else wrote on this device. */
  waiting: { key: string; value: WaitingTry }
}

async function withDatabase<Answer>(act: (database: IDBPDatabase<PracticeDatabase>) => Promise<Answer>) {
  const database = await openDB<PracticeDatabase>('practice', 1, {
    upgrade(created) {
      created.createObjectStore('sessions')
      created.createObjectStore('waiting')
    },
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

function under(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
}

/** A browser without a store, or with a full one, still practises: it only cannot reload without network. */
async function quietly<Answer>(act: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}

/** With what was settled so far. One that is finished is not needed any more. */
export async function keepSession(personId: string, session: PracticeSession): Promise<void> {
  const key = `${personId}/${session._id}`
  await quietly(
    () =>
      withDatabase<unknown>((database) =>
        session.finishedAt === null ? database.put('sessions', session, key) : database.delete('sessions', key),
      ),
    undefined,
  )
}

/** It was replaced before anybody began it. */
export async function forgetSession(personId: string, id: string): Promise<void> {
  await quietly(() => withDatabase((database) => database.delete('sessions', `${personId}/${id}`)), undefined)
}

export async function keptSession(personId: string, id: string): Promise<PracticeSession | null> {
  return quietly(async () => {
    const kept = await withDatabase((database) => database.get('sessions', `${personId}/${id}`))
    // An older version of the app may have kept it.
    const read = PracticeSession.safeParse(kept)
    return read.success ? read.data : null
  }, null)
}

/** Those that can be gone on with without network. */
export async function keptSessions(personId: string): Promise<PracticeSession[]> {
  return quietly(() => withDatabase((database) => database.getAll('sessions', under(`${personId}/`))), [])
}

export async function waitingIn(personId: string, sessionId: string): Promise<WaitingTries> {
  const prefix = `${personId}/${sessionId}/`
  return quietly(
    () =>
      withDatabase(async (database) => {
        const { store } = database.transaction('waiting')
        const [keys, tries] = await Promise.all([store.getAllKeys(under(prefix)), store.getAll(under(prefix))])
        return Object.fromEntries(tries.map((one, index) => [keys[index]?.slice(prefix.length) ?? '', one]))
      }),
    {},
  )
}

/** Null: it has arrived, or will never be wanted. */
export async function keepWaiting(
  personId: string,
  sessionId: string,
  questionId: string,
  waiting: WaitingTry | null,
): Promise<void> {
  const key = `${personId}/${sessionId}/${questionId}`
  await quietly(
    () =>
      withDatabase<unknown>((database) =>
        waiting === null ? database.delete('waiting', key) : database.put('waiting', waiting, key),
      ),
    undefined,
  )
}

/** Somebody has signed out, or somebody else is here: no question stays readable on the device. Tries that wait stay. */
export async function forgetPracticeOfOthers(personId: string | undefined): Promise<void> {
  await quietly(
    () =>
      withDatabase(async (database) => {
        const keys = await database.getAllKeys('sessions')
        const others = keys.filter((key) => personId === undefined || !key.startsWith(`${personId}/`))
        await Promise.all(others.map((key) => database.delete('sessions', key)))
      }),
    undefined,
  )
}
