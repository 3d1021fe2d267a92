import { type Problem, problem } from '../../item.ts'
import { swallowedIn } from '../../damage/swallowed-text.ts'
import type { XmlElement } from '../../xml-tree.ts'
import { htmlTree } from './html-tree.ts'

type Node = XmlElement['children'][number]

/** A text that is one element of HTML, or several, from its first sign to its last. */
const wrapped = /^\s*<(p|div|span|ul|ol|h[1-6]|pre|table|blockquote|strong|em|b|i)\b[^<>]*>[\s\S]*<\/\1\s*>\s*$/i
const marked = /<(?:p|br|div|span|b|i|u|strong|em|sub|sup|img|li|ul|ol|table)\b[^<>]{0,200}>/i

/** Whoever writes these writes tags as tags: what stands in them as text is text. */
const written = /^(?:p|span|strong|em|b|i|u|code|pre|li|td|th|h[1-6]|blockquote|a|sub|sup)$/

/**
 * Some programs write the tags of their texts as text. Where what is asked first is nothing but such an element, every
 * text of that kind is read as what it was; elsewhere tags may be what is talked about, and are shown as they stand.
 */
export function withoutEscapes(body: XmlElement, problems: Problem[]): XmlElement {
  const first = firstTextIn(body) ?? ''
  if (wrapped.test(first)) return unescaped(body)
  const found = marked.exec(first)
  if (found) problems.push(problem('markupShown', { text: found[0].slice(0, 60) }))
  return body
}

/** Empty when it stands in an element of HTML. */
function firstTextIn(element: XmlElement): string | null {
  for (const child of element.children) {
    const text = typeof child === 'string' ? child : firstTextIn(child)
    if (text === null || (typeof child === 'string' && child.trim() === '')) continue
    return written.test(element.name) ? '' : text
  }
  return null
}

function unescaped(element: XmlElement): XmlElement {
  if (written.test(element.name)) return element
  return { ...element, children: element.children.flatMap(unescapedNode) }
}

function unescapedNode(node: Node): Node[] {
  if (typeof node !== 'string') return [unescaped(node)]
  return wrapped.test(node) && swallowedIn(node) === '' ? (htmlTree(node)?.children ?? [node]) : [node]
}
