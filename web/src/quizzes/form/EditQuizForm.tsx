import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useSubjectName } from '../../subjects/subject-name.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { toastSaveFailure } from '../../ui/form/save-failure.ts'
import { Section } from '../../ui/page/Section.tsx'
import { AccessFields } from './AccessFields.tsx'
import { EditAsking } from './EditAsking.tsx'
import { EditQuestions } from './EditQuestions.tsx'
import { QuizConflict } from './QuizConflict.tsx'
import { BasicFields, RuleFields } from './QuizFields.tsx'
import { changeQuiz, currentQuizOf, reloadQuizzes } from '../quiz-api.ts'
import { useEditForm } from './quiz-form.ts'
import { quizFormTexts } from './quiz-form-texts.ts'
import { draftOf, quizVersions, valuesOf } from './quiz-values.ts'
import classes from './quiz-form.module.css'

interface Conflict {
  mine: QuizDraft
  theirs: Quiz
}

export function EditQuizForm({ quiz }: { quiz: Quiz }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(quizFormTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // What others do meanwhile never changes what is typed here.
  const [base, setBase] = useState(quiz)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [known, setKnown] = useState<readonly QuestionSummary[]>(quiz.questions)
  const form = useEditForm(quiz, base)
  const formId = useId()
  const subjectName = useSubjectName([base, conflict?.theirs])
  const toList = (ignoreBlocker: boolean) => navigate({ to: screens.quizzes.path, ignoreBlocker })

  async function save(draft: QuizDraft, from: Quiz): Promise<void> {
    try {
      await changeQuiz(quiz._id, { ...quizVersions.changes(draftOf(from), draft), version: from.version })
      toast.success(translated(quizMessages.updated))
      void reloadQuizzes(queryClient)
      await toList(true)
    } catch (error) {
      const theirs = currentQuizOf(error)
      if (theirs !== null) {
        setKnown((before) => [...before, ...theirs.questions])
        return setConflict({ mine: draft, theirs })
      }
      toastSaveFailure(error, { failed: quizMessages.updateFailed })
      throw error
    }
  }

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: Quiz, draft: QuizDraft): void {
    setBase(theirs)
    setConflict(null)
    form.reset(valuesOf(draftOf(theirs)))
    form.reset(valuesOf(draft), { keepDefaultValues: true })
  }

  return (
    <div className={classes.form}>
      {conflict !== null && (
        <QuizConflict
          key={conflict.theirs.version}
          base={draftOf(base)}
          mine={conflict.mine}
          theirs={draftOf(conflict.theirs)}
          names={{ subject: subjectName, question: (id) => known.find(({ _id }) => _id === id)?.title ?? id }}
          isSaving={form.isSubmitting}
          onTakeTheirs={() => adopt(conflict.theirs, draftOf(conflict.theirs))}
          onSave={(draft) => {
            adopt(conflict.theirs, draft)
            void save(draft, conflict.theirs).catch(() => undefined)
          }}
        />
      )}
      {/* The search among questions is a form of its own, and forms cannot stand in one another. */}
      <form id={formId} noValidate className={classes.fields} onSubmit={form.submit((draft) => save(draft, base))}>
        <Section title={t('basics')}>
          <BasicFields form={form} knownSubject={base.subject} needsDescription />
        </Section>
        <Section title={t('rules')}>
          <RuleFields control={form.control} />
        </Section>
        <Section title={t('access')}>
          <AccessFields control={form.control} />
        </Section>
      </form>
      <Section title={t('questions')}>
        <EditQuestions form={form} known={known} onMeet={(question) => setKnown((all) => [...all, question])} />
      </Section>
      <EditAsking form={form} known={known} />
      <FormFailure message={form.failure} />
      <div className={classes.buttons} data-foot>
        <Button variant="default" onClick={() => void toList(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" form={formId} loading={form.isSubmitting} disabled={conflict !== null}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
