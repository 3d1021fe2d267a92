import { can } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { recordActions } from '../ui/record-list/record-actions.ts'
import { useSubjectActs } from './subject-acts.tsx'
import { subjectActTexts } from './subject-act-texts.ts'

/** Whether this person may change a subject; the server asks the same. */
export function useMayChange(): (subject: Pick<Subject, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'subject:update', { authorId: createdBy?._id ?? null })
}

/** `onGone`: what has left the list can no longer be selected. */
export function useSubjectRowActions(onGone: (id: string) => void): (subject: Subject) => RowAction[] {
  const t = useTexts(subjectActTexts)
  const acts = useSubjectActs()
  const mayChange = useMayChange()
  const navigate = useNavigate()

  return (subject) => {
    const params = { id: subject._id }
    return recordActions({
      t,
      isDeleted: subject.deletedAt !== null,
      mayChange: mayChange(subject),
      onView: () => void navigate({ to: screens.subjectView.path, params }),
      onEdit: () => void navigate({ to: screens.subjectEdit.path, params }),
      onRestore: () => void acts.restore(subject),
      onDelete: () => void acts.remove(subject, () => onGone(subject._id)),
      more: [
        subject.isActive
          ? { label: t('deactivate'), icon: IconCircleOff, onClick: () => void acts.setActive(subject, false) }
          : { label: t('activate'), icon: IconCircleCheck, onClick: () => void acts.setActive(subject, true) },
      ],
    })
  }
}
