import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyPlace, runCommand } from '../../testing/server-commands.ts'

test('the commands say what is wrong instead of doing it', async () => {
  const where = await emptyPlace()
  const nowhere = path.join(where['DATA_DIR'] ?? '', 'nowhere')
  expect(await Promise.all([runCommand('backup', where), runCommand('restore', where, nowhere)])).toEqual([
    { code: 1, said: 'Usage: npm run backup -- <file> [--encrypt]' },
    { code: 1, said: `There is no file ${nowhere}.` },
  ])
  const unreachable = { ...where, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect((await runCommand('admin', unreachable, 'check')).said).toMatch(/^DATABASE_URL is not valid: .*ECONNREFUSED/)
})
