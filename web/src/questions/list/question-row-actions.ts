import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { IconArrowBackUp, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { useMayChange, useQuestionActs } from '../question-acts.tsx'
import { questionTexts } from '../question-texts.ts'

/** `onGone`: what has left the list can no longer be selected. */
export function useQuestionRowActions(onGone: (id: string) => void): (question: QuestionSummary) => RowAction[] {
  const t = useTexts(questionTexts)
  const navigate = useNavigate()
  const acts = useQuestionActs()
  const mayChange = useMayChange()

  return (question) => {
    const { _id: id } = question
    const view: RowAction = {
      label: t('view'),
      icon: IconEye,
      onClick: () => void navigate({ to: screens.questionView.path, params: { id } }),
    }
    if (!mayChange(question)) return [view]
    if (question.deletedAt !== null) {
      const restore = async (): Promise<void> => {
        if (await acts.restore(question)) onGone(id)
      }
      return [view, { label: t('restore'), icon: IconArrowBackUp, onClick: () => void restore() }]
    }
    return [
      view,
      {
        label: t('edit'),
        icon: IconPencil,
        onClick: () => void navigate({ to: screens.questionEdit.path, params: { id } }),
      },
      {
        label: t('delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => void acts.remove(question, () => onGone(id)),
      },
    ]
  }
}
