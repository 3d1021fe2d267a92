import { useTexts } from '../../lib/texts.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { CreateUserForm } from './CreateUserForm.tsx'
import type { Dialog } from '../dialog.ts'
import { mayDiscardChanges } from './discard-changes.ts'
import { userFormTexts } from './user-form-texts.ts'

export function CreateUserModal({ dialog }: { dialog: Dialog<true> }) {
  const t = useTexts(userFormTexts)
  async function leave(): Promise<void> {
    if (await mayDiscardChanges()) dialog.close()
  }
  return (
    <Modal opened={dialog.opened} onClose={() => void leave()} title={t('createTitle')} size="2xl">
      <CreateUserForm onCreated={dialog.close} onCancel={() => void leave()} />
    </Modal>
  )
}
