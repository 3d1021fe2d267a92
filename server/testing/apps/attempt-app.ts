import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import * as contract from '@lms/contracts/attempts/attempts.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { getQuestion } from '@lms/contracts/questions/questions.ts'
import { expect } from 'vitest'
import { someChild } from '../records/child.ts'
import { someQuestion } from '../records/question.ts'
import { someQuizDraft } from '../records/quiz.ts'
import type { Answer } from '../requests.ts'
import { later } from '../../src/platform/clock.ts'
import { startQuizApp } from './quiz-app.ts'

interface KnownQuestion {
  id: string
  /** The ids of the right options, or the accepted texts. */
  right: [string, ...string[]]
  wrong: string[]
}

/** What is different about the quiz; its times are so many milliseconds from the app's now. */
export type Changes = object | ((inTime: (milliseconds: number) => string) => object)

/** A quiz of four questions, one of each type and 10 points each, given to a parent's child. */
export async function startAttemptApp(changes: Changes = {}) {
  const app = await startQuizApp()
  const { token, user, call } = app
  const drafts = [
    {},
    {
      type: 'multiple_choice',
      answers: ['một', 'hai', 'ba', 'Tất cả các đáp án trên'].map((text, index) => ({
        text: `<p>${text}</p>`,
        isCorrect: index < 2,
        explanation: 'lý do bí mật',
      })),
    },
    {
      type: 'true_false',
      answers: [
        { text: 'Đúng', isCorrect: false },
        { text: 'Sai', isCorrect: true },
      ],
    },
    { type: 'fill_blank', answers: [{ text: 'Hà Nội', isCorrect: true }], explanation: '<p>Thủ đô bí mật</p>' },
  ]
  const known: KnownQuestion[] = []
  for (const draft of drafts) {
    const id = await someQuestion(app, user, { ...draft, points: 10 })
    const answer = await call(getQuestion, { token, params: { id } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { question } = answer.body['data'] as {
      question: { type: string; answers: { _id: string; text: string; isCorrect: boolean }[] }
    }
    const given = (isRight: boolean) =>
      question.answers
        .filter(({ isCorrect }) => isCorrect === isRight)
        .map(({ _id, text }) => (question.type === 'fill_blank' ? text : _id))
    const [right = '', ...more] = given(true)
    known.push({ id, right: [right, ...more], wrong: given(false) })
  }
  const inTime = (milliseconds: number) => later(app.clock.now(), milliseconds).toISOString()
  const parent = await app.signedIn('parent')
  const child = await someChild(app, parent.user)
  const childToken = await app.tokenOf(child)
  const created = await call(createQuiz, {
    token,
    body: {
      ...someQuizDraft,
      title: 'Kiểm tra giữa kỳ',
      subject: app.subject.id,
      isPublic: false,
      questions: known.map(({ id }) => id),
      ...(typeof changes === 'function' ? changes(inTime) : changes),
    },
  })
  const quiz = (created.body['data'] as { quiz: { _id: string } }).quiz._id
  const given = await call(assignQuiz, { token, params: { id: quiz }, body: { studentId: child.id } })
  const assignment = (given.body['data'] as { assignment: { _id: string } }).assignment._id

  const at = (id: string, as: string) => ({ token: as, params: { id } })
  const show = (as = childToken, id = assignment) => call(contract.showStudentQuiz, at(id, as))
  const begin = (body: object = {}, as = childToken, id = assignment) =>
    call(contract.startAttempt, { ...at(id, as), body })
  const save = (body: object, as = childToken, id = assignment) => call(contract.saveAnswers, { ...at(id, as), body })
  const submit = (body: object = {}, as = childToken, id = assignment) =>
    call(contract.submitAttempt, { ...at(id, as), body: { answers: {}, submissionTime: 1, ...body } })
  const result = (historyId: string, as = childToken) => call(getOwnResult, { token: as, params: { historyId } })
  const list = async (as = childToken, id = 'me') => {
    const answer = await call(contract.listAssignedQuizzes, at(id, as))
    return (answer.body['data'] as { quizzes: contract.AssignedQuiz[] }).quizzes
  }
  /** All right answers of the first so many questions, and wrong ones for the rest. */
  const answersWith = (right: number) =>
    Object.fromEntries(
      known.map(({ id, right: good, wrong }, index) => {
        const chosen = index < right ? good : wrong
        return [id, index === 1 ? chosen : (chosen[0] ?? 'sai rồi')]
      }),
    )
  /** One whole attempt; answers the history id. */
  const sit = async (right = 4) => {
    await begin()
    return historyOf(await submit({ answers: answersWith(right) }))
  }
  return {
    ...app,
    parent,
    child,
    childToken,
    quiz,
    assignment,
    known: known as [KnownQuestion, KnownQuestion, KnownQuestion, KnownQuestion],
    show,
    begin,
    save,
    submit,
    result,
    list,
    answersWith,
    sit,
  }
}

export const viewOf = (answer: Answer): contract.SittingView => answer.body['data'] as contract.SittingView
export const historyOf = (answer: Answer): string => (answer.body['data'] as { _id: string })._id
export const resultOf = (answer: Answer): AttemptHistory => answer.body['data'] as AttemptHistory
