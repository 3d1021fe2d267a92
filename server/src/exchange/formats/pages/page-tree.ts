import { Parser } from 'htmlparser2'
import { UnreadableFile } from '../item.ts'
import type { XmlElement } from '../xml-tree.ts'

const mostNodes = 400_000
const deepest = 300

/** What a browser would make of it, near enough for what teachers write. */
export function readPageTree(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let nodes = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] }
      nodes += 1
      if (nodes > mostNodes || open.length > deepest) throw new UnreadableFile('tooComplex')
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(data) {
      const siblings = open.at(-1)?.children ?? []
      const before = siblings.at(-1)
      if (typeof before === 'string') siblings[siblings.length - 1] = before + data
      else siblings.push(data)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  parser.write(text)
  parser.end()
  return root
}
