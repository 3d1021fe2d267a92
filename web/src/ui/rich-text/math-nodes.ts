import { type ReactNode, createElement } from 'react'

/** What a formula is made of, and nothing that links, colors or loads. */
const tags = new Set(
  (
    'math mrow mi mo mn mtext ms mspace mfrac msqrt mroot mstyle mpadded mphantom menclose ' +
    'msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd'
  ).split(' '),
)
const attributes = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy fence separator symmetric largeop movablelimits accent ' +
    'accentunder lspace rspace minsize maxsize width height depth linethickness columnalign rowalign columnspacing ' +
    'rowspacing columnlines rowlines notation columnspan rowspan'
  ).split(' '),
)

/** MathML that the server drew, made anew from its known parts. */
export function mathNode(element: Element, key: number = 0): ReactNode {
  if (!tags.has(element.localName)) return element.textContent
  const kept = [...element.attributes]
    .filter(({ name }) => attributes.has(name))
    .map(({ name, value }) => [name, value])
  const children = [...element.childNodes].map((child, index) =>
    child instanceof Element ? mathNode(child, index) : child.textContent,
  )
  return createElement(element.localName, { key, ...Object.fromEntries(kept) }, ...children)
}
