import { formulaOmml } from '../../../quizzes/paper/formulas/formula-omml.ts'
import { unescapeText } from '../../formulas-in-text.ts'
import { type Item, richTextsIn } from '../../item.ts'
import { elementsOf, readXml } from '../../xml-tree.ts'
import { betweenSpellings, spellingMark } from './latex-spellings.ts'
import { ommlLatex } from './omml-latex.ts'

export function spelledFormulas(items: readonly Item[]): { name: string; value: string }[] {
  const known = new Map<string, string>()
  for (const html of items.flatMap(richTextsIn))
    for (const [, source = ''] of html.matchAll(/\bdata-latex="([^"]*)"/g)) {
      const latex = unescapeText(source)
      const read = readAgain(latex)
      if (read !== null && read !== latex && !known.has(read)) known.set(read, latex)
    }
  return [...known].map(([read, latex], index) => ({
    name: `${spellingMark}${index + 1}`,
    value: read + betweenSpellings + latex,
  }))
}

function readAgain(latex: string): string | null {
  const omml = formulaOmml(latex, false)
  const [math] = omml === null ? [] : [...elementsOf(readXml(new TextEncoder().encode(omml)))]
  return math ? ommlLatex(math) : null
}
