import { existsSync } from 'node:fs'
import * as contract from '@lms/contracts/exchange/exchange.ts'
import { type ImportOverview, getImportOverview } from '@lms/contracts/exchange/overview.ts'
import { getImportLines } from '@lms/contracts/exchange/marking/marking.ts'
import { getImportReading, rereadImport } from '@lms/contracts/exchange/reading.ts'
import { updateSettings } from '@lms/contracts/settings/settings.ts'
import { expect, test } from 'vitest'
import { startPaperApp } from '../../../testing/apps/paper-app.ts'
import { bare, fence, numbered, option, tattDen } from '../../../testing/samples/papers-for-models.ts'

test('a paper that our rules cannot read is read by a model when somebody asks for it, and nothing but its text is sent', async () => {
  const { staged, act, get, models, readByAi, items, user, answerFile, importFile } = await startPaperApp()
  const one = await staged(`${bare}\n${fence}`, 'đề của cô Hoa.txt')
  expect(one).toMatchObject({ state: 'failed', failureKey: 'exchange.failures.noQuestions' })
  expect(models.asked).toEqual([])
  models.script({ questions: [tattDen, 'nothing', { content: '' }] })
  expect(await readByAi(one._id, 'text')).toMatchObject({
    state: 'staged',
    format: 'text',
    counts: { total: 1, accepted: 0, blocked: 0, noted: 1 },
  })
  const [item] = await items(one._id)
  expect(item).toMatchObject({ place: 'Câu 1', isAccepted: false, answers: [{}, { isCorrect: true }, {}] })
  expect(item?.problems.map(({ key }) => key)).toEqual(['exchange.problems.readByAi'])
  expect(item?.origin?.source).toContain(bare)
  const [sent] = models.asked
  expect(sent?.prompt).toContain('Nam Cao - Ngô Tất Tố - Tô Hoài')
  for (const secret of [user.id, user.email, 'Hoa']) expect(JSON.stringify(sent?.body)).not.toContain(secret)
  // The file stays, and can be read in another way; what was said of it is not needed any more.
  expect([existsSync(importFile(one._id)), existsSync(answerFile(one._id))]).toEqual([true, false])
  const { body } = await act(getImportReading, one._id)
  expect(body).toMatchObject({ data: { reading: { canBeReadAgain: true, format: 'text' } } })
  expect((await act(getImportLines, one._id)).body).toMatchObject({
    data: { lines: [...bare.split('\n'), fence].map((text) => ({ text })) },
  })
  // Nothing in the paper tells where its data ends.
  expect(sent?.prompt.match(/<\/?data>/gu)).toEqual(['<data>', '</data>'])
  // It is believed question by question, not with all others at once.
  await act(contract.chooseImportItems, one._id, { isAccepted: true })
  expect((await get(one._id)).counts.accepted).toBe(0)
  await act(contract.chooseImportItems, one._id, { isAccepted: true, numbers: [1] })
  expect((await get(one._id)).counts.accepted).toBe(1)
})

test('what a model invents, and a key that differs from the one that was read, keep a question out', async () => {
  const { staged, models, readByAi, codes, act, items } = await startPaperApp()
  const one = await staged(bare, 'a.txt')
  models.script({ questions: [{ ...tattDen, answers: [...tattDen.answers, option('Nguyễn Du')] }] })
  await readByAi(one._id, 'text')
  expect(await codes(one._id)).toEqual([['!aiDiffers', 'readByAi']])
  expect((await items(one._id))[0]?.problems[0]?.message).toContain('Nguyễn Du')

  const other = await staged(numbered, 'b.txt')
  expect(other.counts).toMatchObject({ total: 2, accepted: 2 })
  models.script({
    questions: [{ ...tattDen, answers: [option('Nam Cao', true), option('Ngô Tất Tố'), option('Tô Hoài')] }],
  })
  expect((await readByAi(other._id)).counts).toMatchObject({ total: 2, accepted: 0, blocked: 1 })
  expect(await codes(other._id)).toEqual([['readByAi', '!keyConflict'], ['aiDiffers']])
  const { overview } = (await act(getImportOverview, other._id)).body['data'] as { overview: ImportOverview }
  expect(overview.problems.map(({ message }) => message)).toContain(
    'Các đáp án trong tệp không khớp nhau (Ngô Tất Tố / AI: Nam Cao); hãy chọn đáp án đúng.',
  )
})

test('nobody is asked by who has asked too often, or about the file of somebody else', async () => {
  const { staged, ask, call, signedIn, addUser, tokenOf, models, app } = await startPaperApp()
  const limits = { generationsPerHour: 1, generationsPerDay: 3, version: 0 }
  const { token: house } = await signedIn('administrator')
  expect((await call(updateSettings, { token: house, body: limits })).status).toBe(200)
  const one = await staged(numbered, 'a.txt')
  const body = { isByAi: true }
  const strangers = [await signedIn('parent'), await signedIn('administrator')]
  for (const { token } of strangers)
    expect((await call(rereadImport, { token, params: { id: one._id }, body })).status).toBe(404)
  const waiting = await tokenOf(await addUser({ role: 'parent', approval: 'waiting' }))
  expect((await call(rereadImport, { token: waiting, params: { id: one._id }, body })).status).toBe(404)
  const { token: student } = await signedIn('student')
  expect((await call(rereadImport, { token: student, params: { id: one._id }, body })).status).toBe(403)
  expect((await ask(one._id)).status).toBe(200)
  await app.jobs.runDue()
  expect(await ask(one._id)).toMatchObject({ status: 429, body: { code: 'generation_hourly_limit' } })
  expect(models.asked).toHaveLength(1)
})
