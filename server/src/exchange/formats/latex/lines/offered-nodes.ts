import type { LatexNode } from '../latex-nodes.ts'
import { type Calls, type Option, callsIn, headOf, isList, listedOptions, rightName } from './learned-options.ts'
import { rightSigns } from './html-lines.ts'

/** Lists of options that the whole file shows to be such, with letters, and with a sign around what is right. */

type Nodes = readonly LatexNode[]

interface Offered {
  nodes: LatexNode[]
  /** Of the commands that offer. */
  names: string[]
}

const fewest = 3
const letters = 'ABCDEFGHIJ'
/** Where a list of options ends; nobody types it. */
export const listEnd: LatexNode = { kind: 'comment', text: '\uE003' }

export function withOptionsOffered(nodes: Nodes): Offered {
  const named = rewritten(nodes, letteredCalls, null)
  if (named.names.length > 0) return named
  for (const find of [listsOnly, callsOnly(nodes)]) {
    const lists: Option[][] = []
    walk(nodes, find, (options) => {
      lists.push(options)
      return null
    })
    const right = lists.length < fewest ? null : rightName(lists)
    if (right !== null) return rewritten(nodes, find, right)
  }
  return { nodes: [...nodes], names: [] }
}

function rewritten(nodes: Nodes, find: Find, right: string | null): Offered {
  const names = new Set<string>()
  const offered = walk(nodes, find, (options) => {
    if (right !== null && !options.some(({ name }) => name === right)) return null
    for (const { name } of options) names.add(name.replace('*', ''))
    return lettered(options, right)
  })
  return { nodes: offered, names: [...names] }
}

/** 'choiceA', 'choiceB' and so on: which one is right is said elsewhere. */
const letteredCalls: Find = (nodes) =>
  callsIn(nodes).flatMap(({ options, from }) => {
    const [first] = options
    const name = first?.name.endsWith('A') ? first.name.slice(0, -1) : null
    const other = options.findIndex((option, place) => option.name !== `${name}${letters[place]}`)
    const own = other === -1 ? options : options.slice(0, other)
    return isList(own) ? [{ options: own, from, end: endOf(nodes, from, own.length) }] : []
  })

/** Behind so many groups. */
function endOf(nodes: Nodes, from: number, count: number): number {
  let left = count
  for (let at = from; at < nodes.length; at += 1) {
    if (nodes[at]?.kind === 'group') left -= 1
    if (left === 0) return at + 1
  }
  return nodes.length
}

/** Lists among the nodes of one place, from where to where. */
type Find = (nodes: Nodes) => Calls[]

const listsOnly: Find = (nodes) =>
  nodes.flatMap((node, at) => {
    const options = node.kind === 'environment' && !holdsList(node.nodes) ? listedOptions(node) : null
    return options === null ? [] : [{ options, from: at, end: at + 1 }]
  })

/** Questions that are listed hold the lists of their options. */
const holdsList = (nodes: Nodes): boolean =>
  nodes.some(
    (node) =>
      (node.kind === 'environment' && (listedOptions(node) !== null || holdsList(node.nodes))) ||
      (node.kind === 'group' && holdsList(node.nodes)),
  )

function callsOnly(paper: Nodes): Find {
  const everywhere = (nodes: Nodes): Calls[] => [
    ...callsIn(nodes),
    ...nodes.flatMap((node) => (node.kind === 'group' || node.kind === 'environment' ? everywhere(node.nodes) : [])),
  ]
  const head = headOf(everywhere(paper))
  return (nodes) =>
    callsIn(nodes)
      .flatMap((calls) => parted(nodes, calls, head))
      .filter(({ options }) => isList(options))
}

/** Behind each call of the head a list of its own. */
function parted(nodes: Nodes, calls: Calls, head: string | null): Calls[] {
  const parts: Calls[] = [{ options: [], from: calls.from, end: calls.from }]
  let [taken, begun] = [0, calls.from]
  for (let at = calls.from; at < calls.end; at += 1) {
    if (nodes[at]?.kind === 'command') begun = at
    if (nodes[at]?.kind !== 'group') continue
    const option = calls.options[taken]
    const last = parts.at(-1)
    taken += 1
    if (!option || !last) break
    if (option.name === head) parts.push({ options: [], from: at + 1, end: at + 1 })
    else {
      if (last.options.length === 0) last.from = begun
      last.options.push(option)
      last.end = at + 1
    }
  }
  return parts.filter(({ options }) => options.length > 0)
}

/** What a list becomes; null leaves it. */
type Become = (options: Option[]) => LatexNode[] | null

function walk(nodes: Nodes, find: Find, become: Become): LatexNode[] {
  const lists = new Map(find(nodes).map((list) => [list.from, list]))
  const result: LatexNode[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]
    const list = lists.get(at)
    const instead = list ? become(list.options) : null
    if (list && instead !== null) {
      result.push(...instead)
      at = list.end - 1
    } else if (node?.kind === 'group' || node?.kind === 'environment')
      result.push({ ...node, nodes: walk(node.nodes, find, become) })
    else if (node !== undefined) result.push(node)
  }
  return result
}

function lettered(options: readonly Option[], right: string | null): LatexNode[] {
  const written = options.flatMap(({ name, nodes }, place): LatexNode[] => {
    const isRight = name === right
    return [
      { kind: 'break' },
      { kind: 'text', text: `${isRight ? rightSigns[0] : ''}${letters[place]}. ` },
      ...nodes.filter(({ kind }) => kind !== 'break'),
      { kind: 'text', text: isRight ? rightSigns[1] : '' },
    ]
  })
  return [...written, { kind: 'break' }, listEnd]
}
