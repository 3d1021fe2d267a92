import { z } from 'zod'
import { SystemHealth } from '../dashboard/dashboard.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, Timestamp, byId, pageQuery } from '../fields.ts'
import { systemMessages as messages } from './system-messages.ts'
import { WarningKind } from './warnings.ts'

/** Below this share of free space somebody should act. */
export const littleSpace = 0.1

export const SystemWarning = z.object({
  kind: WarningKind,
  /** What the sentence needs: names, a figure, the words of a failure. */
  detail: z.string().nullable(),
})
export type SystemWarning = z.infer<typeof SystemWarning>

export const Schedule = z.object({
  name: z.string(),
  /** As cron writes it, in UTC. */
  pattern: z.string(),
  lastEndedAt: Timestamp.nullable(),
  /** Null while it runs. */
  nextAt: Timestamp.nullable(),
  state: z.enum(['waiting', 'running', 'late', 'failed']),
  lastError: z.string().nullable(),
})
export type Schedule = z.infer<typeof Schedule>

/** A backup, a restore test or a look at the database, once done or tried. */
export const UpkeepRun = z.object({
  id: Id,
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  state: z.enum(['running', 'done', 'failed']),
  /** The name of the archive. */
  file: z.string().nullable(),
  bytes: z.number().nullable(),
  failure: z.string().nullable(),
})
export type UpkeepRun = z.infer<typeof UpkeepRun>

export const Backups = z.object({
  /** Null when none are made by themselves. */
  settings: z
    .object({ folder: z.string(), pattern: z.string(), nextAt: Timestamp, keep: z.int(), isEncrypted: z.boolean() })
    .nullable(),
  lastSuccess: UpkeepRun.nullable(),
  /** The newest ones. */
  runs: z.array(UpkeepRun),
  /** The archives that are there now; null when the folder cannot be read. */
  kept: z.object({ count: z.int(), bytes: z.number() }).nullable(),
  restoreTest: UpkeepRun.nullable(),
})
export type Backups = z.infer<typeof Backups>

/** One of those that share the database, as it last said itself. */
export const RunningProcess = z.object({
  id: Id,
  host: z.string(),
  version: z.string(),
  roles: z.array(z.enum(['web', 'jobs'])),
  startedAt: Timestamp,
  seenAt: Timestamp,
  /** The one that answers. */
  isThis: z.boolean(),
})
export type RunningProcess = z.infer<typeof RunningProcess>

export const FileStore = z.object({
  kind: z.enum(['folder', 'bucket']),
  place: z.string(),
  /** Null while they are still being counted. */
  size: z.object({ count: z.int(), bytes: z.number() }).nullable(),
  /** Why it cannot be used now. */
  trouble: z.string().nullable(),
})
export type FileStore = z.infer<typeof FileStore>

/** Of the address that people type, as seen from here. */
export const Certificate = z.object({
  host: z.string(),
  state: z.enum(['good', 'ending', 'wrong', 'unreachable']),
  endsAt: Timestamp.nullable(),
  reason: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

export const SystemState = z.object({
  health: SystemHealth,
  processes: z.array(RunningProcess),
  files: FileStore,
  /** Null without https. */
  certificate: Certificate.nullable(),
  warnings: z.array(SystemWarning),
  schedules: z.array(Schedule),
  backups: Backups,
  /** The last look at the whole database. */
  integrity: UpkeepRun.nullable(),
})
export type SystemState = z.infer<typeof SystemState>

export const getSystem = endpoint('GET', '/system', {
  access: 'system:read',
  summary: 'How the machine is: figures, schedules, backups and what needs a person',
  data: z.object({ system: SystemState }),
})

export const FailedJob = z.object({
  id: Id,
  kind: z.string(),
  tries: z.int(),
  reason: z.string().nullable(),
  failedAt: Timestamp,
  /** What was settled otherwise when it failed is not done twice. */
  canRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint('GET', '/system/jobs', {
  access: 'system:read',
  summary: 'Jobs that were given up, newest first',
  query: z.object(pageQuery()),
  data: z.object({ jobs: z.array(FailedJob), pagination: Pagination }),
})

export const retryJob = endpoint('POST', '/system/jobs/:id/retry', {
  access: 'system:act',
  summary: 'Try a job again that was given up',
  message: messages.jobRetried,
  params: byId(messages.jobGone),
})

export const makeBackup = endpoint('POST', '/system/backups', {
  access: 'system:backup',
  summary: 'Make a backup now',
  message: messages.backupBegun,
})
