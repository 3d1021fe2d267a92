import type { APIRequestContext } from '@playwright/test'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { createChild } from '@lms/contracts/children/children.ts'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { call, tokenOf } from '../call.ts'
import { type Newcomer, register } from '../people.ts'
import { quizFixtures } from '../quizzes/quiz-fixtures.ts'

export interface Family {
  parent: Newcomer
  parentToken: string
  child: { id: string; username: string; password: string }
  childToken: string
  /** A quiz of three questions for the child; answers its id. */
  give(title: string, changes?: Partial<QuizDraftInput>): Promise<string>
  /** The child sits it, with this many right. */
  sit(quizId: string, right: number): Promise<void>
}

const childPassword = 'cam-nho-1'

/** A parent and a child of their own, so that no test changes what another one relies on. */
export async function openFamily(request: APIRequestContext, name: string): Promise<Family> {
  const parent = await register(request, 'manager', `Phạm Thu ${name}`)
  const parentToken = await tokenOf(request, parent)
  const username = `be-${crypto.randomUUID().slice(0, 8)}`
  const { child } = await call(request, createChild, {
    token: parentToken,
    body: { firstName: name, lastName: 'Phạm Gia', username, email: '', password: childPassword },
  })
  const childToken = await tokenOf(request, { email: username, password: childPassword })
  const quizzes = await quizFixtures(request, `Chủ đề ${name}`)
  return {
    parent,
    parentToken,
    child: { id: child._id, username, password: childPassword },
    childToken,
    async give(title, changes = {}) {
      const id = await quizzes.add({ title, isPublic: false, ...changes })
      await call(request, assignQuiz, { role: 'administrator', params: { id }, body: { studentId: child._id } })
      return id
    },
    sit: (quizId, right) => sitAs(request, childToken, quizId, right),
  }
}

/** One whole attempt: the right option of the first so many questions says 'năm'. */
export async function sitAs(request: APIRequestContext, token: string, quizId: string, right: number): Promise<void> {
  const sitting = { token, params: { id: quizId } }
  const { quiz } = await call(request, startAttempt, { ...sitting, body: {} })
  const answers = Object.fromEntries(
    quiz.questions.map(({ _id, answers: options }, index) => {
      const wanted = options.find(({ text }) => text.includes('năm') === index < right)
      return [_id, wanted?._id ?? '']
    }),
  )
  await call(request, submitAttempt, { ...sitting, body: { answers } })
}
