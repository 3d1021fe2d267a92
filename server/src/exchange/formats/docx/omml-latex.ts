import { type XmlElement, childOf, elementsOf } from '../../xml-tree.ts'
import { symbolLatex, wordsLatex } from '../letters/latex-signs.ts'

/** Word's own formulas in LaTeX: the way back from `quizzes/paper/formula-omml.ts`. */
export function ommlLatex(math: XmlElement): string {
  return content(math).replaceAll(/ {2,}/g, ' ').trim()
}

const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '^': 'hat',
  '\u0303': 'tilde',
  '~': 'tilde',
  '\u20D7': 'vec',
  '→': 'vec',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0306': 'breve',
  '\u030C': 'check',
  '\u0305': 'overline',
  '¯': 'overline',
  '\u0311': 'overset{\\frown}',
}
const bigOperators: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '⋁': '\\bigvee',
  '⋀': '\\bigwedge',
}
const fences: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '‖': '\\|',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '': '.',
}
const functions = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg lim max min sup inf det gcd deg dim exp ker'.split(
    ' ',
  ),
)

function content(parent: XmlElement | undefined): string {
  if (!parent) return ''
  let result = ''
  for (const child of elementsOf(parent)) result = joined(result, latexOf(child))
  return result
}

const longestCommand = 60

/** A command ends where its letters end: a letter behind it needs a space between. */
function joined(before: string, after: string): string {
  // Only the end is looked at: a formula of many parts is put together part by part.
  return /\\[a-zA-Z]+$/.test(before.slice(-longestCommand)) && /^[a-zA-Z]/.test(after)
    ? `${before} ${after}`
    : before + after
}

const group = (parent: XmlElement, name: string): string => `{${content(childOf(parent, name))}}`

function latexOf(element: XmlElement): string {
  // Read once: each level that read it twice would double the work for all that is in it.
  let known: string | undefined
  const base = (): string => (known ??= content(childOf(element, 'm:e')))
  switch (element.name) {
    case 'm:r':
      return runOf(element)
    case 'm:f': {
      const kind = valueOf(childOf(element, 'm:fPr'), 'm:type')
      if (kind === 'noBar') return `\\genfrac{}{}{0pt}{}${group(element, 'm:num')}${group(element, 'm:den')}`
      if (kind === 'lin') return `${group(element, 'm:num')}/${group(element, 'm:den')}`
      return `\\frac${group(element, 'm:num')}${group(element, 'm:den')}`
    }
    case 'm:rad': {
      const degree = content(childOf(element, 'm:deg'))
      const isHidden = isOn(childOf(childOf(element, 'm:radPr'), 'm:degHide'))
      return degree === '' || isHidden ? `\\sqrt{${base()}}` : `\\sqrt[${degree}]{${base()}}`
    }
    case 'm:sSup':
      return `${scriptBase(base())}^${group(element, 'm:sup')}`
    case 'm:sSub':
      return `${scriptBase(base())}_${group(element, 'm:sub')}`
    case 'm:sSubSup':
      return `${scriptBase(base())}_${group(element, 'm:sub')}^${group(element, 'm:sup')}`
    case 'm:sPre':
      return `{}_${group(element, 'm:sub')}^${group(element, 'm:sup')}${scriptBase(base())}`
    case 'm:nary':
      return bigOperator(element, base())
    case 'm:d':
      return fenced(element)
    case 'm:func':
      return joined(content(childOf(element, 'm:fName')), base().startsWith('{') ? base() : ` ${base()}`)
    case 'm:acc': {
      const sign = valueOf(childOf(element, 'm:accPr'), 'm:chr') ?? '\u0302'
      const name = accents[sign] ?? 'hat'
      return name === 'vec' && base().length > 1
        ? `\\overrightarrow{${base()}}`
        : name === 'hat' && base().length > 1
          ? `\\widehat{${base()}}`
          : `\\${name}{${base()}}`
    }
    case 'm:bar':
      return valueOf(childOf(element, 'm:barPr'), 'm:pos') === 'top'
        ? `\\overline{${base()}}`
        : `\\underline{${base()}}`
    case 'm:groupChr':
      return valueOf(childOf(element, 'm:groupChrPr'), 'm:pos') === 'top'
        ? `\\overbrace{${base()}}`
        : `\\underbrace{${base()}}`
    case 'm:limLow':
      return base() === '\\lim' || base() === '\\max' || base() === '\\min'
        ? `${base()}_${group(element, 'm:lim')}`
        : `\\underset${group(element, 'm:lim')}{${base()}}`
    case 'm:limUpp':
      return `\\overset${group(element, 'm:lim')}{${base()}}`
    case 'm:m':
      return matrix([...elementsOf(element, 'm:mr')].map((row) => [...elementsOf(row, 'm:e')].map(content)))
    case 'm:eqArr':
      return `\\begin{aligned}${[...elementsOf(element, 'm:e')].map(content).join(' \\\\ ')}\\end{aligned}`
    case 'm:borderBox':
      return `\\boxed{${base()}}`
    case 'm:phant':
      return isOn(childOf(childOf(element, 'm:phantPr'), 'm:show')) ? base() : ''
    case 'm:box':
    case 'm:e':
    case 'm:oMath':
    case 'm:oMathPara':
    case 'w:ins':
      return element.name === 'm:box' ? base() : content(element)
    default:
      // Properties say how it looks; everything else may hold something.
      return element.name.endsWith('Pr') ? '' : content(element)
  }
}

function runOf(run: XmlElement): string {
  const properties = childOf(run, 'm:rPr')
  const isWords = childOf(properties, 'm:nor') !== undefined
  const text = [...elementsOf(run, 'm:t')]
    .map((part) => part.children.filter((child) => typeof child === 'string').join(''))
    .join('')
  if (text.replaceAll('\u200B', '') === '') return ''
  if (isWords) return wordsLatex(text)
  const name = text.trim()
  if (functions.has(name)) return `\\${name}`
  const hand = valueOf(properties, 'm:scr')
  const style = valueOf(properties, 'm:sty')
  const written = symbolLatex(text.normalize('NFKC').replaceAll('\u200B', '') === '' ? text : text)
  if (hand === 'double-struck') return `\\mathbb{${written}}`
  if (hand === 'script') return `\\mathcal{${written}}`
  if (hand === 'fraktur') return `\\mathfrak{${written}}`
  if (style === 'b' || style === 'bi') return `\\mathbf{${written}}`
  return style === 'p' && /^[A-Za-z]{1,}$/.test(name) ? `\\mathrm{${name}}` : written
}

function scriptBase(base: string): string {
  return base === ''
    ? '{}'
    : base.length === 1 || /^\\[a-zA-Z]+$/.test(base) || /^\\[a-z]+\{[^{}]*\}$/.test(base)
      ? base
      : `{${base}}`
}

function bigOperator(element: XmlElement, operand: string): string {
  const properties = childOf(element, 'm:naryPr')
  const sign = bigOperators[valueOf(properties, 'm:chr') ?? '∫'] ?? '\\int'
  const lower = content(childOf(element, 'm:sub'))
  const upper = content(childOf(element, 'm:sup'))
  return joined(`${sign}${lower === '' ? '' : `_{${lower}}`}${upper === '' ? '' : `^{${upper}}`}`, operand)
}

function fenced(element: XmlElement): string {
  const properties = childOf(element, 'm:dPr')
  const opening = valueOf(properties, 'm:begChr') ?? '('
  const closing = valueOf(properties, 'm:endChr') ?? ')'
  const parts = [...elementsOf(element, 'm:e')].map(content)
  const sign = (given: string): string => fences[given] ?? given
  const inner = parts.join(valueOf(properties, 'm:sepChr') ?? '|')
  return `\\left${joined(sign(opening), inner)}\\right${sign(closing)}`
}

function matrix(rows: readonly (readonly string[])[]): string {
  return `\\begin{matrix}${rows.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{matrix}`
}

function valueOf(parent: XmlElement | undefined, name: string): string | undefined {
  const found = childOf(parent, name)
  return found && (found.attributes['m:val'] ?? found.attributes['w:val'] ?? '')
}

function isOn(element: XmlElement | undefined): boolean {
  if (!element) return false
  const given = element.attributes['m:val'] ?? element.attributes['w:val']
  return given === undefined || /^(1|on|true)$/.test(given)
}
