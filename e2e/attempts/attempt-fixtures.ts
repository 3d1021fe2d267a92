import { type Page, expect } from '@playwright/test'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { signInAs } from '../people.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { administratorToken, createPerson } from '../users/people.ts'

export interface Fixtures {
  quizId: string
  assignmentId: string
}

interface FixtureOptions extends Partial<QuizDraftInput> {
  types?: readonly QuestionType[]
  explanation?: string
}

const everyType: readonly QuestionType[] = ['single_choice', 'multiple_choice', 'true_false', 'fill_blank']

/** A quiz of four questions, given to a student of its own who is signed in on this page. */
export async function attemptFixtures(
  page: Page,
  title: string,
  { types = everyType, explanation = '', ...draft }: FixtureOptions = {},
): Promise<Fixtures> {
  const { request } = page
  const subject = await questionFixtures(request, title)
  const questions: string[] = []
  for (const [index, type] of types.entries()) {
    questions.push(await subject.add({ title: `Câu hỏi số ${index + 1}`, type, explanation }))
  }
  const headers = { authorization: `Bearer ${await administratorToken(request)}` }
  const created = await request.post('/api/v1/quizzes', {
    headers,
    data: {
      title,
      description: 'Bài kiểm tra ngắn cuối tuần.',
      class: 'LOP_4',
      subject: subject.subjectId,
      timeLimit: 45,
      passingScore: 60,
      maxAttempts: 2,
      isPublic: false,
      isActive: true,
      questions,
      ...draft,
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const quizId = ((await created.json()) as { data: { quiz: { _id: string } } }).data.quiz._id
  const email = `${crypto.randomUUID()}@test.example`
  const studentId = await createPerson(request, { firstName: 'An', lastName: 'Nguyễn Bé', email, role: 'student' })
  const given = await request.post(`/api/v1/quizzes/${quizId}/assign`, { headers, data: { studentId } })
  expect(given.ok(), await given.text()).toBe(true)
  const { assignment } = ((await given.json()) as { data: { assignment: { _id: string } } }).data
  await signInAs(page, { email, password: 'Demo1234' })
  return { quizId, assignmentId: assignment._id }
}

export async function start(page: Page, { assignmentId }: Fixtures): Promise<void> {
  await page.goto(`/student/quizzes/${assignmentId}`)
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Everything that was given has arrived. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
}

export function savedIn(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/answers') && response.ok())
}

export async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Câu ${number}(,|$)`) }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Câu hỏi số ${number}` })).toBeVisible()
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nộp bài' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
  await dialog.getByRole('button', { name: 'Nộp bài', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()
}

/** What the server has of the running attempt. */
export async function keptAnswers(page: Page, { assignmentId }: Fixtures): Promise<unknown[]> {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  const answer = await page.request.get(`/api/v1/students/quizzes/${assignmentId}/show`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { attempt } = ((await answer.json()) as { data: { attempt: { answers: Record<string, unknown> } | null } }).data
  return Object.values(attempt?.answers ?? {})
}
