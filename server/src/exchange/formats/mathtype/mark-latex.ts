import { UnreadableEquation } from './mtef-nodes.ts'

const primes: ReadonlyMap<number, number> = new Map([
  [5, 1],
  [6, 2],
  [18, 3],
])
const commands: ReadonlyMap<number, string> = new Map([
  [2, 'dot'],
  [3, 'ddot'],
  [4, 'dddot'],
  [8, 'tilde'],
  [9, 'hat'],
  [11, 'vec'],
  [12, 'overleftarrow'],
  [13, 'overleftrightarrow'],
  [14, 'overrightharpoon'],
  [15, 'overleftharpoon'],
  [17, 'overline'],
  [19, 'overset{\\frown}'],
  [20, 'overset{\\smile}'],
  [21, 'xcancel'],
  [22, 'cancel'],
  [23, 'bcancel'],
  [24, 'ddddot'],
  [29, 'underline'],
  [30, 'utilde'],
  [33, 'underrightarrow'],
  [34, 'underleftarrow'],
  [35, 'underleftrightarrow'],
])
const struckThrough = 10
const denied: Readonly<Record<string, string>> = { '=': '\\neq', '\\in': '\\notin', '\\exists': '\\nexists' }
const relations =
  /^(?:[<>]|\\(?:subset|supset|subseteq|supseteq|equiv|sim|simeq|approx|cong|parallel|mid|leq|geq|ni|to|Rightarrow|Leftrightarrow|perp|propto))$/

/** How many strokes stand behind the letter; 0 for any other mark. */
export function primesOf(mark: number): number {
  return primes.get(mark) ?? 0
}

export function markedLatex(base: string, marks: readonly number[]): string {
  return marks.reduce((inner, mark) => {
    if (mark === struckThrough) return denied[inner] ?? (relations.test(inner) ? `\\not${inner}` : `\\cancel{${inner}}`)
    const command = commands.get(mark)
    if (command === undefined) throw new UnreadableEquation()
    return `\\${command}{${inner}}`
  }, base)
}
