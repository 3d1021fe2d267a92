import type { XmlElement } from './xml-tree.ts'

/** Enough to compare with; a whole item of some programs fills a screen. */
const longest = 1200
/** What stands in a file for a picture or a sound; nobody can read it. */
const packed = /[A-Za-z0-9+/=\s]{300,}/g

/** An element as it stands in the file, to be seen beside what was made of it. */
export function xmlSource(element: XmlElement): string {
  let source = ''
  function visit({ name, attributes, children }: XmlElement, depth: number): void {
    if (source.length > longest) return
    const indent = '  '.repeat(Math.min(depth, 12))
    const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.slice(0, 200)}"`)
    const inside = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    const [only] = inside
    if (inside.length <= 1 && typeof only !== 'object') {
      // What is neither said nor marked says nothing to whoever compares.
      if (only !== undefined || own.length > 0)
        source += `${indent}<${name}${own.join('')}>${shown(only ?? '')}</${name}>\n`
      return
    }
    source += `${indent}<${name}${own.join('')}>\n`
    for (const child of inside) {
      if (typeof child === 'string') source += `${indent}  ${shown(child)}\n`
      else visit(child, depth + 1)
    }
    source += `${indent}</${name}>\n`
  }
  visit(element, 0)
  return source.slice(0, longest).trimEnd()
}

const shown = (text: string): string => text.slice(0, 20_000).replaceAll(packed, '…').trim()
