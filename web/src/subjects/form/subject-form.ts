import type { Message } from '@lms/contracts/messages.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import { type Subject, SubjectDraft } from '@lms/contracts/subjects/subjects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '../../lib/api-error.ts'
import { translateSent, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { addSubject, changeSubject, currentSubjectOf, reloadSubjects } from '../subject-api.ts'
import {
  type SubjectValues,
  changesOf,
  differingFields,
  emptySubject,
  isComplete,
  mergedOnto,
  subjectFields,
  valuesOf,
} from './subject-values.ts'

/** The form of a subject: a new one when there is none yet. What others save meanwhile is shown, never overwritten. */
export function useSubjectForm(subject: Subject | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(subject)
  const [theirs, setTheirs] = useState<Subject | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const start = base === null ? emptySubject : valuesOf(base)
  const form = useContractForm({ schema: SubjectDraft, defaultValues: start, isLive: true })
  const values = { ...start, ...useWatch({ control: form.control }) } as SubjectValues
  const { isDirty } = form.formState
  // Leaving before the form knows that it is saved would ask whether to leave unsaved changes behind.
  useEffect(() => {
    if (isSaved && !isDirty) onSaved()
  }, [isSaved, isDirty, onSaved])

  async function save(draft: SubjectDraft): Promise<void> {
    try {
      const saved = await (base === null ? addSubject(draft) : changeSubject(base._id, changesOf(base, draft)))
      const message = base === null ? subjectMessages.created : subjectMessages.updated
      toast.success(translated(message))
      form.reset(valuesOf(saved))
      setIsSaved(true)
    } catch (error) {
      const current = currentSubjectOf(error)
      if (current !== null) return setTheirs(current)
      toast.error(reasonOf(error, base === null ? subjectMessages.createFailed : subjectMessages.updateFailed))
      throw error
    } finally {
      void reloadSubjects(queryClient)
    }
  }

  /** Goes on from their record, with these values in the form. */
  function adopt(current: Subject, next: SubjectValues): void {
    setBase(current)
    setTheirs(null)
    form.reset(valuesOf(current))
    for (const field of subjectFields) form.setValue(field, next[field], { shouldDirty: true, shouldValidate: true })
  }

  return {
    control: form.control,
    values,
    failure: form.failure,
    isSaving: form.isSubmitting,
    canSave: isComplete(values) && !form.isSubmitting && theirs === null,
    submit: form.submit(save),
    clear: () => form.reset(start),
    conflict:
      theirs === null || base === null
        ? null
        : {
            theirs,
            fields: differingFields(base, theirs),
            onTakeTheirs: () => adopt(theirs, valuesOf(theirs)),
            onKeepMine: () => adopt(theirs, mergedOnto(valuesOf(theirs), valuesOf(base), values)),
          },
  }
}

export type SubjectFormState = ReturnType<typeof useSubjectForm>

/** Each field at fault as 'field: message', otherwise what the server said, otherwise what was tried. */
function reasonOf(error: unknown, fallback: Message): string {
  if (!(error instanceof ApiError)) return translated(fallback)
  if (error.errors.length === 0) return translateSent(error.said)
  return error.errors.map(({ field, ...said }) => `${field}: ${translateSent(said)}`).join(', ')
}
