import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startImportProcess } from '../../testing/apps/import-process.ts'
import { startModelServer } from '../../testing/model-server.ts'
import { engine } from '../../testing/test-database.ts'

async function dataFolder(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'lms-restart-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

// The portions are transactions on either engine; one process that is killed shows what becomes of them.
test.skipIf(engine === 'postgres')(
  'an import of 5,000 questions goes on after the process was killed, and brings each of them once',
  { timeout: 300_000 },
  async () => {
    const environment = { DATA_DIR: await dataFolder(), DATABASE_URL: '' }
    const first = await startImportProcess(environment)
    const before = (await first.ask('GET', '/questions?limit=1')).pagination.total
    const subjects = (await first.ask('GET', '/subjects?limit=1&class=LOP_4')).subjects
    const text = Array.from(
      { length: 5000 },
      (_, index) => `Câu hỏi số ${index + 1} là câu hỏi nào?\nA. đúng\nB. không\nANSWER: A\n`,
    )
    const sent = await first.send(text.join('\n'), `?class=LOP_4&subject=${subjects[0]?._id}`)
    await first.until(sent._id, ({ state }) => state === 'staged')
    await first.ask('POST', `/questions/imports/${sent._id}/confirm`)
    const stopped = await first.until(sent._id, ({ counts }) => counts.saved > 0)
    await first.kill()
    expect(stopped.counts.saved).toBeLessThan(5000)

    const second = await startImportProcess(environment)
    const done = await second.until(sent._id, ({ state }) => state === 'saved')
    expect(done.counts.saved).toBe(5000)
    expect((await second.ask('GET', '/questions?limit=1')).pagination.total).toBe(before + 5000)
  },
)

test.skipIf(engine === 'postgres')(
  'a paper about which a model was being asked when the process was killed is asked about again, and read once',
  { timeout: 300_000 },
  async () => {
    const models = await startModelServer()
    onTestFinished(() => models.close())
    const environment = {
      DATA_DIR: await dataFolder(),
      DATABASE_URL: '',
      GEMINI_API_KEY: 'secret',
      GEMINI_BASE_URL: models.geminiUrl,
    }
    const first = await startImportProcess(environment)
    const sent = await first.send('Ai viết truyện Tắt đèn?\nNam Cao - Ngô Tất Tố\n(chọn Ngô Tất Tố)')
    await first.until(sent._id, ({ state }) => state === 'failed')
    const isAsked = Promise.withResolvers<void>()
    models.script(() => {
      isAsked.resolve()
      return { hang: true }
    })
    await first.ask('POST', `/questions/imports/${sent._id}/reading`, { isByAi: true, format: 'text' })
    await isAsked.promise
    await first.kill()

    models.script({
      questions: [
        {
          content: 'Ai viết truyện Tắt đèn?',
          type: 'single_choice',
          answers: [
            { text: 'Nam Cao', isCorrect: false },
            { text: 'Ngô Tất Tố', isCorrect: true },
          ],
          keyLine: '(chọn Ngô Tất Tố)',
        },
      ],
    })
    const second = await startImportProcess(environment)
    const done = await second.until(sent._id, ({ state }) => state !== 'reading')
    expect(done).toMatchObject({ state: 'staged', waitsForAi: false, counts: { total: 1, blocked: 0 } })
    expect(models.asked).toHaveLength(2)
  },
)
