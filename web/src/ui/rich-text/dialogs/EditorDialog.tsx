import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Modal } from '../../modal/Modal.tsx'
import { editorTexts } from '../editor-texts.ts'
import modal from '../../modal/modal.module.css'
import classes from '../editor.module.css'

interface EditorDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  onApply: () => void
  /** What takes the edited thing away, where there is one. */
  removal?: { label: string; run: () => void }
  children: ReactNode
}

/** A small form beside the text: what it asks for, Cancel and Apply. */
export function EditorDialog({ title, opened, onClose, onApply, removal, children }: EditorDialogProps) {
  const t = useTexts(editorTexts)

  function submit(event: FormEvent): void {
    event.preventDefault()
    // The page's own form stands around the editor, and would take this for its own.
    event.stopPropagation()
    onApply()
  }

  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      <form noValidate className={classes.dialog} onSubmit={submit}>
        {children}
        <div className={modal.footer}>
          {removal !== undefined && (
            <Button variant="subtle" color="danger" onClick={removal.run} data-apart>
              {removal.label}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('apply')}</Button>
        </div>
      </form>
    </Modal>
  )
}
