import { answerOf, fileOf } from '../exchange/import-files.ts'
import { hasImport, importIds } from '../exchange/import-store.ts'
import { isMediaFile, mediaFiles } from '../media/media-store.ts'
import { filesKept, isScanFile } from '../scans/scan-page-store.ts'
import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'

interface FilesToSweep {
  database: Database
  storage: Storage
  clock: Clock
}

interface Swept {
  /** Named by no record. */
  files: number
  /** Begun and never finished. */
  incoming: number
  /** Named by a record, and not there. */
  missing: string[]
}

/** A file comes before its row: what is younger may still get one. */
const youngerStay = days(1)

const mediaName = (file: string): string => `media/${file}`

/** Removes what uploads that were broken off, and records that are gone, have left behind. */
export async function sweepFiles({ database, storage, clock }: FilesToSweep): Promise<Swept> {
  const before = later(clock.now(), -youngerStay)
  const imports = await importIds(database.read())
  const missing = new Set([
    ...(await mediaFiles(database.read())).map(mediaName),
    ...imports.map(fileOf),
    ...(await filesKept(database.read())),
  ])
  // What a model said of a file is there for as long as it is read.
  const known = new Set([...missing, ...imports.map(answerOf)])
  let files = 0
  for await (const name of storage.names()) {
    missing.delete(name)
    if (known.has(name)) continue
    const about = await storage.about(name)
    // Asked once more: its row may have come meanwhile, by whatever clock.
    if (about === null || about.changedAt >= before || (await isNamed(database.read(), name))) continue
    if (await storage.remove(name)) files += 1
  }
  return { files, incoming: await storage.sweepIncoming(before), missing: [...missing] }
}

async function isNamed(queries: Queries, name: string): Promise<boolean> {
  if (name.startsWith('scans/')) return isScanFile(queries, name)
  const file = name.slice(name.indexOf('/') + 1)
  if (name === mediaName(file)) return isMediaFile(queries, file)
  const id = file.split('.')[0] ?? ''
  return [fileOf(id), answerOf(id)].includes(name) && hasImport(queries, id)
}
