import { NumberInput, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editorTexts } from '../editor-texts.ts'
import { pictureWidths, selectedPicture, setPictureSize, sizeWith } from '../picture-size.ts'

interface PictureDialogProps {
  editor: Editor
  /** What the selected picture says so far; null while nobody is asked. */
  alternative: string | null
  onClose: () => void
}

/** Asks what the selected picture shows, and how wide it is. */
export function PictureDialog({ editor, alternative, onClose }: PictureDialogProps) {
  const t = useTexts(editorTexts)
  const [text, setText] = useState('')
  const [width, setWidth] = useState<number | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  if (alternative !== asked) {
    setAsked(alternative)
    if (alternative !== null) {
      setText(alternative)
      setWidth(selectedPicture(editor)?.shown ?? null)
    }
  }
  return (
    <EditorDialog
      title={t('picture')}
      opened={alternative !== null}
      onClose={onClose}
      onApply={() => {
        onClose()
        const natural = selectedPicture(editor)?.natural ?? { width: null, height: null }
        setPictureSize(editor, sizeWith(width, natural), text.trim())
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
      <NumberInput
        label={t('pictureWidth')}
        description={t('pictureWidthHint')}
        min={pictureWidths.smallest}
        max={pictureWidths.widest}
        allowDecimal={false}
        allowNegative={false}
        value={width ?? ''}
        onChange={(next) => setWidth(typeof next === 'number' ? next : null)}
      />
    </EditorDialog>
  )
}
