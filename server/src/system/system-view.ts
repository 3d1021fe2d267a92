import type { FailedJob, Schedule, UpkeepRun } from '@lms/contracts/system/system.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { StoredRun } from './system-store.ts'

type KnownSchedule = Awaited<ReturnType<Jobs['schedules']>>[number]
type DeadJob = Awaited<ReturnType<Jobs['listDead']>>['jobs'][number]

export function toSchedule(schedule: KnownSchedule): Schedule {
  const { kind, pattern, endedAt, runAt, isRunning, lastError } = schedule
  return {
    name: kind,
    pattern,
    lastEndedAt: endedAt,
    nextAt: isRunning ? null : runAt,
    state: stateOf(schedule),
    lastError,
  }
}

function stateOf({ isRunning, isLate, lastError }: KnownSchedule): Schedule['state'] {
  if (isRunning) return 'running'
  if (isLate) return 'late'
  return lastError === null ? 'waiting' : 'failed'
}

export function toUpkeepRun(run: StoredRun): UpkeepRun {
  const state = run.endedAt === null ? 'running' : run.failure === null ? 'done' : 'failed'
  return { ...run, state }
}

export function toFailedJob({ id, kind, tries, lastError, diedAt, canRevive }: DeadJob): FailedJob {
  return { id, kind, tries, reason: lastError, failedAt: diedAt, canRetry: canRevive }
}
