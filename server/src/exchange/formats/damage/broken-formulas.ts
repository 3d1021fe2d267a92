import katex from 'katex'
import { isFormula } from '../../../platform/html/clean-html.ts'
import { unescapeText } from '../formulas-in-text.ts'

const formula = /<(span|div)\b[^<>]*\bdata-latex="([^"]*)"/g
const longest = 5000
/** Of all formulas of a question: to draw one takes its time. */
const longestInAll = 20_000

/** The source of a formula that the screens cannot draw, and show as it is. Empty when there is none. */
export function brokenFormulaIn(htmls: readonly string[]): string {
  const found: RegExpMatchArray[] = []
  let length = 0
  for (const one of htmls.flatMap((html) => [...html.matchAll(formula)])) {
    length += one[0].length
    if (length <= longestInAll) found.push(one)
  }
  const broken = found.find(([, tag, source = '']) => !isDrawn(unescapeText(source), tag === 'div'))
  return unescapeText(broken?.[2] ?? '').slice(0, 60)
}

/** The beginning of a formula that is not kept: too long, or with commands that are none of mathematics. */
export function unkeptFormulaIn(html: string): string {
  const sources = [...html.matchAll(formula)].map(([, , source = '']) => unescapeText(source))
  return sources.find((source) => !isFormula(source))?.slice(0, 60) ?? ''
}

/** The rest of a text is still shown to whoever looks at it. */
export function withoutUnkept(html: string): string {
  return html.replaceAll(/<(span|div)\b[^<>]*\bdata-latex="([^"]*)"[^<>]*>(?:<\/\1>)?/g, (whole, _, source: string) =>
    isFormula(unescapeText(source)) ? whole : '[…]',
  )
}

function isDrawn(latex: string, displayMode: boolean): boolean {
  if (latex.length > longest) return false
  try {
    katex.renderToString(latex, { displayMode, strict: 'ignore', maxExpand: 500 })
    return true
  } catch {
    return false
  }
}
