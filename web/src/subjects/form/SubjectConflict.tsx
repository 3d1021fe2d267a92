import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { useTexts } from '../../lib/texts.ts'
import { StaleNotice } from '../../ui/conflict/StaleNotice.tsx'
import { subjectFormTexts, subjectIconTexts } from './subject-form-texts.ts'
import type { SubjectField } from './subject-values.ts'

interface Conflict {
  theirs: Subject
  fields: readonly SubjectField[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export function SubjectConflict({ conflict }: { conflict: Conflict }) {
  const t = useTexts(subjectFormTexts)
  const iconName = useTexts(subjectIconTexts)
  const { theirs, fields, ...answers } = conflict

  function wordsFor(field: SubjectField): string {
    if (field === 'class') return theirs.class === null ? t('noClass') : classNameOf(theirs.class)
    if (field === 'icon') return iconName(theirs.icon)
    if (field === 'isActive') return t(theirs.isActive ? 'active' : 'inactive')
    return theirs[field]
  }
  function labelOf(field: SubjectField): string {
    return t(field === 'isActive' ? 'status' : field)
  }
  return (
    <StaleNotice fields={fields.map((field) => ({ label: labelOf(field), theirs: wordsFor(field) }))} {...answers} />
  )
}
