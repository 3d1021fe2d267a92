import { raised } from '../rows/spreadsheet/raised-text.ts'
import type { XmlElement } from '../xml-tree.ts'

const silent = /^(?:script|style|head|title|button|select|option|textarea|template|noscript|svg|nav|footer)$/
const lines = /^(?:p|div|li|ul|ol|h[1-6]|tr|table|section|article|form|fieldset|legend|pre|br|label|header|main)$/

interface Part {
  /** Where it ends. */
  until?: XmlElement | undefined
  without?: ReadonlySet<XmlElement>
}

/** What a person sees of it. */
export function shownText(element: XmlElement, { until, without }: Part = {}): string {
  let text = ''
  let isOver = false
  const visit = (one: XmlElement): void => {
    for (const child of one.children) {
      if (isOver) return
      if (typeof child === 'string') text += child.replaceAll(/[^\S\u00A0]+/g, ' ')
      else if (child === until) isOver = true
      else if (without?.has(child) && !holds(child, until)) continue
      else if (!silent.test(child.name)) {
        const isLine = lines.test(child.name)
        if (isLine) text += '\n'
        const from = text.length
        visit(child)
        if (child.name === 'sup' || child.name === 'sub')
          text = text.slice(0, from) + raised(text.slice(from), child.name)
        if (isLine && child.name !== 'br') text += '\n'
      }
    }
  }
  visit(element)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .normalize('NFC')
}

const holds = (element: XmlElement, other: XmlElement | undefined): boolean =>
  other !== undefined &&
  element.children.some((child) => typeof child !== 'string' && (child === other || holds(child, other)))
