import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { bringQuestionBack, reloadQuestions, removeQuestion } from './question-api.ts'
import { questionTexts } from './question-texts.ts'

type Named = Pick<QuestionSummary, '_id' | 'title'>

/** What can be done to one question; each tells how it went, and answers whether it did. */
export function useQuestionActs() {
  const t = useTexts(questionTexts)
  const queryClient = useQueryClient()

  async function restore(question: Named): Promise<boolean> {
    try {
      await bringQuestionBack(question._id)
      toast.success(translated(questionMessages.restored))
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await reloadQuestions(queryClient)
    }
  }

  return {
    restore,

    async remove(question: Named, onGone?: () => void): Promise<boolean> {
      const isWanted = await confirm({
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
      })
      if (!isWanted) return false
      try {
        await removeQuestion(question._id)
      } catch (error) {
        toast.error(messageOf(error, questionMessages.deleteError))
        return false
      }
      onGone?.()
      toast.success(translated(questionMessages.deleted), {
        label: t('undo'),
        run: () => void restore(question),
      })
      await reloadQuestions(queryClient)
      return true
    },
  }
}

/** Administrators change every question, others their own. */
export function useMayChange(): (question: Pick<QuestionSummary, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'question:update', { authorId: createdBy?._id ?? null })
}
