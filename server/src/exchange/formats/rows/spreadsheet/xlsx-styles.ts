import type { Look } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, readXml } from '../../xml-tree.ts'
import { builtInFormats } from './number-formats.ts'

export interface CellStyle {
  format: string
  look: Look
}

const plain: CellStyle = { format: 'General', look: {} }

/** How cells look, by the number that each of them names. */
export function stylesIn(bytes: Uint8Array | null): (index: string | undefined) => CellStyle {
  if (bytes === null) return () => plain
  const sheet = childNamed(readXml(bytes), 'styleSheet')
  const listed = (name: string): XmlElement[] => [...childrenOf(childNamed(sheet, name))]
  const formats = new Map(
    listed('numFmts').map(({ attributes }) => [attributes['numFmtId'] ?? '', attributes['formatCode'] ?? 'General']),
  )
  const fonts = listed('fonts').map(fontLook)
  const fills = listed('fills').map(fillLook)
  const styles = listed('cellXfs').map(({ attributes }): CellStyle => {
    const id = attributes['numFmtId'] ?? '0'
    return {
      format: formats.get(id) ?? builtInFormats[Number(id)] ?? 'General',
      look: { ...fonts[Number(attributes['fontId'] ?? 0)], ...fills[Number(attributes['fillId'] ?? 0)] },
    }
  })
  return (index) => styles[Number(index ?? 0)] ?? plain
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

export function* childrenOf(parent: XmlElement | undefined, name?: string): Generator<XmlElement> {
  if (!parent) return
  for (const child of elementsOf(parent)) if (name === undefined || localName(child.name) === name) yield child
}

export function childNamed(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent && (childOf(parent, name) ?? childrenOf(parent, name).next().value ?? undefined)
}

/** Of a font, or of a part of a text. */
export function fontLook(font: XmlElement | undefined): Look {
  const isOn = (name: string): boolean => {
    const element = childNamed(font, name)
    return element !== undefined && !['0', 'false', 'none'].includes(element.attributes['val'] ?? '1')
  }
  const color = colorOf(childNamed(font, 'color'))
  return {
    ...(isOn('b') && { bold: true as const }),
    ...(isOn('u') && { underline: true as const }),
    ...(color !== null && { color }),
  }
}

/** Null for what all text has: black, or what the program takes. */
function colorOf(element: XmlElement | undefined): string | null {
  const { rgb, theme, indexed, tint } = element?.attributes ?? {}
  if (rgb !== undefined) return /^(?:FF|00)?000000$/i.test(rgb) ? null : rgb.slice(-6).toUpperCase()
  if (theme !== undefined) return theme === '1' || theme === '0' ? null : `theme ${theme} ${tint ?? ''}`.trim()
  return indexed === undefined || indexed === '64' || indexed === '8' || indexed === '0' ? null : `color ${indexed}`
}

function fillLook(fill: XmlElement): Look {
  const pattern = childNamed(fill, 'patternFill')
  const kind = pattern?.attributes['patternType'] ?? 'none'
  if (kind === 'none' || kind === 'gray125') return {}
  const { rgb, theme, indexed, tint } = childNamed(pattern, 'fgColor')?.attributes ?? {}
  if (rgb !== undefined) return /FFFFFF$/i.test(rgb) ? {} : { highlight: rgb.slice(-6).toUpperCase() }
  if (theme !== undefined)
    return theme === '0' && tint === undefined ? {} : { highlight: `theme ${theme} ${tint ?? ''}`.trim() }
  return indexed === undefined || indexed === '64' || indexed === '9' || indexed === '1'
    ? {}
    : { highlight: `color ${indexed}` }
}
