import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { type QuestionUse, questionUsage, withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { errorsOf, quizOf, startQuizApp } from '../../../testing/apps/quiz-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'

const idsOf = ({ questions }: Quiz) => questions.map(({ _id }) => _id)

async function start() {
  const app = await startQuizApp()
  const [first = '', second = ''] = app.questions
  const third = await someQuestion(app, app.user, { title: 'Câu thứ ba' })
  const withdraw = (id: string, body: object = {}, as = app.token) =>
    app.call(withdrawQuestion, { token: as, params: { id }, body })
  const uses = async (id: string, as = app.token): Promise<QuestionUse[]> => {
    const answer = await app.call(questionUsage, { token: as, params: { id } })
    return (answer.body['data'] as { quizzes: QuestionUse[] }).quizzes
  }
  return { ...app, first, second, third, withdraw, uses }
}

describe('deleting a question that quizzes use', () => {
  test('takes it out of them, or puts another in its place', async () => {
    const { created, get, first, second, third, withdraw, call, token } = await start()
    const { _id: quiz } = await created({ questions: [first, second] })
    const { _id: both } = await created({ questions: [first, third] })
    const replaced = await withdraw(first, { replacement: third })
    expect(replaced.body).toMatchObject({ message: 'Question deleted successfully', data: { kept: 0 } })
    expect(idsOf(quizOf(await get(quiz)))).toEqual([third, second])
    expect(quizOf(await get(quiz))).toMatchObject({ version: 2, questionCount: 2 })
    // It was there already: it stays once.
    expect(idsOf(quizOf(await get(both)))).toEqual([third])
    expect((await withdraw(second)).status).toBe(200)
    expect(idsOf(quizOf(await get(quiz)))).toEqual([third])
    const gone = await call(getQuestion, { token, params: { id: second } })
    expect(gone.body).toMatchObject({ data: { question: { deletedAt: expect.any(String) } } })
    expect((await withdraw(second)).status).toBe(404)
  })

  test('is told where it is used, and refused where nothing would be left', async () => {
    const { created, get, first, second, withdraw, uses } = await start()
    const { _id: alone } = await created({ title: 'Chỉ một câu', questions: [first] })
    await created({ questions: [first, second] })
    expect(await uses(first)).toMatchObject([
      { isChangeable: true, isOnlyQuestion: false },
      { title: 'Chỉ một câu', isChangeable: true, isOnlyQuestion: true },
    ])
    const refused = await withdraw(first)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'last_question',
      message: '"Chỉ một câu" has no other question. Put another question in its place, or delete that quiz first.',
    })
    expect((await uses(first)).length).toBe(2)
    expect((await withdraw(first, { replacement: second })).status).toBe(200)
    expect(idsOf(quizOf(await get(alone)))).toEqual([second])
  })

  test('changes only quizzes that are theirs to change, and takes only what they may read', async () => {
    const app = await start()
    const { created, get, first, withdraw, uses, signedIn, addUser, tokenOf } = app
    const { token, user } = await signedIn('parent')
    const [own, other] = [await someQuestion(app, user), await someQuestion(app, user)]
    const mine = await someQuiz(app, user, { questions: [own, other] })
    const { _id: house } = await created({ questions: [own, first] })
    expect(await uses(own, token)).toMatchObject([
      { _id: house, isChangeable: false },
      { _id: mine, isChangeable: true },
    ])
    const waiting = await addUser({ role: 'parent', approval: 'waiting' })
    const theirs = await someQuestion(app, waiting)
    const unread = await withdraw(theirs, { replacement: first }, await tokenOf(waiting))
    expect(errorsOf(unread)).toMatchObject([{ field: 'replacement' }])
    expect((await withdraw(own, { replacement: own }, token)).status).toBe(422)
    const answer = await withdraw(own, { replacement: first }, token)
    expect(answer.body['data']).toMatchObject({ quizzes: [{ _id: mine }], kept: 1 })
    expect(idsOf(quizOf(await get(mine)))).toEqual([first, other])
    expect(idsOf(quizOf(await get(house)))).toEqual([own, first])
  })
})
