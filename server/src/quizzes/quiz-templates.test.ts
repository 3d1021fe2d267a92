import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { templateMessages } from '@lms/contracts/questions/templates/template-messages.ts'
import { addQuizQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import { duplicateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { expect, test } from 'vitest'
import { startQuizApp } from '../../testing/apps/quiz-app.ts'
import { someQuestionDraft } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { insertQuestions } from '../questions/question-store.ts'
import { writtenQuestion } from '../questions/written-question.ts'

const numbers = {
  template: {
    variables: ['a', 'b'].map((name) => ({ name, kind: 'whole' as const, from: '1', to: '99' })),
    constraints: [],
  },
}
const asking = (content: string) => ({ ...numbers, content: `<p>Tính nhẩm: ${content}</p>` })
const divisions = asking('{{a/7+b/11}} '.repeat(300))
/** As much as one question may take: 14 expressions, some 2,800 steps. */
const sums = asking(`{{${'a+'.repeat(98)}b}} `.repeat(14))

async function startTemplateApp() {
  const app = await startQuizApp()
  const { id: subject } = app.subject
  const draft = { ...someQuestionDraft, answers: [...someQuestionDraft.answers], subject }
  /** Kept before there were limits: only what is sent is held against them. */
  const kept = (content: string, amount: number) => {
    const text = { ...writtenQuestion({ ...draft, ...asking('{{a}} + {{b}}') }), content }
    const question = { ...text, authorId: app.user.id, byAdministrator: true }
    return app.database.transaction((tx) =>
      insertQuestions(
        tx,
        Array.from({ length: amount }, () => question),
        app.clock.now().toISOString(),
      ),
    )
  }
  const write = (changes: object) => app.call(createQuestion, { token: app.token, body: { ...draft, ...changes } })
  return { ...app, kept, write }
}

const refusal = (name: 'expressionsMany' | 'quizExpressionsMany' | 'quizStepsMany', most: string, field: string) => {
  const { key, ...wordings } = templateMessages[name]
  for (const wording of Object.values(wordings)) expect(wording).toContain('{{most}}')
  return {
    status: 422,
    body: { errors: [{ field, key, message: expect.stringContaining(most) as string }] },
  }
}

test('a question of 300 expressions is refused, and so is a quiz of 200 that were kept before', async () => {
  const app = await startTemplateApp()
  expect(await app.write(divisions)).toMatchObject(refusal('expressionsMany', '100', 'template'))
  const questions = await app.kept(divisions.content, 200)
  const tooMany = refusal('quizExpressionsMany', '5000', 'questions')
  expect(await app.create({ questions })).toMatchObject(tooMany)
  const { _id: id, version } = await app.created({ questions: questions.slice(0, 16) })
  expect(await app.update(id, { questions, version })).toMatchObject(tooMany)
  expect(
    await app.call(addQuizQuestions, { token: app.token, params: { id }, body: { questions, version } }),
  ).toMatchObject(tooMany)
  // One that was kept before can still be changed in all else, but makes no other one like it.
  const old = await someQuiz(app, app.user, { subject: app.subject.id, questions })
  expect((await app.update(old, { title: 'Ôn tập phép chia', version: 1 })).status).toBe(200)
  expect(await app.call(duplicateQuiz, { token: app.token, params: { id: old } })).toMatchObject(tooMany)
})

test('a quiz takes so many steps: questions that are good each may be too much together', async () => {
  const app = await startTemplateApp()
  expect((await app.write(sums)).status).toBe(201)
  const questions = await app.kept(sums.content, 18)
  expect((await app.create({ questions: questions.slice(0, 17) })).status).toBe(201)
  expect(await app.create({ questions })).toMatchObject(refusal('quizStepsMany', '50000', 'questions'))
})
