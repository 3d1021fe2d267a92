import { QuestionDraft, UnplacedDraft } from '@lms/contracts/questions/questions.ts'
import type { z } from 'zod'
import { type ContractForm, useContractForm } from '../../ui/form/contract-form.ts'
import type { OpenDraft, QuestionValues } from './question-values.ts'

export type QuestionFormState = ContractForm<z.input<typeof QuestionDraft>, QuestionDraft>
export type QuestionControl = QuestionFormState['control']

/** Choices that are still open are empty texts, which the schema refuses with its own words. */
export const inputOf = (values: QuestionValues | OpenDraft) => values as z.input<typeof QuestionDraft>

/** The form of a question, by the rules that the server keeps. */
export function useQuestionForm(values: QuestionValues | OpenDraft): QuestionFormState {
  return useContractForm({ schema: QuestionDraft, defaultValues: inputOf(values) })
}

/** The same for one that is not in the bank yet: where it belongs may stay open. */
export function useUnplacedForm(values: OpenDraft): QuestionFormState {
  const form = useContractForm({ schema: UnplacedDraft, defaultValues: inputOf(values) })
  return form as unknown as QuestionFormState
}
