import { Parser } from 'htmlparser2'

export interface MarkupElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: MarkupNode[]
}
export type MarkupNode = MarkupElement | string

/** What was cleaned when it was saved, as a tree. */
export function readMarkup(html: string): MarkupNode[] {
  const root: MarkupElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const siblings = open.at(-1)?.children ?? []
        const before = siblings.at(-1)
        if (typeof before === 'string') siblings[siblings.length - 1] = before + text
        else siblings.push(text)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return root.children
}
