import { confirmImport, listImportedQuestions } from '@lms/contracts/exchange/exchange.ts'
import { type KeyReview, listKeyReviews } from '@lms/contracts/exchange/key-review.ts'
import { updateQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import { startImportApp } from '../../../testing/apps/import-app.ts'

test('stored true/false questions whose import says otherwise are listed, and none of them is changed', async () => {
  const app = await startImportApp('administrator')
  const { staged, act, call, token, database, place } = app
  const rows = ['Cá sống dưới nước,true_false,Đúng', 'Mèo biết bay,true_false,Sai', 'Hai cộng ba,fill_blank,5']
  const { _id } = await staged(['Câu hỏi,Loại,Đáp án', ...rows].join('\n'), 'de.csv', place)
  await act(confirmImport, _id)
  await app.app.jobs.runDue()
  const list = async (): Promise<KeyReview[]> => {
    const answer = await call(listKeyReviews, { token })
    return (answer.body['data'] as { reviews: KeyReview[] }).reviews
  }
  expect(await list()).toEqual([])

  const saved = await act(listImportedQuestions, _id)
  const [fish, cat] = (saved.body['data'] as { questions: { _id: string }[] }).questions
  const turned = [{ text: 'Sai', isCorrect: true }, { text: 'Đúng' }]
  await call(updateQuestion, { token, params: { id: fish?._id ?? '' }, body: { answers: turned, version: 1 } })
  expect(await list()).toMatchObject([
    { question: { _id: fish?._id }, finding: 'differs', imported: true, stored: false, place: 'dòng 2' },
  ])

  // As it was read before answers were told apart by what they say.
  await database.transaction((tx) =>
    tx.updateTable('question_imports').set({ keys_by_meaning: false }).where('id', '=', _id).execute(),
  )
  expect(await list()).toMatchObject([
    { question: { _id: fish?._id }, finding: 'differs' },
    { question: { _id: cat?._id }, finding: 'unchecked', imported: null, stored: false, fileName: 'de.csv' },
  ])
})
