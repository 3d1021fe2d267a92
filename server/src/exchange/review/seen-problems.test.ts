import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { confirmImport } from '@lms/contracts/exchange/exchange.ts'
import { type ImportOverview, getImportOverview, passSeenProblem } from '@lms/contracts/exchange/overview.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import { mendImportItems } from '@lms/contracts/exchange/reading.ts'
import { expect, test } from 'vitest'
import { json } from '../../platform/database/tables.ts'
import { startImportApp } from '../../../testing/apps/import-app.ts'

const paper = `Câu 1. Quan sát hình vẽ bên: con vật nào biết bay?
A. con chim
B. con cá
Đáp án: A

Câu 2. Trong hình vẽ bên, con vật nào biết bơi?
A. con gà
B. con cá
Đáp án: B

Câu 3. Trong hình vẽ bên, con vật nào biết chạy?
A. con sên
B. con ngựa

Câu 4. Hai cộng ba bằng mấy?
A. 5
B. 6
Đáp án: A
`
const { pictureMissing, noKey } = exchangeProblems

test('who has looked at all questions with one doubt says so once: it stays said, and another one still keeps them out', async () => {
  const { staged, act, get, items, place } = await startImportApp()
  const one = await staged(paper, 'đề.txt', place)
  expect(one.counts).toMatchObject({ total: 4, accepted: 1, blocked: 3 })
  const numbersWith = async (problem: string) => (await items(one._id, { problem })).map(({ number }) => number)
  expect(await numbersWith(pictureMissing.key)).toEqual([1, 2, 3])
  expect(await numbersWith('exchange.problems.picture')).toEqual([])
  expect(await numbersWith("' or 1=1 --")).toEqual([])

  const problems = async () => {
    const { body } = await act(getImportOverview, one._id)
    return (body['data'] as { overview: ImportOverview }).overview.problems
  }
  expect(await problems()).toMatchObject([
    { key: pictureMissing.key, isBlocking: true, questions: 3, canBeSeen: true },
    { key: noKey.key, isBlocking: true, questions: 1, canBeSeen: false },
  ])

  const passed = await act(passSeenProblem, one._id, { problem: pictureMissing.key })
  expect(passed.body).toMatchObject({ data: { seen: 3, blocked: 1, import: { counts: { accepted: 3, blocked: 1 } } } })
  expect(await problems()).toMatchObject([
    { key: noKey.key, isBlocking: true },
    { key: pictureMissing.key, isBlocking: false, questions: 3, canBeSeen: false },
  ])
  expect((await items(one._id)).map(({ isAccepted }) => isAccepted)).toEqual([true, true, false, true])

  // A second time there is nothing left to be said.
  const again = await act(passSeenProblem, one._id, { problem: pictureMissing.key })
  expect(again.body).toMatchObject({ data: { seen: 0, blocked: 0 } })
  await act(confirmImport, one._id)
  expect((await act(passSeenProblem, one._id, { problem: pictureMissing.key })).status).toBe(409)
  expect((await get(one._id)).counts.accepted).toBe(3)
})

test('nobody sees away that a key is missing, and nothing that is no doubt at all', async () => {
  const { staged, act, get } = await startImportApp()
  const one = await staged(paper, 'đề.txt')
  for (const problem of [noKey.key, exchangeProblems.keyConflict.key, 'exchange.problems.nonsense', '', null])
    expect((await act(passSeenProblem, one._id, { problem })).status).toBe(422)
  expect((await get(one._id)).counts).toMatchObject({ accepted: 1, blocked: 3 })
})

test('who knows that the first option is always the right one says so for many at once', async () => {
  const { staged, act, items } = await startImportApp()
  const one = await staged(paper.replaceAll(/Đáp án.*\n/g, ''), 'đề.txt')
  expect(one.counts).toMatchObject({ accepted: 0, blocked: 4 })
  const mended = await act(mendImportItems, one._id, { numbers: [1, 2, 3, 4], key: 'first' })
  expect(mended.body).toMatchObject({ data: { changed: 4, unchanged: [], import: { counts: { accepted: 1 } } } })
  const keys = (await items(one._id)).map(({ answers }) => answers.map(({ isCorrect }) => isCorrect))
  expect(keys).toEqual(Array.from({ length: 4 }, () => [true, false]))
})

test('what a model read is still accepted one by one', async () => {
  const { staged, act, database, items } = await startImportApp()
  const one = await staged(paper, 'đề.txt')
  const said = { ...sentMessage(exchangeProblems.readByAi), isBlocking: false }
  const [item] = await items(one._id)
  await database.transaction((tx) =>
    tx
      .updateTable('question_import_items')
      .set({ problems: json([said, ...(item?.problems ?? [])]) })
      .where('import_id', '=', one._id)
      .where('number', '=', 1)
      .execute(),
  )
  await act(passSeenProblem, one._id, { problem: pictureMissing.key })
  expect((await items(one._id)).map(({ isAccepted }) => isAccepted)).toEqual([false, true, false, true])
})
