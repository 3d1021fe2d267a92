import { can } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { IconArrowBackUp, IconCircleCheck, IconCircleOff, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSignedInUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.ts'
import type { RowAction } from '../ui/data-table/data-column.ts'
import { useSubjectActs } from './subject-acts.tsx'
import { subjectActTexts } from './subject-act-texts.ts'

/** Whether this person may change a subject; the server asks the same. */
export function useMayChange(): (subject: Pick<Subject, 'createdBy'>) => boolean {
  const user = useSignedInUser()
  return ({ createdBy }) => can(user, 'subject:update', { authorId: createdBy?._id ?? null })
}

export function useSubjectRowActions(onGone: (subject: Subject) => void): (subject: Subject) => RowAction[] {
  const t = useTexts(subjectActTexts)
  const acts = useSubjectActs()
  const mayChange = useMayChange()
  const navigate = useNavigate()

  async function remove(subject: Subject): Promise<void> {
    if (await acts.remove(subject)) onGone(subject)
  }

  return (subject) => {
    const params = { id: subject._id }
    const view: RowAction = {
      label: t('view'),
      icon: IconEye,
      onClick: () => void navigate({ to: screens.subjectView.path, params }),
    }
    if (!mayChange(subject)) return [view]
    if (subject.deletedAt !== null) {
      return [view, { label: t('restore'), icon: IconArrowBackUp, onClick: () => void acts.restore(subject) }]
    }
    return [
      view,
      {
        label: t('edit'),
        icon: IconPencil,
        onClick: () => void navigate({ to: screens.subjectEdit.path, params }),
      },
      subject.isActive
        ? { label: t('deactivate'), icon: IconCircleOff, onClick: () => void acts.setActive(subject, false) }
        : { label: t('activate'), icon: IconCircleCheck, onClick: () => void acts.setActive(subject, true) },
      { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void remove(subject) },
    ]
  }
}
