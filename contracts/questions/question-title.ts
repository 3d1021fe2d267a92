import { holdsFormulaSource, plainFormula } from '../plain-formula.ts'
import { readableTextOf } from '../rich-text.ts'
import { foldText } from '../text-folding.ts'

const between = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$|\$(?=[^\s$])([^$\n]*?[\\^_][^$\n]*?)\$/g

/** Titles are plain text: a formula in one is read out ('1/2'), whatever program it came from. */
export function readableTitle(title: string): string {
  if (!/[\\$]/.test(title)) return title
  const read = title.replaceAll(between, (_, ...found: (string | undefined)[]) =>
    plainFormula(found[0] ?? found[1] ?? found[2] ?? found[3] ?? ''),
  )
  return holdsFormulaSource(read) ? plainFormula(read) : read
}

/** The title was only taken from the text: showing both says the same twice. */
export function repeatsText(title: string, content: string): boolean {
  const named = foldText(readableTitle(title))
  const said = foldText(readableTextOf(content))
  return named.endsWith('…') ? said.startsWith(named.slice(0, -1).trimEnd()) : named === said
}

/** Who reads the title has read the text: no picture, formula or table in it, and nothing cut off. */
export function saysNoMore(title: string, content: string): boolean {
  return !title.endsWith('…') && !/<(?:img|table|pre)\b|data-latex=/.test(content) && repeatsText(title, content)
}
