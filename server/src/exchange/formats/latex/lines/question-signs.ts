import type { LatexNode } from '../latex-nodes.ts'
import { sourceOf } from '../latex-cursor.ts'
import { headings, layout, styles, symbols } from '../latex-words.ts'
import { listEnd } from './offered-nodes.ts'

/** What stands once before every list of options begins a question, whatever it is called. */

type Nodes = readonly LatexNode[]

const nearly = 0.9
/** Of questions that nothing is offered for, beside the others. */
const mostOpen = 1.5

export function withQuestionsNumbered(nodes: Nodes): LatexNode[] {
  const sign = signOf(nodes)
  if (sign === null || sign === 'item') return [...nodes]
  let count = 0
  const numbered = (own: Nodes): LatexNode[] =>
    own.flatMap((node): LatexNode[] => {
      const inner =
        node.kind === 'group' || node.kind === 'environment' ? { ...node, nodes: numberedInside(node) } : node
      if (nameOf(node) !== sign) return [inner]
      if (node.kind === 'environment') return [inner]
      count += 1
      return [{ kind: 'break' }, { kind: 'text', text: `Câu ${count}. ` }]
    })
  const numberedInside = (node: Extract<LatexNode, { nodes: unknown }>): LatexNode[] => {
    if (nameOf(node) !== sign) return numbered(node.nodes)
    count += 1
    return [{ kind: 'break' }, { kind: 'text', text: `Câu ${count}. ` }, ...numbered(withoutArguments(node.nodes))]
  }
  return numbered(nodes)
}

/** 'Q1' and 'mc' before what is asked say which question it is, and of which type. */
function withoutArguments(nodes: Nodes): Nodes {
  let at = 0
  while (isArgument(nodes[at])) at += 1
  const next = nodes
    .slice(at)
    .find((node) => node.kind !== 'comment' && !(node.kind === 'text' && node.text.trim() === ''))
  return next === undefined || next.kind === 'break' ? nodes : nodes.slice(at)
}

const isArgument = (node: LatexNode | undefined): boolean =>
  node?.kind === 'group' && /^[\w.:-]{0,20}$/u.test(sourceOf(node.nodes))

function collect(nodes: Nodes, events: (string | null)[]): void {
  for (const node of nodes) {
    const name = nameOf(node)
    if (name !== null) events.push(name)
    if (node === listEnd) events.push(null)
    if (node.kind === 'group' || node.kind === 'environment') collect(node.nodes, events)
  }
}

function nameOf(node: LatexNode): string | null {
  if (node.kind === 'environment') return `\\begin{${node.name}}`
  if (node.kind !== 'command') return null
  const isKnown = symbols.has(node.name) || layout.has(node.name) || styles.has(node.name) || headings.has(node.name)
  return isKnown || !/^[a-zA-Z]{2,}$/u.test(node.name) ? null : node.name
}

/** The one that is left out least; of several the last before the options, as those before it may head more. */
export function signOf(nodes: Nodes): string | null {
  const events: (string | null)[] = []
  collect(nodes, events)
  const lists = events.filter((event) => event === null).length
  if (lists === 0) return null
  const seen = new Map<string, { hits: number; all: number; last: number }>()
  let at = 0
  for (const event of events)
    if (event === null) at += 1
    else {
      const { hits, all, last } = seen.get(event) ?? { hits: 0, all: 0, last: -1 }
      seen.set(event, { hits: hits + (last === at || at === lists ? 0 : 1), all: all + 1, last: at })
    }
  const found = [...seen].flatMap(([name, { hits, all }]) =>
    hits >= lists * nearly && all <= lists * mostOpen + 1 ? [{ name, all }] : [],
  )
  const fewest = found.reduce((least, { all }) => Math.min(least, all), Number.POSITIVE_INFINITY)
  const best = found.filter(({ all }) => all === fewest)
  return (best.find(({ name }) => name.startsWith('\\begin')) ?? best[0])?.name ?? null
}
