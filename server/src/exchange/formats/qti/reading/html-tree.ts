import { Parser } from 'htmlparser2'
import type { XmlElement } from '../../xml-tree.ts'

const mostNodes = 50_000
const deepest = 200

/** HTML that stands in a file as text, as the elements that a browser would see; null when it is too much. */
export function htmlTree(html: string): XmlElement | null {
  const root: XmlElement = { name: 'div', attributes: {}, children: [] }
  const open = [root]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nodes += 1
        const element: XmlElement = { name: name.slice(name.indexOf(':') + 1), attributes, children: [] }
        if (nodes < mostNodes && open.length < deepest) open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        nodes += 1
        if (nodes < mostNodes) open.at(-1)?.children.push(text)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)
  return nodes < mostNodes ? root : null
}

/** XML knows no names for signs, and people write them all the same; those of tags are what somebody talks about. */
const named = /&(?!(?:lt|gt|amp|quot|apos);)[a-z]{2,10}\d{0,2};/gi

export function withNamedSigns(text: string): string {
  return text.replaceAll(named, (name) => {
    const [sign] = htmlTree(name)?.children ?? []
    return typeof sign === 'string' ? sign : name
  })
}
