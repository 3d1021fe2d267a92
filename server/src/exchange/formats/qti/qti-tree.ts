import { type XmlElement, elementsOf } from '../xml-tree.ts'

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
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key.startsWith('data-') ? key : camelCase(key), value]),
  )
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
