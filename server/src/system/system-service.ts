import type { SystemHealth } from '@lms/contracts/dashboard/dashboard.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Backups, UpkeepRun, getSystem, listFailedJobs } from '@lms/contracts/system/system.ts'
import { systemMessages } from '@lms/contracts/system/system-messages.ts'
import path from 'node:path'
import { z } from 'zod'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { nextTime } from '../platform/jobs/job-runner.ts'
import { type Jobs, jobKind } from '../platform/jobs/jobs.ts'
import { paginationOf } from '../platform/pagination.ts'
import { sizeOfArchives } from './backup-folder.ts'
import { lastRun, newestRuns } from './system-store.ts'
import { toFailedJob, toSchedule, toUpkeepRun } from './system-view.ts'
import { type Upkeep, longestUpkeep } from './upkeep.ts'
import type { UpkeepKind } from './upkeep-task.ts'
import type { Looks, WarningWatch } from './warning-watch.ts'

const shownRuns = 14
const backupNow = jobKind('system:backup-now', z.object({}))

export interface System {
  read(actor: Actor): Promise<DataOf<typeof getSystem>>
  failedJobs(actor: Actor, query: QueryOf<typeof listFailedJobs>): Promise<DataOf<typeof listFailedJobs>>
  retryJob(by: By, id: string): Promise<void>
  makeBackup(by: By): Promise<void>
}

interface SystemDependencies {
  database: Database
  clock: Clock
  config: Pick<Config, 'backups'>
  jobs: Jobs
  audit: Audit
  health: () => Promise<SystemHealth>
  watch: WarningWatch
  upkeep: Upkeep
  look: Looks
}

export function createSystem(dependencies: SystemDependencies): System {
  const { database, clock, config, jobs, audit, health, watch, upkeep, look } = dependencies
  const recordJob = recordActsOn(audit, 'job')
  const recordBackup = recordActsOn(audit, 'backup')
  const settings = config.backups && { ...config.backups, directory: path.resolve(config.backups.directory) }

  jobs.define(backupNow, ({ signal }) => upkeep.backUp(signal), {
    maximumTries: 2,
    lease: longestUpkeep,
    lane: 'slow',
  })
  if (settings !== null) {
    const slow = { lease: longestUpkeep, lane: 'slow' } as const
    jobs.schedule('system:backup', settings.pattern, ({ signal }) => upkeep.backUp(signal), slow)
    jobs.schedule('system:restore-test', '47 21 * * 0', ({ signal }) => upkeep.testRestore(signal), slow)
  }
  const weekly = { lease: longestUpkeep, lane: 'slow' } as const
  jobs.schedule('system:check-database', '13 22 * * 6', ({ signal }) => upkeep.checkDatabase(signal), weekly)
  jobs.schedule('system:sweep-files', '37 19 * * *', () => upkeep.sweep(), { lane: 'slow' })
  jobs.schedule('system:watch', '*/5 * * * *', () => watch.look())
  jobs.onLate(() => watch.look())

  async function last(kind: UpkeepKind, wanted: 'ended' | 'done'): Promise<UpkeepRun | null> {
    const run = await lastRun(database.read(), kind, wanted)
    return run && toUpkeepRun(run)
  }

  async function backups(): Promise<Backups> {
    return {
      settings: settings && {
        folder: settings.directory,
        pattern: settings.pattern,
        nextAt: nextTime(settings.pattern, clock.now()).toISOString(),
        keep: settings.keep,
        isEncrypted: settings.passphrase !== undefined,
      },
      lastSuccess: await last('backup', 'done'),
      runs: (await newestRuns(database.read(), 'backup', shownRuns)).map(toUpkeepRun),
      kept: settings && (await sizeOfArchives(settings.directory)),
      restoreTest: await last('restore-test', 'ended'),
    }
  }

  return {
    async read(actor) {
      authorizeRole(actor, 'system:read')
      return {
        system: {
          health: await health(),
          processes: await look.processes(),
          files: await look.files(),
          certificate: await look.certificate(),
          warnings: (await watch.warnings()).map(({ kind, detail }) => ({ kind, detail })),
          schedules: (await jobs.schedules()).map(toSchedule),
          backups: await backups(),
          integrity: await last('integrity', 'ended'),
        },
      }
    },

    async failedJobs(actor, query) {
      authorizeRole(actor, 'system:read')
      const { jobs: dead, total } = await jobs.listDead(query)
      return { jobs: dead.map(toFailedJob), pagination: paginationOf(query, total) }
    },

    retryJob(by, id) {
      authorizeRole(by.actor, 'system:act')
      return database.transaction(async (tx) => {
        if (!(await jobs.revive(tx, id))) throw notFound(systemMessages.jobGone)
        await recordJob(tx, by, 'job.retry', id)
      })
    },

    makeBackup(by) {
      authorizeRole(by.actor, 'system:backup')
      if (settings === null) throw conflict('backups_off', systemMessages.backupsOff)
      return database.transaction(async (tx) => {
        await jobs.enqueue(tx, backupNow, {}, { key: 'now' })
        await recordBackup(tx, by, 'backup.request', newId())
      })
    },
  }
}
