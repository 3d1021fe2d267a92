import type { APIRequestContext, Page } from '@playwright/test'
import type { QuizDraftInput } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { InputOf } from '@lms/contracts/call.ts'
import { defaultClass } from '@lms/contracts/classes/classes.ts'
import { createQuiz, getQuiz, updateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { call } from '../call.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'

export interface Fixtures {
  subjectId: string
  questionIds: string[]
  add: (draft: Partial<QuizDraftInput> & { title: string }) => Promise<string>
  change: (id: string, changes: Partial<InputOf<typeof updateQuiz>>) => Promise<void>
}

/** A subject with questions and quizzes of its own, which are there before the story begins. */
export async function quizFixtures(
  request: APIRequestContext,
  name: string,
  { schoolClass = defaultClass, titles = ['Câu thứ nhất', 'Câu thứ hai', 'Câu thứ ba'] } = {},
): Promise<Fixtures> {
  const questions = await questionFixtures(request, name, schoolClass)
  const questionIds: string[] = []
  for (const title of titles) questionIds.push(await questions.add({ title }))
  const role = 'administrator'
  return {
    subjectId: questions.subjectId,
    questionIds,
    async add(draft) {
      const { quiz } = await call(request, createQuiz, {
        role,
        body: {
          description: 'Bài kiểm tra ngắn cuối tuần.',
          class: schoolClass,
          subject: questions.subjectId,
          timeLimit: 45,
          passingScore: 60,
          maxAttempts: 2,
          isPublic: true,
          questions: questionIds,
          ...draft,
        },
      })
      return quiz._id
    },
    async change(id, changes) {
      const { quiz } = await call(request, getQuiz, { role, params: { id } })
      if (!('version' in quiz)) throw new Error('An administrator sees only the face of the quiz')
      await call(request, updateQuiz, { role, params: { id }, body: { version: quiz.version, ...changes } })
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
