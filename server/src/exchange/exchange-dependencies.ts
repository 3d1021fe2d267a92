import type { Audit } from '../audit/audit.ts'
import type { ImportedPictures } from '../media/media-of-imports.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { HtmlCleaner } from '../platform/html/html-cleaner.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Portion } from './ai/portions.ts'
import type { ImportWorkers } from './threads/import-workers.ts'

/** Whoever can read a photograph of a page; see `generation`. */
export interface PhotoReader {
  readonly isAvailable: boolean
  take(userId: string): Promise<void>
  read(picture: Uint8Array, signal: AbortSignal): Promise<unknown[]>
}

/** The same for a paper that somebody typed. */
interface PaperReader {
  read(portion: Portion, signal: AbortSignal): Promise<{ questions: unknown[]; isWhole: boolean }>
}

export interface ImportDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  html: Pick<HtmlCleaner, 'clean'>
  jobs: Jobs
  limits: Limits
  storage: Storage
  pictures: ImportedPictures
  importWorkers: ImportWorkers
  photos: PhotoReader
  papers: PaperReader
  /** For one answer of theirs, in milliseconds. */
  patience: number
}
