import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { importIds } from '../exchange/import-store.ts'
import { mediaFiles } from '../media/media-store.ts'
import { fileOf } from '../exchange/import-reading.ts'
import type { Finding } from './finding.ts'

interface FilesToCheck {
  database: Database
  storage: Storage
  clock: Clock
}

/** A file comes before its row: what is younger may still get one. */
const youngerStay = days(1)

/** Files that records name and that are gone, and files that no record names any more. */
export async function checkFiles({ database, storage, clock }: FilesToCheck): Promise<Finding[]> {
  const wanted = new Set([
    ...(await mediaFiles(database.read())).map((file) => `media/${file}`),
    ...(await importIds(database.read())).map(fileOf),
  ])
  let removed = 0
  const missing = new Set(wanted)
  for await (const name of storage.names()) {
    missing.delete(name)
    if (wanted.has(name)) continue
    const changedAt = await storage.changedAt(name)
    if (changedAt === null || changedAt > later(clock.now(), -youngerStay)) continue
    await storage.remove(name)
    removed += 1
  }
  const swept = await storage.sweepIncoming(later(clock.now(), -youngerStay))
  const pictures = [...missing].filter((name) => name.startsWith('media/'))
  return [
    ...pictures.map((name) => ({ what: `the file ${name} is missing: take it from a backup`, isMended: false })),
    ...(removed > 0 ? [{ what: `${removed} files that no record names were removed`, isMended: true }] : []),
    ...(swept > 0 ? [{ what: `${swept} unfinished uploads were removed`, isMended: true }] : []),
  ]
}
