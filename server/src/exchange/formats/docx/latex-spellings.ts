import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'

/**
 * Word knows formulas, not how they were typed: `3{,}14` would come back as `3,14`. A file that is written here says
 * beside its text how each was spelled; a formula that somebody changed since is read as it stands.
 */
export const spellingMark = 'latex '
export const betweenSpellings = ' \u2261 '

export function spellingsOf(document: XmlElement | null): ReadonlyMap<string, string> {
  const root = document ? childOf(document, 'Properties') : undefined
  const spellings = new Map<string, string>()
  for (const property of root ? elementsOf(root, 'property') : []) {
    if (!(property.attributes['name'] ?? '').startsWith(spellingMark)) continue
    const [read, latex] = textOfElement(property).trim().split(betweenSpellings)
    if (read !== undefined && latex !== undefined) spellings.set(read, latex)
  }
  return spellings
}
