import { type Certificate, type RunningProcess, type SystemWarning, littleSpace } from '@lms/contracts/system/system.ts'
import type { WarningKind } from '@lms/contracts/system/warnings.ts'

/** What is known about the machine at one moment. */
export interface Facts {
  now: Date
  startedAt: Date
  disk: { freeBytes: number; totalBytes: number } | null
  /** Why files cannot be read or written now. */
  filesTrouble: string | null
  certificate: Pick<Certificate, 'state' | 'endsAt' | 'reason'> | null
  processes: readonly Pick<RunningProcess, 'version' | 'startedAt'>[]
  lateSchedules: readonly string[]
  /** Whether this process hears the others. */
  isDeaf: boolean
  deadJobs: Failures
  failedMails: Failures
  wasLeftOpen: boolean
  /** Null when none are made by themselves. */
  backups: { lastEnded: Ended | null; lastDone: Ended | null; dueAfterLast: Date | null } | null
  /** Why no backup could be written now. */
  backupFolderProblem: string | null
  restoreTest: Ended | null
  integrity: Ended | null
}

interface Failures {
  count: number
  lastAt: string | null
}

interface Ended {
  endedAt: string | null
  failure: string | null
}

export interface Warning extends SystemWarning {
  /** When what it is about happened; null while it goes on. */
  at: string | null
}

const hour = 3_600_000
const day = 24 * hour
/** What failed longer ago was seen, or will never be. */
const rememberedFor = 7 * day
/** A large one takes its time, and one that was missed is made up for first. */
const backupGrace = 2 * hour

/** The most pressing first. */
export function warningsOf(facts: Facts): Warning[] {
  const { integrity, restoreTest, now } = facts
  return [
    ...failed('database_damaged', integrity),
    ...diskLow(facts),
    ...given('files_away', facts.filesTrouble !== null, facts.filesTrouble),
    ...given('schedules_late', facts.lateSchedules.length > 0, facts.lateSchedules.join(', ')),
    ...given('events_deaf', facts.isDeaf),
    ...backupWarnings(facts),
    ...failed('restore_test_failed', restoreTest),
    ...certificateWarnings(facts),
    ...recent('jobs_failed', facts.deadJobs, now),
    ...recent('mails_failing', facts.failedMails, now),
    ...uncleanEnd(facts),
    ...versionsDiffer(facts),
  ]
}

function given(kind: WarningKind, isGiven: boolean, detail: string | null = null, at: string | null = null): Warning[] {
  return isGiven ? [{ kind, detail, at }] : []
}

function failed(kind: WarningKind, run: Ended | null): Warning[] {
  return given(kind, run?.failure != null, run?.failure, run?.endedAt)
}

function recent(kind: WarningKind, { count, lastAt }: Failures, now: Date): Warning[] {
  const isRecent = lastAt !== null && now.getTime() - Date.parse(lastAt) < rememberedFor
  return given(kind, count > 0 && isRecent, String(count), lastAt)
}

function diskLow({ disk }: Facts): Warning[] {
  if (disk === null || disk.totalBytes === 0) return []
  const share = disk.freeBytes / disk.totalBytes
  return given('disk_low', share < littleSpace, String(Math.floor(share * 100)))
}

function certificateWarnings({ certificate }: Facts): Warning[] {
  if (certificate?.state === 'wrong') return given('certificate_wrong', true, certificate.reason)
  return given('certificate_ending', certificate?.state === 'ending', certificate?.endsAt?.slice(0, 10) ?? null)
}

/** One after the other is how an upgrade goes; an hour later somebody has forgotten one. */
function versionsDiffer({ processes, now }: Facts): Warning[] {
  const versions = [...new Set(processes.map(({ version }) => version))].toSorted()
  const newest = Math.max(...processes.map(({ startedAt }) => Date.parse(startedAt)))
  return given('versions_differ', versions.length > 1 && now.getTime() - newest > hour, versions.join(', '))
}

function uncleanEnd({ wasLeftOpen, startedAt, now }: Facts): Warning[] {
  return given('unclean_end', wasLeftOpen && now.getTime() - startedAt.getTime() < day, null, startedAt.toISOString())
}

function backupWarnings({ backups, backupFolderProblem, now, startedAt }: Facts): Warning[] {
  if (backups === null) return given('backup_not_configured', true)
  const { lastEnded, lastDone, dueAfterLast } = backups
  if (lastEnded?.failure != null) return failed('backup_failed', lastEnded)
  if (backupFolderProblem !== null) return given('backup_folder_unusable', true, backupFolderProblem)
  if (lastDone === null) return given('backup_never', true)
  const isLate = [dueAfterLast ?? now, startedAt].every((from) => now.getTime() - from.getTime() > backupGrace)
  return given('backup_late', isLate, lastDone.endedAt)
}

const silent: ReadonlySet<WarningKind> = new Set(['backup_never', 'backup_not_configured'])
const mailed: ReadonlySet<WarningKind> = new Set([
  'backup_failed',
  'backup_folder_unusable',
  'backup_late',
  'restore_test_failed',
  'database_damaged',
  'files_away',
  'certificate_wrong',
  'certificate_ending',
])

/** Whether the bell rings for it; the others wait on the page for somebody who looks. */
export const rings = ({ kind }: Warning): boolean => !silent.has(kind)
export const isMailed = ({ kind }: Warning): boolean => mailed.has(kind)

/** Once a day for each kind: again for what goes on, and for what has happened since, but not for what was told. */
export function ringsAgainUnlessSince({ at }: Warning, now: Date): Date {
  const yesterday = now.getTime() - day
  return new Date(at === null ? yesterday : Math.min(yesterday, Date.parse(at)))
}
