import { type Pile, type Slot, type Template, UnreadableEquation } from './mtef-nodes.ts'

const pairs: readonly (readonly [left: string, right: string])[] = [
  ['\\langle ', '\\rangle '],
  ['(', ')'],
  ['\\{', '\\}'],
  ['[', ']'],
  ['|', '|'],
  ['\\|', '\\|'],
  ['\\lfloor ', '\\rfloor '],
  ['\\lceil ', '\\rceil '],
]
const [hasLeft, hasRight] = [1, 2]
const [brace, white, interval] = [2, 8, 9]
const ends = ['(', ')', '[', ']']

/** Brackets of all kinds, of which one may be missing. */
export function fenceLatex({ selector, variation, slots }: Template, latexOf: (slot: Slot | Pile) => string): string {
  const [slot, ...others] = slots
  if (!slot || others.length > 0) throw new UnreadableEquation()
  const inner = latexOf(slot)
  if (selector === interval) {
    if (variation > 0x33) throw new UnreadableEquation()
    return `\\left${ends[variation & 3] ?? ''}${inner}\\right${ends[(variation >> 4) & 3] ?? ''}`
  }
  // No others of them grow with what they hold.
  if (selector === white)
    return `${variation & hasLeft ? '\\llbracket ' : ''}${inner}${variation & hasRight ? '\\rrbracket ' : ''}`
  const pair = pairs[selector]
  if (!pair || variation > (hasLeft | hasRight)) throw new UnreadableEquation()
  const cases = selector === brace && variation === hasLeft ? casesIn(inner) : null
  if (cases !== null) return cases
  const left = (variation & hasLeft) === 0 ? '.' : pair[0]
  const right = (variation & hasRight) === 0 ? '.' : pair[1]
  return variation === 0 ? inner : `\\left${left}${inner}\\right${right}`
}

/** Lines behind one brace, where they are all that it holds. */
function casesIn(inner: string): string | null {
  const lines = /^\\begin\{array\}\{l\}(.*)\\end\{array\}$/s.exec(inner)?.[1]
  return lines === undefined || lines.includes('\\begin{array}') ? null : `\\begin{cases}${lines}\\end{cases}`
}
