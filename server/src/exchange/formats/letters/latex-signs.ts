/** Signs of mathematics by their LaTeX names, as Word writes them into a formula. */
const names: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'varsigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  ϑ: 'vartheta',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Υ: 'Upsilon',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  '×': 'times',
  '÷': 'div',
  '±': 'pm',
  '∓': 'mp',
  '⋅': 'cdot',
  '·': 'cdot',
  '∘': 'circ',
  '∗': 'ast',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≈': 'approx',
  '≡': 'equiv',
  '∼': 'sim',
  '≅': 'cong',
  '∝': 'propto',
  '≪': 'll',
  '≫': 'gg',
  '∈': 'in',
  '∉': 'notin',
  '∋': 'ni',
  '⊂': 'subset',
  '⊃': 'supset',
  '⊆': 'subseteq',
  '⊇': 'supseteq',
  '∪': 'cup',
  '∩': 'cap',
  '∅': 'varnothing',
  '∖': 'setminus',
  '→': 'to',
  '←': 'leftarrow',
  '↔': 'leftrightarrow',
  '⇒': 'Rightarrow',
  '⇐': 'Leftarrow',
  '⇔': 'Leftrightarrow',
  '↦': 'mapsto',
  '∞': 'infty',
  '∂': 'partial',
  '∇': 'nabla',
  '∀': 'forall',
  '∃': 'exists',
  '¬': 'neg',
  '∧': 'wedge',
  '∨': 'vee',
  '∠': 'angle',
  '⊥': 'perp',
  '∥': 'parallel',
  '△': 'triangle',
  '…': 'ldots',
  '⋯': 'cdots',
  '⋮': 'vdots',
  '⋱': 'ddots',
  '∑': 'sum',
  '∏': 'prod',
  '∫': 'int',
  '√': 'surd',
  '′': 'prime',
  ℝ: 'mathbb{R}',
  ℕ: 'mathbb{N}',
  ℤ: 'mathbb{Z}',
  ℚ: 'mathbb{Q}',
  ℂ: 'mathbb{C}',
}

export function symbolLatex(text: string): string {
  let result = ''
  for (const letter of text) {
    const plain = plainLetter(letter)
    const name = names[plain]
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
