/** Formulas as people type them: `$x^2$`. A dollar sign may also stand for money: '$5 and $6' is none. */

export interface TypedFormula {
  /** Where its first sign stands, and how long it is with both. */
  index: number
  length: number
  latex: string
}

const longest = 500

/** Whether what stands between two dollar signs is a formula, by itself and by the characters around it. */
export function isFormulaBetween(before: string, inside: string, after: string): boolean {
  if (inside.length === 0 || inside.length > longest || /[\n$]/.test(inside)) return false
  // 'US$5', '$5-$6', '$HOME/bin:$PATH': the second sign belongs to what follows it.
  if (/[\\$\w]/.test(before) || /[\w${]/.test(after)) return false
  if (/^\s|[\s\\]$/.test(inside) || /[-+*/=,;:(<>]$/.test(inside)) return false
  const words = inside.replaceAll(/\\(?:text(?:bf|it|rm|sf)?|math(?:rm|bf|it|sf)|[mh]box)\s*\{[^{}]*\}/g, '')
  if (isOfProgram(words) || prose.test(words)) return false
  // Letters with accents are words; without a sign of mathematics, words beside each other are as well.
  if (/[^\p{ASCII}\u2200-\u22FF\u0370-\u03FF±×÷·°′]/u.test(words)) return false
  return !/\s/.test(words) || /[\\^_=+<>{}|*/-]/.test(words)
}

/** '${name} is "$', "' + '": what programs and templates call a value, and what stands between two texts of theirs. */
function isOfProgram(inside: string): boolean {
  return /^\{[A-Za-z_][\w.]+\}(?!\s*[\^_])./.test(inside) || /^['"`,;)}]|["`]/.test(inside)
}

/** Three words in a row, none of them a command: somebody says something there. */
const prose = /(?<![\\\p{L}\p{N}])\p{L}{2,40}[,;:]?\s{1,3}\p{L}{2,40}[,;:]?\s{1,3}\p{L}{2,40}(?![\p{L}\p{N}])/u

/** All of them in a text, from left to right. */
export function formulasTyped(text: string): TypedFormula[] {
  const found: TypedFormula[] = []
  for (let start = text.indexOf('$'); start !== -1;) {
    const end = text.indexOf('$', start + 1)
    if (end === -1) break
    const latex = text.slice(start + 1, end)
    const isFormula = isFormulaBetween(text[start - 1] ?? '', latex, text[end + 1] ?? '')
    if (isFormula) found.push({ index: start, length: end + 1 - start, latex })
    start = isFormula ? text.indexOf('$', end + 1) : end
  }
  return found
}
