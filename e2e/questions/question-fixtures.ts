import type { APIRequestContext, Page } from '@playwright/test'
import type { InputOf } from '@lms/contracts/call.ts'
import { type ClassCode, defaultClass } from '@lms/contracts/classes/classes.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { createQuestion, getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { createSubject } from '@lms/contracts/subjects/subjects.ts'
import { call } from '../call.ts'
import { expect } from '../test.ts'

type Draft = Partial<InputOf<typeof createQuestion>> & { title: string }

const usualAnswers: Partial<Record<QuestionType, { text: string; isCorrect?: boolean }[]>> = {
  true_false: [{ text: 'Đúng', isCorrect: true }, { text: 'Sai' }],
  single_choice: [{ text: 'năm', isCorrect: true }, { text: 'sáu' }],
  multiple_choice: [{ text: 'hai', isCorrect: true }, { text: 'bốn', isCorrect: true }, { text: 'năm' }],
  fill_blank: [{ text: 'Hà Nội', isCorrect: true }],
}

export interface QuestionFixtures {
  subjectId: string
  add: (draft: Draft) => Promise<string>
  change: (id: string, changes: Partial<InputOf<typeof updateQuestion>>) => Promise<void>
}

let made = 0

/** A subject of its own, and questions in it that are there before the story begins. */
export async function questionFixtures(
  request: APIRequestContext,
  name: string,
  schoolClass: ClassCode = defaultClass,
): Promise<QuestionFixtures> {
  const role = 'administrator'
  made += 1
  const { subject } = await call(request, createSubject, {
    role,
    body: { name, code: `E2E_${Date.now() % 10_000}${made}`, class: schoolClass },
  })
  const subjectId = subject._id
  return {
    subjectId,
    async add({ type = 'single_choice', ...draft }) {
      const { question } = await call(request, createQuestion, {
        role,
        body: {
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
      return question._id
    },
    async change(id, changes) {
      const { question } = await call(request, getQuestion, { role, params: { id } })
      await call(request, updateQuestion, { role, params: { id }, body: { version: question.version, ...changes } })
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
