import type { LatexNode } from './latex-nodes.ts'

/** Reads what stands behind a command. */
export class Cursor {
  private readonly nodes: readonly LatexNode[]
  private at = 0

  constructor(nodes: readonly LatexNode[]) {
    this.nodes = nodes
  }

  next(): LatexNode | null {
    const node = this.nodes[this.at] ?? null
    this.at += 1
    return node
  }

  /** The group that stands here, past spaces and comments. */
  group(): readonly LatexNode[] | null {
    const node = this.nodes[this.past()]
    if (node?.kind !== 'group') return null
    this.at = this.past() + 1
    return node.nodes
  }

  groups(): (readonly LatexNode[])[] {
    const found: (readonly LatexNode[])[] = []
    for (let group = this.group(); group !== null; group = this.group()) found.push(group)
    return found
  }

  /** The letter that an accent stands on: the rest of its text is read as before. */
  letter(): { nodes: readonly LatexNode[]; rest: string } | null {
    const node = this.nodes[this.at]
    if (node?.kind !== 'text') return null
    this.at += 1
    const text = node.text.trimStart()
    return { nodes: [{ kind: 'text', text: text.slice(0, 1) }], rest: text.slice(1) }
  }

  private past(): number {
    let place = this.at
    for (; place < this.nodes.length; place += 1) {
      const node = this.nodes[place]
      const isBlank = node?.kind === 'comment' || (node?.kind === 'text' && node.text.trim() === '')
      if (!isBlank) break
    }
    return place
  }
}

export function restOf(cursor: Cursor): LatexNode[] {
  const rest: LatexNode[] = []
  for (let node = cursor.next(); node !== null; node = cursor.next()) rest.push(node)
  return rest
}

export interface Point {
  /** The command that it begins with; empty for what stands before the first. */
  name: string
  option: string | null
  nodes: LatexNode[]
}

/** What stands behind each of these commands, up to the next; the first of all is what stands before. */
export function itemsOf(nodes: readonly LatexNode[], names: readonly string[]): Point[] {
  const points: Point[] = [{ name: '', option: null, nodes: [] }]
  for (const node of nodes)
    if (node.kind === 'command' && names.includes(node.name))
      points.push({ name: node.name, option: node.option, nodes: [] })
    else points.at(-1)?.nodes.push(node)
  return points
}

/** As it is typed. */
export function sourceOf(nodes: readonly LatexNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'raw') return node.text
      if (node.kind === 'group') return `{${sourceOf(node.nodes)}}`
      if (node.kind === 'formula') return node.isBlock ? `$$${node.latex}$$` : `$${node.latex}$`
      if (node.kind === 'command') return `\\${node.name}${/^[a-z]/iu.test(node.name) ? ' ' : ''}`
      return node.kind === 'environment' ? node.source : ' '
    })
    .join('')
}

/** What of a text is not in its HTML. */
export interface TextLosses {
  /** Commands that nobody knows here, and signs that are not closed. */
  unknown: string[]
  /** What draws or calls a picture. */
  pictures: string[]
  /** The file counts its lists in a way of its own. */
  areLabelsOwn: boolean
  /** It explains, and asks nothing. */
  isAside?: true
}

export const noLosses = (areLabelsOwn = false): TextLosses => ({ unknown: [], pictures: [], areLabelsOwn })

/** How the points of a list are counted, which what is asked may speak of: 'a)', '(I)', '2.' */

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
const letters = 'abcdefghijklmnopqrstuvwxyz'

type Count = (index: number) => string | undefined

const counts: Readonly<Record<string, Count>> = {
  '1': (index) => String(index + 1),
  a: (index) => letters[index],
  A: (index) => letters[index]?.toUpperCase(),
  i: (index) => roman[index],
  I: (index) => roman[index]?.toUpperCase(),
}

const commands: Readonly<Record<string, string>> = { arabic: '1', alph: 'a', Alph: 'A', roman: 'i', Roman: 'I' }

/** Null where it is not understood; undefined beyond the last that can be counted. */
export function labelsOf(option: string): Count | null {
  const said = /^\s*label\s*=\s*([^,]*)/u.exec(option)?.[1] ?? (option.includes('=') ? null : option)
  if (said === null) return null
  const plain = said
    .replaceAll(/\\(?:textbf|textit|bfseries|itshape|bf|it|protect)(?![a-zA-Z])/gu, '')
    .replaceAll(/\\(arabic|alph|Alph|roman|Roman)\s*\*?/gu, (_, name: string) => commands[name] ?? '')
    .replaceAll(/[{}$*]/gu, '')
    .trim()
  const [, before = '', kind = '', behind = ''] = /^([^\p{L}\d\\]{0,3})([1aAiI])([^\p{L}\d\\]{0,3})$/u.exec(plain) ?? []
  const count = counts[kind]
  if (!count) return null
  return (index) => {
    const said = count(index)
    return said === undefined ? undefined : `${before}${said}${behind}`
  }
}
