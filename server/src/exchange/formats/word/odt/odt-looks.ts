import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import type { Look } from '../word-looks.ts'
import { isPaperColor, isPlainColor, withFont } from '../word-looks.ts'

interface Style {
  parent: string | undefined
  text: XmlElement | undefined
}

export interface OdtLooks {
  ofParagraph(style: string | undefined): Look
  changedBy(look: Look, style: string | undefined): Look
}

/** Looks have names; those of one paragraph alone stand in the same file as its text. */
export function odtLooksOf(sheets: readonly (XmlElement | undefined)[]): OdtLooks {
  const styles = new Map<string, Style>()
  const fonts = new Map<string, string>()
  for (const sheet of sheets)
    for (const group of sheet ? elementsOf(sheet) : []) {
      if (group.name === 'office:font-face-decls')
        for (const { attributes } of elementsOf(group, 'style:font-face'))
          fonts.set(attributes['style:name'] ?? '', (attributes['svg:font-family'] ?? '').replaceAll(/^'|'$/g, ''))
      if (group.name !== 'office:styles' && group.name !== 'office:automatic-styles') continue
      for (const style of elementsOf(group, 'style:style'))
        styles.set(`${style.attributes['style:family']} ${style.attributes['style:name']}`, {
          parent: style.attributes['style:parent-style-name'],
          text: childOf(style, 'style:text-properties'),
        })
    }

  function applied(before: Look, family: string, name: string | undefined): Look {
    const links: Style[] = []
    for (let at = name; at !== undefined && links.length < 20;) {
      const style = styles.get(`${family} ${at}`)
      if (!style) break
      links.unshift(style)
      at = style.parent
    }
    return links.reduce((look, { text }) => changed(look, text, fonts), before)
  }

  return {
    ofParagraph: (style) => applied({}, 'paragraph', style ?? 'Standard'),
    changedBy: (look, style) => applied(look, 'text', style),
  }
}

function changed(before: Look, properties: XmlElement | undefined, fonts: ReadonlyMap<string, string>): Look {
  if (!properties) return before
  let look: Look = { ...before }
  const set = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'hidden', isOn: boolean): void => {
    if (isOn) look[name] = true
    else delete look[name]
  }
  for (const [property, value] of Object.entries(properties.attributes))
    switch (property) {
      case 'fo:font-weight':
        set('bold', /^(?:bold|[6-9]00)$/.test(value))
        break
      case 'fo:font-style':
        set('italic', value !== 'normal')
        break
      case 'style:text-underline-style':
        set('underline', value !== 'none')
        break
      case 'style:text-line-through-style':
        set('strike', value !== 'none')
        break
      case 'text:display':
        set('hidden', value === 'none')
        break
      case 'fo:color':
        if (isPlainColor(value.replace('#', ''))) delete look.color
        else look.color = value.replace('#', '').toUpperCase()
        break
      case 'fo:background-color':
        if (value === 'transparent' || isPaperColor(value.replace('#', ''))) delete look.highlight
        else look.highlight = value
        break
      case 'style:text-position':
        if (value.startsWith('sub') || value.startsWith('-')) look.position = 'sub'
        else if (value.startsWith('super') || /^[1-9]/.test(value)) look.position = 'sup'
        else delete look.position
        break
      case 'style:font-name':
        look = withFont(look, fonts.get(value) ?? value)
        break
      case 'fo:font-family':
        look = withFont(look, value.replaceAll(/^'|'$/g, ''))
        break
    }
  return look
}
