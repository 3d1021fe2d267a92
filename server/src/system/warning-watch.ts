import path from 'node:path'
import type { SystemHealth } from '@lms/contracts/dashboard/dashboard.ts'
import type { Certificate, FileStore, RunningProcess } from '@lms/contracts/system/system.ts'
import { problemOf } from '../backup/folder-problems.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { nextTime } from '../platform/jobs/job-runner.ts'
import type { Events } from '../platform/events/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { lastFailedMailAt } from '../platform/mail/mail-store.ts'
import { activeAdministratorIds, findUser } from '../users/user-store.ts'
import { type Facts, type Warning, isMailed, rings, ringsAgainUnlessSince, warningsOf } from './rules/warnings.ts'
import { lastRun, takeBell } from './system-store.ts'
import { warningMail } from './warning-mail.ts'

interface WatchDependencies {
  database: Database
  clock: Clock
  config: Pick<Config, 'backups'>
  look: Looks
  jobs: Pick<Jobs, 'schedules' | 'listDead'>
  health: () => Promise<SystemHealth>
  events: Pick<Events, 'isDeaf'>
  mail: Mail
  notifications: Pick<Notifications, 'notify'>
  publicUrl: string
}

/** What is asked of others, and remembered for a while. */
export interface Looks {
  processes(): Promise<RunningProcess[]>
  files(): Promise<FileStore>
  certificate(): Promise<Certificate | null>
}

export interface WarningWatch {
  warnings(): Promise<Warning[]>
  /** Rings the bells of administrators for what they have not been told today. */
  look(): Promise<void>
}

export function createWarningWatch(dependencies: WatchDependencies): WarningWatch {
  const { database, clock, config, jobs, health, events, mail, notifications, publicUrl, look } = dependencies
  const startedAt = clock.now()

  async function backupFacts(): Promise<Facts['backups']> {
    if (config.backups === null) return null
    const lastDone = await lastRun(database.read(), 'backup', 'done')
    return {
      lastDone,
      lastEnded: await lastRun(database.read(), 'backup', 'ended'),
      dueAfterLast: lastDone && nextTime(config.backups.pattern, new Date(lastDone.startedAt)),
    }
  }

  async function gather(): Promise<Facts> {
    const { disk, jobs: counts, mail: mails } = await health()
    const { jobs: dead } = await jobs.listDead({ page: 1, limit: 1 })
    const schedules = await jobs.schedules()
    return {
      now: clock.now(),
      startedAt,
      disk,
      filesTrouble: (await look.files()).trouble,
      certificate: await look.certificate(),
      processes: await look.processes(),
      lateSchedules: schedules.filter(({ isLate }) => isLate).map(({ kind }) => kind),
      isDeaf: events.isDeaf(),
      deadJobs: { count: counts.dead, lastAt: dead[0]?.diedAt ?? null },
      failedMails: { count: mails.failed, lastAt: await lastFailedMailAt(database.read()) },
      wasLeftOpen: database.wasLeftOpen,
      backups: await backupFacts(),
      backupFolderProblem: config.backups && (await problemOf(path.resolve(config.backups.directory))),
      restoreTest: config.backups && (await lastRun(database.read(), 'restore-test', 'ended')),
      integrity: await lastRun(database.read(), 'integrity', 'ended'),
    }
  }

  async function tell(tx: Queries, warning: Warning): Promise<void> {
    const administrators = await activeAdministratorIds(tx)
    await notifications.notify(tx, administrators, 'system_warning', { warning: warning.kind })
    if (!isMailed(warning)) return
    for (const id of administrators) {
      const user = await findUser(tx, id)
      // An address that nobody has verified may be a stranger's.
      if (!user || user.email === null || !user.isEmailVerified || user.isDemo) continue
      await mail.send(tx, { ...warningMail(warning, publicUrl), recipient: user.email, about: id })
    }
  }

  const warnings = async (): Promise<Warning[]> => warningsOf(await gather())

  return {
    warnings,
    async look() {
      for (const warning of (await warnings()).filter(rings))
        await database.transaction(async (tx) => {
          const now = clock.now()
          const since = ringsAgainUnlessSince(warning, now)
          if (await takeBell(tx, warning.kind, { since, now })) await tell(tx, warning)
        })
    },
  }
}
