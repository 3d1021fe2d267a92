import type { GivenAnswer, SittingView } from '@lms/contracts/attempts/attempts.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An answer that the server has not acknowledged. */
export interface WaitingAnswer {
  readonly value: GivenAnswer
  /**
   * What the server may hold without anybody else having changed it: what it held before,
   * and what was sent since but never acknowledged.
   */
  readonly known: readonly GivenAnswer[]
}

export type WaitingRecord =
  | { answer: WaitingAnswer }
  | { flag: boolean }
  /** Handed in while the server could not be reached. */
  | { submit: { assignedId: string } }

interface SittingDatabase extends DBSchema {
  /** What the server has not acknowledged. Keys begin with person and attempt. */
  waiting: { key: string; value: WaitingRecord }
  /** Papers that can be gone on with when the server cannot be asked. Keys are person and what is being sat. */
  papers: { key: string; value: { view: SittingView; keptAt: number } }
}

export async function withDatabase<Answer>(
  act: (database: IDBPDatabase<SittingDatabase>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDB<SittingDatabase>('sitting', 2, {
    upgrade(created, oldVersion) {
      if (oldVersion < 1) created.createObjectStore('waiting')
      if (oldVersion < 2) created.createObjectStore('papers')
    },
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

export function keysUnder(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
}
