import type { Audit } from '../audit/audit.ts'
import type { ImportedPictures } from '../media/media-of-imports.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Call, SignedInActor } from '../platform/http/route.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Workshop } from './workshop.ts'

export interface ImportSurroundings {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  jobs: Jobs
  limits: Limits
  storage: Storage
  pictures: ImportedPictures
  workshop: Workshop
  dataDirectory: string
}

/** Who does it, and from where. */
export type By = Pick<Call<SignedInActor>, 'actor' | 'caller'>
