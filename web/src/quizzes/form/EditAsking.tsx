import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useWatch } from 'react-hook-form'
import { AskingFields } from './AskingFields.tsx'
import type { QuizFormState } from './quiz-form.ts'

interface EditAskingProps<Output> {
  form: QuizFormState<Output>
  /** Every question that was met so far: the form itself holds only their ids. */
  known: readonly QuestionSummary[]
}

export function EditAsking<Output>({ form, known }: EditAskingProps<Output>) {
  const ids = useWatch({ control: form.control, name: 'questions' })
  const questions = ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? [])
  return <AskingFields form={form} questions={questions} />
}
