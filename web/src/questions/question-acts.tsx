import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { bringQuestionBack, reloadQuestions } from './question-api.ts'

type Named = Pick<QuestionSummary, '_id' | 'title'>

/** What can be done to one question; each tells how it went, and answers whether it did. */
export function useQuestionActs() {
  const withToast = useRecordActs(reloadQuestions)

  const restore = ({ _id }: Named, onDone?: () => void): Promise<boolean> =>
    withToast({ run: () => bringQuestionBack(_id), done: translated(questionMessages.restored), onDone })

  return { restore }
}

/** Administrators change every question, others their own. */
export function useMayChange(): (question: Pick<QuestionSummary, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'question:update', { authorId: createdBy?._id ?? null })
}
