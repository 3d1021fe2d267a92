import { type CSSProperties, type ReactNode, createElement } from 'react'

/** What a drawn formula is made of, and nothing that links, loads or runs. */
const tags = new Set('svg g path rect line ellipse polygon text'.split(' '))
const attributes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'role width height viewBox d transform x y rx ry x1 x2 y1 y2 cx cy points fill stroke'
      .split(' ')
      .map((name) => [name, name]),
  ),
  class: 'className',
  'aria-label': 'aria-label',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-thickness': 'strokeWidth',
  'font-size': 'fontSize',
  'font-family': 'fontFamily',
}

/** A formula that the server drew, made anew from its known parts. */
export function drawingNode(element: Element, key = 0): ReactNode {
  if (!tags.has(element.localName)) return element.textContent
  const kept = [...element.attributes].flatMap(({ name, value }): [string, string | CSSProperties][] => {
    if (name === 'style') return [['style', lineOf(value)]]
    const known = attributes[name]
    return known === undefined ? [] : [[known, value]]
  })
  const children = [...element.childNodes].map((child, index) =>
    child instanceof Element ? drawingNode(child, index) : child.textContent,
  )
  return createElement(element.localName, { key, ...Object.fromEntries(kept) }, ...children)
}

/** The only style that a drawing has: how far it reaches below the line. */
function lineOf(style: string): CSSProperties {
  return { verticalAlign: /^vertical-align:(-?[\d.]+em)$/.exec(style)?.[1] }
}
