import type { User } from '@lms/contracts/users/users.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DialogLanguage, useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { UserDecisions } from './UserDecisions.tsx'
import { UserDetails } from './UserDetails.tsx'
import type { Dialog } from '../dialog.ts'
import { userQuery } from '../user-api.ts'
import { userDetailTexts } from './user-detail-texts.ts'

interface UserDetailModalProps {
  dialog: Dialog<User>
  onEdit: (user: User) => void
}

export function UserDetailModal({ dialog, onEdit }: UserDetailModalProps) {
  const t = useTexts(userDetailTexts)
  return (
    <DialogLanguage value="vi">
      <Modal opened={dialog.opened} onClose={dialog.close} title={t('title')} size="2xl">
        {dialog.content !== null && (
          <Content listed={dialog.content} onEdit={onEdit} onClose={dialog.close} closeLabel={t('close')} />
        )}
      </Modal>
    </DialogLanguage>
  )
}

interface ContentProps {
  /** What the list knew already; the current record follows. */
  listed: User
  onEdit: (user: User) => void
  onClose: () => void
  closeLabel: string
}

function Content({ listed, onEdit, onClose, closeLabel }: ContentProps) {
  const { data: user = listed } = useQuery(userQuery(listed.id))
  return (
    <>
      <UserDetails user={user} onEdit={() => onEdit(user)} />
      <UserDecisions user={user} onGone={onClose}>
        <Button onClick={onClose}>{closeLabel}</Button>
      </UserDecisions>
    </>
  )
}
