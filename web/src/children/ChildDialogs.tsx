import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { mayClose } from '../ui/form/leave-guard.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import type { Dialog } from '../users/dialog.ts'
import { AddChildForm, type NewChild } from './AddChildForm.tsx'
import { ChildReady } from './ChildReady.tsx'
import { EditChild } from './EditChild.tsx'
import { childNameOf } from './child-columns.tsx'
import { childFormTexts } from './child-form-texts.ts'

export function AddChildDialog({ dialog }: { dialog: Dialog<true> }) {
  const t = useTexts(childFormTexts)
  const [added, setAdded] = useState<NewChild | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // Begins anew when it opens, not while it fades out.
  if (dialog.opened !== wasOpened) {
    setWasOpened(dialog.opened)
    if (dialog.opened) setAdded(null)
  }
  async function leave(): Promise<void> {
    if (await mayClose()) dialog.close()
  }
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => void leave()}
      title={added === null ? t('addTitle') : t('readyTitle', { name: childNameOf(added.child) })}
      size="xl"
      // The password is not seen again: a stray click must not take it away.
      closeOnClickOutside={added === null}
    >
      {added === null ? (
        <AddChildForm onAdded={setAdded} onCancel={() => void leave()} />
      ) : (
        <ChildReady {...added} onClose={() => void leave()} />
      )}
    </Modal>
  )
}

export function EditChildDialog({ dialog }: { dialog: Dialog<string> }) {
  const t = useTexts(childFormTexts)
  async function leave(): Promise<void> {
    if (await mayClose()) dialog.close()
  }
  return (
    <Modal opened={dialog.opened} onClose={() => void leave()} title={t('editTitle')} size="xl">
      {dialog.content !== null && (
        <EditChild key={dialog.content} id={dialog.content} onSaved={dialog.close} onCancel={() => void leave()} />
      )}
    </Modal>
  )
}
