import { login } from '@lms/contracts/accounts/accounts.ts'
import { getProfile, updateProfile } from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { signIn, startProcess } from '../../../testing/server-process.ts'
import { smallDisk } from '../../../testing/small-disk.ts'
import { engine } from '../../../testing/test-database.ts'
import { until } from '../../../testing/until.ts'

describe.runIf(engine === 'sqlite')('a disk that is full under the running server', () => {
  test('is said to whoever saves and in the log; reading goes on, and saving as soon as there is room', async ({
    skip,
  }) => {
    const disk = smallDisk(48)
    if (!disk.saysFull) skip('No disk of its own could be mounted here.')
    const where = { DATA_DIR: disk.directory, DATABASE_URL: undefined }
    const server = await startProcess({ ...where, LOG_LEVEL: 'error', REQUESTS_PER_ACCOUNT: '0' })
    const token = await signIn(server, 'student')
    const save = (number: number) =>
      server.call(updateProfile, { token, body: { firstName: `Lan ${number}`, lastName: 'Nguyễn' } })
    expect((await save(0)).status).toBe(200)
    disk.fill()
    // What the log of SQLite still has room for is taken.
    let saved = await save(1)
    for (let number = 2; saved.status === 200 && number < 5000; number += 1) saved = await save(number)
    expect(saved).toMatchObject({ status: 507, body: { code: 'storage_full' } })
    const signingIn = await server.call(login, { body: { email: 'parent', password: 'Demo1234' } })
    expect(signingIn).toMatchObject({ status: 507, body: { code: 'storage_full' } })
    expect((await server.call(getProfile, { token })).status).toBe(200)
    await until(() => expect(server.lines.join('\n')).toContain('the disk is full'))
    disk.makeRoom()
    expect((await save(0)).status).toBe(200)
  })
})
