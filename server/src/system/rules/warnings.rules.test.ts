import { describe, expect, test } from 'vitest'
import { type Facts, ringsAgainUnlessSince, warningsOf } from './warnings.ts'

const now = new Date('2030-05-05T12:00:00Z')
const ago = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString()
const done = (hours: number) => ({ endedAt: ago(hours), failure: null })

const well: Facts = {
  now,
  startedAt: new Date(ago(100)),
  disk: { freeBytes: 10, totalBytes: 100 },
  filesTrouble: null,
  certificate: { state: 'good', endsAt: ago(-24 * 60), reason: null },
  processes: [{ version: '1.0.0', startedAt: ago(100) }],
  lateSchedules: [],
  isDeaf: false,
  deadJobs: { count: 0, lastAt: null },
  failedMails: { count: 0, lastAt: null },
  wasLeftOpen: false,
  backups: { lastEnded: done(10), lastDone: done(10), dueAfterLast: new Date(ago(-14)) },
  backupFolderProblem: null,
  restoreTest: done(20),
  integrity: done(20),
}
const kindsOf = (changes: Partial<Facts>): string[] => warningsOf({ ...well, ...changes }).map(({ kind }) => kind)

describe('warnings', () => {
  test('are absent while all is well', () => {
    expect(warningsOf(well)).toEqual([])
  })

  test('name what needs a person', () => {
    const failed = { endedAt: ago(1), failure: 'no room' }
    expect(kindsOf({ disk: { freeBytes: 9, totalBytes: 100 } })).toEqual(['disk_low'])
    expect(kindsOf({ lateSchedules: ['audit:seal'] })).toEqual(['schedules_late'])
    expect(kindsOf({ filesTrouble: 'does not answer' })).toEqual(['files_away'])
    expect(kindsOf({ certificate: { state: 'wrong', endsAt: null, reason: 'expired' } })).toEqual(['certificate_wrong'])
    expect(kindsOf({ certificate: { state: 'ending', endsAt: ago(-24), reason: null } })).toEqual([
      'certificate_ending',
    ])
    expect(kindsOf({ certificate: { state: 'unreachable', endsAt: null, reason: 'refused' } })).toEqual([])
    const older = { version: '0.9.0', startedAt: ago(200) }
    expect(kindsOf({ processes: [older, { version: '1.0.0', startedAt: ago(2) }] })).toEqual(['versions_differ'])
    expect(kindsOf({ processes: [older, { version: '1.0.0', startedAt: ago(0.5) }] })).toEqual([])
    expect(kindsOf({ isDeaf: true })).toEqual(['events_deaf'])
    expect(kindsOf({ deadJobs: { count: 2, lastAt: ago(3) } })).toEqual(['jobs_failed'])
    expect(kindsOf({ deadJobs: { count: 2, lastAt: ago(24 * 8) } })).toEqual([])
    expect(kindsOf({ failedMails: { count: 1, lastAt: ago(3) } })).toEqual(['mails_failing'])
    expect(kindsOf({ integrity: failed, restoreTest: failed })).toEqual(['database_damaged', 'restore_test_failed'])
    expect(kindsOf({ wasLeftOpen: true })).toEqual([])
    expect(kindsOf({ wasLeftOpen: true, startedAt: new Date(ago(1)) })).toEqual(['unclean_end'])
  })

  test('tell a backup that failed from one that is late, missing or not wanted', () => {
    const lastDone = done(30)
    const dueAfterLast = new Date(ago(6))
    const backups = { lastEnded: lastDone, lastDone, dueAfterLast }
    expect(kindsOf({ backups })).toEqual(['backup_late'])
    // What was missed while nothing ran is made up for first.
    expect(kindsOf({ backups, startedAt: new Date(ago(1)) })).toEqual([])
    expect(kindsOf({ backups: { ...backups, lastEnded: { endedAt: ago(6), failure: 'x' } } })).toEqual([
      'backup_failed',
    ])
    expect(kindsOf({ backups: { lastEnded: null, lastDone: null, dueAfterLast: null } })).toEqual(['backup_never'])
    expect(kindsOf({ backups: null })).toEqual(['backup_not_configured'])
    expect(kindsOf({ backupFolderProblem: 'read-only' })).toEqual(['backup_folder_unusable'])
  })

  test('ring once a day while something goes on, and for what has happened since', () => {
    const warning = { kind: 'jobs_failed', detail: '1' } as const
    expect(ringsAgainUnlessSince({ ...warning, at: null }, now).toISOString()).toBe(ago(24))
    expect(ringsAgainUnlessSince({ ...warning, at: ago(2) }, now).toISOString()).toBe(ago(24))
    expect(ringsAgainUnlessSince({ ...warning, at: ago(50) }, now).toISOString()).toBe(ago(50))
  })
})
