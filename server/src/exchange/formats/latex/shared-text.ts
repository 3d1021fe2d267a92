import type { LatexNode } from './latex-nodes.ts'
import { headings } from './latex-words.ts'

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
  const [, first = '', , last = ''] = range.exec(said) ?? []
  const count = Number(last) - Number(first) + 1
  if (first === '' || count < 2 || count > 20 || !next.includes(Number(first))) return null
  const own = nodes.filter((node, index) => {
    const before = nodes[index - 1]
    return !isHeading(node) && !(node.kind === 'group' && before !== undefined && isHeading(before))
  })
  return { nodes: own, left: count }
}
