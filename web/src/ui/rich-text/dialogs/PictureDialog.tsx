import { TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editorTexts } from '../editor-texts.ts'

interface PictureDialogProps {
  editor: Editor
  /** What the selected picture says so far; null while nobody is asked. */
  alternative: string | null
  onClose: () => void
}

/** Asks what the selected picture shows. */
export function PictureDialog({ editor, alternative, onClose }: PictureDialogProps) {
  const t = useTexts(editorTexts)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  if (alternative !== asked) {
    setAsked(alternative)
    if (alternative !== null) setText(alternative)
  }
  return (
    <EditorDialog
      title={t('picture')}
      opened={alternative !== null}
      onClose={onClose}
      onApply={() => {
        onClose()
        editor.chain().focus().updateAttributes('image', { alt: text.trim() }).run()
      }}
      removal={{
        label: t('remove'),
        run: () => {
          onClose()
          editor.chain().focus().deleteSelection().run()
        },
      }}
    >
      <TextInput
        label={t('alternative')}
        description={t('alternativeHint')}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
    </EditorDialog>
  )
}
