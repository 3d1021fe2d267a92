import type { DatabaseSettings } from '../platform/database/database.ts'
import type { StorageSettings } from '../platform/storage/open-storage.ts'

export type UpkeepKind = 'backup' | 'restore-test' | 'integrity'

/** What is done in a thread of its own, so that nobody waits for it. */
export type UpkeepTask =
  | {
      act: 'backup'
      source: DatabaseSettings
      files: StorageSettings
      file: string
      passphrase: string | undefined
    }
  /** `scratch`: a folder that is made for it and goes with it. */
  | { act: 'restore-test'; file: string; scratch: string; passphrase: string | undefined }

export interface UpkeepResult {
  bytes: number
}

/** Ends it when the signal says so. */
export type RunUpkeep = (task: UpkeepTask, signal: AbortSignal) => Promise<UpkeepResult>
