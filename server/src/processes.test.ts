import { describe, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { emptyPlace } from '../testing/server-commands.ts'
import { failedStart, signIn, startProcess } from '../testing/server-process.ts'

describe('a process', () => {
  test(
    'says what it does, seeds an empty database once, and stays on this machine while demo accounts exist',
    { timeout: 120_000 },
    async () => {
      const where = await emptyPlace()
      const first = await startProcess(where)
      expect(first.lines).toContain('Seeded: demo data')
      expect(new URL(first.url).hostname).toBe('127.0.0.1')
      await until(() => expect(first.lines.join('\n')).toContain('student@example.com'))
      for (const name of ['admin', 'parent', 'student']) await signIn(first, name)
      first.child.kill('SIGTERM')
      expect(await first.exited).toBe(0)
      const second = await startProcess(where)
      expect(second.lines).toContain('Migrated: nothing to do')
      expect(second.lines).not.toContain('Seeded: demo data')
    },
  )

  test('stops at a wrong setting with a sentence that names it', async () => {
    const { code, said } = await failedStart({ ...(await emptyPlace()), PORT: 'http' })
    expect(code).toBe(1)
    expect(said).toMatch(/^PORT is not valid/)
  })
})
