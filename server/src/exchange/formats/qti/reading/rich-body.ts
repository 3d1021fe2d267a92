import { escapeHtml } from '@lms/contracts/html-text.ts'
import { alignmentOf, richTextTag } from '@lms/contracts/rich-text-markup.ts'
import { escapeText, isBlank } from '@lms/contracts/rich-text.ts'
import { formulaElement, withoutSigns } from '../../formulas-in-text.ts'
import { type Problem, problem } from '../../item.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'
import { withNamedSigns } from './html-tree.ts'
import { latexOf } from './mathml.ts'

/** What a body needs to know of the world around it. */
export interface BodyReading {
  problems: Problem[]
  /** The name under which a picture is taken along; null when there is none, which was said then. */
  picture(address: string): string | null
  /** What stands for an element that is more than text; undefined for one that is text. */
  special(element: XmlElement): { html: string; isBlock: boolean } | undefined
}

type Node = XmlElement['children'][number]

/** As rich text of this bank: paragraphs, lists, tables, formulas, pictures. */
export function richBody(nodes: readonly Node[], reading: BodyReading): string {
  return withoutSigns(blocksHtml(nodes, reading), true)
}

const blockTags = new Set('p h1 h2 h3 h4 h5 h6 pre blockquote ul ol table hr dl figure caption'.split(' '))
const frames = new Set('div section article center main header footer form fieldset dt dd figcaption'.split(' '))
/** Nothing of these is seen. */
const unseen = new Set(
  'stylesheet style script title head link meta catalogInfo catalog companionMaterialsInfo'.split(' '),
)

/** Asked on every level again, and answered once. */
const known = new WeakMap<XmlElement, boolean>()

function holdsBlocks(element: XmlElement, reading: BodyReading): boolean {
  return element.children.some((child) => typeof child !== 'string' && isBlock(child, reading))
}

function isBlock(element: XmlElement, reading: BodyReading): boolean {
  const before = known.get(element)
  if (before !== undefined) return before
  const answer = isBlockAnew(element, reading)
  known.set(element, answer)
  return answer
}

function isBlockAnew(element: XmlElement, reading: BodyReading): boolean {
  if (blockTags.has(element.name)) return true
  if (element.name === 'math') return false
  const special = reading.special(element)
  if (special) return special.isBlock
  return frames.has(element.name) || holdsBlocks(element, reading)
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
  if (name === 'ul' || name === 'ol') return listHtml(element, reading)
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
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.name === 'br') return '\n'
      return /^(?:p|div|li)$/.test(child.name) ? `${linesOf(child)}\n` : linesOf(child)
    })
    .join('')
}

function alignmentAttribute({ attributes }: XmlElement): string {
  const named = /(?:^|\s)qti-align-(left|center|right|justify)(?:\s|$)/.exec(attributes['class'] ?? '')?.[1]
  const alignment = alignmentOf(named === undefined ? attributes['style'] : `text-align: ${named}`)
  return alignment === undefined ? '' : ` style="text-align: ${alignment}"`
}

/** A formula that stands alone on its line and says that it wants to. */
function blockFormula(nodes: readonly Node[]): string | null {
  const seen = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  const [only] = seen
  if (seen.length !== 1 || only === undefined || typeof only === 'string' || only.name !== 'math') return null
  const latex = only.attributes['display'] === 'block' ? latexOf(only) : null
  return latex === null ? null : formulaElement(latex, true)
}

function listHtml(element: XmlElement, reading: BodyReading): string {
  const items = element.children
    .filter((child) => typeof child !== 'string')
    .map((child) => `<li>${blocksHtml(child.children, reading)}</li>`)
  const { start } = element.attributes
  const first = element.name === 'ol' && /^\d{1,4}$/.test(start ?? '') ? ` start="${start}"` : ''
  return items.length === 0 ? '' : `<${element.name}${first}>${items.join('')}</${element.name}>`
}

function tableHtml(table: XmlElement, reading: BodyReading): string {
  let before = ''
  const rows: string[] = []
  const visit = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (typeof child === 'string') continue
      if (child.name === 'caption') before += blocksHtml(child.children, reading)
      else if (child.name === 'tr') rows.push(rowHtml(child, reading))
      else if (/^(thead|tbody|tfoot)$/.test(child.name)) visit(child)
    }
  }
  visit(table)
  return before + (rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`)
}

function rowHtml(row: XmlElement, reading: BodyReading): string {
  const cells = row.children.flatMap((cell) => {
    if (typeof cell === 'string' || !/^t[hd]$/.test(cell.name)) return []
    const spans = ['colspan', 'rowspan'].map((name) => {
      const span = cell.attributes[name] ?? ''
      return /^[2-9]$|^[1-4]\d$/.test(span) ? ` ${name}="${span}"` : ''
    })
    return [`<${cell.name}${spans.join('')}>${blocksHtml(cell.children, reading)}</${cell.name}>`]
  })
  return `<tr>${cells.join('')}</tr>`
}

function lineHtml(nodes: readonly Node[], reading: BodyReading): string {
  return inlineHtml(nodes, reading).replaceAll(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
}

function inlineHtml(nodes: readonly Node[], reading: BodyReading): string {
  return nodes
    .filter((node, index) => !isReadAloud(node, nodes, index))
    .map((node) => (typeof node === 'string' ? textHtml(node) : inlineElement(node, reading)))
    .join('')
}

/** Canvas writes a formula a second time behind its picture, for those who hear it. */
function isReadAloud(node: Node, nodes: readonly Node[], index: number): boolean {
  if (typeof node === 'string' || !/(?:^|\s)hidden-readable(?:\s|$)/.test(node.attributes['class'] ?? '')) return false
  const before = nodes.slice(0, index).findLast((one) => typeof one !== 'string' || one.trim() !== '')
  return typeof before === 'object' && (before.attributes['data-equation-content'] ?? '') !== ''
}

function textHtml(text: string): string {
  return escapeText(withNamedSigns(text).replaceAll(/[ \t\r\n]+/g, ' '))
}

const media: Readonly<Record<string, string>> = { audio: 'audio', video: 'video', embed: 'embed', iframe: 'iframe' }

function inlineElement(element: XmlElement, reading: BodyReading): string {
  const special = reading.special(element)
  if (special) return special.html
  const { name, attributes, children } = element
  if (unseen.has(name) || name === 'rp') return ''
  if (name === 'br') return '<br>'
  if (name === 'math') return formulaHtml(element, reading)
  if (name === 'img') return imageHtml(element, reading)
  if (name === 'object' || name === 'picture' || media[name] !== undefined) return objectHtml(element, reading)
  const inner = inlineHtml(children, reading)
  // How a word is said stands above it; here behind it.
  if (name === 'rt') return isBlank(inner) ? '' : ` (${inner.trim()})`
  // Keeps signs apart that would otherwise begin a formula; see `withSigns`.
  if (name === 'span' && inner === '') return '<span></span>'
  if (name === 'a' && /^(https?:|mailto:)/i.test(attributes['href'] ?? ''))
    return `<a href="${escapeHtml(attributes['href'] ?? '')}">${inner}</a>`
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
  const latex = latexOf(math)
  if (latex !== null) return formulaElement(latex)
  if (textOfElement(math).trim() !== '')
    problems.push(problem('wordingDropped', { text: `math: ${textOfElement(math).trim().slice(0, 80)}` }))
  return ''
}

function imageHtml({ attributes }: XmlElement, reading: BodyReading): string {
  const equation = attributes['data-equation-content'] ?? ''
  if (equation !== '') return formulaElement(equation)
  return pictureHtml(attributes['src'] ?? '', attributes, reading)
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
  const address = attributes['data'] ?? attributes['src'] ?? ''
  const type = attributes['type'] ?? ''
  if (name === 'picture') return inlineHtml(children, reading)
  if (name === 'object' && (type.startsWith('image/') || /\.(png|jpe?g|gif|webp|svg)$/i.test(address)))
    return pictureHtml(address, { ...attributes, alt: textOfElement(element).trim() }, reading)
  const source = address === '' ? sourceBelow(element) : address
  reading.problems.push(
    problem('attachmentsLost', { names: `${media[name] ?? (type || name)} ${source.slice(-80)}`.trim() }),
  )
  return name === 'object' ? inlineHtml(children, reading) : ''
}

function sourceBelow(element: XmlElement): string {
  const source = element.children.find((child) => typeof child !== 'string' && child.name === 'source')
  return typeof source === 'object' ? (source.attributes['src'] ?? '') : ''
}
