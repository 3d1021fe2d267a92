import { escapeHtml } from '@lms/contracts/html-text.ts'
import { alignmentOf, richTextTag } from '@lms/contracts/rich-text-markup.ts'
import { escapeText, isBlank } from '@lms/contracts/rich-text.ts'
import { formulaElement, withoutSigns } from '../../formulas-in-text.ts'
import { type Problem, problem } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { latexOf } from './mathml.ts'
import { type Node, onlyElements, outermostNamed, withNamedSigns } from './qti-tree.ts'

/** What a body needs to know of the world around it. */
export interface BodyReading {
  problems: Problem[]
  /** The name under which a picture is taken along; null when there is none, which was said then. */
  picture(address: string): string | null
  /** What stands for an element that is more than text; undefined for one that is text. */
  special(element: XmlElement): Special | undefined
}

export interface Special {
  html: string
  isBlock: boolean
}

/** As rich text of this bank: paragraphs, lists, tables, formulas, pictures. */
export function richBody(nodes: readonly Node[], reading: BodyReading): string {
  return withoutSigns(blocksHtml(nodes, reading), true)
}

const blockTags = new Set('p h1 h2 h3 h4 h5 h6 pre blockquote ul ol table hr dl figure caption'.split(' '))
const frames = new Set('div section article center main header footer form fieldset dt dd figcaption'.split(' '))
/** Nothing of these is seen. */
export const unseen = new Set(
  'stylesheet style script title head link meta catalogInfo catalog companionMaterialsInfo'.split(' '),
)

/** Asked on every level again, and answered once. */
const known = new WeakMap<XmlElement, boolean>()

function holdsBlocks(element: XmlElement, reading: BodyReading): boolean {
  return onlyElements(element).some((child) => isBlock(child, reading))
}

function isBlock(element: XmlElement, reading: BodyReading): boolean {
  const before = known.get(element)
  if (before !== undefined) return before
  const special = blockTags.has(element.name) || element.name === 'math' ? undefined : reading.special(element)
  const isKnown = blockTags.has(element.name) || (!special && frames.has(element.name))
  const answer = isKnown || (special?.isBlock ?? (element.name !== 'math' && holdsBlocks(element, reading)))
  known.set(element, answer)
  return answer
}

/** The same with formulas still between signs, for a part of something larger. */
export function blocksHtml(nodes: readonly Node[], reading: BodyReading): string {
  let result = ''
  let line: Node[] = []
  const flush = (): void => {
    const html = lineHtml(line, reading)
    if (html !== '') result += blockFormula(line) ?? `<p>${html}</p>`
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node, reading)) {
      line.push(node)
      continue
    }
    flush()
    result += blockHtml(node, reading)
  }
  flush()
  return result
}

function blockHtml(element: XmlElement, reading: BodyReading): string {
  const special = reading.special(element)
  if (special) return special.html
  const { name, children } = element
  if (name === 'hr') return '<hr>'
  if (name === 'pre') return `<pre><code>${escapeText(linesOf(element).replace(/\n+$/, ''))}</code></pre>`
  if (name === 'table') return tableHtml(element, reading)
  const items = (): string[] => onlyElements(element).map((item) => partHtml(item, 'li', reading))
  if (name === 'ul' || name === 'ol') return tagged(name, items(), element)
  if (name === 'blockquote') return `<blockquote>${blocksHtml(children, reading)}</blockquote>`
  const isParagraph = /^(p|h[1-6])$/.test(name) || (frames.has(name) && !holdsBlocks(element, reading))
  if (!isParagraph || holdsBlocks(element, reading)) return blocksHtml(children, reading)
  const formula = blockFormula(children)
  if (formula !== null) return formula
  const html = lineHtml(children, reading)
  const tag = richTextTag(name)
  const own = tag === undefined || tag === 'div' ? 'p' : tag
  return html === '' ? '' : `<${own}${alignmentAttribute(element)}>${html}</${own}>`
}

/** Where every line counts, some write it as an element. */
function linesOf(element: XmlElement): string {
  const lines = element.children.map((child) => {
    if (typeof child === 'string') return child
    return /^(?:br|p|div|li)$/.test(child.name) ? `${linesOf(child)}\n` : linesOf(child)
  })
  return lines.join('')
}

function alignmentAttribute({ attributes }: XmlElement): string {
  const named = /(?:^|\s)qti-align-(left|center|right|justify)(?:\s|$)/.exec(attributes['class'] ?? '')?.[1]
  const alignment = alignmentOf(named === undefined ? attributes['style'] : `text-align: ${named}`)
  return alignment === undefined ? '' : ` style="text-align: ${alignment}"`
}

/** A formula that stands alone on its line and says that it wants to. */
function blockFormula(nodes: readonly Node[]): string | null {
  const [only, ...others] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  if (others.length > 0 || typeof only !== 'object' || only.name !== 'math') return null
  const latex = only.attributes['display'] === 'block' ? latexOf(only) : null
  return latex === null ? null : formulaElement(latex, true)
}

function tagged(name: string, parts: readonly string[], { attributes }: XmlElement): string {
  const numbers = ['start', 'colspan', 'rowspan'].map((key) => [key, attributes[key] ?? ''] as const)
  const own = numbers.flatMap(([key, number]) => (/^[1-9]\d?$/.test(number) ? [` ${key}="${number}"`] : []))
  return parts.length === 0 ? '' : `<${name}${own.join('')}>${parts.join('')}</${name}>`
}

const partHtml = (part: XmlElement, name: string, reading: BodyReading): string =>
  tagged(name, [blocksHtml(part.children, reading)], part)

function tableHtml(table: XmlElement, reading: BodyReading): string {
  const captions = [...elementsOf(table, 'caption')].map(({ children }) => blocksHtml(children, reading))
  const rows = outermostNamed(table, (name) => name === 'tr').map((row) => {
    const cells = onlyElements(row).filter(({ name }) => name === 'td' || name === 'th')
    return `<tr>${cells.map((cell) => partHtml(cell, cell.name, reading)).join('')}</tr>`
  })
  return captions.join('') + (rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`)
}

function lineHtml(nodes: readonly Node[], reading: BodyReading): string {
  return inlineHtml(nodes, reading).replaceAll(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
}

function inlineHtml(nodes: readonly Node[], reading: BodyReading): string {
  const shown = nodes.filter((node, index) => !isReadAloud(node, nodes, index))
  const textHtml = (text: string): string => escapeText(withNamedSigns(text).replaceAll(/[ \t\r\n]+/g, ' '))
  return shown.map((node) => (typeof node === 'string' ? textHtml(node) : inlineElement(node, reading))).join('')
}

/** Canvas writes a formula a second time behind its picture, for those who hear it. */
function isReadAloud(node: Node, nodes: readonly Node[], index: number): boolean {
  if (typeof node === 'string' || !/(?:^|\s)hidden-readable(?:\s|$)/.test(node.attributes['class'] ?? '')) return false
  const before = nodes.slice(0, index).findLast((one) => typeof one !== 'string' || one.trim() !== '')
  return typeof before === 'object' && (before.attributes['data-equation-content'] ?? '') !== ''
}

const media = /^(?:audio|video|embed|iframe|object)$/

function inlineElement(element: XmlElement, reading: BodyReading): string {
  const special = reading.special(element)
  if (special) return special.html
  const { name, attributes, children } = element
  if (unseen.has(name) || name === 'rp') return ''
  if (name === 'br') return '<br>'
  if (name === 'math') return formulaHtml(element, reading)
  const { src = '', href = '', 'data-equation-content': equation = '' } = attributes
  if (name === 'img') return equation === '' ? pictureHtml(src, attributes, reading) : formulaElement(equation)
  if (media.test(name)) return objectHtml(element, reading)
  const inner = inlineHtml(children, reading)
  // How a word is said stands above it; here behind it.
  if (name === 'rt') return isBlank(inner) ? '' : ` (${inner.trim()})`
  // Keeps signs apart that would otherwise begin a formula; see `withSigns`.
  if (name === 'span' && inner === '') return '<span></span>'
  if (name === 'a' && /^(https?:|mailto:)/i.test(href)) return `<a href="${escapeHtml(href)}">${inner}</a>`
  const mark = markOf(element)
  return mark === null || isBlank(inner) ? inner : `<${mark}>${inner}</${mark}>`
}

const marks = new Set(['strong', 'em', 'u', 's', 'mark', 'sub', 'sup', 'code'])

function markOf({ name, attributes }: XmlElement): string | null {
  const { class: said = '', style = '' } = attributes
  if (/(?:^|\s)(?:qti-)?underline(?:\s|$)/.test(said) || /text-decoration[^;]*underline/.test(style)) return 'u'
  if (/(?:^|\s)qti-strike(?:\s|$)/.test(said) || /text-decoration[^;]*line-through/.test(style)) return 's'
  if (/(?:^|\s)qti-mark(?:\s|$)/.test(said)) return 'mark'
  if (name === 'span' && /font-weight\s*:\s*(bold|[6-9]00)/.test(style)) return 'strong'
  if (name === 'span' && /font-style\s*:\s*italic/.test(style)) return 'em'
  if (name === 'tt' || name === 'kbd' || name === 'samp') return 'code'
  const tag = richTextTag(name)
  return tag !== undefined && marks.has(tag) ? tag : null
}

function formulaHtml(math: XmlElement, { problems }: BodyReading): string {
  const [latex, text] = [latexOf(math), textOfElement(math).trim()]
  if (latex === null && text !== '') problems.push(problem('notKept', `math: ${text.slice(0, 80)}`))
  return latex === null ? '' : formulaElement(latex)
}

function pictureHtml(address: string, attributes: XmlElement['attributes'], reading: BodyReading): string {
  const name = address === '' ? null : reading.picture(address)
  if (name === null) return ''
  const others = ['alt', 'width', 'height'].flatMap((key) => {
    const value = attributes[key] ?? ''
    return value === '' || (key !== 'alt' && !/^\d{1,4}$/.test(value)) ? [] : [` ${key}="${escapeHtml(value)}"`]
  })
  return `<img src="picture:${encodeURIComponent(name)}"${others.join('')}>`
}

function objectHtml(element: XmlElement, reading: BodyReading): string {
  const { name, attributes, children } = element
  const { type = '', data, src } = attributes
  const address = data ?? src ?? ''
  if (name === 'object' && (type.startsWith('image/') || /\.(png|jpe?g|gif|webp|svg)$/i.test(address)))
    return pictureHtml(address, { ...attributes, alt: textOfElement(element).trim() }, reading)
  const source = address || (childOf(element, 'source')?.attributes['src'] ?? '')
  const kind = name === 'object' && type !== '' ? type : name
  reading.problems.push(problem('pictureMissing', `${kind} ${source.slice(-80)}`.trim()))
  return name === 'object' ? inlineHtml(children, reading) : ''
}
