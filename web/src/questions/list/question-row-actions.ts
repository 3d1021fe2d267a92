import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { recordActions } from '../../ui/record-list/record-actions.ts'
import type { QuestionDeletion } from '../deletion/question-deletion.tsx'
import { useMayChange, useQuestionActs } from '../question-acts.tsx'
import { questionTexts } from '../question-texts.ts'

/** `onGone`: what has left the list can no longer be selected. */
export function useQuestionRowActions(
  remove: QuestionDeletion['remove'],
  onGone: (id: string) => void,
): (question: QuestionSummary) => RowAction[] {
  const t = useTexts(questionTexts)
  const navigate = useNavigate()
  const acts = useQuestionActs()
  const mayChange = useMayChange()

  return (question) => {
    const { _id: id } = question
    const params = { id }
    return recordActions({
      t,
      isDeleted: question.deletedAt !== null,
      mayChange: mayChange(question),
      onView: () => void navigate({ to: screens.questionView.path, params }),
      onEdit: () => void navigate({ to: screens.questionEdit.path, params }),
      onRestore: () => void acts.restore(question, () => onGone(id)),
      onDelete: () => void remove(question, () => onGone(id)),
    })
  }
}
