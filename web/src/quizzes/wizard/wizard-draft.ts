import { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Placing, QuizDraw, QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import { QuizScale } from '@lms/contracts/quizzes/quiz-points.ts'
import { z } from 'zod'
import { type QuizValues, emptyValues } from '../form/quiz-values.ts'

/** What the wizard holds between its steps. */
export interface WizardDraft {
  values: QuizValues
  /** The chosen ones, in their order. */
  questions: QuestionSummary[]
  usesPassword: boolean
}

const text = z.string()
const count = z.number().nullable()
const Stored = z.object({
  values: z.object({
    title: text,
    description: text,
    instructions: text,
    class: text,
    subject: text,
    type: text,
    difficulty: text,
    gradingMethod: text,
    multipleChoiceCredit: text,
    password: text,
    estimatedTime: count,
    timeLimit: count,
    passingScore: count,
    maxAttempts: count,
    deadline: text.nullable(),
    releaseDate: text.nullable(),
    tags: z.array(text),
    questions: z.array(text),
    isActive: z.boolean(),
    isPublic: z.boolean(),
    shuffleQuestions: z.boolean(),
    shuffleAnswers: z.boolean(),
    showCorrectAnswers: z.boolean(),
    showResultsImmediately: z.boolean(),
    isQrCode: z.boolean(),
    // What was kept before a quiz could have them has none.
    scale: QuizScale.catch('sum'),
    draws: z.array(QuizDraw).catch([]),
    sections: z.array(QuizSection).catch([]),
    placing: Placing.catch({}),
  }),
  questions: z.array(QuestionSummary),
  usesPassword: z.boolean(),
})

export function freshDraft(): WizardDraft {
  return { values: emptyValues(), questions: [], usesPassword: false }
}

/**
 * Kept for this tab and this person: a reload, a session that ends and somebody else who signs in meanwhile take
 * nothing away. What a browser refuses to keep is only lost with the page.
 */
export function draftStore(userId: string) {
  const key = `quiz_wizard:${userId}`
  return {
    read(): WizardDraft {
      try {
        const stored = Stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return stored.success ? (stored.data as WizardDraft) : freshDraft()
      } catch {
        return freshDraft()
      }
    },
    write(draft: WizardDraft): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Nothing more can be done; the page itself still holds it.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept there either.
      }
    },
  }
}
