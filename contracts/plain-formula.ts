/** Formulas as people write them where no formula can be drawn: '1/2', 'x²', '√3'. */

/** Commands that are one sign, for the eye and for the ear alike. */
export const formulaSigns: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  sim: '∼',
  infty: '∞',
  in: '∈',
  notin: '∉',
  subset: '⊂',
  subseteq: '⊆',
  cup: '∪',
  cap: '∩',
  emptyset: '∅',
  varnothing: '∅',
  Rightarrow: '⇒',
  Leftrightarrow: '⇔',
  perp: '⊥',
  parallel: '∥',
  angle: '∠',
  triangle: '△',
  forall: '∀',
  exists: '∃',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Omega: 'Ω',
}

const signs: Readonly<Record<string, string>> = {
  ...formulaSigns,
  div: ':',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  circ: '°',
  degree: '°',
  ldots: '…',
  cdots: '…',
  dots: '…',
  sum: '∑',
  prod: '∏',
  int: '∫',
  Sigma: 'Σ',
  Pi: 'Π',
  quad: ' ',
  qquad: ' ',
}
const names = ['sin', 'cos', 'tan', 'cot', 'log', 'ln', 'lim', 'max', 'min', 'gcd']
/** What only changes how its content looks. */
const looks = ['text', 'mathrm', 'mathbf', 'mathit', 'mathsf', 'boldsymbol', 'operatorname', 'mbox', 'displaystyle']
const marks = ['overline', 'underline', 'vec', 'overrightarrow', 'hat', 'widehat', 'bar']
const fractions = ['frac', 'dfrac', 'tfrac', 'cfrac']
const others = ['sqrt', 'mathbb', 'left', 'right', 'begin', 'end']
const known = new Set([...Object.keys(signs), ...names, ...looks, ...marks, ...fractions, ...others])

const raised = smaller('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ')
const lowered = smaller('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')
const sets: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ', C: 'ℂ' }

function smaller(plain: string, signs: string): ReadonlyMap<string, string> {
  return new Map(Array.from(plain, (sign, index) => [sign, signs.charAt(index)]))
}

/** Does this text hold the source of a formula that a person would not read? */
export function holdsFormulaSource(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/\\([A-Za-z]+)/g)) if (known.has(name)) return true
  return false
}

/** No formula that anybody reads is longer, and none nests without end. */
const longest = 2000

export function plainFormula(latex: string): string {
  const reader = { text: latex.slice(0, longest), at: 0 }
  const plain = sequence(reader, () => false)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

interface Reader {
  readonly text: string
  at: number
}

function sequence(reader: Reader, isEnd: () => boolean): string {
  let result = ''
  while (reader.at < reader.text.length && !isEnd()) {
    const sign = reader.text[reader.at] ?? ''
    if (sign === '}' || sign === '&' || sign === '~') {
      reader.at += 1
      result += sign === '}' ? '' : ' '
    } else if ((sign === '^' || sign === '_') && isScript(reader, result)) {
      reader.at += 1
      result += scripted(part(reader), sign)
    } else result += part(reader)
  }
  return result
}

/** A line to write on ('_____') is no index. */
function isScript({ text, at }: Reader, before: string): boolean {
  return /[\p{L}\p{N})\]’'°]$/u.test(before) && /[\p{L}\p{N}{\\+-]/u.test(text[at + 1] ?? '')
}

/** One sign, one group or one command with what belongs to it. */
function part(reader: Reader): string {
  const sign = reader.text[reader.at] ?? ''
  reader.at += sign.length
  if (sign === '{') {
    const inner = sequence(reader, () => reader.text[reader.at] === '}')
    reader.at += 1
    return inner
  }
  return sign === '\\' ? command(reader) : sign
}

function command(reader: Reader): string {
  const name = /^[A-Za-z]+/.exec(reader.text.slice(reader.at))?.[0]
  if (name === undefined) {
    const sign = reader.text[reader.at] ?? ''
    reader.at += 1
    if (sign === '\\') return '; '
    return /[,;:!\s]/.test(sign) ? ' ' : sign
  }
  reader.at += name.length
  if (fractions.includes(name)) return `${grouped(argument(reader))}/${grouped(argument(reader))}`
  if (name === 'sqrt') {
    const degree = /^\s*\[([^\]]*)\]/.exec(reader.text.slice(reader.at))
    reader.at += degree?.[0].length ?? 0
    return `${degree ? small(plainFormula(degree[1] ?? ''), raised) : ''}√${grouped(argument(reader))}`
  }
  if (name === 'mathbb') {
    const letter = argument(reader)
    return sets[letter] ?? letter
  }
  if (name === 'left' || name === 'right') {
    const bound = /^\s*(?:\\([{}|])|([^\\]))/.exec(reader.text.slice(reader.at))
    reader.at += bound?.[0].length ?? 0
    return bound?.[1] ?? (bound?.[2] === '.' ? '' : (bound?.[2] ?? ''))
  }
  if (name === 'begin' || name === 'end') {
    argument(reader)
    return ' '
  }
  if (looks.includes(name) || marks.includes(name)) return argument(reader)
  if (names.includes(name)) return `${name} `
  const sign = signs[name]
  if (sign === undefined) return name
  // The space behind a command only ends its name.
  if (/[<>≤≥≠≈×±∈∉⊂∪∩→⇒⇔⊥∥]/u.test(sign)) return ` ${sign} `
  if (reader.text[reader.at] === ' ') reader.at += 1
  return sign
}

function argument(reader: Reader): string {
  while (reader.text[reader.at] === ' ') reader.at += 1
  return reader.at < reader.text.length ? part(reader).trim() : ''
}

/** What is more than one number or word needs brackets to stay together. */
function grouped(text: string): string {
  return /^(?:[\p{L}\p{N}.,]+[⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ₀-₉]*|√[\p{L}\p{N}]+)$/u.test(text) ? text : `(${text})`
}

function small(text: string, map: ReadonlyMap<string, string>): string {
  return Array.from(text, (sign) => map.get(sign) ?? sign).join('')
}

function scripted(text: string, sign: '^' | '_'): string {
  const map = sign === '^' ? raised : lowered
  if (text === '°' || text === '′' || text === "'") return text
  if (Array.from(text).every((one) => map.has(one))) return small(text, map)
  return `${sign}${grouped(text)}`
}
