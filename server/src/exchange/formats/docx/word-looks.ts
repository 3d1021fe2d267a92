import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { type PaperStyle, paperStyles } from '../../../quizzes/paper/docx/paper-styles.ts'
import type { Look } from '../../paper/document.ts'
import { type OldFont, type SymbolFont, oldFontOf, symbolFontOf } from '../letters/symbol-fonts.ts'

export interface WordLook extends Look {
  /** Nobody sees it who reads the paper. */
  hidden?: true
  /** Letters that mean others than they are. */
  oldFont?: OldFont
  symbolFont?: SymbolFont
}

/** A font by its name, as far as its letters are others or all have the same width. */
function withFont(before: WordLook, name: string): WordLook {
  const { oldFont: _, symbolFont: __, ...look } = before
  const old = oldFontOf(name)
  const symbols = symbolFontOf(name)
  return {
    ...look,
    ...(/courier|consolas|mono/i.test(name) && { code: true }),
    ...(old !== null && { oldFont: old }),
    ...(symbols !== null && { symbolFont: symbols }),
  }
}

interface Style {
  basedOn: string | undefined
  properties: XmlElement | undefined
  list: XmlElement | undefined
  printed: PaperStyle | undefined
}

const printedStyles = new Map(Object.entries(paperStyles).map(([style, name]) => [name as string, style as PaperStyle]))

export interface Styles {
  /** Of a paragraph's text before anything is said about a part of it. */
  ofParagraph(styleId: string | undefined): WordLook
  /** The list that every paragraph of this style is in. */
  listOf(styleId: string | undefined): XmlElement | undefined
  changedBy(look: WordLook, properties: XmlElement | undefined): WordLook
}

export function stylesOf(document: XmlElement | null): Styles {
  const root = document ? childOf(document, 'w:styles') : undefined
  const styles = new Map<string, Style>()
  let usual: string | undefined
  for (const style of root ? elementsOf(root, 'w:style') : []) {
    const id = style.attributes['w:styleId'] ?? ''
    styles.set(id, {
      basedOn: childOf(style, 'w:basedOn')?.attributes['w:val'],
      properties: childOf(style, 'w:rPr'),
      list: childOf(childOf(style, 'w:pPr'), 'w:numPr'),
      printed: printedStyles.get(childOf(style, 'w:name')?.attributes['w:val']?.normalize('NFC') ?? ''),
    })
    if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') usual = id
  }
  const defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')

  const looks = new Map<string | undefined, WordLook>()

  /** The style itself last. */
  function linksOf(id: string | undefined): Style[] {
    const links: Style[] = []
    for (let at = id; at !== undefined && links.length < 20;) {
      const style = styles.get(at)
      if (!style) break
      links.unshift(style)
      at = style.basedOn
    }
    return links
  }

  function chain(id: string | undefined): WordLook {
    const known = looks.get(id)
    if (known) return known
    const look = linksOf(id).reduce<WordLook>(
      (before, { properties, printed }) => ({ ...applied(before, properties), ...(printed && { printed }) }),
      {},
    )
    looks.set(id, look)
    return look
  }

  const changedBy = (look: WordLook, properties: XmlElement | undefined): WordLook => {
    const named = childOf(properties, 'w:rStyle')?.attributes['w:val']
    return applied(named === undefined ? look : { ...look, ...chain(named) }, properties)
  }
  return {
    ofParagraph: (styleId) => ({ ...applied({}, defaults), ...chain(styleId ?? usual) }),
    listOf: (styleId) => linksOf(styleId).findLast(({ list }) => list !== undefined)?.list,
    changedBy,
  }
}

const toggles = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:strike': 'strike',
  'w:dstrike': 'strike',
  'w:vanish': 'hidden',
} as const

function applied(before: WordLook, properties: XmlElement | undefined): WordLook {
  if (!properties) return before
  let look: WordLook = { ...before }
  for (const property of elementsOf(properties)) {
    const value = property.attributes['w:val']
    switch (property.name) {
      case 'w:b':
      case 'w:i':
      case 'w:strike':
      case 'w:dstrike':
      case 'w:vanish': {
        const name = toggles[property.name]
        if (value === undefined || /^(1|true|on)$/.test(value)) look[name] = true
        // A single line stays where a double one is switched off.
        else if (property.name !== 'w:dstrike') delete look[name]
        break
      }
      case 'w:u':
        if (value === 'none') delete look.underline
        else look.underline = true
        break
      case 'w:color':
        if (isPlainColor(value)) delete look.color
        else look.color = (value ?? '').toUpperCase()
        break
      case 'w:highlight':
        if (value === 'none' || value === 'white') delete look.highlight
        else look.highlight = value ?? 'yes'
        break
      case 'w:shd': {
        const fill = property.attributes['w:fill']
        // Schools mark with either; a mark lies on what is shaded.
        if (fill !== undefined && !isPaperColor(fill) && !isMarked(properties)) look.highlight = fill
        break
      }
      case 'w:vertAlign':
        if (value === 'subscript') look.position = 'sub'
        else if (value === 'superscript') look.position = 'sup'
        else delete look.position
        break
      case 'w:rFonts': {
        // A font of the theme comes before one that is named, and is never an old one.
        const isOfTheme = property.attributes['w:asciiTheme'] !== undefined
        const font = property.attributes['w:ascii'] ?? property.attributes['w:hAnsi']
        if (isOfTheme || font !== undefined) look = withFont(look, isOfTheme ? '' : (font ?? ''))
        break
      }
    }
  }
  return look
}

function isMarked(properties: XmlElement): boolean {
  const value = childOf(properties, 'w:highlight')?.attributes['w:val']
  return value !== undefined && value !== 'none' && value !== 'white'
}

/** Nearly white is the page that a text was copied from: nobody marks anything with it. */
function isPaperColor(fill: string): boolean {
  const parts = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(fill)
  return /^auto$/i.test(fill) || (parts !== null && parts.slice(1).every((part) => Number.parseInt(part, 16) >= 0xf0))
}

/** Black in its many shades is what text looks like anyway. */
function isPlainColor(value: string | undefined): boolean {
  if (value === undefined || /^auto$/i.test(value)) return true
  const parts = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  return parts !== null && parts.slice(1).every((part) => Number.parseInt(part, 16) < 0x50)
}
