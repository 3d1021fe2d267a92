import '@mantine/tiptap/styles.layer.css'
import 'katex/dist/katex.min.css'
import { VisuallyHidden, Input } from '@mantine/core'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import { type ComponentType, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { withoutRunning } from '../../lib/trusted-html.ts'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { FormulaDialog } from './dialogs/FormulaDialog.tsx'
import { LinkDialog } from './dialogs/LinkDialog.tsx'
import { PictureDialog } from './dialogs/PictureDialog.tsx'
import { type EditedFormula, editorExtensions, latexOf } from './editor-extensions.ts'
import { editorTexts } from './editor-texts.ts'
import { htmlOf } from './editor-value.ts'
import { differsOnlyInPictures } from './kept-picture.ts'
import {
  type PictureBarProps,
  type Pictures,
  type StoredPicture,
  picturesIn,
  placedIn,
  replacePictures,
  selectPlaced,
  usePictureUpload,
} from './picture-upload.ts'
import classes from './editor.module.css'
import textClasses from './rich-text.module.css'

export interface RichTextEditorProps {
  /** HTML; an empty text while there is nothing. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Names the field, in the toolbar too. */
  label: string
  /** The ids of what else names and describes the field. */
  labelledBy?: string
  describedBy?: string
  required?: boolean
  disabled?: boolean
  isInvalid?: boolean
  /** For a line such as an answer: fewer buttons, and no paragraph around a single line. */
  isCompact?: boolean
  /** The least height of the text, in pixels. */
  height?: number
  /** Without it there are no pictures. */
  pictures?: Pictures
  /** Takes the place of the toolbar's button, and of what is asked about a picture. */
  PictureBar?: ComponentType<PictureBarProps>
  focusRef?: Ref<{ focus: () => void }>
}

/** The editor itself, in a chunk of its own. */
export function EditorBody(props: RichTextEditorProps) {
  const { value, onChange, onBlur, label, isCompact = false, height, pictures, PictureBar, focusRef } = props
  const t = useTexts(editorTexts)
  const hint = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [formula, setFormula] = useState<EditedFormula | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const [alternative, setAlternative] = useState<string | null>(null)
  const hasBar = pictures !== undefined && PictureBar !== undefined
  const upload = usePictureUpload(pictures, hasBar ? undefined : () => setAlternative(''))
  const written = useRef(value)
  const [extensions] = useState(() => editorExtensions(setFormula))

  const editor = useEditor({
    extensions,
    content: withoutRunning(value),
    editable: props.disabled !== true,
    onUpdate: ({ editor: now }) => {
      written.current = htmlOf(now, isCompact)
      onChange(written.current)
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        class: textClasses['text'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-describedby': [hint, props.describedBy].filter(Boolean).join(' '),
        ...(props.labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': props.labelledBy }),
        ...(props.isInvalid === true && { 'aria-invalid': 'true' }),
        ...(props.required === true && { 'aria-required': 'true' }),
      },
      handleDOMEvents: {
        // Lists and tables would keep Tab for themselves; it belongs to those who steer by keyboard.
        keydown: (_view, event) => event.key === 'Tab',
      },
      transformPastedHTML: withoutRunning,
      handlePaste: (_view, event) => take(picturesIn(event.clipboardData)),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && take(picturesIn(event.dataTransfer)),
    },
  })

  // The editor changes in place; this is what of it the bar shows.
  const placed = useEditorState({ editor, selector: ({ editor: now }) => placedIn(now).map(({ src }) => src) })

  const current = useRef<Editor | null>(null)
  useEffect(() => {
    current.current = editor
  }, [editor])

  function take(files: readonly File[]): boolean {
    if (pictures === undefined || files.length === 0 || current.current === null) return false
    upload.startAll(files, current.current)
    return true
  }

  useEffect(() => {
    const before = written.current
    if (value === before) return
    written.current = value
    // The caret stays where somebody is writing.
    if (differsOnlyInPictures(before, value)) return replacePictures(editor, value)
    editor.commands.setContent(withoutRunning(value), { emitUpdate: false })
  }, [editor, value])

  useImperativeHandle(focusRef, () => ({ focus: () => void editor.commands.focus() }), [editor])

  function openFormula(): void {
    const { selection, doc } = editor.state
    const node = doc.nodeAt(selection.from)
    const isOpen = editor.isActive('inlineMath') || editor.isActive('blockMath')
    if (!isOpen || node === null) return setFormula({ latex: '', isBlock: false })
    setFormula({
      latex: latexOf(node.attrs),
      isBlock: node.type.name === 'blockMath',
      position: selection.from,
    })
  }

  function openPicture(): void {
    if (!editor.isActive('image')) return chooser.current?.click()
    const { alt } = editor.getAttributes('image')
    setAlternative(typeof alt === 'string' ? alt : '')
  }

  function place({ url, alt, width, height }: StoredPicture): void {
    setIsChoosing(false)
    editor.chain().focus().setImage({ src: url, alt, width, height }).run()
    // Its words come along from the library; without any, they are asked for.
    if (alt === '') selectPlaced(editor, url, () => setAlternative(''))
  }

  return (
    <>
      {hasBar && (
        <PictureBar
          placed={placed}
          progress={upload.progress}
          failure={upload.failure}
          onChoose={() => chooser.current?.click()}
          onCancel={upload.cancel}
          onRemove={(index) => {
            const picture = placedIn(editor)[index]
            if (picture !== undefined) editor.commands.deleteRange(picture)
          }}
          isDisabled={props.disabled === true}
        />
      )}
      <Frame
        editor={editor}
        className={classes.frame}
        data-compact={isCompact || undefined}
        data-invalid={props.isInvalid || undefined}
        withTypographyStyles={false}
      >
        <EditorToolbar
          editor={editor}
          label={label}
          isCompact={isCompact}
          onLink={() => setIsLinking(true)}
          onFormula={openFormula}
          onPicture={pictures === undefined || hasBar ? undefined : openPicture}
          onLibrary={pictures?.Library === undefined ? undefined : () => setIsChoosing(true)}
        />
        <Frame.Content
          className={classes.content}
          style={{ '--editor-height': `${height ?? (isCompact ? 40 : 160)}px` }}
        />
        {upload.progress !== null && !hasBar && (
          <div className={classes.upload}>
            <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
          </div>
        )}
      </Frame>
      <div aria-live="polite">
        {upload.failure !== null && !hasBar && <Input.Error mt={4}>{upload.failure}</Input.Error>}
      </div>
      <VisuallyHidden id={hint}>{t('keyboardHint')}</VisuallyHidden>
      {pictures !== undefined && (
        <input
          ref={chooser}
          type="file"
          accept={pictures.accept}
          multiple
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      )}
      <FormulaDialog editor={editor} formula={formula} onClose={() => setFormula(null)} />
      <LinkDialog editor={editor} opened={isLinking} onClose={() => setIsLinking(false)} />
      <PictureDialog editor={editor} alternative={alternative} onClose={() => setAlternative(null)} />
      {pictures?.Library !== undefined && (
        <pictures.Library opened={isChoosing} onClose={() => setIsChoosing(false)} onPick={place} />
      )}
    </>
  )
}
