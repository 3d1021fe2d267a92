import type { MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js'
import { formulaTree } from './formula-pictures.ts'

/** Formulas in the language of Word, so that a teacher can go on writing them there. */

const namespaces =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Null for what Word's own formulas cannot say; a picture says it then. */
export function formulaOmml(latex: string, isDisplay: boolean): string | null {
  try {
    const math = `<m:oMath ${namespaces}>${row(formulaTree(latex, isDisplay).childNodes)}</m:oMath>`
    return isDisplay ? `<m:oMathPara ${namespaces}>${math}</m:oMathPara>` : math
  } catch {
    return null
  }
}

type Node = MmlNode['childNodes'][number]

const bigOperators = new Set('∑∏∐∫∬∭∮⋃⋂⋁⋀')
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20D7',
  '⃗': '\u20D7',
  '˙': '\u0307',
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  ˇ: '\u030C',
  '⌢': '\u0311',
}
const bars = new Set(['¯', '―', '‾', '_', '\u0305', '\u2015', '\u00AF', '\u0332'])
const braces = new Set(['⏞', '⏟', '⎴', '⎵', '⏜', '⏝'])

const element = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`
const value = (name: string, given: string): string => `<m:${name} m:val="${escaped(given)}"/>`

/** A sum, an integral or a limit takes what follows it along, up to the next sign of comparison. */
function row(nodes: readonly Node[]): string {
  const bars = barPairs(nodes)
  let result = ''
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node === undefined) break
    const operator = bigOperatorOf(node)
    const limit = operator ? null : limitOf(node)
    if (operator || limit !== null) {
      const following = nodes.slice(index + 1)
      const end = following.findIndex((one) => isRelation(one) || (limit !== null && isSum(one)))
      const operand = end === -1 ? following : following.slice(0, end)
      const rest = row(end === -1 ? [] : following.slice(end))
      if (operator) return result + bigOperator(operator, operand) + rest
      if (limit !== null && operand.length > 0)
        return result + element('func', element('fName', limit) + element('e', row(operand))) + rest
    }
    const closing = bars.get(index)
    if (closing === undefined) result += omml(node)
    else {
      result += between(textOfNode(node), textOfNode(node), nodes.slice(index + 1, closing))
      index = closing
    }
  }
  return result
}

/** Two bars around something: other programs would take a bar alone for a sign between two things. */
function barPairs(nodes: readonly Node[]): Map<number, number> {
  const places = nodes.flatMap((node, index) => (isBar(node) ? [index] : []))
  const pairs = new Map<number, number>()
  for (let at = 0; at + 1 < places.length; at += 2) pairs.set(places[at] ?? 0, places[at + 1] ?? 0)
  const isWhole = places.length % 2 === 0 && [...pairs].every(([from, to]) => isEnclosed(nodes.slice(from + 1, to)))
  return isWhole ? pairs : new Map()
}

function isBar(node: Node): boolean {
  return (node.kind === 'mo' || node.kind === 'TeXAtom') && /^[|‖∣∥]$/u.test(textOfNode(node))
}

function isEnclosed(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1)
  return last !== undefined && !isSum(last) && !isRelation(last) && nodes.every((node) => !isRelation(node))
}

function isSum(node: Node): boolean {
  return node.kind === 'mo' && /^[+\-−±]$/u.test(textOfNode(node))
}

/** A limit with what it goes to, without what it is of; null for anything else. */
function limitOf(node: Node): string | null {
  const [base] = childrenOf(node)
  const isScripted = node.kind === 'munder' || node.kind === 'msub'
  return isScripted && /^(?:lim|max|min|sup|inf)$/.test(textOfNode(base)) ? omml(node) : null
}

function omml(node: Node | undefined): string {
  if (node === undefined) return ''
  const children = childrenOf(node)
  const child = (index: number): string => element('e', omml(children[index]))
  switch (node.kind) {
    case 'math':
    case 'inferredMrow':
    case 'TeXAtom':
    case 'mstyle':
    case 'mpadded':
      return row(children)
    case 'mrow':
      return fenced(children) ?? row(children)
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return text(node as MmlNode)
    case 'mspace':
      return Number.parseFloat(attribute(node, 'width')) > 0.15 ? run(' ', 'p') : ''
    case 'mfrac': {
      const isBare = Number.parseFloat(attribute(node, 'linethickness')) === 0
      const kind = element('fPr', value('type', isBare ? 'noBar' : 'bar'))
      return element('f', kind + element('num', omml(children[0])) + element('den', omml(children[1])))
    }
    case 'msqrt':
      return element('rad', element('radPr', value('degHide', '1')) + '<m:deg/>' + element('e', row(children)))
    case 'mroot':
      return element('rad', element('deg', omml(children[1])) + child(0))
    case 'msup':
      return scripted(children[0], undefined, children[1])
    case 'msub':
      return scripted(children[0], children[1], undefined)
    case 'msubsup':
      return scripted(children[0], children[1], children[2])
    case 'mover':
      return above(children)
    case 'munder':
      return below(children)
    case 'munderover':
      return element('limUpp', element('e', below(children.slice(0, 2))) + element('lim', omml(children[2])))
    case 'mphantom':
      // Only takes room; Word leaves room enough by itself.
      return ''
    case 'mtable':
      return table(node)
    case 'menclose':
      return enclosed(node)
    default:
      throw new Error(`no words for ${node.kind}`)
  }
}

const nothing = '\u200B'

function scripted(base: Node | undefined, lower: Node | undefined, upper: Node | undefined): string {
  const sub = omml(lower)
  const sup = omml(upper)
  // Word marks an empty place with a box; a sign without width keeps it empty.
  const inner = element('e', omml(base) || run(nothing, 'p'))
  if (sub === '' && sup === '') return omml(base)
  if (sup === '') return element('sSub', inner + element('sub', sub))
  if (sub === '') return element('sSup', inner + element('sup', sup))
  return element('sSubSup', inner + element('sub', sub) + element('sup', sup))
}

function above([base, over]: readonly Node[]): string {
  const sign = textOfNode(over)
  const inner = element('e', omml(base))
  const accent = accents[sign]
  if (accent !== undefined) return element('acc', element('accPr', value('chr', accent)) + inner)
  if (bars.has(sign)) return element('bar', element('barPr', value('pos', 'top')) + inner)
  if (braces.has(sign)) return groupSign(sign, 'top', inner)
  return element('limUpp', inner + element('lim', omml(over)))
}

function below([base, under]: readonly Node[]): string {
  const sign = textOfNode(under)
  const inner = element('e', omml(base))
  if (bars.has(sign)) return element('bar', element('barPr', value('pos', 'bot')) + inner)
  if (braces.has(sign)) return groupSign(sign, 'bot', inner)
  return element('limLow', inner + element('lim', omml(under)))
}

function groupSign(sign: string, position: 'top' | 'bot', inner: string): string {
  const upright = position === 'top' ? 'bot' : 'top'
  return element(
    'groupChr',
    element('groupChrPr', value('chr', sign) + value('pos', position) + value('vertJc', upright)) + inner,
  )
}

interface BigOperator {
  sign: string
  lower: Node | undefined
  upper: Node | undefined
  isLimit: boolean
}

function bigOperatorOf(node: Node): BigOperator | null {
  const [base, first, second] = childrenOf(node)
  const isScripted = /^(munderover|msubsup|munder|mover|msub|msup)$/.test(node.kind)
  const sign = isScripted ? textOfNode(base) : node.kind === 'mo' ? textOfNode(node) : ''
  if (!bigOperators.has(sign)) return null
  const isLimit = node.kind.startsWith('mu') || node.kind === 'mover'
  if (!isScripted) return { sign, lower: undefined, upper: undefined, isLimit }
  const isUpperOnly = node.kind === 'mover' || node.kind === 'msup'
  return isUpperOnly
    ? { sign, lower: undefined, upper: first, isLimit }
    : { sign, lower: first, upper: second, isLimit }
}

function bigOperator({ sign, lower, upper, isLimit }: BigOperator, operand: readonly Node[]): string {
  const properties =
    value('chr', sign) +
    value('limLoc', isLimit ? 'undOvr' : 'subSup') +
    (lower ? '' : value('subHide', '1')) +
    (upper ? '' : value('supHide', '1'))
  const parts = element('sub', omml(lower)) + element('sup', omml(upper)) + element('e', row(operand))
  return element('nary', element('naryPr', properties) + parts)
}

/** What \left and \right, or cases, put around something. */
function fenced(children: readonly Node[]): string | null {
  const first = children[0]
  const last = children.at(-1)
  if (children.length < 3 || first?.kind !== 'mo' || last?.kind !== 'mo') return null
  if (attribute(first, 'fence') !== 'true' || attribute(last, 'fence') !== 'true') return null
  return between(textOfNode(first), textOfNode(last), children.slice(1, -1))
}

function between(opening: string, closing: string, nodes: readonly Node[]): string {
  const signs = value('begChr', opening) + value('endChr', closing)
  return element('d', element('dPr', signs) + element('e', row(nodes)))
}

function table(node: Node): string {
  const rows = childrenOf(node).map((line) => {
    if (line.kind !== 'mtr') throw new Error(`no words for ${line.kind}`)
    return childrenOf(line).map((cell) => element('e', row(childrenOf(cell))))
  })
  const count = Math.max(...rows.map((cells) => cells.length))
  const columns = element('mcs', element('mc', element('mcPr', value('count', String(count)) + value('mcJc', 'left'))))
  const lines = rows.map((cells) => element('mr', cells.join('') + '<m:e/>'.repeat(count - cells.length)))
  return element('m', element('mPr', columns) + lines.join(''))
}

function enclosed(node: Node): string {
  const inner = element('e', row(childrenOf(node)))
  const notation = attribute(node, 'notation').split(/\s+/)
  const hidden = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map((name) => value(name, '1')).join('')
  const strikes =
    (notation.includes('updiagonalstrike') ? value('strikeBLTR', '1') : '') +
    (notation.includes('downdiagonalstrike') ? value('strikeTLBR', '1') : '')
  if (strikes !== '') return element('borderBox', element('borderBoxPr', hidden + strikes) + inner)
  if (notation.includes('box')) return element('borderBox', inner)
  throw new Error('no words for what is around it')
}

function text(node: MmlNode): string {
  const words = textOfNode(node)
  if (words === '' || words === '\u2061' || words === '\u2062') return ''
  if (node.kind === 'mtext') return run(words, null)
  const variant = String(node.attributes.get('mathvariant') ?? 'normal')
  const hand = /double-struck|script|fraktur|sans-serif|monospace/.exec(variant)?.[0]
  const isBold = variant.includes('bold')
  const isItalic = variant.includes('italic')
  return run(words, isBold ? (isItalic ? 'bi' : 'b') : isItalic ? 'i' : 'p', hand)
}

/** Without a style it is plain text within the formula. */
function run(words: string, style: 'p' | 'i' | 'b' | 'bi' | null, hand?: string): string {
  const look = (hand === undefined ? '' : value('scr', hand)) + (style === null ? '<m:nor/>' : value('sty', style))
  const properties = element('rPr', look)
  const font = style === null ? '' : '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>'
  return element('r', `${properties}${font}<m:t xml:space="preserve">${escaped(words)}</m:t>`)
}

function childrenOf(node: Node): Node[] {
  const children = node.isKind('text') ? [] : ((node as MmlNode).childNodes ?? [])
  const only = children[0]
  return children.length === 1 && only?.isKind('inferredMrow') ? childrenOf(only) : children
}

function attribute(node: Node, name: string): string {
  const given: unknown = (node as MmlNode).attributes.get(name)
  return typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? String(given) : ''
}

function textOfNode(node: Node | undefined): string {
  if (node === undefined) return ''
  if ('getText' in node) return (node.getText as () => string)()
  return ((node as MmlNode).childNodes ?? []).map(textOfNode).join('')
}

function isRelation(node: Node): boolean {
  return node.kind === 'mo' && /^[=<>≤≥≠≈≡→⇒⇔,;]$/.test(textOfNode(node))
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
