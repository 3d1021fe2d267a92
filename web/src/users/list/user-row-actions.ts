import type { User } from '@lms/contracts/users/users.ts'
import {
  IconArrowBackUp,
  IconCheck,
  IconEye,
  IconKey,
  IconLogout,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconTrashX,
  IconUserCheck,
  IconUserOff,
  IconX,
} from '@tabler/icons-react'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { type ShownPassword, useUserHelp } from '../help/user-help-acts.ts'
import { userHelpTexts } from '../help/user-help-texts.ts'
import { useUserActs } from '../user-acts.ts'
import { userTexts } from '../user-texts.ts'

interface RowActionOptions {
  onView: (user: User) => void
  onEdit: (user: User) => void
  /** Deleted: nobody can be selected who is not in the list any more. */
  onGone: (user: User) => void
  onTemporaryPassword: (shown: ShownPassword) => void
}

export function useUserRowActions(options: RowActionOptions): (user: User) => RowAction[] {
  const { onView, onEdit, onGone, onTemporaryPassword } = options
  const t = useTexts(userTexts)
  const helpText = useTexts(userHelpTexts)
  const acts = useUserActs()
  const help = useUserHelp(onTemporaryPassword)
  const ownId = useSignedInUser().id

  return (user) => {
    const view = { label: t('viewDetails'), icon: IconEye, onClick: () => onView(user) }
    if (user.deletedAt !== null) {
      return [
        view,
        { label: t('restoreUser'), icon: IconArrowBackUp, onClick: () => void acts.restore(user) },
        { label: t('purgeUser'), icon: IconTrashX, danger: true, onClick: () => void acts.purge(user) },
      ]
    }
    const isOneself = user.id === ownId
    const approve = { label: t('approve'), icon: IconCheck, onClick: () => void acts.approve(user) }
    const reject = { label: t('reject'), icon: IconX, onClick: () => void acts.reject(user) }
    return [
      ...(user.approval === 'approved' ? [] : [approve]),
      ...(user.approval === 'waiting' ? [reject] : []),
      view,
      { label: t('editUser'), icon: IconPencil, onClick: () => onEdit(user) },
      {
        label: helpText('sendLink'),
        icon: IconMailForward,
        disabled: user.email === null || !user.isActive,
        onClick: () => void help.sendLink(user),
      },
      {
        label: helpText('temporary'),
        icon: IconKey,
        disabled: isOneself,
        onClick: () => void help.setTemporaryPassword(user),
      },
      { label: helpText('signOut'), icon: IconLogout, onClick: () => void help.signOut(user) },
      user.isActive
        ? {
            label: t('deactivate'),
            icon: IconUserOff,
            disabled: isOneself,
            onClick: () => void acts.setActive(user, false),
          }
        : { label: t('activate'), icon: IconUserCheck, onClick: () => void acts.setActive(user, true) },
      {
        label: t('deleteUser'),
        icon: IconTrash,
        danger: true,
        disabled: isOneself,
        onClick: () => void acts.remove(user, () => onGone(user)),
      },
    ]
  }
}
