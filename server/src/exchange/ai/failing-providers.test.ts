import { existsSync, writeFileSync } from 'node:fs'
import * as contract from '@lms/contracts/exchange/exchange.ts'
import { type ImportOverview, getImportOverview } from '@lms/contracts/exchange/overview.ts'
import { describe, expect, test } from 'vitest'
import { startPaperApp } from '../../../testing/apps/paper-app.ts'
import { bare, long, numbered, planted, tattDen } from '../../../testing/samples/papers-for-models.ts'
import { paragraph, wordFile } from '../../../testing/samples/word-files.ts'
import { sweepFiles } from '../../check/left-over-files.ts'
import { days } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'

test('a paper that our rules cannot read says of which format it is, even where nothing was found in it', async () => {
  const { staged, models, readByAi } = await startPaperApp()
  const word = wordFile(
    bare
      .split('\n')
      .map((line) => paragraph(line))
      .join(''),
  )
  const one = await staged(word, 'de.docx')
  expect(one).toMatchObject({ state: 'failed', format: 'docx' })
  models.script({ questions: [tattDen] })
  expect(await readByAi(one._id)).toMatchObject({ state: 'staged', format: 'docx', counts: { total: 1, blocked: 0 } })
})

describe('a provider that fails', () => {
  test('leaves the file read without it, and says so', async () => {
    const { staged, models, readByAi, act } = await startPaperApp()
    const one = await staged(numbered, 'a.txt')
    models.script({ status: 500 })
    expect(await readByAi(one._id)).toMatchObject({ state: 'staged', counts: { total: 2, accepted: 2 } })
    const { body } = await act(getImportOverview, one._id)
    const { notes } = (body['data'] as { overview: ImportOverview }).overview
    expect(notes.map(({ key }) => key)).toContain('exchange.failures.aiFailed')
    expect(models.asked).toHaveLength(1)
  })

  test('that says nothing once is asked anew by whoever tries again', async () => {
    const { staged, models, readByAi } = await startPaperApp()
    const one = await staged(bare, 'a.txt')
    models.script({ questions: [] })
    expect(await readByAi(one._id, 'text')).toMatchObject({ state: 'failed' })
    models.script({ questions: [tattDen] })
    expect(await readByAi(one._id, 'text')).toMatchObject({ state: 'staged', counts: { total: 1 } })
    expect(models.asked).toHaveLength(2)
  })

  test('is not asked again for what it has said already, until that was read or the import is gone', async () => {
    const { staged, models, readByAi, answerFile, importFile, act, database, directory } = await startPaperApp()
    const one = await staged(long, 'a.txt')
    models.script({ questions: [planted(0), planted(1)] }, { status: 503 })
    expect(await readByAi(one._id, 'text')).toMatchObject({ state: 'failed' })
    expect(models.asked).toHaveLength(2)
    expect(existsSync(answerFile(one._id))).toBe(true)
    models.script({ questions: [planted(58), planted(59)] })
    expect(await readByAi(one._id, 'text')).toMatchObject({ state: 'staged', counts: { total: 4, blocked: 0 } })
    expect(models.asked).toHaveLength(3)
    expect(existsSync(answerFile(one._id))).toBe(false)

    models.script({ questions: [planted(0)] }, { status: 503 })
    await readByAi(one._id, 'text')
    // Only those beside no file that is known are swept away.
    const gone = answerFile('0190a6b2-0000-7000-8000-000000000000')
    writeFileSync(gone, '{}')
    const storage = openStorage(readConfig({ DATA_DIR: directory }))
    const clock = { now: () => new Date(Date.now() + days(2)) }
    expect(await sweepFiles({ database, storage, clock })).toMatchObject({ files: 1, missing: [] })
    expect([existsSync(answerFile(one._id)), existsSync(gone)]).toEqual([true, false])
    await act(contract.discardImport, one._id)
    expect([existsSync(importFile(one._id)), existsSync(answerFile(one._id))]).toEqual([false, false])
  })

  test('that breaks off is asked for halves, and what is never whole is not taken for all there is', async () => {
    const { staged, models, readByAi } = await startPaperApp()
    const one = await staged(long, 'a.txt')
    const cut = { text: JSON.stringify({ questions: [planted(0)] }), isCut: true }
    models.script(cut, { questions: [planted(0)] }, { questions: [planted(20)] }, { questions: [planted(59)] })
    expect(await readByAi(one._id, 'text')).toMatchObject({ state: 'staged', counts: { total: 3, blocked: 0 } })
    expect(models.asked).toHaveLength(4)
    models.script(cut, cut, cut)
    expect(await readByAi(one._id, 'text')).toMatchObject({ failureKey: 'exchange.failures.aiFailed' })
  })
})

test('while a model takes its time, other files are read, and what it says of one that is gone goes, too', async () => {
  const { staged, upload, importOf, ask, act, get, models, app, answerFile, importFile } = await startPaperApp({
    TEST_MODEL_TIMEOUT: '60000',
  })
  const slow = await staged(bare, 'a.txt')
  const gate = Promise.withResolvers<void>()
  models.script(async () => {
    await gate.promise
    return { questions: [tattDen] }
  })
  expect((await ask(slow._id, 'text')).status).toBe(200)
  const { _id: other } = importOf(await upload(numbered, 'b.txt'))
  const running = app.jobs.runDue()
  await expect.poll(() => get(other).then(({ state }) => state), { timeout: 20_000 }).toBe('staged')
  expect(await get(slow._id)).toMatchObject({ state: 'reading', waitsForAi: true })
  expect((await act(contract.discardImport, slow._id)).status).toBe(200)
  gate.resolve()
  await running
  expect([existsSync(importFile(slow._id)), existsSync(answerFile(slow._id))]).toEqual([false, false])
})

test('nobody is asked without a provider, for a table, or for what is too long', async () => {
  const { staged, ask, readByAi, models } = await startPaperApp()
  const sheet = await staged('Câu hỏi;A;B;Đáp án\nThủ đô của nước ta?;Huế;Hà Nội;B\n', 'a.csv')
  expect(await ask(sheet._id)).toMatchObject({ status: 409, body: { code: 'not_a_paper' } })
  const book = await staged(long.repeat(8), 'a.txt')
  expect(await readByAi(book._id, 'text')).toMatchObject({ failureKey: 'exchange.failures.aiLong' })
  expect(models.asked).toEqual([])
  const without = await startPaperApp({ GEMINI_API_KEY: undefined })
  const one = await without.staged(numbered, 'a.txt')
  expect(await without.ask(one._id)).toMatchObject({ status: 409, body: { code: 'photo_unavailable' } })
  expect((await without.get(one._id)).state).toBe('staged')
})
