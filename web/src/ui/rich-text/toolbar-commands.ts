import type { Editor } from '@tiptap/core'
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconSourceCode,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconTableOff,
  IconUnderline,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from '@tabler/icons-react'
import { togglePosition } from './editor-marks.ts'
import { scalePicture } from './picture-size.ts'
import type { editorTexts } from './editor-texts.ts'

type EditorText = keyof typeof editorTexts.messages

/** One button of the toolbar that does its work at once. */
export interface ToolbarCommand {
  text: EditorText
  icon: TablerIcon
  keys?: string
  isActive?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const marks: ToolbarCommand[] = [
  mark('bold', IconBold, 'Ctrl+B', (editor) => editor.chain().focus().toggleBold().run()),
  mark('italic', IconItalic, 'Ctrl+I', (editor) => editor.chain().focus().toggleItalic().run()),
  mark('underline', IconUnderline, 'Ctrl+U', (editor) => editor.chain().focus().toggleUnderline().run()),
  mark('superscript', IconSuperscript, 'Ctrl+.', (editor) => togglePosition(editor, 'superscript')),
  mark('subscript', IconSubscript, 'Ctrl+,', (editor) => togglePosition(editor, 'subscript')),
  mark('code', IconCode, 'Ctrl+E', (editor) => editor.chain().focus().toggleCode().run()),
]

const blocks: ToolbarCommand[] = [
  heading(2, 'heading2', IconH2),
  heading(3, 'heading3', IconH3),
  heading(4, 'heading4', IconH4),
  {
    text: 'bulletList',
    icon: IconList,
    keys: 'Ctrl+Shift+8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    text: 'orderedList',
    icon: IconListNumbers,
    keys: 'Ctrl+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    text: 'quote',
    icon: IconBlockquote,
    keys: 'Ctrl+Shift+B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    text: 'codeBlock',
    icon: IconSourceCode,
    keys: 'Ctrl+Alt+C',
    isActive: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
]

/** Of the lines that are selected, and of a picture that stands in one. */
const alignments: ToolbarCommand[] = [
  alignment(null, 'alignLeft', IconAlignLeft),
  alignment('center', 'alignCenter', IconAlignCenter),
  alignment('right', 'alignRight', IconAlignRight),
]

const history: ToolbarCommand[] = [
  {
    text: 'undo',
    icon: IconArrowBackUp,
    keys: 'Ctrl+Z',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    text: 'redo',
    icon: IconArrowForwardUp,
    keys: 'Ctrl+Y',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

export const insertTable: ToolbarCommand = {
  text: 'table',
  icon: IconTable,
  isPossible: (editor) => !editor.isActive('table'),
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
}

/** Shown while the caret is in a table. */
export const tableCommands: readonly ToolbarCommand[] = [
  {
    text: 'rowAfter',
    icon: IconRowInsertBottom,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    text: 'columnAfter',
    icon: IconColumnInsertRight,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { text: 'deleteRow', icon: IconRowRemove, run: (editor) => editor.chain().focus().deleteRow().run() },
  { text: 'deleteColumn', icon: IconColumnRemove, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { text: 'deleteTable', icon: IconTableOff, run: (editor) => editor.chain().focus().deleteTable().run() },
]

/** Shown while a picture is selected. */
export const pictureCommands: readonly ToolbarCommand[] = [
  { text: 'smallerPicture', icon: IconZoomOut, run: (editor) => scalePicture(editor, 0.8) },
  { text: 'largerPicture', icon: IconZoomIn, run: (editor) => scalePicture(editor, 1.25) },
]

export const fullGroups: readonly (readonly ToolbarCommand[])[] = [marks, blocks, alignments, history]
/** For a line such as an answer: letters only. */
export const compactGroups: readonly (readonly ToolbarCommand[])[] = [marks.slice(0, -1)]

function mark(
  text: 'bold' | 'italic' | 'underline' | 'superscript' | 'subscript' | 'code',
  icon: TablerIcon,
  keys: string,
  run: (editor: Editor) => void,
): ToolbarCommand {
  return { text, icon, keys, isActive: (editor) => editor.isActive(text), run }
}

function alignment(value: 'center' | 'right' | null, text: EditorText, icon: TablerIcon): ToolbarCommand {
  return {
    text,
    icon,
    isActive: (editor) =>
      value === null
        ? !editor.isActive({ alignment: 'center' }) && !editor.isActive({ alignment: 'right' })
        : editor.isActive({ alignment: value }),
    run: (editor) =>
      editor
        .chain()
        .focus()
        .updateAttributes('paragraph', { alignment: value })
        .updateAttributes('heading', { alignment: value })
        .run(),
  }
}

function heading(level: 2 | 3 | 4, text: EditorText, icon: TablerIcon): ToolbarCommand {
  return {
    text,
    icon,
    keys: `Ctrl+Alt+${level}`,
    isActive: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }
}
