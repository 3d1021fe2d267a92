import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import { type ImportOverview, getImportOverview } from '@lms/contracts/exchange/overview.ts'
import * as review from '@lms/contracts/exchange/reading.ts'
import { expect, test } from 'vitest'
import { startImportApp } from '../../../testing/apps/import-app.ts'

test('what is said of a whole file is shown beside what it was read as, until it is read otherwise', async () => {
  const { staged, act, app, items } = await startImportApp()
  const asked = [1, 2, 4].map((number) => `Câu ${number}. Con số ${number} biết bay không?\nA. có\nB. không\nC. tùy\n`)
  const one = await staged(['PHẦN I. Trắc nghiệm', ...asked, 'ĐÁP ÁN', '1A 2B 3C 4C 5A'].join('\n'), 'de.txt')
  const notes = async () => {
    const { body } = await act(getImportOverview, one._id)
    return (body['data'] as { overview: ImportOverview }).overview.notes
  }
  expect((await notes()).map(({ key, values }) => [key, values])).toEqual([
    [exchangeProblems.keysUnasked.key, { text: '3, 5' }],
  ])
  const [first] = await items(one._id)
  expect(first).toMatchObject({
    problems: [],
    origin: { source: 'Câu 1. Con số 1 biết bay không?\nA. có\nB. không\nC. tùy', listed: '1. A' },
  })
  await act(review.rereadImport, one._id, { format: 'gift' })
  await app.jobs.runDue()
  expect(await notes()).toEqual([])
})

test('those of the chosen questions that stay as they are are named', async () => {
  const { staged, act } = await startImportApp()
  const one = await staged('Câu 1. Con nào biết bay?\nA. chim\nB. cá\n\nCâu 2. Kể tên một con vật em thích.\n', 'a.txt')
  expect((await act(review.mendImportItems, one._id, { numbers: [1, 2], type: 'essay' })).body).toMatchObject({
    data: { changed: 1, unchanged: [1] },
  })
  expect((await act(review.mendImportItems, one._id, { numbers: [1, 2], points: 3 })).body).toMatchObject({
    data: { changed: 2, unchanged: [] },
  })
})
