import { alignmentOf } from '@lms/contracts/rich-text-markup.ts'
import { type Editor, Extension, Mark, Node, markInputRule } from '@tiptap/core'

/** What rich text has and the kit lacks, or holds only in part. */

export const Superscript = position('superscript', 'sup', 'Mod-.')
export const Subscript = position('subscript', 'sub', 'Mod-,')

function position(name: 'superscript' | 'subscript', tag: 'sup' | 'sub', keys: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => togglePosition(this.editor, name) }
    },
  })
}

/** Letters that go above the line leave the place below it, and the other way round. */
export function togglePosition(editor: Editor, name: 'superscript' | 'subscript'): boolean {
  const other = name === 'superscript' ? 'subscript' : 'superscript'
  return editor.chain().focus().unsetMark(other).toggleMark(name).run()
}

export const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
})

/** The kit's own takes all other marks off the letters. */
export const InlineCode = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addCommands() {
    return {
      setCode:
        () =>
        ({ commands }) =>
          commands.setMark(this.name),
      toggleCode:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
      unsetCode:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleCode() }
  },
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`$/, type: this.type })]
  },
})

/** The kit's own begins with a paragraph whatever it is given. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          alignment: {
            default: null,
            parseHTML: (element) => alignmentOf(element.getAttribute('style')) ?? null,
            renderHTML: ({ alignment }) => (alignment === null ? {} : { style: `text-align: ${String(alignment)}` }),
          },
        },
      },
    ]
  },
})
