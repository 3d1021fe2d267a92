import { type Question, createQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someQuestionDraft } from '../../testing/records/question.ts'
import { someSubject } from '../../testing/records/subject.ts'
import type { Answer } from '../../testing/requests.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { keyOf, someKeyedAnswers } from '../../testing/records/keyed-answers.ts'

const questionOf = (answer: Answer): Question => (answer.body['data'] as { question: Question }).question
const storedKey = ({ answers }: Question) =>
  keyOf(answers.map(({ text, isCorrect }) => ({ text: textOf(text), isCorrect })))

test('no write changes the key that the writer gave: it is kept, or the write is refused', async () => {
  const app = await startTestApp()
  const { call } = app
  const { token, user } = await app.signedIn('administrator')
  const { id: subject } = await someSubject(app, user)
  const write = { ...someQuestionDraft, subject }
  let kept = 0
  await fc.assert(
    fc.asyncProperty(someKeyedAnswers, someKeyedAnswers, async (first, second) => {
      const created = await call(createQuestion, { token, body: { ...write, ...first } })
      expect([201, 422]).toContain(created.status)
      if (created.status === 422) return
      const question = questionOf(created)
      expect(storedKey(question)).toEqual(keyOf(first.answers))
      const body = { ...second, version: question.version }
      const changed = await call(updateQuestion, { token, params: { id: question._id }, body })
      expect([200, 422]).toContain(changed.status)
      if (changed.status === 422) return
      expect(storedKey(questionOf(changed))).toEqual(keyOf(second.answers))
      kept += 1
    }),
    { numRuns: 8 },
  )
  expect(kept).toBeGreaterThan(0)
})
