import type { LatexNode } from './latex-nodes.ts'
import { headings, isOfText, symbols } from './latex-words.ts'

/** What stands above several questions and says of which it is a part. */
export interface SharedText {
  nodes: LatexNode[]
  /** How many questions behind it have it. */
  left: number
}

export const isHeading = (node: LatexNode): boolean => node.kind === 'command' && headings.has(node.name)

const range =
  /(?:câu|questions?)\s+(?:hỏi\s+)?(\d{1,3})\s*(?:(đến|tới|to|-|–)|và|and|,|;)\s*(?:câu\s+(?:hỏi\s+)?)?(\d{1,3})/iu

/** Null where it names no questions, or others than those that follow, by whatever count. */
export function sharedText(nodes: readonly LatexNode[], said: string, next: readonly number[]): SharedText | null {
  const found = range.exec(said)
  const [whole = '', first = '', through, last = ''] = found ?? []
  const count = Number(last) - Number(first) + 1
  // 'câu 1 và câu 5', 'câu 1, 2 và 3': those between are not meant, and further ones are.
  const isMore = /^\s*(?:,|;|và|and)\s*(?:câu\s+(?:hỏi\s+)?)?\d/iu.test(said.slice((found?.index ?? 0) + whole.length))
  if (isMore || (through === undefined && count !== 2)) return null
  if (first === '' || count < 2 || count > 20 || !next.includes(Number(first))) return null
  const own = ofText(nodes)
  return { nodes: own, left: count }
}

/** From the paragraph on that names them; headings and what sets the paper are left out. */
function ofText(nodes: readonly LatexNode[]): LatexNode[] {
  const paragraphs: LatexNode[][] = [[]]
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1]
    const isSet = node.kind === 'command' && !isOfText(node.name) && !symbols.has(node.name)
    const isArgument = node.kind === 'group' && before?.kind === 'command' && !isOfText(before.name)
    if (node.kind === 'break' || isHeading(node)) paragraphs.push([])
    else if (!isSet && !isArgument && node.kind !== 'comment') paragraphs.at(-1)?.push(node)
  }
  const from = paragraphs.findIndex((paragraph) => range.test(wordsOf(paragraph)))
  return paragraphs.slice(Math.max(0, from)).flatMap((paragraph) => [...paragraph, { kind: 'break' as const }])
}

function wordsOf(nodes: readonly LatexNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'group' ? wordsOf(node.nodes) : ' '))
    .join('')
}
