import { Parser } from 'htmlparser2'
import { UnreadableFile } from './item.ts'
import { decodeText } from './text-decoding.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
}
export type XmlNode = XmlElement | string

const mostNodes = 1_500_000
const deepest = 250
const perPiece = 64 * 1024

/** Declarations could define words that grow when they are read; nothing that people exchange here has any. */
export function readXml(bytes: Uint8Array): XmlElement {
  const text = decodeText(bytes)
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let nodes = 0
  let isEnding = false

  function count(): void {
    nodes += 1
    if (nodes > mostNodes || open.length > deepest) throw new UnreadableFile('tooComplex')
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count()
        const element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(data) {
        const siblings = open.at(-1)?.children ?? []
        const before = siblings.at(-1)
        if (typeof before === 'string') siblings[siblings.length - 1] = before + data
        else {
          count()
          siblings.push(data)
        }
      },
      onclosetag(name, isImplied) {
        // A tag that its file never closes: the file ends in the middle.
        if (isImplied && isEnding) throw new UnreadableFile('broken')
        if (open.at(-1)?.name === name) open.pop()
      },
      onprocessinginstruction(name) {
        if (/^!(doctype|entity)/i.test(name)) throw new UnreadableFile('entities')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length; at += perPiece) parser.write(text.slice(at, at + perPiece))
  isEnding = true
  parser.end()
  return root
}

export function* elementsOf(parent: XmlElement, name?: string): Generator<XmlElement> {
  for (const child of parent.children)
    if (typeof child !== 'string' && (name === undefined || child.name === name)) yield child
}

export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)
}

/** Anywhere below, in the order of the file. */
export function* descendantsOf(parent: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsOf(parent)) {
    if (child.name === name) yield child
    yield* descendantsOf(child, name)
  }
}

export function textOfElement(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map((child) => (typeof child === 'string' ? child : textOfElement(child))).join('')
}

/** What XML cannot hold at all is nothing that anybody can see. */
export function xmlText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').toWellFormed()
}
