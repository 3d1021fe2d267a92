import { SerializedMmlVisitor } from 'mathjax-full/js/core/MmlTree/SerializedMmlVisitor.js'
import { alignmentOf } from '@lms/contracts/rich-text-markup.ts'
import { formulaTree } from '../../../quizzes/paper/formulas/formula-pictures.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { type Node, htmlTree } from './qti-tree.ts'
import { element, escaped } from './rules-writing.ts'

/** Where pictures go, by their address, null for one that there is none of; and what stands at `[[n]]`. */
export interface Places {
  picture(address: string): string | null
  gap?(number: number): string | null
}

interface Piece {
  xml: string
  isBlock: boolean
}

/** Rich text in the elements that QTI has for it. */
export function richXml(html: string, places: Places): string {
  return innerOf(htmlTree(html)?.children ?? [], places)
}

/** The same where a text without a paragraph around it may not stand. */
export function blockXml(html: string, places: Places): string {
  const pieces = (htmlTree(html)?.children ?? []).flatMap((node) => piecesOf(node, places))
  return pieces.map(({ xml, isBlock }) => (isBlock ? xml : `<p>${xml}</p>`)).join('')
}

function innerOf(nodes: readonly Node[], places: Places): string {
  const pieces = nodes.flatMap((node) => piecesOf(node, places))
  return pieces.map(({ xml }) => xml).join('')
}

const blocks = new Set('p h2 h3 h4 hr blockquote ul ol li table tbody tr th td div'.split(' '))
const lines = new Set('strong em sub sup code br'.split(' '))
const classes: Readonly<Record<string, string>> = { u: 'qti-underline', s: 'qti-strike', mark: 'qti-mark' }

function piecesOf(node: Node, places: Places): Piece[] {
  if (typeof node === 'string') return textPieces(node, places)
  const { name, attributes, children } = node
  const latex = attributes['data-latex']
  if (latex !== undefined) return [formulaPiece(latex, name === 'div')]
  if (name === 'img') return picturePieces(attributes, places)
  if (name === 'pre') return [{ xml: element('pre', {}, escaped(textOfElement(node))), isBlock: true }]
  const own = classes[name]
  const given = own === undefined ? attributesOf(node) : { class: own }
  const kept = own !== undefined || name === 'a' ? 'line' : blocks.has(name) ? 'block' : lines.has(name) ? 'line' : null
  if (kept === null) return children.flatMap((child) => piecesOf(child, places))
  const xml = element(own === undefined ? name : 'span', given, innerOf(children, places))
  return [{ xml, isBlock: kept === 'block' }]
}

function attributesOf({ name, attributes }: XmlElement): Record<string, string> {
  if (name === 'a') return { href: attributes['href'] ?? '' }
  const alignment = alignmentOf(attributes['style'])
  const spans = Object.entries(attributes).filter(([key]) => key === 'colspan' || key === 'rowspan')
  return { ...Object.fromEntries(spans), ...(alignment !== undefined && { class: `qti-align-${alignment}` }) }
}

/** Signs that would begin a formula are kept apart by an element that shows nothing. */
function textPieces(text: string, { gap }: Places): Piece[] {
  return text.split(/(\[\[\d{1,2}\]\])/).flatMap((part, index): Piece[] => {
    const own = index % 2 === 1 ? gap?.(Number(part.slice(2, -2))) : null
    const pieces = part.split(/(?<=\\)(?=[([]|begin\{)|(?<=\$)(?=\$)/)
    const xml = own ?? pieces.map(escaped).join('<span/>')
    return xml === '' ? [] : [{ xml, isBlock: false }]
  })
}

function picturePieces(attributes: XmlElement['attributes'], { picture }: Places): Piece[] {
  const src = picture(attributes['src'] ?? '')
  if (src === null) return []
  const sizes = ['width', 'height'].map((key) => [key, attributes[key] ?? ''] as const)
  const known = sizes.filter(([, size]) => /^\d+$/.test(size))
  const xml = element('img', { src, alt: attributes['alt'] ?? '', ...Object.fromEntries(known) })
  return [{ xml, isBlock: false }]
}

const visitor = new SerializedMmlVisitor()

/** As MathML, with the author's own words beside it; between signs what is no formula to MathJax. */
function formulaPiece(latex: string, isBlock: boolean): Piece {
  const math = mathOf(latex, isBlock) ?? `<span>${escaped(`\\(${latex}\\)`)}</span>`
  return { xml: isBlock ? `<div>${math}</div>` : math, isBlock }
}

function mathOf(latex: string, isBlock: boolean): string | null {
  try {
    const whole = visitor.visitTree(formulaTree(latex, isBlock))
    const inner = /^<math[^<>]*>([\s\S]*)<\/math>$/.exec(whole.replaceAll(/\sdata-[\w-]+="[^"]*"/g, ''))?.[1]
    if (inner === undefined) return null
    const note = `<annotation encoding="application/x-tex">${escaped(latex)}</annotation>`
    const shown = `<mrow>${inner.replaceAll(/\n\s*/g, '').trim()}</mrow>`
    const display = isBlock ? ' display="block"' : ''
    return `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics>${shown}${note}</semantics></math>`
  } catch {
    return null
  }
}
