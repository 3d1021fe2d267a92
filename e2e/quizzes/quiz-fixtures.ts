import type { APIRequestContext, Page } from '@playwright/test'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { expect } from '../test.ts'
import { administratorToken } from '../users/people.ts'

export interface Fixtures {
  subjectId: string
  questionIds: string[]
  add: (draft: Partial<QuizDraftInput> & { title: string }) => Promise<string>
  change: (id: string, changes: object) => Promise<void>
}

/** A subject with questions and quizzes of its own, which are there before the story begins. */
export async function quizFixtures(
  request: APIRequestContext,
  name: string,
  { schoolClass = 'LOP_4', titles = ['Câu thứ nhất', 'Câu thứ hai', 'Câu thứ ba'] } = {},
): Promise<Fixtures> {
  const questions = await questionFixtures(request, name, schoolClass)
  const questionIds: string[] = []
  for (const title of titles) questionIds.push(await questions.add({ title }))
  const headers = { authorization: `Bearer ${await administratorToken(request)}` }
  return {
    subjectId: questions.subjectId,
    questionIds,
    async add(draft) {
      const answer = await request.post('/api/v1/quizzes', {
        headers,
        data: {
          description: 'Bài kiểm tra ngắn cuối tuần.',
          class: schoolClass,
          subject: questions.subjectId,
          timeLimit: 45,
          passingScore: 60,
          maxAttempts: 2,
          questions: questionIds,
          ...draft,
        },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      return ((await answer.json()) as { data: { quiz: { _id: string } } }).data.quiz._id
    },
    async change(id, changes) {
      const current = await request.get(`/api/v1/quizzes/${id}`, { headers })
      const { quiz } = ((await current.json()) as { data: { quiz: { version: number } } }).data
      const changed = await request.put(`/api/v1/quizzes/${id}`, {
        headers,
        data: { version: quiz.version, ...changes },
      })
      expect(changed.status(), await changed.text()).toBe(200)
    },
  }
}

/** What a quiz's page says beside a name. */
export function fact(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}
