import { renameSync, rmSync } from 'node:fs'
import { register } from '@lms/contracts/accounts/registration.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyPlace } from '../testing/server-commands.ts'
import { failedStart, startProcess } from '../testing/server-process.ts'
import { engine } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

const registration = {
  name: 'Trần Văn Đức',
  email: 'duc@test.example',
  role: 'manager',
  password: 'Kem-dua-47',
  confirmPassword: 'Kem-dua-47',
}

describe.runIf(engine === 'sqlite')('a data folder that is taken away under the running server', () => {
  test('is noticed: it is not ready, and says yes to nothing that would be lost', async () => {
    const place = await emptyPlace()
    const folder = String(place['DATA_DIR'])
    const server = await startProcess(place)
    renameSync(folder, `${folder}-gone`)
    onTestFinished(() => rmSync(`${folder}-gone`, { recursive: true, force: true }))
    await until(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), 60)
    const { status, body } = await server.call(register, { body: registration })
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'data_unsafe' })
  })

  test('and comes back without its database: the next start does not begin anew', async () => {
    const place = await emptyPlace()
    const folder = String(place['DATA_DIR'])
    const server = await startProcess(place)
    server.child.kill('SIGKILL')
    await server.exited
    for (const end of ['', '-wal', '-shm']) rmSync(`${folder}/database.sqlite${end}`, { force: true })
    const { code, said } = await failedStart(place)
    expect(code).toBe(1)
    expect(said).toMatch(/^The database in .* is missing, but the files of an installation are still there/)
  })
})
