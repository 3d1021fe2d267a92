import { type AnyNode, type Options, parse, parseExpressionAt } from 'acorn'
import { UnreadableFile } from '../../item.ts'
import type { Value } from '../json-tree.ts'
import { type Written, literalOf, literalsIn } from './literals.ts'

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowHashBang: true,
  allowAwaitOutsideFunction: true,
}

/** Of what people write by hand; what is longer is a library. */
const longestScript = 6_000_000

/**
 * What is written out in a program: its lists and objects, each by the name that holds it. Nothing of it is run, so that
 * what the program would only find out when it runs has no value here.
 */
export function valueInScript(source: string): Value | null {
  if (source.length > longestScript) throw new UnreadableFile('tooComplex')
  // A list alone, with commas, names or remarks that JSON does not know.
  if (/^[[{]/.test(source)) {
    const { node } = attempt(() => parseExpressionAt(source, 0, options))
    const isWhole = node && /^\s*;?\s*$/.test(source.slice(node.end))
    return isWhole ? literalOf(node, source) : null
  }
  const program = wholeProgram(source)
  const found = literalsIn(program ? [{ node: program, source }] : expressionsIn(source))
  return program || found.fields.length > 0 ? found : null
}

/** Null where it is none: types, pages within programs, or a mistake. */
function wholeProgram(source: string): AnyNode | null {
  for (const sourceType of ['module', 'script'] as const) {
    const program = attempt(() => parse(source, { ...options, sourceType }))
    if (program.node) return program.node
  }
  return null
}

/** A list or an object behind the sign that gives it a name. */
const beginning = /(?:(?<![=!<>])=|=>|\breturn|\bdefault|\()\s*(?=[[{])/g
const remark = /^\s*(?:\/\/|\/?\*)|\/\/[^'"`]*$/

/** Around them may stand whatever is no JavaScript. How far reading goes in vain is bounded. */
function expressionsIn(source: string): Written[] {
  const found: Written[] = []
  let effort = source.length * mostEffort
  beginning.lastIndex = 0
  for (let next = beginning.exec(source); next; next = beginning.exec(source)) {
    const at = beginning.lastIndex
    const line =
      source
        .slice(Math.max(0, at - 500), at)
        .split('\n')
        .at(-1) ?? ''
    if (remark.test(line)) continue
    // From its own beginning, as every attempt counts the lines before it.
    const rest = source.slice(at)
    const { node, until } = attempt(() => parseExpressionAt(rest, 0, options))
    if (node) {
      found.push({ node, source: rest })
      beginning.lastIndex = at + node.end
    } else {
      effort -= fewestEffort + (until ?? rest.length)
      if (effort < 0) throw new UnreadableFile('tooComplex')
    }
  }
  return found
}

const mostEffort = 20
const fewestEffort = 1000

function attempt(read: () => AnyNode | { type: string }): { node?: AnyNode; until?: number } {
  try {
    return { node: read() as AnyNode }
  } catch (error) {
    // Deeper than anybody nests by hand.
    if (error instanceof RangeError) return {}
    if (!(error instanceof SyntaxError)) throw error
    return { until: (error as SyntaxError & { pos?: number }).pos ?? 0 }
  }
}
