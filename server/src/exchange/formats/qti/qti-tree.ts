import { Parser } from 'htmlparser2'
import { type XmlElement, elementsOf } from '../../xml-tree.ts'

export type Node = XmlElement['children'][number]

export function elementOf(
  name: string,
  attributes: Record<string, string>,
  children: readonly Node[] = [],
): XmlElement {
  return { name, attributes, children: [...children] }
}

/**
 * QTI 3 says 'qti-simple-choice' where QTI 2 says 'simpleChoice', and any file may put a prefix before its names: here
 * they all have the names of QTI 2, so that what follows knows one language.
 */
export function normalised(element: XmlElement): XmlElement {
  const bare = element.name.slice(element.name.indexOf(':') + 1)
  const isQti3 = bare.startsWith('qti-')
  return {
    name: isQti3 ? camelCase(bare.slice(4)) : bare,
    attributes: isQti3 ? camelKeys(element.attributes) : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : normalised(child))),
  }
}

export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function camelKeys(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const named = (key: string): string => (key.startsWith('data-') ? key : camelCase(key))
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [named(key), value]))
}

/** In the order of the file, those of these names; nothing that lies in one of them. */
export function outermostNamed(parent: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return [...elementsOf(parent)].flatMap((child) => (isWanted(child.name) ? [child] : outermostNamed(child, isWanted)))
}

/** Anywhere below, in one go. */
export function allBelow(parent: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  const found: XmlElement[] = []
  const look = (element: XmlElement): void => {
    for (const child of elementsOf(element)) {
      if (isWanted(child.name)) found.push(child)
      look(child)
    }
  }
  look(parent)
  return found
}

export function onlyElements(parent: XmlElement): XmlElement[] {
  return [...elementsOf(parent)]
}

const mostNodes = 50_000
const deepest = 200

/** HTML that stands in a file as text, as the elements that a browser would see; null when it is too much. */
export function htmlTree(html: string): XmlElement | null {
  const root = elementOf('div', {})
  const open = [root]
  let nodes = 0
  const add = (node: Node): void => {
    nodes += 1
    if (nodes < mostNodes && open.length < deepest) open.at(-1)?.children.push(node)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = elementOf(name.slice(name.indexOf(':') + 1), attributes)
      add(element)
      open.push(element)
    },
    ontext: add,
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
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
