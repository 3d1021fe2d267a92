import { QuizDraft, deadlineProblem } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { QuizValues } from '../form/quiz-values.ts'

/** In their order; as they stand in the address. */
export const steps = ['1', '2', '2.1', '3', '4'] as const
export type Step = (typeof steps)[number]

export const stepNames = {
  '1': 'basics',
  '2': 'source',
  '2.1': 'questions',
  '3': 'preview',
  '4': 'save',
} as const satisfies Record<Step, string>

/** What the first step asks; the questions and the last step's fields come later. */
const Basics = QuizDraft.omit({
  questions: true,
  draws: true,
  sections: true,
  placing: true,
  password: true,
  releaseDate: true,
  isQrCode: true,
})

export function hasBasics(values: QuizValues): boolean {
  return Basics.safeParse(values).success && deadlineProblem(values.deadline, new Date()) === null
}

/** The step that was asked for, or the last one before it that is open yet. */
export function openStep(wanted: unknown, values: QuizValues): Step {
  // The router reads `?step=2` as the number that it looks like.
  const asked = steps.find((step) => step === String(wanted)) ?? '1'
  if (!hasBasics(values)) return '1'
  const needsQuestions = asked === '3' || asked === '4'
  return needsQuestions && values.questions.length + values.draws.length === 0 ? '2.1' : asked
}

export function stepBefore(step: Step): Step {
  return steps[steps.indexOf(step) - 1] ?? '1'
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? '4'
}
