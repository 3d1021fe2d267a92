import { camelCase } from '../qti-tree.ts'
import { type XmlElement, xmlText } from '../../xml-tree.ts'

/** What is written is made in the words of QTI 2; QTI 3 says the same in others. */
export type Dialect = 'qti_2' | 'qti_3'

export type Node = XmlElement['children'][number]

export function element(
  name: string,
  attributes: Record<string, string> = {},
  ...children: readonly Node[]
): XmlElement {
  return { name, attributes, children: [...children] }
}

export function idAt(letter: string, index: number): string {
  return `${letter}${index + 1}`
}

/** XML that another program wrote. */
export function raw(xml: string): XmlElement {
  return { name: rawName, attributes: {}, children: [xml] }
}

const rawName = '#raw'
/** Names that are the same in both: those of HTML. */
const ofHtml = new Set(
  'p h2 h3 h4 hr pre blockquote ul ol li table tbody tr th td div strong em sub sup code a br img span'.split(' '),
)

export function written(node: Node, dialect: Dialect): string {
  if (typeof node === 'string') return escaped(node)
  if (node.name === rawName) return node.children.filter((child) => typeof child === 'string').join('')
  const isOwn = !ofHtml.has(node.name) && !node.name.includes(':')
  const name = isOwn && dialect === 'qti_3' ? `qti-${kebab(node.name)}` : node.name
  const given =
    node.name === 'rubricBlock' && dialect === 'qti_3' ? { use: 'scoring', ...node.attributes } : node.attributes
  const attributes = Object.entries(given).map(
    ([key, value]) => ` ${isOwn && dialect === 'qti_3' ? kebab(key) : key}="${escapedAttribute(value)}"`,
  )
  const children = dialect === 'qti_3' ? framed(node) : node.children
  if (children.length === 0) return `<${name}${attributes.join('')}/>`
  return `<${name}${attributes.join('')}>${children.map((child) => written(child, dialect)).join('')}</${name}>`
}

/** QTI 3 wants a body inside of what is said to some. */
function framed({ name, children }: XmlElement): readonly Node[] {
  return name === 'modalFeedback' || name === 'rubricBlock' ? [element('contentBody', {}, ...children)] : children
}

function kebab(name: string): string {
  if (name.includes(':')) return name
  const result = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return camelCase(result) === name ? result : name
}

function escaped(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

function escapedAttribute(text: string): string {
  return escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}
