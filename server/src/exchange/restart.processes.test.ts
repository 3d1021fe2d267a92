import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../../testing/server-process.ts'
import { engine } from '../../testing/test-database.ts'

// The portions are transactions on either engine; one process that is killed shows what becomes of them.
test.skipIf(engine === 'postgres')(
  'an import of 5,000 questions goes on after the process was killed, and brings each of them once',
  { timeout: 300_000 },
  async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'lms-restart-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    const begin = async () => {
      const server = await startProcess({ DATA_DIR: directory, DATABASE_URL: '' })
      let token: string | undefined
      // Just after its start, and at work already, it may ask to be left alone for a moment.
      while (token === undefined) {
        const { body } = await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })
        token = (body.data?.['token'] as { token: string } | undefined)?.token
      }
      const ask = async (method: string, address: string, body?: FormData) => {
        const answer = await fetch(server.url + apiBase + address, {
          method,
          headers: { authorization: `Bearer ${token}` },
          ...(body !== undefined && { body }),
        })
        return (
          (await answer.json()) as {
            data: { import: QuestionImport; subjects: { _id: string }[]; pagination: { total: number } }
          }
        ).data
      }
      const until = async (id: string, isThere: (one: QuestionImport) => boolean): Promise<QuestionImport> => {
        for (;;) {
          const { import: one } = await ask('GET', `/questions/imports/${id}`)
          if (isThere(one)) return one
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
      return { ...server, ask, until }
    }
    const first = await begin()
    const before = (await first.ask('GET', '/questions?limit=1')).pagination.total
    const subjects = (await first.ask('GET', '/subjects?limit=1&class=LOP_4')).subjects
    const form = new FormData()
    const text = Array.from(
      { length: 5000 },
      (_, index) => `Câu hỏi số ${index + 1} là câu hỏi nào?\nA. đúng\nB. không\nANSWER: A\n`,
    )
    form.append('file', new Blob([text.join('\n')]), 'a.txt')
    const { import: sent } = await first.ask('POST', `/questions/imports?class=LOP_4&subject=${subjects[0]?._id}`, form)
    await first.until(sent._id, ({ state }) => state === 'staged')
    await first.ask('POST', `/questions/imports/${sent._id}/confirm`)
    const stopped = await first.until(sent._id, ({ counts }) => counts.saved > 0)
    first.child.kill('SIGKILL')
    await first.exited
    expect(stopped.counts.saved).toBeLessThan(5000)

    const second = await begin()
    const done = await second.until(sent._id, ({ state }) => state === 'saved')
    expect(done.counts.saved).toBe(5000)
    expect((await second.ask('GET', '/questions?limit=1')).pagination.total).toBe(before + 5000)
  },
)
