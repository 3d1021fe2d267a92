import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { beginTotp, finishTotp } from '@lms/contracts/second-factor/second-factor.ts'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../../testing/factors/totp-code.ts'
import { emptyPlace, runCommand } from '../../testing/server-commands.ts'
import { failedStart, signIn, startProcess } from '../../testing/server-process.ts'
import { engine } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'

describe('the commands', () => {
  test('back up beside a running server, and restore what it had acknowledged', { timeout: 120_000 }, async () => {
    const where = await emptyPlace()
    const server = await startProcess(where)
    const person = { name: 'Trần Văn Đức', email: 'duc@test.example', role: 'user' }
    const secret = { password: 'Kem-dua-47', confirmPassword: 'Kem-dua-47' }
    expect((await server.call(register, { body: { ...person, ...secret } })).status).toBe(201)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    const written = await runCommand('backup', where, file)
    expect(written.said).toMatch(/^Backed up: \d+ tables, \d+ rows, \d+ files in .+site\.backup \(\d+ KiB\)$/)
    expect((await runCommand('restore', {}, file, '--check')).said).toMatch(
      /^Whole: \d+ tables, \d+ rows, \d+ files of 20/,
    )

    const copy = await emptyPlace()
    expect(await runCommand('restore', copy, file)).toEqual({
      code: 0,
      said: expect.stringMatching(/^Restored: \d+ tables, \d+ rows, \d+ files verified$/),
    })
    const restored = await startProcess(copy)
    expect(restored.lines).not.toContain('Seeded: demo data')
    const body = { email: 'duc', password: 'Kem-dua-47' }
    expect((await restored.call(login, { body })).status).toBe(200)
    expect((await server.call(login, { body })).status).toBe(200)
  })

  test('put a backup under a passphrase, and restore it with that one only', { timeout: 120_000 }, async () => {
    const where = await emptyPlace()
    await startProcess(where)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    const copy = await emptyPlace()
    const withPassphrase = (passphrase: string, place = copy) => ({ ...place, BACKUP_PASSPHRASE: passphrase })
    expect(await runCommand('backup', where, file, '--encrypt')).toEqual({
      code: 1,
      said: 'A passphrase is needed: set BACKUP_PASSPHRASE, or run this on a terminal.',
    })
    expect(
      (await runCommand('backup', withPassphrase('ba con vịt đi xe buýt', where), file, '--encrypt')).said,
    ).toMatch(/^Backed up and encrypted: /)
    expect((await runCommand('restore', withPassphrase('ba con gà đi xe buýt'), file, '--check')).said).toBe(
      'The passphrase is not the one of this backup. Nothing was changed.',
    )
    expect((await runCommand('restore', withPassphrase('ba con vịt đi xe buýt'), file)).said).toMatch(/^Restored: /)
  })

  test('restore says whose authenticator apps cannot be checked, and what to do', { timeout: 120_000 }, async () => {
    const tokenSecret = 'một bí mật đủ dài cho mọi trường học'
    const where = await emptyPlace()
    const server = await startProcess({ ...where, TOKEN_SECRET: tokenSecret })
    const token = await signIn(server, 'admin')
    const { secret } = (await server.call(beginTotp, { token })).body.data
    const code = codeOf(String(secret), new Date())
    expect((await server.call(finishTotp, { token, body: { code } })).status).toBe(200)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    await runCommand('backup', where, file)
    const copy = await emptyPlace()
    const { said } = await runCommand('restore', copy, file)
    expect(said).toMatch(/^The authenticator apps of 1 account cannot be checked here/)
    for (const way of ['TOKEN_SECRET', 'recovery code', 'npm run admin -- remove-second-factor <email>'])
      expect(said).toContain(way)
    expect(said).toMatch(/\nRestored: .+$/)
    const withSecret = { ...copy, TOKEN_SECRET: tokenSecret }
    expect((await runCommand('restore', withSecret, file, '--force')).said).toMatch(/^Restored: /)
  })

  test.runIf(engine === 'sqlite')('a restore that is killed leaves no place that starts as new', async () => {
    const where = await emptyPlace()
    await startProcess(where)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    await runCommand('backup', where, file)
    const copy = await emptyPlace()
    const mark = path.join(copy['DATA_DIR'] ?? '', 'restoring.mark')
    const restoring = spawn(process.execPath, [path.join(import.meta.dirname, '../restore.ts'), file], {
      env: { ...process.env, ...copy },
      stdio: 'ignore',
    })
    const ended = once(restoring, 'close')
    await until(() => expect(existsSync(mark)).toBe(true), 2)
    restoring.kill('SIGKILL')
    await ended
    const { code, said } = await failedStart(copy)
    expect(code).toBe(1)
    expect(said).toContain('did not come to its end')
    expect((await runCommand('restore', copy, file)).said).toMatch(/^Restored: /)
    expect((await startProcess(copy)).lines).not.toContain('Seeded: demo data')
  })

  test('two backups to one name: one is whole, the other says so', async () => {
    const where = await emptyPlace()
    await startProcess(where)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    const ends = await Promise.all([runCommand('backup', where, file), runCommand('backup', where, file)])
    expect(ends.map(({ code }) => code)).toEqual(expect.arrayContaining([0, 1]))
    expect(ends.find(({ code }) => code === 1)?.said).toContain('exists already')
    expect((await runCommand('restore', {}, file, '--check')).said).toMatch(/^Whole: /)
  })

  test('say what is wrong instead of doing it', async () => {
    const where = await emptyPlace()
    expect(await runCommand('backup', where)).toEqual({ code: 1, said: 'Usage: npm run backup -- <file> [--encrypt]' })
    expect((await runCommand('restore', where)).said).toBe('Usage: npm run restore -- <file> [--check | --force]')
    const nowhere = path.join(where['DATA_DIR'] ?? '', 'nowhere')
    expect(await runCommand('restore', where, nowhere)).toEqual({ code: 1, said: `There is no file ${nowhere}.` })
    expect((await runCommand('backup', where, nowhere)).said).toMatch(/There is no database in|nothing to back up/)
  })

  test.runIf(engine === 'sqlite')('do not restore into a folder whose server runs', async () => {
    const where = await emptyPlace()
    await startProcess(where)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    await runCommand('backup', where, file)
    const refused = await runCommand('restore', where, file, '--force')
    expect(refused.said).toContain('Another process already uses this data folder')
  })
})
