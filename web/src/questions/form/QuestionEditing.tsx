import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { Question, QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastSaveFailure } from '../../ui/form/save-failure.ts'
import { QuestionConflict } from './QuestionConflict.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { useTwoEditors } from './two-editors.ts'
import { changeQuestion, currentQuestionOf, reloadQuestions } from '../question-api.ts'
import { useQuestionForm } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import { questionVersions, valuesOf } from '../values/question-values.ts'

interface QuestionEditingProps {
  question: Question
  onSaved: () => Promise<unknown>
  onCancel: () => void
}

/** The form of a question that is there, which two people may have open at once. */
export function QuestionEditing({ question, onSaved, onCancel }: QuestionEditingProps) {
  const t = useTexts(questionFormTexts)
  const queryClient = useQueryClient()
  const form = useQuestionForm(valuesOf(question))
  const { base, meet, conflictFor } = useTwoEditors(question, form, valuesOf)

  async function save(draft: QuestionDraft, from: Question): Promise<void> {
    try {
      await changeQuestion(question._id, { ...questionVersions.changes(valuesOf(from), draft), version: from.version })
      toast.success(translated(questionMessages.updated))
      void reloadQuestions(queryClient)
      await onSaved()
    } catch (error) {
      const theirs = currentQuestionOf(error)
      if (theirs !== null) return meet(draft, theirs)
      toastSaveFailure(error, { failed: questionMessages.updateFailed, unreachable: questionMessages.updateError })
      throw error
    }
  }

  const conflict = conflictFor(save)
  return (
    <QuestionForm
      form={form}
      onSave={(draft) => save(draft, base)}
      onCancel={onCancel}
      saveLabel={t('save')}
      isBlocked={conflict !== null}
      knownSubject={base.subject}
      questionId={question._id}
      notice={conflict !== null && <QuestionConflict key={conflict.version} {...conflict} />}
    />
  )
}
