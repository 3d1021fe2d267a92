import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { EditUser } from './EditUser.tsx'
import type { Dialog } from '../dialog.ts'
import { mayDiscardChanges } from './discard-changes.ts'
import { reasonOf } from '../user-api.ts'
import { userFormTexts } from './user-form-texts.ts'

export function EditUserModal({ dialog }: { dialog: Dialog<string> }) {
  const t = useTexts(userFormTexts)
  async function leave(): Promise<void> {
    if (await mayDiscardChanges()) dialog.close()
  }
  function giveUp(error: Error): void {
    const message = reasonOf(error)
    toast.error(message === undefined ? t('loadFailed') : t('loadFailedBecause', { message }))
    dialog.close()
  }
  return (
    <Modal opened={dialog.opened} onClose={() => void leave()} title={t('editTitle')} size="2xl">
      {dialog.content !== null && (
        <EditUser id={dialog.content} onSaved={dialog.close} onCancel={() => void leave()} onFailed={giveUp} />
      )}
    </Modal>
  )
}
