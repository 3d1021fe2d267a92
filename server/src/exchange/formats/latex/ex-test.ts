import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import { type LatexDraft, emptyDraft } from './latex-question.ts'
import { Cursor } from './latex-cursor.ts'
import { choiceCommands, statementCommands } from './latex-words.ts'

/** The package that papers of mathematics in Vietnam are written with: `\choice` with `\True` before what is right. */

type Nodes = readonly LatexNode[]

const exTestNames = new Set(['ex', 'bt', 'vd', 'vdex', 'exm', 'cau'])
/** In how many columns the options stand; some write them behind it. */
const inColumns = new Set(['motcot', 'haicot', 'boncot', 'bonhang'])
const offersOne = (name: string): boolean => choiceCommands.has(name) || inColumns.has(name)
export const isSolution = (name: string): boolean => /^(?:loigiai|huongdan|hdgiai)$/u.test(name)
const offering = new Set([...choiceCommands, ...statementCommands, 'shortans'])

/** '[2D1Y1-1]': which lesson it is for, and how hard it is. */
const mapped = /\[(\d[A-Z]\d([A-Z])\d-\d{1,2})\]/gu
const levels: Readonly<Record<string, Difficulty>> = {
  Y: 'easy',
  N: 'easy',
  B: 'medium',
  H: 'medium',
  K: 'hard',
  V: 'hard',
  G: 'hard',
  C: 'hard',
  T: 'hard',
}

export function exTestDraft(environment: LatexEnvironment): LatexDraft {
  const stem: LatexNode[] = []
  const below: LatexNode[] = []
  const solution: LatexNode[] = []
  const typed: Nodes[] = []
  const unheld: string[] = []
  let options: LatexDraft['options'] = []
  let kind: LatexDraft['kind'] = 'essay'
  const offer = (next: 'single' | 'statements', groups: readonly Nodes[]): void => {
    if (kind !== 'essay') unheld.push(next === 'single' ? '\\choice' : '\\choiceTF')
    kind = next
    options = groups.map(marked)
  }
  const cursor = new Cursor(flat(environment.nodes))
  for (let node = cursor.next(); node !== null; node = cursor.next())
    if (node.kind === 'command' && offersOne(node.name)) {
      // '\choice\haicot' says in how many columns.
      const groups = cursor.groups()
      if (groups.length > 0) offer('single', groups)
    } else if (node.kind === 'command' && statementCommands.has(node.name)) offer('statements', cursor.groups())
    else if (node.kind === 'command' && node.name === 'shortans') {
      if (kind !== 'essay') unheld.push('\\shortans')
      kind = 'typed'
      typed.push(cursor.group() ?? [])
    } else if (node.kind === 'command' && isSolution(node.name)) solution.push(...(cursor.group() ?? []))
    else if (node.kind === 'command' && /^dap(?:so|an)$/u.test(node.name))
      solution.push({ kind: 'break' }, { kind: 'text', text: 'Đáp số: ' }, ...(cursor.group() ?? []))
    else if (node.kind === 'environment' && /^(?:loigiai|huongdan)$/u.test(node.name)) solution.push(...node.nodes)
    else if (kind === 'essay') stem.push(node)
    else below.push(node)
  const codes = [...environment.source.slice(0, 1000).matchAll(mapped)]
  const [, , level = ''] = codes[0] ?? []
  return {
    ...emptyDraft,
    stem,
    options,
    typed,
    solution,
    below,
    source: environment.source,
    kind,
    isBroken: environment.isBroken,
    unheld,
    tags: [...new Set(codes.map(([, code = '']) => code))],
    difficulty: levels[level] ?? null,
  }
}

/** `\True` may stand anywhere in what is right. */
function marked(nodes: Nodes): { nodes: Nodes; isRight: boolean } {
  let isRight = false
  const without = (own: Nodes): LatexNode[] =>
    own.flatMap((node): LatexNode[] => {
      if (node.kind === 'command' && node.name === 'True') {
        isRight = true
        return []
      }
      return node.kind === 'group' ? [{ ...node, nodes: without(node.nodes) }] : [node]
    })
  const left = without(nodes)
  return { nodes: left, isRight }
}

/** A picture beside the text: both are read one after the other, and options may stand in either. */
function flat(nodes: Nodes): LatexNode[] {
  const result: LatexNode[] = []
  const cursor = new Cursor(nodes)
  for (let node = cursor.next(); node !== null; node = cursor.next())
    if (node.kind === 'command' && /^immini[L]?$/u.test(node.name))
      for (const side of [cursor.group(), cursor.group()]) result.push(...flat(side ?? []), { kind: 'break' })
    else if (node.kind === 'environment' && /^(?:center|minipage|multicols)$/u.test(node.name) && offers(node.nodes))
      result.push(...flat(node.nodes.filter(({ kind }, index) => index > 0 || kind !== 'group')))
    else result.push(node)
  return result
}

/** Whoever makes environments of their own still offers by the commands of the package. */
export function isExTest({ name, nodes }: Pick<LatexEnvironment, 'name' | 'nodes'>): boolean {
  if (exTestNames.has(name)) return true
  return nodes.some(
    (node, at) =>
      node.kind === 'command' && offering.has(node.name) && new Cursor(nodes.slice(at + 1, at + 6)).group() !== null,
  )
}

function offers(nodes: Nodes): boolean {
  return nodes.some((node) => node.kind === 'command' && (offersOne(node.name) || statementCommands.has(node.name)))
}
