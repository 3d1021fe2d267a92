import { formulaOmml } from '../../../quizzes/paper/formulas/formula-omml.ts'
import { unescapeText } from '../formulas-in-text.ts'
import { type Item, richTextsIn } from '../item.ts'
import { type XmlElement, childOf, elementsOf, readXml, textOfElement } from '../xml-tree.ts'
import { ommlLatex } from './omml-latex.ts'

/**
 * Word knows formulas, not how they were typed: `3{,}14` would come back as `3,14`. A file that is written here says
 * beside its text how each was spelled; a formula that somebody changed since is read as it stands.
 */
const mark = 'latex '
const between = ' \u2261 '

export function spelledFormulas(items: readonly Item[]): { name: string; value: string }[] {
  const known = new Map<string, string>()
  for (const html of items.flatMap(richTextsIn))
    for (const [, source = ''] of html.matchAll(/\bdata-latex="([^"]*)"/g)) {
      const latex = unescapeText(source)
      const read = readAgain(latex)
      if (read !== null && read !== latex && !known.has(read)) known.set(read, latex)
    }
  return [...known].map(([read, latex], index) => ({ name: `${mark}${index + 1}`, value: read + between + latex }))
}

function readAgain(latex: string): string | null {
  const omml = formulaOmml(latex, false)
  const [math] = omml === null ? [] : [...elementsOf(readXml(new TextEncoder().encode(omml)))]
  return math ? ommlLatex(math) : null
}

export function spellingsOf(document: XmlElement | null): ReadonlyMap<string, string> {
  const root = document ? childOf(document, 'Properties') : undefined
  const spellings = new Map<string, string>()
  for (const property of root ? elementsOf(root, 'property') : []) {
    if (!(property.attributes['name'] ?? '').startsWith(mark)) continue
    const [read, latex] = textOfElement(property).trim().split(between)
    if (read !== undefined && latex !== undefined) spellings.set(read, latex)
  }
  return spellings
}
