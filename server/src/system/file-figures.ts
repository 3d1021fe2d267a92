import { setTimeout as passing } from 'node:timers/promises'
import type { FileStore } from '@lms/contracts/system/system.ts'
import { type Clock, hours, seconds } from '../platform/clock.ts'
import { remembered } from '../platform/remembered.ts'
import { type StorageSettings, openPlaces } from '../platform/storage/open-storage.ts'
import { type Storage, StoreAway } from '../platform/storage/storage.ts'

/** Many files take longer to count than somebody waits for a page; the next look finds the figure. */
const longestWait = seconds(1)

export function createFileFigures(settings: StorageSettings, storage: Storage, clock: Clock): () => Promise<FileStore> {
  const { inUse } = openPlaces(settings)
  const measured = remembered(clock, hours(1), () => storage.measure())
  const trouble = remembered(clock, seconds(30), async () => {
    // A folder that cannot be read is noticed by everything else.
    if (inUse.kind === 'folder') return null
    try {
      await inUse.storage.names()[Symbol.asyncIterator]().next()
      return null
    } catch (error) {
      if (error instanceof StoreAway) return error.message
      throw error
    }
  })
  return async () => {
    const problem = await trouble()
    const counted = problem === null ? measured().catch(() => null) : null
    const size = await Promise.race([counted, passing(longestWait, null, { ref: false })])
    return {
      kind: inUse.kind,
      place: inUse.place,
      size: size && { count: size.files, bytes: size.bytes },
      trouble: problem,
    }
  }
}
