import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Text } from '@mantine/core'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { bringQuestionBack, reloadQuestions, removeQuestion } from './question-api.ts'
import { questionTexts } from './question-texts.ts'

type Named = Pick<QuestionSummary, '_id' | 'title'>

/** What can be done to one question; each tells how it went, and answers whether it did. */
export function useQuestionActs() {
  const t = useTexts(questionTexts)
  const withToast = useRecordActs(reloadQuestions)

  const restore = ({ _id }: Named, onDone?: () => void): Promise<boolean> =>
    withToast({ run: () => bringQuestionBack(_id), done: translated(questionMessages.restored), onDone })

  return {
    restore,

    remove: (question: Named, onDone?: () => void): Promise<boolean> =>
      withToast({
        question: {
          title: t('deleteTitle', { title: question.title }),
          message: (
            <>
              <Text>{translated(questionMessages.confirmDelete)}</Text>
              <Text size="sm" c="dimmed" mt="xs">
                {t('deleteSafe')}
              </Text>
            </>
          ),
          confirmLabel: t('delete'),
          danger: true,
        },
        run: () => removeQuestion(question._id),
        done: translated(questionMessages.deleted),
        undo: { label: t('undo'), run: () => void restore(question) },
        onDone,
        failed: (error) => messageOf(error, questionMessages.deleteError.default),
      }),
  }
}

/** Administrators change every question, others their own. */
export function useMayChange(): (question: Pick<QuestionSummary, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'question:update', { authorId: createdBy?._id ?? null })
}
