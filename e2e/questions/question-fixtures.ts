import type { APIRequestContext, Page } from '@playwright/test'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { expect } from '../test.ts'
import { administratorToken } from '../users/people.ts'

interface Draft {
  title: string
  content?: string
  type?: QuestionType
  class?: string
  difficulty?: string
  points?: number
  explanation?: string
  answers?: { text: string; isCorrect?: boolean }[]
}

const usualAnswers: Record<QuestionType, { text: string; isCorrect?: boolean }[]> = {
  true_false: [{ text: 'Đúng', isCorrect: true }, { text: 'Sai' }],
  single_choice: [{ text: 'năm', isCorrect: true }, { text: 'sáu' }],
  multiple_choice: [{ text: 'hai', isCorrect: true }, { text: 'bốn', isCorrect: true }, { text: 'năm' }],
  fill_blank: [{ text: 'Hà Nội', isCorrect: true }],
}

export interface QuestionFixtures {
  subjectId: string
  add: (draft: Draft) => Promise<string>
  change: (id: string, changes: object) => Promise<void>
}

let made = 0

/** A subject of its own, and questions in it that are there before the story begins. */
export async function questionFixtures(
  request: APIRequestContext,
  name: string,
  schoolClass = 'LOP_4',
): Promise<QuestionFixtures> {
  const headers = { authorization: `Bearer ${await administratorToken(request)}` }
  made += 1
  const answer = await request.post('/api/v1/subjects', {
    headers,
    data: { name, code: `E2E_${Date.now() % 10_000}${made}`, class: schoolClass },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = (await answer.json()) as { data: { subject: { _id: string } } }
  const subjectId = data.subject._id
  return {
    subjectId,
    async add({ type = 'single_choice', ...draft }) {
      const created = await request.post('/api/v1/questions', {
        headers,
        data: {
          content: '<p>Nội dung đủ dài của câu hỏi này.</p>',
          class: schoolClass,
          difficulty: 'easy',
          points: 10,
          answers: usualAnswers[type],
          ...draft,
          type,
          subject: subjectId,
        },
      })
      expect(created.status(), await created.text()).toBe(201)
      return ((await created.json()) as { data: { question: { _id: string } } }).data.question._id
    },
    async change(id, changes) {
      const current = await request.get(`/api/v1/questions/${id}`, { headers })
      const { question } = ((await current.json()) as { data: { question: { version: number } } }).data
      const changed = await request.put(`/api/v1/questions/${id}`, {
        headers,
        data: { version: question.version, ...changes },
      })
      expect(changed.status(), await changed.text()).toBe(200)
    },
  }
}

export async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export async function write(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).click()
  await page.keyboard.type(text)
}

/** Everything but the answers. */
export async function fillQuestion(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await write(page, 'Content', 'Hai cộng ba bằng bao nhiêu?')
  await choose(page, 'Class', 'Lớp 4')
  await choose(page, 'Difficulty', 'Dễ')
}

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
