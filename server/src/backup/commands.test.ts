import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { register } from '@lms/contracts/accounts/registration.ts'
import { describe, expect, test } from 'vitest'
import { startProcess } from '../../testing/server-process.ts'
import { emptyDatabase, engine } from '../../testing/test-database.ts'

type Place = Record<string, string | undefined>

async function place(): Promise<Place> {
  const { directory, url } = await emptyDatabase()
  return { DATA_DIR: directory, DATABASE_URL: url }
}

interface Ended {
  code: number
  said: string
}

async function run(command: 'backup' | 'restore', where: Place, ...args: string[]): Promise<Ended> {
  const program = path.join(import.meta.dirname, `../${command}.ts`)
  const env = { ...process.env, ...where, NODE_NO_WARNINGS: '1' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env })
    return { code: 0, said: stdout.trim() }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr.trim() }
  }
}

describe('the commands', () => {
  test('back up beside a running server, and restore what it had acknowledged', { timeout: 120_000 }, async () => {
    const where = await place()
    const server = await startProcess(where)
    const person = { name: 'Trần Văn Đức', email: 'duc@test.example', role: 'user' }
    const secret = { password: 'Mat-khau-1', confirmPassword: 'Mat-khau-1' }
    expect((await server.call(register, { body: { ...person, ...secret } })).status).toBe(201)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    const written = await run('backup', where, file)
    expect(written.said).toMatch(/^Backed up: \d+ tables, \d+ rows, \d+ files in .+site\.backup \(\d+ KiB\)$/)
    expect((await run('restore', {}, file, '--check')).said).toMatch(/^Whole: \d+ tables, \d+ rows, \d+ files of 20/)

    const copy = await place()
    expect(await run('restore', copy, file)).toEqual({
      code: 0,
      said: expect.stringMatching(/^Restored: \d+ tables, \d+ rows, \d+ files verified$/),
    })
    const restored = await startProcess(copy)
    expect(restored.lines).not.toContain('Seeded: demo data')
    const signIn = { email: 'duc', password: 'Mat-khau-1' }
    expect((await restored.call(login, { body: signIn })).status).toBe(200)
    expect((await server.call(login, { body: signIn })).status).toBe(200)
  })

  test('say what is wrong instead of doing it', async () => {
    const where = await place()
    expect(await run('backup', where)).toEqual({ code: 1, said: 'Usage: npm run backup -- <file>' })
    expect((await run('restore', where)).said).toBe('Usage: npm run restore -- <file> [--check | --force]')
    const nowhere = path.join(where['DATA_DIR'] ?? '', 'nowhere')
    expect(await run('restore', where, nowhere)).toEqual({ code: 1, said: `There is no file ${nowhere}.` })
    expect((await run('backup', where, nowhere)).said).toMatch(/There is no database in|nothing to back up/)
  })

  test.runIf(engine === 'sqlite')('do not restore into a folder whose server runs', async () => {
    const where = await place()
    await startProcess(where)
    const file = path.join(where['DATA_DIR'] ?? '', 'site.backup')
    await run('backup', where, file)
    const refused = await run('restore', where, file, '--force')
    expect(refused.said).toContain('Another process already uses this data folder')
  })
})
