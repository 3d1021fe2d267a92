import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { Question, QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastSaveFailure } from '../../ui/form/save-failure.ts'
import { QuestionConflict } from './QuestionConflict.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { changeQuestion, currentQuestionOf, reloadQuestions } from '../question-api.ts'
import { useQuestionForm } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import { questionVersions, valuesOf } from '../values/question-values.ts'
import { useSubjectName } from '../../subjects/subject-name.ts'

interface Conflict {
  mine: QuestionDraft
  theirs: Question
}

interface QuestionEditingProps {
  question: Question
  onSaved: () => Promise<unknown>
  onCancel: () => void
}

/** The form of a question that is there, which two people may have open at once. */
export function QuestionEditing({ question, onSaved, onCancel }: QuestionEditingProps) {
  const t = useTexts(questionFormTexts)
  const queryClient = useQueryClient()
  // What others do meanwhile never changes what is typed here.
  const [base, setBase] = useState(question)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useQuestionForm(valuesOf(question))
  const subjectName = useSubjectName([base, conflict?.theirs])

  async function save(draft: QuestionDraft, from: Question): Promise<void> {
    try {
      await changeQuestion(question._id, { ...questionVersions.changes(valuesOf(from), draft), version: from.version })
      toast.success(translated(questionMessages.updated))
      void reloadQuestions(queryClient)
      await onSaved()
    } catch (error) {
      const theirs = currentQuestionOf(error)
      if (theirs !== null) return setConflict({ mine: draft, theirs })
      toastSaveFailure(error, { failed: questionMessages.updateFailed, unreachable: questionMessages.updateError })
      throw error
    }
  }

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: Question, values: QuestionDraft): void {
    setBase(theirs)
    setConflict(null)
    form.reset(valuesOf(theirs))
    form.reset(values, { keepDefaultValues: true })
  }

  return (
    <QuestionForm
      form={form}
      onSave={(draft) => save(draft, base)}
      onCancel={onCancel}
      saveLabel={t('save')}
      isBlocked={conflict !== null}
      knownSubject={base.subject}
      questionId={question._id}
      notice={
        conflict !== null && (
          <QuestionConflict
            key={conflict.theirs.version}
            base={valuesOf(base)}
            mine={conflict.mine}
            theirs={valuesOf(conflict.theirs)}
            subjectName={subjectName}
            isSaving={form.isSubmitting}
            onTakeTheirs={() => adopt(conflict.theirs, valuesOf(conflict.theirs))}
            onSave={(values) => {
              adopt(conflict.theirs, values)
              form.submit((draft) => save(draft, conflict.theirs))()
            }}
          />
        )
      }
    />
  )
}
