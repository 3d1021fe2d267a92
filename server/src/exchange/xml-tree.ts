import { Parser } from 'htmlparser2'
import { UnreadableFile } from './item.ts'
import { decodeInPieces } from './text-decoding.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
}
type XmlNode = XmlElement | string

const mostNodes = 800_000
const deepest = 250
/** Shared by all that have none: in a large file most have none. */
const noAttributes: Readonly<Record<string, string>> = Object.freeze({})
const nothing: ReadonlySet<string> = new Set()

interface Reading {
  without?: ReadonlySet<string>
  /** What lies right below this element is taken one by one and then forgotten, so that no file is held as a whole. */
  parts?: { of: string; take(element: XmlElement, parent: XmlElement): void }
}

/**
 * Declarations could define words that grow when they are read; nothing that people exchange here has any. A document
 * type that names a file or elements defines none, and no file is fetched.
 * `without` names elements that nobody looks at, with all that is in them.
 */
export function readXml(bytes: Uint8Array, { without = nothing, parts }: Reading = {}): XmlElement {
  const root: XmlElement = { name: '', attributes: noAttributes, children: [] }
  const open = [root]
  let nodes = 0
  let skipped = 0
  let isEnding = false

  function add(node: XmlNode, weight = 1): void {
    nodes += weight
    if (nodes > mostNodes || open.length > deepest) throw new UnreadableFile('tooMuch')
    open.at(-1)?.children.push(node)
  }

  function end(element: XmlElement | undefined): void {
    const parent = open.at(-1)
    if (!element || parts === undefined || parent?.name !== parts.of) return
    // Text between them is nothing but line ends.
    parent.children.length = 0
    parts.take(element, parent)
    nodes = 0
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skipped > 0 || without.has(name)) {
          skipped += 1
          return
        }
        const own = Object.entries(attributes).filter(([key]) => !/^(w:rsid|w14:)/.test(key))
        const element = { name, attributes: own.length > 0 ? Object.fromEntries(own) : noAttributes, children: [] }
        add(element, 1 + own.length)
        open.push(element)
      },
      ontext(data) {
        if (skipped > 0) return
        const siblings = open.at(-1)?.children ?? []
        const before = siblings.at(-1)
        if (typeof before === 'string') siblings[siblings.length - 1] = before + data
        else add(data)
      },
      onclosetag(_, isImplied) {
        // A tag that its file never closes: the file ends in the middle.
        if (isImplied && isEnding) throw new UnreadableFile('broken')
        if (skipped > 0) skipped -= 1
        else if (open.length > 1) end(open.pop())
      },
      onprocessinginstruction(name, data) {
        if (/^!entity/i.test(name) || (/^!doctype/i.test(name) && /<!entity/i.test(data)))
          throw new UnreadableFile('entities')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (const piece of decodeInPieces(bytes)) parser.write(piece)
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

/** Anywhere below, in the order of the file; not in what lies below an element of the name `within`. */
export function descendantsOf(parent: XmlElement, name: string, within?: string): XmlElement[] {
  const found: XmlElement[] = []
  const look = (element: XmlElement): void => {
    for (const child of elementsOf(element)) {
      if (child.name === name) found.push(child)
      if (child.name !== within) look(child)
    }
  }
  look(parent)
  return found
}

/** Those that lie in no other of the same name: whoever reads one reads all that is in it. */
export function outermostOf(parent: XmlElement, name: string): XmlElement[] {
  return descendantsOf(parent, name, name)
}

export function textOfElement(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map((child) => (typeof child === 'string' ? child : textOfElement(child))).join('')
}

/** What XML cannot hold at all is nothing that anybody can see. */
export function xmlText(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').toWellFormed()
}
