import { linkAddress } from '@lms/contracts/rich-text-markup.ts'
import { TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editorTexts } from '../editor-texts.ts'

interface LinkDialogProps {
  editor: Editor
  opened: boolean
  onClose: () => void
}

export function LinkDialog({ editor, opened, onClose }: LinkDialogProps) {
  const [round, setRound] = useState(0)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setRound(round + 1)
  }
  if (round === 0) return null
  return <OpenLink key={round} editor={editor} opened={opened} onClose={onClose} />
}

function OpenLink({ editor, opened, onClose }: LinkDialogProps) {
  const t = useTexts(editorTexts)
  const [present] = useState(() => {
    const { href } = editor.getAttributes('link')
    return typeof href === 'string' ? href : ''
  })
  const [address, setAddress] = useState(present)
  const [isRefused, setIsRefused] = useState(false)

  function remove(): void {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  function apply(): void {
    if (address.trim() === '') return remove()
    const href = linkAddress(address) ?? linkAddress(withProtocol(address.trim()))
    if (href === undefined) return setIsRefused(true)
    onClose()
    const chain = editor.chain().focus()
    if (present === '' && editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else {
      chain.extendMarkRange('link').setLink({ href }).run()
    }
  }

  return (
    <EditorDialog
      title={t('link')}
      opened={opened}
      onClose={onClose}
      onApply={apply}
      removal={present === '' ? undefined : { label: t('removeLink'), run: remove }}
    >
      <TextInput
        label={t('address')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setIsRefused(false)
        }}
        error={isRefused ? t('addressWrong') : undefined}
        data-autofocus
      />
    </EditorDialog>
  )
}

/** `example.com/bai` is what people type. */
function withProtocol(text: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) ? `https://${text}` : ''
}
