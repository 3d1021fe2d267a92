import { isRichTextTag, richTextMarkup, richTextTag } from '@lms/contracts/rich-text-markup.ts'
import { type MarkupElement, type MarkupNode, readMarkup } from '../../src/quizzes/paper/markup-tree.ts'

type Meaning =
  | { letters: string; marks: string[] }
  | { tag: string; attributes: Record<string, string>; marks?: string[]; content?: Meaning[] }

/** What a rich text says, however its marks are nested: two texts with the same meaning look the same. */
export function meaningOf(html: string): Meaning[] {
  return blocksOf(readMarkup(html))
}

function blocksOf(nodes: readonly MarkupNode[]): Meaning[] {
  const result: Meaning[] = []
  let line: Meaning[] = []
  const endLine = () => {
    if (line.length > 0) result.push({ tag: 'p', attributes: {}, content: joined(line) })
    line = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      endLine()
      result.push(...blockOf(node))
    } else line.push(...lineOf([node], []))
  }
  endLine()
  return result
}

function isBlock(node: MarkupNode): node is MarkupElement {
  const tag = typeof node === 'string' ? undefined : richTextTag(node.name)
  return tag !== undefined && (richTextMarkup[tag].kind === 'block' || richTextMarkup[tag].kind === 'part')
}

function blockOf(element: MarkupElement): Meaning[] {
  const { name, children } = element
  // Rows are the rows of their table, in however many groups.
  if (name === 'tbody') return children.flatMap((child) => (typeof child === 'string' ? [] : blockOf(child)))
  const holds = isRichTextTag(name) ? richTextMarkup[name].holds : 'nothing'
  const content =
    name === 'pre'
      ? [{ letters: lettersOf(children), marks: [] }]
      : holds === 'line'
        ? joined(lineOf(children, []))
        : blocksOf(children)
  return [{ tag: name, attributes: attributesOf(element), content }]
}

function lineOf(nodes: readonly MarkupNode[], marks: readonly string[]): Meaning[] {
  return nodes.flatMap((node): Meaning[] => {
    if (typeof node === 'string') return [{ letters: node, marks: marks.toSorted() }]
    const { name, children } = node
    if (name === 'br') return [{ tag: 'br', attributes: {} }]
    if (name === 'img' || name === 'span')
      return [{ tag: name, attributes: attributesOf(node), marks: marks.toSorted() }]
    const own = name === 'a' ? `a ${node.attributes['href'] ?? ''}` : name
    return lineOf(children, marks.includes(own) ? marks : [...marks, own])
  })
}

function joined(line: readonly Meaning[]): Meaning[] {
  const result: Meaning[] = []
  for (const piece of line) {
    const before = result.at(-1)
    if (
      'letters' in piece &&
      before !== undefined &&
      'letters' in before &&
      String(before.marks) === String(piece.marks)
    )
      result[result.length - 1] = { ...before, letters: before.letters + piece.letters }
    else result.push(piece)
  }
  return result
}

function attributesOf({ name, attributes }: MarkupElement): Record<string, string> {
  const { style, ...others } = attributes
  const said = style === undefined ? {} : { style: style.replaceAll(/[\s;]/g, '') }
  const kept = Object.entries({ ...others, ...said }).filter(
    ([key, value]) => key !== 'rel' && key !== 'target' && !(key.endsWith('span') && value === '1') && name !== 'hr',
  )
  return Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function lettersOf(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : lettersOf(node.children))).join('')
}
