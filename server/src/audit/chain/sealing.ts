import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import * as store from './chain-store.ts'
import { callerDigestOf, linkAfter } from './links.ts'

/** A transaction of this size is over before anybody waits for it. */
const portion = 200

/**
 * Puts what was written since the last time at the end of the chain. Whoever writes an entry waits for nobody: its place
 * is taken here, by one at a time, among what is committed.
 */
export async function sealEntries(database: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const isMore = await database.transaction(async (tx) => {
      let { head } = await store.lockChain(tx)
      const entries = await store.unsealedEntries(tx, portion)
      for (const entry of entries) {
        const callerSalt = randomBytes(16).toString('base64url')
        const callerDigest = callerDigestOf(callerSalt, entry)
        head = linkAfter(head, entry, callerDigest)
        await store.saveSeal(tx, entry.id, { ...head, callerSalt, callerDigest })
      }
      if (entries.length > 0) await store.saveHead(tx, head)
      return entries.length === portion
    })
    if (!isMore) return
  }
}

/** Removes what is older, in whole stretches from the beginning; what stays can still be checked. Answers how many went. */
export async function trimEntries(database: Database, before: string): Promise<number> {
  for (let removed = 0; ;) {
    const gone = await database.transaction(async (tx) => {
      const { anchor } = await store.lockChain(tx)
      const oldest = await store.sealedAfter(tx, anchor.position, portion)
      const end = oldest.findIndex(({ createdAt }) => createdAt >= before)
      const going = end === -1 ? oldest : oldest.slice(0, end)
      const last = going.at(-1)
      if (last) {
        await store.deleteUpTo(tx, last.position)
        await store.saveAnchor(tx, last)
      }
      return going.length
    })
    removed += gone
    if (gone < portion) return removed
  }
}
