import type { QuizBulkAction } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Quiz, QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { useRecordActs } from '../ui/record-list/record-acts.ts'
import { bringQuizBack, changeMany, copyQuiz, reloadQuizzes, removeQuiz, sittingIn } from './quiz-api.ts'
import { quizTexts } from './quiz-texts.ts'

type Named = Pick<QuizSummary, '_id' | 'title'>

/** What can be done to one quiz; each tells how it went, and answers whether it did. */
export function useQuizActs() {
  const t = useTexts(quizTexts)
  const withToast = useRecordActs(reloadQuizzes)

  const restore = ({ _id }: Named, onDone?: () => void): Promise<boolean> =>
    withToast({ run: () => bringQuizBack(_id), done: translated(quizMessages.restored), onDone })

  return {
    restore,

    /** One record as a bulk act needs no version: switching it on or off overwrites nobody's words. */
    async setActive({ _id, title }: Named, isActive: boolean): Promise<boolean> {
      const sitting = isActive ? 0 : await sittingIn([_id])
      return withToast({
        ...(sitting > 0 && {
          question: {
            title: t('deactivateTitle', { title }),
            message: t('sitting', { count: formatNumber(sitting) }),
            confirmLabel: t('deactivate'),
          },
        }),
        run: () => changeOne(_id, isActive ? 'activate' : 'deactivate'),
        done: translated(isActive ? quizMessages.activated : quizMessages.deactivated),
      })
    },

    async duplicate({ _id }: Named): Promise<Quiz | null> {
      const made: Quiz[] = []
      await withToast({
        run: async () => made.push(await copyQuiz(_id)),
        done: translated(quizMessages.duplicated),
      })
      return made[0] ?? null
    },

    async remove(quiz: Named, onDone?: () => void): Promise<boolean> {
      const sitting = await sittingIn([quiz._id])
      const sat = sitting === 0 ? [] : [t('sitting', { count: formatNumber(sitting) })]
      return withToast({
        question: {
          title: t('deleteTitle', { title: quiz.title }),
          message: [t('deleteMessage'), ...sat].join(' '),
          confirmLabel: t('delete'),
          danger: true,
        },
        run: () => removeQuiz(quiz._id),
        done: translated(quizMessages.deleted),
        undo: { label: t('undo'), run: () => void restore(quiz) },
        onDone,
        failed: (error) => messageOf(error, quizMessages.deleteFailed.default),
      })
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
