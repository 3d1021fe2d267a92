/** Signs of mathematics by their LaTeX names, as Word writes them into a formula. */
const names = namedSigns([
  ['αβγδεϵζηθικλμνξπρ', 'alpha beta gamma delta varepsilon epsilon zeta eta theta iota kappa lambda mu nu xi pi rho'],
  ['σςτυφϕχψωϑΓΔΘΛΞΠ', 'sigma varsigma tau upsilon varphi phi chi psi omega vartheta Gamma Delta Theta Lambda Xi Pi'],
  ['ΣΥΦΨΩ×÷±∓⋅·∘∗≤≥≠≈≡', 'Sigma Upsilon Phi Psi Omega times div pm mp cdot cdot circ ast leq geq neq approx equiv'],
  ['∼≅∝≪≫∈∉∋⊂⊃⊆⊇∪∩∅', 'sim cong propto ll gg in notin ni subset supset subseteq supseteq cup cap varnothing'],
  ['∖→←↔⇒⇐⇔↦∞∂', 'setminus to leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow mapsto infty partial'],
  ['∇∀∃¬∧∨∠⊥∥△…⋯⋮⋱∑', 'nabla forall exists neg wedge vee angle perp parallel triangle ldots cdots vdots ddots sum'],
  ['∏∫√′ℝℕℤℚℂ', 'prod int surd prime mathbb{R} mathbb{N} mathbb{Z} mathbb{Q} mathbb{C}'],
])

/** 'ldots … dots …': names, and what each stands for. */
export const paired = (text: string): (readonly [string, string])[] =>
  Array.from(text.matchAll(/(\S+) (\S+)/gu), ([, name = '', sign = '']) => [name, sign] as const)

/** Each sign of a row with its name. */
export function namedSigns(rows: readonly (readonly [signs: string, names: string])[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([signs, own]) => {
      const called = own.split(' ')
      return Array.from(signs, (sign, at) => [sign, called[at] ?? ''] as const)
    }),
  )
}

export function symbolLatex(text: string): string {
  let result = ''
  for (const letter of text) {
    const plain = plainLetter(letter)
    const name = names.get(plain)
    const next = name !== undefined ? `\\${name}` : written(plain)
    result = /\\[a-zA-Z]+$/.test(result) && /^[a-zA-Z]/.test(next) ? `${result} ${next}` : result + next
  }
  return result
}

/** Word writes slanted letters as signs of their own; LaTeX slants by itself. */
function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x1d400 && code <= 0x1d7ff ? letter.normalize('NFKC') : letter
}

function written(letter: string): string {
  if (letter === '\\') return '\\backslash'
  if (letter === '−') return '-'
  if (letter === '°') return '^{\\circ}'
  if ('{}$%#&_'.includes(letter)) return `\\${letter}`
  // Nobody built it up: it is seen as it stands.
  if (letter === '^') return '\\text{\\textasciicircum}'
  if (letter === '~') return '\\sim'
  return letter === '\u00A0' || letter === '\u2009' || letter === '\u2005' ? ' ' : letter
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
}

/** Words inside of a formula, with every sign that they have. */
export function wordsLatex(text: string): string {
  return `\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, (sign) => escapes[sign] ?? `\\${sign}`)}}`
}
