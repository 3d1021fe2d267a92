import type { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { useState } from 'react'
import { useSubjectName } from '../../subjects/subject-name.ts'
import type { Conflict } from '../../ui/conflict/ConflictChoices.tsx'
import { type QuestionFormState, inputOf } from '../values/question-form.ts'
import type { OpenDraft } from '../values/question-values.ts'

interface Edited {
  version: number
  subject: { _id: string; name: string } | null
}

interface TwoEditors<Found extends Edited> {
  /** The record that one's own changes begin with. */
  base: Found
  /** Somebody else was quicker. */
  meet: (mine: OpenDraft, theirs: Found) => void
  /** What is to be settled before anything is saved, for `QuestionConflict`; `save` goes on from the record it is given. */
  conflictFor: (save: (draft: QuestionDraft, from: Found) => Promise<unknown>) => Met | null
}

interface Met extends Conflict<OpenDraft> {
  version: number
  subjectName: (id: string) => string
}

/** A question that two people may have open at once: what others do meanwhile never changes what is typed here. */
export function useTwoEditors<Found extends Edited>(
  found: Found,
  form: QuestionFormState,
  draftOf: (record: Found) => OpenDraft,
): TwoEditors<Found> {
  const [base, setBase] = useState(found)
  const [met, setMet] = useState<{ mine: OpenDraft; theirs: Found } | null>(null)
  const subjectName = useSubjectName([base, met?.theirs])

  /** Goes on from their record, with what is kept of one's own as the changes. */
  function adopt(theirs: Found, values: OpenDraft): void {
    setBase(theirs)
    setMet(null)
    form.reset(inputOf(draftOf(theirs)))
    form.reset(inputOf(values), { keepDefaultValues: true })
  }

  return {
    base,
    meet: (mine, theirs) => setMet({ mine, theirs }),
    conflictFor: (save) =>
      met && {
        version: met.theirs.version,
        base: draftOf(base),
        mine: met.mine,
        theirs: draftOf(met.theirs),
        subjectName,
        isSaving: form.isSubmitting,
        onTakeTheirs: () => adopt(met.theirs, draftOf(met.theirs)),
        onSave: (values) => {
          adopt(met.theirs, values)
          form.submit((draft) => save(draft, met.theirs))()
        },
      },
  }
}
