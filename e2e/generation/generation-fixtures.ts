import type { Page } from '@playwright/test'
import { generateQuiz, listProcesses } from '@lms/contracts/generation/generation.ts'
import { call } from '../call.ts'
import { register, signInAs, storedToken } from '../people.ts'
import { expect } from '../test.ts'

/** A parent of their own: nobody else's limits, processes or questions are in the way. */
export async function asNewParent(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, await register(page.request, 'manager'))
}

interface Wish {
  title: string
  easy?: number
  medium?: number
  hard?: number
}

/** Fills in what the form does not bring along. */
export async function fillForm(page: Page, { title, easy = 1, medium = 1, hard = 1 }: Wish): Promise<void> {
  await page.getByRole('textbox', { name: 'Tiêu đề' }).fill(title)
  await page.getByRole('checkbox', { name: 'Nhập chủ đề mới' }).check()
  await page.getByRole('textbox', { name: 'Chủ đề' }).fill('Số học')
  for (const [name, value] of Object.entries({
    'Tổng số câu': easy + medium + hard,
    'Số câu dễ': easy,
    'Số câu vừa': medium,
    'Số câu khó': hard,
  }))
    await page.getByRole('textbox', { name, exact: true }).fill(String(value))
}

export const create = (page: Page) => page.getByRole('button', { name: 'Tạo bài kiểm tra' })

/** A process that has ended, made by the call in the name of who is signed in; answers it. */
export async function made(page: Page, title: string, counts = { easy: 1, medium: 1, hard: 1 }) {
  const token = await storedToken(page)
  const { easy, medium, hard } = counts
  await call(page.request, generateQuiz, {
    token,
    body: {
      title,
      class: 'LOP_4',
      provider: 'gemini',
      model: 'gemini-2.0-flash',
      subject: 'Số học',
      totalQuestions: easy + medium + hard,
      easyQuestions: easy,
      mediumQuestions: medium,
      hardQuestions: hard,
      totalPoints: 100,
    },
  })
  const read = async () => (await call(page.request, listProcesses, { token, query: { search: title } })).data[0]
  await expect.poll(async () => (await read())?.status).toMatch(/completed|failed/)
  const process = await read()
  if (!process) throw new Error('The process is gone')
  return process
}
