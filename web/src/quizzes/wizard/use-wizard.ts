import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { type QuizFormState, WizardDraft } from '../form/quiz-form.ts'
import { useImportedQuestions } from './imported-questions.ts'
import { draftStore, freshDraft } from './wizard-draft.ts'
import { type Step, hasBasics, openStep, stepAfter, stepBefore } from './wizard-steps.ts'

export interface Wizard {
  step: Step
  back: () => void
  next: () => void
  form: QuizFormState<QuizDraft>
  questions: readonly QuestionSummary[]
  choose: (questions: readonly QuestionSummary[]) => void
  usesPassword: boolean
  setUsesPassword: (uses: boolean) => void
  /** Is the first step filled in as it must be? */
  hasBasics: boolean
  startOver: () => void
  /** Once it is saved. */
  forget: () => void
}

/** What a source of questions gets that opens in the second step. */
export interface SourceProps {
  wizard: Wizard
  /** Back to the choice of the source. */
  onLeave: () => void
}

/** One form over all steps. The step stands in the address, so that Back goes a step back and not out of the page. */
export function useWizard(): Wizard {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const { id: userId } = useSignedInUser()
  const [store] = useState(() => draftStore(userId))
  const [kept] = useState(() => store.read())
  const [questions, setQuestions] = useState(kept.questions)
  const [usesPassword, setUsesPassword] = useState(kept.usesPassword)
  const [isSaved, setIsSaved] = useState(false)
  // Nothing here is lost by leaving, so nobody is asked before.
  const form = useContractForm({ schema: WizardDraft, defaultValues: kept.values, isDisposable: true })
  const values = useWatch({ control: form.control, compute: (all) => all })
  const step = openStep(address['step'], values)

  useEffect(() => {
    if (!isSaved) store.write({ values, questions, usesPassword })
  }, [store, values, questions, usesPassword, isSaved])

  function choose(next: readonly QuestionSummary[]): void {
    setQuestions([...next])
    const ids = next.map(({ _id }) => _id)
    form.setValue('questions', ids)
  }

  useImportedQuestions(questions, choose)

  function goTo(next: Step): void {
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({
        ...previous,
        step: next === '1' ? undefined : next,
        source: undefined,
      }),
    })
  }

  return {
    step,
    form,
    questions,
    usesPassword,
    choose,
    setUsesPassword,
    hasBasics: hasBasics(values),
    back: () => goTo(stepBefore(step)),
    next: () => goTo(stepAfter(step)),
    startOver: () => {
      const fresh = freshDraft()
      form.reset(fresh.values)
      setQuestions(fresh.questions)
      setUsesPassword(fresh.usesPassword)
      goTo('1')
    },
    forget: () => {
      setIsSaved(true)
      store.forget()
    },
  }
}
