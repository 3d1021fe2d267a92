import type { Editor } from '@tiptap/core'

/** What the editor holds, as HTML: nothing for nothing, and in one line without a paragraph around it. */
export function htmlOf(editor: Editor, isCompact: boolean): string {
  if (editor.isEmpty) return ''
  const html = endsInWritingLine(editor) ? editor.getHTML().replace(/<p><\/p>$/, '') : editor.getHTML()
  return isCompact ? withoutParagraph(html) : html
}

function withoutParagraph(html: string): string {
  const only = /^<p>(.*)<\/p>$/s.exec(html)?.[1]
  return only === undefined || /<p[\s>]/.test(only) ? html : only
}

/** Behind a table or a list the editor keeps an empty line to write on; it is no part of the text. */
function endsInWritingLine({ state: { doc } }: Editor): boolean {
  const { lastChild, childCount } = doc
  const isEmpty = lastChild?.type.name === 'paragraph' && lastChild.childCount === 0
  return isEmpty && childCount > 1 && doc.child(childCount - 2).type.name !== 'paragraph'
}
