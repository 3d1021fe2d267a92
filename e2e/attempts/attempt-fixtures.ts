import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { saveAnswers, showStudentQuiz } from '@lms/contracts/attempts/attempts.ts'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { type Credentials, call, routeOf } from '../call.ts'
import { signInAs, storedToken } from '../people.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { createPerson } from '../users/people.ts'

export interface Fixtures {
  quizId: string
  assignmentId: string
}

export interface FixtureOptions extends Partial<QuizDraftInput> {
  types?: readonly QuestionType[]
  explanation?: string
  /** Of every question, instead of the usual one. */
  content?: string
  /** What a question of a type brings along. */
  draftOf?: (type: QuestionType) => object
}

const everyType: readonly QuestionType[] = ['single_choice', 'multiple_choice', 'true_false', 'fill_blank']

/** A quiz of four questions, given to a student of its own who is signed in on this page. */
export async function attemptFixtures(page: Page, title: string, options: FixtureOptions = {}): Promise<Fixtures> {
  const { student, ...fixtures } = await givenQuiz(page.request, title, options)
  await signInAs(page, student)
  return fixtures
}

/** The same, with nobody at a screen yet. */
export async function givenQuiz(
  request: APIRequestContext,
  title: string,
  { types = everyType, explanation = '', content, draftOf, ...draft }: FixtureOptions = {},
): Promise<Fixtures & { student: Credentials }> {
  const subject = await questionFixtures(request, title)
  const questions: string[] = []
  for (const [index, type] of types.entries()) {
    questions.push(
      await subject.add({
        title: `Câu hỏi số ${index + 1}`,
        type,
        explanation,
        ...(content && { content }),
        ...draftOf?.(type),
      }),
    )
  }
  const role = 'administrator'
  const { quiz } = await call(request, createQuiz, {
    role,
    body: {
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
  const quizId = quiz._id
  const email = `${crypto.randomUUID()}@test.example`
  const studentId = await createPerson(request, { firstName: 'An', lastName: 'Nguyễn Bé', email, role: 'student' })
  const { assignment } = await call(request, assignQuiz, { role, params: { id: quizId }, body: { studentId } })
  return { quizId, assignmentId: assignment._id, student: { email, password: 'Kem-dua-47' } }
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
  return page.waitForResponse((response) => routeOf(saveAnswers).test(response.url()) && response.ok())
}

/** By its number: on a phone the numbers are behind a button of the bar. */
export async function goTo(page: Page, number: number): Promise<void> {
  const numbers = page.getByRole('button', { name: /^Danh sách câu hỏi/ })
  if (await numbers.isVisible()) await numbers.click()
  await page.getByRole('button', { name: new RegExp(`^Câu ${number}(,|$)`) }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Câu hỏi số ${number}` })).toBeVisible()
}

export async function submit(page: Page): Promise<void> {
  await handIn(page)
  await expect(page.getByRole('dialog', { name: 'Chúc mừng bạn!' })).toBeVisible()
}

/** Beside the numbers, and in the bar of the last question. */
export function submitButton(page: Page) {
  return page.locator('main').getByRole('button', { name: 'Nộp bài' }).last()
}

/** Says that it is done, and confirms it; what comes of it is another matter. */
export async function handIn(page: Page): Promise<void> {
  await submitButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Nộp bài?' })
  await dialog.getByRole('button', { name: 'Nộp bài', exact: true }).click()
}

/** What the server has of the running attempt. */
export async function keptAnswers(page: Page, { assignmentId }: Fixtures): Promise<unknown[]> {
  const token = await storedToken(page)
  const { attempt } = await call(page.request, showStudentQuiz, { token, params: { id: assignmentId } })
  return Object.values(attempt?.answers ?? {})
}
