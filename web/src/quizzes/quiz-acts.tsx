import type { Message } from '@lms/contracts/messages.ts'
import type { QuizBulkAction } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Quiz, QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { bringQuizBack, changeMany, copyQuiz, reloadQuizzes, removeQuiz } from './quiz-api.ts'
import { quizTexts } from './quiz-texts.ts'

type Named = Pick<QuizSummary, '_id' | 'title'>

/** What can be done to one quiz; each tells how it went, and answers whether it did. */
export function useQuizActs() {
  const t = useTexts(quizTexts)
  const queryClient = useQueryClient()

  async function withToast(act: () => Promise<unknown>, success: Message): Promise<boolean> {
    try {
      await act()
      toast.success(translated(success))
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await reloadQuizzes(queryClient)
    }
  }

  const restore = ({ _id }: Named): Promise<boolean> => withToast(() => bringQuizBack(_id), quizMessages.restored)

  return {
    restore,

    /** One record as a bulk act needs no version: switching it on or off overwrites nobody's words. */
    setActive: ({ _id }: Named, isActive: boolean): Promise<boolean> =>
      withToast(
        () => changeOne(_id, isActive ? 'activate' : 'deactivate'),
        isActive ? quizMessages.activated : quizMessages.deactivated,
      ),

    async duplicate({ _id }: Named): Promise<Quiz | null> {
      const made: Quiz[] = []
      await withToast(async () => made.push(await copyQuiz(_id)), quizMessages.duplicated)
      return made[0] ?? null
    },

    async remove(quiz: Named, onGone?: () => void): Promise<boolean> {
      const isWanted = await confirm({
        title: t('deleteTitle', { title: quiz.title }),
        message: t('deleteMessage'),
        confirmLabel: t('delete'),
        danger: true,
      })
      if (!isWanted) return false
      try {
        await removeQuiz(quiz._id)
      } catch (error) {
        toast.error(messageOf(error, quizMessages.deleteFailed))
        return false
      }
      onGone?.()
      toast.success(translated(quizMessages.deleted), { label: t('undo'), run: () => void restore(quiz) })
      await reloadQuizzes(queryClient)
      return true
    },
  }
}

async function changeOne(id: string, action: QuizBulkAction): Promise<void> {
  const { results } = await changeMany({ action, quizIds: [id] })
  const refused = results.find(({ success }) => !success)
  if (refused !== undefined) throw new ApiError({ ...refused, status: 409, code: 'refused' })
}

/** Administrators change every quiz, others their own. */
export function useMayChange(): (quiz: Pick<QuizSummary, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'quiz:update', { authorId: createdBy?._id ?? null })
}
