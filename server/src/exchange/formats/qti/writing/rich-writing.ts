import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js'
import { alignmentOf } from '@lms/contracts/rich-text-markup.ts'
import { formulaTree } from '../../../../quizzes/paper/formulas/formula-pictures.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { htmlTree } from '../reading/html-tree.ts'
import { type Node, element, raw } from './xml-writing.ts'

/** Where the pictures of one question go. */
export interface PictureNames {
  /** Null when there is none for this address. */
  of(address: string): string | null
}

/** Rich text in the elements that QTI has for it. `gap` makes what stands at `[[n]]`. */
export function richNodes(html: string, pictures: PictureNames, gap?: (number: number) => XmlElement | null): Node[] {
  const tree = htmlTree(html)
  return (tree?.children ?? []).flatMap((node) => nodesOf(node, pictures, gap))
}

/** The same where a text without a paragraph around it may not stand. */
export function blockNodes(html: string, pictures: PictureNames, gap?: (number: number) => XmlElement | null): Node[] {
  return richNodes(html, pictures, gap).map((node) =>
    typeof node === 'string' || inline.has(node.name) ? element('p', {}, node) : node,
  )
}

const inline = new Set(['strong', 'em', 'sub', 'sup', 'code', 'a', 'br', 'img', 'span', '#raw'])
const classes: Readonly<Record<string, string>> = { u: 'qti-underline', s: 'qti-strike', mark: 'qti-mark' }
const same = new Set('p h2 h3 h4 hr blockquote ul ol li table tbody tr th td strong em sub sup code br'.split(' '))

function nodesOf(node: Node, pictures: PictureNames, gap?: (number: number) => XmlElement | null): Node[] {
  if (typeof node === 'string') return textNodes(node, gap)
  const { name, attributes } = node
  const latex = attributes['data-latex']
  if (latex !== undefined) return [formulaNode(latex, name === 'div')]
  if (name === 'img') return pictureNodes(attributes, pictures)
  if (name === 'pre') return [element('pre', {}, textOfElement(node))]
  const children = node.children.flatMap((child) => nodesOf(child, pictures, gap))
  const own = classes[name]
  if (own !== undefined) return [element('span', { class: own }, ...children)]
  if (name === 'a') return [element('a', { href: attributes['href'] ?? '' }, ...children)]
  if (!same.has(name)) return name === 'div' ? [element('div', {}, ...children)] : children
  return [element(name, attributesOf(attributes), ...children)]
}

function attributesOf(attributes: XmlElement['attributes']): Record<string, string> {
  const alignment = alignmentOf(attributes['style'])
  const spans = ['colspan', 'rowspan'].flatMap((key) => {
    const value = attributes[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  return { ...Object.fromEntries(spans), ...(alignment !== undefined && { class: `qti-align-${alignment}` }) }
}

/** Signs that would begin a formula are kept apart by an element that shows nothing. */
function textNodes(text: string, gap?: (number: number) => XmlElement | null): Node[] {
  return text.split(/(\[\[\d{1,2}\]\])/).flatMap((part, index): Node[] => {
    const own = index % 2 === 1 ? gap?.(Number(part.slice(2, -2))) : null
    if (own) return [own]
    return part
      .split(/(?<=\\)(?=[([]|begin\{)|(?<=\$)(?=\$)/)
      .flatMap((piece, at): Node[] => (at === 0 ? [piece] : [element('span'), piece]))
      .filter((piece) => piece !== '')
  })
}

function pictureNodes(attributes: XmlElement['attributes'], pictures: PictureNames): Node[] {
  const name = pictures.of(attributes['src'] ?? '')
  if (name === null) return []
  const sizes = ['width', 'height'].flatMap((key) => {
    const value = attributes[key] ?? ''
    return /^\d+$/.test(value) ? [[key, value] as const] : []
  })
  return [element('img', { src: name, alt: attributes['alt'] ?? '', ...Object.fromEntries(sizes) })]
}

const visitor = new SerializedMmlVisitor()

/** As MathML, with the author's own words beside it; between signs what is no formula to MathJax. */
function formulaNode(latex: string, isBlock: boolean): XmlElement {
  const source = mathOf(latex, isBlock)
  const math = source === null ? element('span', {}, `\\(${latex}\\)`) : raw(source)
  return isBlock ? element('div', {}, math) : math
}

function mathOf(latex: string, isBlock: boolean): string | null {
  try {
    const whole = visitor.visitTree(formulaTree(latex, isBlock))
    const inner = /^<math[^<>]*>([\s\S]*)<\/math>$/.exec(whole.replaceAll(/\sdata-[\w-]+="[^"]*"/g, ''))?.[1]
    if (inner === undefined) return null
    const note = latex.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `<math xmlns="http://www.w3.org/1998/Math/MathML"${isBlock ? ' display="block"' : ''}><semantics><mrow>${inner
      .replaceAll(/\n\s*/g, '')
      .trim()}</mrow><annotation encoding="application/x-tex">${note}</annotation></semantics></math>`
  } catch {
    return null
  }
}
