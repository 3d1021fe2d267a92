import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { type SystemState, getSystem, makeBackup } from '@lms/contracts/system/system.ts'
import { describe, expect, test } from 'vitest'
import { startTestAppOn } from '../../testing/test-app.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { days } from '../platform/clock.ts'

/** A site that makes backups by itself, and an administrator who looks at it. */
async function site(more: NodeJS.ProcessEnv = {}) {
  const place = await emptyDatabase()
  const folder = path.join(place.directory, 'backups')
  const app = await startTestAppOn(place, {
    DATA_DIR: place.directory,
    DATABASE_URL: place.url,
    BACKUP_DIR: folder,
    BACKUP_KEEP: '2',
    ...more,
  })
  await app.app.jobs.runDue()
  const user = await app.addUser({ role: 'administrator', isEmailVerified: true })
  const look = async () => {
    const { body } = await app.call(getSystem, { token: await app.tokenOf(user) })
    return (body['data'] as { system: SystemState }).system
  }
  const bells = async () => {
    const { body } = await app.call(listNotifications, { token: await app.tokenOf(user) })
    return (body['data'] as { notifications: { kind: string; details: unknown }[] }).notifications
  }
  const passDays = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      app.clock.move(days(1))
      await app.app.jobs.runDue()
    }
  }
  return { ...app, user, folder, look, bells, passDays }
}

const kinds = ({ warnings }: SystemState): string[] => warnings.map(({ kind }) => kind)

describe('backups by themselves', () => {
  test('are made every night, kept as many as wanted, and restored for a test every week', async () => {
    const { look, folder, passDays } = await site()
    expect(kinds(await look())).toContain('backup_never')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'mine.backup'), 'x')
    await passDays(8)
    const { backups, integrity, warnings } = await look()
    expect(warnings).toEqual([])
    expect(backups).toMatchObject({
      settings: { keep: 2, isEncrypted: false },
      lastSuccess: { state: 'done', bytes: expect.any(Number) },
      kept: { count: 2 },
      restoreTest: { state: 'done', failure: null },
    })
    expect(backups.runs.length).toBeGreaterThanOrEqual(8)
    expect(integrity).toMatchObject({ state: 'done' })
    // Somebody's own file stays, and nothing is left of the tests.
    expect(readdirSync(folder).filter((name) => !name.startsWith('lms-'))).toEqual(['mine.backup'])
  })

  test('that fail are told by bell and mail once a day, and by hand they are made at once', async () => {
    const { look, bells, folder, passDays, call, tokenOf, user, app } = await site()
    // A file where the folder should be.
    writeFileSync(folder, '')
    await passDays(1)
    expect(kinds(await look())).toContain('backup_failed')
    const rung = (await bells()).filter(({ kind }) => kind === 'system_warning')
    expect(rung.map(({ details }) => details)).toContainEqual({ warning: 'backup_failed' })
    expect((await look()).backups.runs[0]?.failure).toMatch(/backups is not a folder: move away what is in its place/)
    const token = await tokenOf(user)
    const { body } = await call(listOutbox, { token })
    expect((body['data'] as { mails: { subject: string }[] }).mails.map(({ subject }) => subject)).toContain(
      'Sao lưu thất bại / A backup failed',
    )
    rmSync(folder)
    expect((await call(makeBackup, { token })).status).toBe(200)
    await app.jobs.runDue()
    const { backups, warnings } = await look()
    expect(warnings.map(({ kind }) => kind)).not.toContain('backup_failed')
    expect(backups.runs.map(({ state }) => state)).toEqual(['done', 'failed'])
  })

  test('that cannot be restored are noticed by the test', async () => {
    const { look, folder, passDays, call, tokenOf, user, app, clock } = await site()
    await call(makeBackup, { token: await tokenOf(user) })
    await app.jobs.runDue()
    const [name = ''] = readdirSync(folder)
    writeFileSync(path.join(folder, name), 'x')
    // No newer one takes its place.
    const newest = `lms-${new Date(clock.now().getTime() + days(30)).toISOString().slice(0, 10)}T00-00-00Z.backup`
    writeFileSync(path.join(folder, newest), 'x')
    await passDays(7)
    expect(kinds(await look())).toContain('restore_test_failed')
  })
})
