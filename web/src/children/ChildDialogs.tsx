import { useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { mayClose } from '../ui/form/leave-guard.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import type { Dialog } from '../users/dialog.ts'
import { AddChildForm, type NewChild } from './AddChildForm.tsx'
import { ChildReady } from './card/ChildReady.tsx'
import { cardTexts } from './card/card-texts.ts'
import { EditChild } from './EditChild.tsx'
import { childNameOf } from './child-columns.tsx'
import { childFormTexts } from './child-form-texts.ts'

export function AddChildDialog({ dialog }: { dialog: Dialog<true> }) {
  const t = useTexts(childFormTexts)
  const tCard = useTexts(cardTexts)
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
      title={added === null ? t('addTitle') : tCard('readyTitle', { name: childNameOf(added.child) })}
      size="xl"
      // The password is not seen again: a stray click must not take it away.
      closeOnClickOutside={added === null}
    >
      {added === null ? (
        <AddChildForm onAdded={setAdded} onCancel={() => void leave()} />
      ) : (
        <ChildReady {...added} isNew onClose={() => void leave()} />
      )}
    </Modal>
  )
}

export function EditChildDialog({ dialog }: { dialog: Dialog<string> }) {
  const t = useTexts(childFormTexts)
  const tCard = useTexts(cardTexts)
  const [changed, setChanged] = useState<NewChild | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (dialog.opened !== wasOpened) {
    setWasOpened(dialog.opened)
    if (dialog.opened) setChanged(null)
  }
  async function leave(): Promise<void> {
    if (await mayClose()) dialog.close()
  }
  return (
    <Modal
      opened={dialog.opened}
      onClose={() => void leave()}
      title={changed === null ? t('editTitle') : tCard('changedTitle', { name: childNameOf(changed.child) })}
      size="xl"
      closeOnClickOutside={changed === null}
    >
      {changed !== null && <ChildReady {...changed} onClose={dialog.close} />}
      {changed === null && dialog.content !== null && (
        <EditChild
          key={dialog.content}
          id={dialog.content}
          onSaved={(child, password) => (password === null ? dialog.close() : setChanged({ child, password }))}
          onCancel={() => void leave()}
        />
      )}
    </Modal>
  )
}
