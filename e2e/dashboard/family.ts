import { type APIRequestContext, expect } from '@playwright/test'
import type { AccessToken } from '@lms/contracts/accounts/accounts.ts'
import { type Newcomer, register } from '../people.ts'
import { quizFixtures } from '../quizzes/quiz-fixtures.ts'
import { administratorToken } from '../users/people.ts'

export interface Family {
  parent: Newcomer
  parentToken: string
  child: { id: string; username: string; password: string }
  childToken: string
  /** A quiz of three questions for the child; answers its id. */
  give(title: string, changes?: object): Promise<string>
  /** The child sits it, with this many right. */
  sit(quizId: string, right: number): Promise<void>
}

const childPassword = 'cam-nho-1'

/** A parent and a child of their own, so that no test changes what another one relies on. */
export async function openFamily(request: APIRequestContext, name: string): Promise<Family> {
  const parent = await register(request, 'manager', `Phạm Thu ${name}`)
  const parentToken = await tokenOf(request, parent.email, parent.password)
  const username = `be-${crypto.randomUUID().slice(0, 8)}`
  const made = await request.post('/api/v1/children', {
    headers: { authorization: `Bearer ${parentToken}` },
    data: { firstName: name, lastName: 'Phạm Gia', username, email: '', password: childPassword },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { child } = ((await made.json()) as { data: { child: { _id: string } } }).data
  const childToken = await tokenOf(request, username, childPassword)
  const quizzes = await quizFixtures(request, `Chủ đề ${name}`)
  const administrator = { authorization: `Bearer ${await administratorToken(request)}` }
  return {
    parent,
    parentToken,
    child: { id: child._id, username, password: childPassword },
    childToken,
    async give(title, changes = {}) {
      const id = await quizzes.add({ title, isPublic: false, ...changes })
      const given = await request.post(`/api/v1/quizzes/${id}/assign`, {
        headers: administrator,
        data: { studentId: child._id },
      })
      expect(given.ok(), await given.text()).toBe(true)
      return id
    },
    sit: (quizId, right) => sitAs(request, childToken, quizId, right),
  }
}

interface SeenQuestion {
  _id: string
  answers: { _id: string; text: string }[]
}

/** One whole attempt: the right option of the first so many questions says 'năm'. */
export async function sitAs(request: APIRequestContext, token: string, quizId: string, right: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const begun = await request.post(`/api/v1/students/quizzes/${quizId}/start`, { headers, data: {} })
  expect(begun.ok(), await begun.text()).toBe(true)
  const { quiz } = ((await begun.json()) as { data: { quiz: { questions: SeenQuestion[] } } }).data
  const answers = Object.fromEntries(
    quiz.questions.map(({ _id, answers: options }, index) => {
      const wanted = options.find(({ text }) => text.includes('năm') === index < right)
      return [_id, wanted?._id ?? '']
    }),
  )
  const done = await request.post(`/api/v1/students/quizzes/${quizId}/submit`, { headers, data: { answers } })
  expect(done.ok(), await done.text()).toBe(true)
}

export async function tokenOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/v1/auth/admin/login', { data: { email, password } })
  return ((await answer.json()) as { data: { token: AccessToken } }).data.token.token
}
