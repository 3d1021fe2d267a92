import type { XmlElement } from './xml-tree.ts'

/** Enough to compare with; a whole item of some programs fills a screen. */
const longest = 1200
/** What stands in a file for a picture or a sound; nobody can read it. */
const packed = /[A-Za-z0-9+/=\s]{300,}/g

/** An element as it stands in the file, to be seen beside what was made of it. */
export function xmlSource(element: XmlElement): string {
  const lines: string[] = []
  let length = 0

  function add(depth: number, text: string): void {
    const line = `${'  '.repeat(Math.min(depth, 12))}${text}`
    lines.push(line)
    length += line.length
  }

  function visit({ name, attributes, children }: XmlElement, depth: number): void {
    if (length > longest) return
    const named = Object.entries(attributes).filter(([key]) => !/^(?:xmlns|xsi|xml)(?::|$)/.test(key))
    const own = named.map(([key, value]) => ` ${key}="${value.slice(0, 200)}"`)
    const head = `${name}${own.join('')}`
    const inside = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    const [only] = inside
    const short = inline({ name, attributes: Object.fromEntries(named), children: inside })
    if (short !== null && only !== undefined) return add(depth, short)
    // What is neither said nor marked says nothing to whoever compares.
    if (only === undefined) return own.length === 0 ? undefined : add(depth, `<${head}/>`)
    if (inside.length === 1 && typeof only === 'string') return add(depth, `<${head}>${shown(only)}</${name}>`)
    add(depth, `<${head}>`)
    for (const child of inside) {
      if (typeof child === 'string') add(depth + 1, shown(child))
      else visit(child, depth + 1)
    }
    add(depth, `</${name}>`)
  }

  visit(element, 0)
  return lines.join('\n').slice(0, longest)
}

const widest = 80

/** On one line where that is short: '<name><text>Thủ đô</text></name>'. */
function inline({ name, attributes, children }: XmlElement): string | null {
  if (children.length > 3) return null
  let inner = ''
  for (const child of children) {
    const part = typeof child === 'string' ? child.trim() : inline(child)
    if (part === null || inner.length + part.length > widest) return null
    inner += part
  }
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const whole = `<${name}${own.join('')}>${inner}</${name}>`
  return whole.length > widest ? null : whole
}

function shown(text: string): string {
  return text.slice(0, 20_000).replaceAll(packed, '…').trim()
}
