import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { IconCircleCheck, IconCircleOff, IconCopy } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { recordActions } from '../../ui/record-list/record-actions.ts'
import { useMayChange, useQuizActs } from '../quiz-acts.tsx'
import { quizTexts } from '../quiz-texts.ts'

/** `onGone`: what has left the list can no longer be selected. */
export function useQuizRowActions(onGone: (id: string) => void): (quiz: QuizSummary) => RowAction[] {
  const t = useTexts(quizTexts)
  const navigate = useNavigate()
  const acts = useQuizActs()
  const mayChange = useMayChange()

  async function duplicate(quiz: QuizSummary): Promise<void> {
    const copy = await acts.duplicate(quiz)
    if (copy !== null) await navigate({ to: screens.quizView.path, params: { id: copy._id } })
  }

  return (quiz) => {
    const { _id: id, isActive } = quiz
    const params = { id }
    const copy: RowAction = { label: t('duplicate'), icon: IconCopy, onClick: () => void duplicate(quiz) }
    return recordActions({
      t,
      isDeleted: quiz.deletedAt !== null,
      mayChange: mayChange(quiz),
      onView: () => void navigate({ to: screens.quizView.path, params }),
      onEdit: () => void navigate({ to: screens.quizEdit.path, params }),
      onRestore: () => void acts.restore(quiz, () => onGone(id)),
      onDelete: () => void acts.remove(quiz, () => onGone(id)),
      more: [
        copy,
        {
          label: t(isActive ? 'deactivate' : 'activate'),
          icon: isActive ? IconCircleOff : IconCircleCheck,
          onClick: () => void acts.setActive(quiz, !isActive),
        },
      ],
      // Of another parent's public quiz nobody else is told the author, nor the questions that a copy would need.
      forReaders: quiz.createdBy === null ? [] : [copy],
    })
  }
}
