import { says } from '@lms/contracts/messages.ts'
import {
  QuizDraft,
  type QuizChanges,
  deadlineProblem,
  quizEditFor,
  releaseProblem,
} from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { type ContractForm, useContractForm } from '../../ui/form/contract-form.ts'
import { type QuizValues, draftOf, valuesOf } from './quiz-values.ts'

/** The fields of both forms have the same names; what becomes of them differs. */
export type QuizControl<Output> = Control<QuizValues, unknown, Output>
export type QuizFormState<Output> = ContractForm<QuizValues, Output>

/** Choices that are still open are empty texts, which the schemas refuse with their own words. */
type FormSchema<Output> = z.ZodType<Output, QuizValues>

/** At the field itself, so that the first step says it although the last ones are still open. */
const OpenDeadline = QuizDraft.shape.deadline.superRefine((deadline, context) => {
  const late = deadlineProblem(deadline, new Date())
  if (late !== null) context.addIssue({ code: 'custom', message: says(late) })
})

/** What the wizard makes of its fields in the end. */
export const WizardDraft = QuizDraft.extend({ deadline: OpenDeadline }).superRefine(
  ({ releaseDate, deadline }, context) => {
    const problem = releaseProblem({ releaseDate, deadline }, new Date())
    if (problem !== null) context.addIssue({ code: 'custom', path: ['releaseDate'], message: says(problem) })
  },
) as unknown as FormSchema<QuizDraft>

export function useEditForm(quiz: Quiz, base: Quiz): QuizFormState<QuizDraft> {
  return useContractForm({ schema: editSchemaFor(base), defaultValues: valuesOf(draftOf(quiz)) })
}

/** The limits of the edit form for what differs from the record, as the server checks them too. */
function editSchemaFor(base: Quiz): FormSchema<QuizDraft> {
  const { version } = base
  const schema = quizEditFor(base).superRefine((changes, context) => {
    const problem = datesProblem(changes, base)
    if (problem !== null) context.addIssue({ code: 'custom', path: ['releaseDate'], message: says(problem) })
    const { deadline = null } = changes
    const late = deadline === base.deadline ? null : deadlineProblem(deadline, new Date())
    if (late !== null) context.addIssue({ code: 'custom', path: ['deadline'], message: says(late) })
    const { questions = [], draws = [] } = changes
    if (questions.length === 0 && draws.length === 0)
      context.addIssue({ code: 'custom', path: ['questions'], message: says(quizMessages.questionsRequired) })
  })
  return z.preprocess((values) => ({ ...(values as object), version }), schema) as unknown as FormSchema<QuizDraft>
}

/** A release that has long been is no mistake while nobody touches it. */
function datesProblem({ releaseDate = null, deadline = null }: QuizChanges, base: Quiz) {
  if (releaseDate !== base.releaseDate) return releaseProblem({ releaseDate, deadline }, new Date())
  return deadline === base.deadline ? null : releaseProblem({ releaseDate, deadline }, new Date(0))
}
