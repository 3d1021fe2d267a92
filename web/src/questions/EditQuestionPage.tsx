import { questionMessages } from '@lms/contracts/question-messages.ts'
import type { Question, QuestionDraft } from '@lms/contracts/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { translateMessage, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { Page } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { QuestionConflict } from './QuestionConflict.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { changeQuestion, currentQuestionOf, reloadQuestions } from './question-api.ts'
import { useQuestionForm } from './question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import { useLoadedQuestion } from './question-loading.ts'
import { changesOf, valuesOf } from './question-values.ts'
import { tellSaveFailure } from './save-failure.ts'
import { subjectChoicesQuery } from './subject-choices.ts'

export function EditQuestionPage() {
  const t = useTexts(questionFormTexts)
  const { id = '' } = useParams({ strict: false })
  const question = useLoadedQuestion(id, { isFresh: true })
  usePageTitle(question?.title)
  return (
    <Page title={t('editTitle')}>
      {question === undefined ? <FormSkeleton fields={6} /> : <Edit key={question._id} question={question} />}
    </Page>
  )
}

interface Conflict {
  mine: QuestionDraft
  theirs: Question
}

function Edit({ question }: { question: Question }) {
  const t = useTexts(questionFormTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // What others do meanwhile never changes what is typed here.
  const [base, setBase] = useState(question)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useQuestionForm(valuesOf(question))
  const subjectName = useSubjectName([base, conflict?.theirs])
  const show = (ignoreBlocker: boolean) =>
    navigate({ to: screens.questionView.path, params: { id: question._id }, ignoreBlocker })

  async function save(draft: QuestionDraft, from: Question): Promise<void> {
    try {
      await changeQuestion(question._id, { ...changesOf(valuesOf(from), draft), version: from.version })
      toast.success(translateMessage(questionMessages.updated.spec))
      void reloadQuestions(queryClient)
      await show(true)
    } catch (error) {
      const theirs = currentQuestionOf(error)
      if (theirs !== null) return setConflict({ mine: draft, theirs })
      tellSaveFailure(error, questionMessages.updateFailed, questionMessages.updateError)
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
      onCancel={() => void show(false)}
      saveLabel={t('save')}
      isBlocked={conflict !== null}
      knownSubject={base.subject}
      questionId={question._id}
      notice={
        conflict !== null && (
          <QuestionConflict
            key={conflict.theirs.version}
            base={base}
            {...conflict}
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

function useSubjectName(known: readonly (Question | undefined)[]): (id: string) => string {
  const { data = [] } = useQuery(subjectChoicesQuery(''))
  const subjects = [...known.flatMap((question) => question?.subject ?? []), ...data]
  return (id) => subjects.find(({ _id }) => _id === id)?.name ?? id
}
