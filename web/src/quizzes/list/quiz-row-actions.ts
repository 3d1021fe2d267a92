import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleOff,
  IconCopy,
  IconEye,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
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
    const view: RowAction = {
      label: t('view'),
      icon: IconEye,
      onClick: () => void navigate({ to: screens.quizView.path, params: { id } }),
    }
    const copy: RowAction = { label: t('duplicate'), icon: IconCopy, onClick: () => void duplicate(quiz) }
    // Of another parent's public quiz nobody else is told the author, nor the questions that a copy would need.
    if (!mayChange(quiz)) return quiz.createdBy === null ? [view] : [view, copy]
    if (quiz.deletedAt !== null) {
      const restore = async (): Promise<void> => {
        if (await acts.restore(quiz)) onGone(id)
      }
      return [view, { label: t('restore'), icon: IconArrowBackUp, onClick: () => void restore() }]
    }
    return [
      view,
      {
        label: t('edit'),
        icon: IconPencil,
        onClick: () => void navigate({ to: screens.quizEdit.path, params: { id } }),
      },
      copy,
      {
        label: t(isActive ? 'deactivate' : 'activate'),
        icon: isActive ? IconCircleOff : IconCircleCheck,
        onClick: () => void acts.setActive(quiz, !isActive),
      },
      { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void acts.remove(quiz, () => onGone(id)) },
    ]
  }
}
