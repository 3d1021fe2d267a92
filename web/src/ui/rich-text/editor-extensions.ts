import { linkAddress, linkManners, linkProtocols } from '@lms/contracts/rich-text-markup.ts'
import { Extension, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { BlockMath, InlineMath } from '@tiptap/extension-mathematics'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Alignment, Highlight, InlineCode, ListItem, Subscript, Superscript } from './editor-marks.ts'
import { TypedFormulas } from './editor-formulas.ts'
import { katexOptions } from './katex-options.ts'
import { keptSelector } from './kept-picture.ts'

/** A formula that is being written: a new one, or the one at a position. */
export interface EditedFormula {
  latex: string
  isBlock: boolean
  position?: number
}

type OpenFormula = (formula: EditedFormula) => void

export function editorExtensions(onFormula: OpenFormula): Extensions {
  return [
    StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, link: false, listItem: false }),
    ListItem,
    InlineCode,
    Superscript,
    Subscript,
    Highlight,
    Alignment,
    Link.configure({
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      protocols: [...linkProtocols],
      HTMLAttributes: { ...linkManners },
    }),
    StoredPicture,
    TableKit.configure({ table: { resizable: false } }),
    InlineMath.configure({
      katexOptions,
      onClick: (node, position) => onFormula({ latex: latexOf(node.attrs), isBlock: false, position }),
    }),
    BlockMath.configure({
      katexOptions: { ...katexOptions, displayMode: true },
      onClick: (node, position) => onFormula({ latex: latexOf(node.attrs), isBlock: true, position }),
    }),
    TypedFormulas,
    keys(onFormula),
  ]
}

/** In the line where it was put. What is pasted from elsewhere brings no pictures that are kept elsewhere. */
const StoredPicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/uploads/media/"]' }, { tag: keptSelector }],
}).configure({ inline: true })

function keys(onFormula: OpenFormula) {
  return Extension.create({
    name: 'editorKeys',
    priority: 1000,
    addKeyboardShortcuts() {
      return {
        'Alt-F10': () => {
          const frame = this.editor.view.dom.closest('.mantine-RichTextEditor-root')
          frame?.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus()
          return true
        },
        'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
        'Mod-[': () => this.editor.commands.liftListItem('listItem'),
        'Mod-Shift-m': () => {
          onFormula({ latex: '', isBlock: false })
          return true
        },
        Enter: () => {
          const { selection } = this.editor.state
          const node = this.editor.state.doc.nodeAt(selection.from)
          const isFormula = node?.type.name === 'inlineMath' || node?.type.name === 'blockMath'
          if (!isFormula || node === null || selection.to !== selection.from + node.nodeSize) return false
          onFormula({
            latex: latexOf(node.attrs),
            isBlock: node.type.name === 'blockMath',
            position: selection.from,
          })
          return true
        },
      }
    },
  })
}

export function latexOf(attributes: Record<string, unknown>): string {
  const { latex } = attributes
  return typeof latex === 'string' ? latex : ''
}
