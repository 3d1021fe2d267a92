import type { Editor } from '@tiptap/core'

/** What the editor holds, as HTML: nothing for nothing, and in one line without a paragraph around it. */
export function htmlOf(editor: Editor, isCompact: boolean): string {
  if (editor.isEmpty) return ''
  const html = editor.getHTML()
  return isCompact ? withoutParagraph(html) : html
}

export function withoutParagraph(html: string): string {
  const only = /^<p>(.*)<\/p>$/s.exec(html)?.[1]
  return only === undefined || only.includes('<p>') ? html : only
}
