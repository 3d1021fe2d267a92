import type { LatexNode } from './latex-nodes.ts'
import { headings, isOfText, symbols } from './latex-words.ts'

/** What stands above several questions and says of which it is a part. */
export interface SharedText {
  nodes: LatexNode[]
  /** How many questions behind it have it. */
  left: number
}

export const isHeading = (node: LatexNode): boolean => node.kind === 'command' && headings.has(node.name)

/** What questions are called, as it stands beside their numbers. */
const called =
  'câu|questions?|questões|вопрос\\p{L}{0,4}|задани\\p{L}{0,3}|запитан\\p{L}{0,4}|питан\\p{L}{0,4}|aufgaben|fragen|preguntas|domande|pyta\\p{L}{1,5}|otáz\\p{L}{1,4}|vragen|soru\\p{L}{0,6}|soal'
const joined = 'và|and|и|та|und|et|y|e|i|en|ve|dan'
const upTo = 'đến|tới|to|до|по|bis|à|au|a|al|až|do|tot|sampai|-|–|—'

const range = new RegExp(
  `(?<!\\p{L})(?:${called})\\s+(?:hỏi\\s+)?(\\d{1,3})\\s*(?:(${upTo})|${joined}|,|;)\\s*(?:câu\\s+(?:hỏi\\s+)?)?(\\d{1,3})(?!\\d|\\s*(?:pts?|points?|punkt|балл|điểm))`,
  'iu',
)
/** 'В вопросах 3 и 4': it is said of questions by their numbers, in whatever language. */
export const namesQuestions = (said: string): boolean => range.test(said)

const further = new RegExp(`^\\s*(?:,|;|${joined})\\s*(?:câu\\s+(?:hỏi\\s+)?)?\\d`, 'iu')

/** Null where it names no questions, or others than those that follow, by whatever count. */
export function sharedText(nodes: readonly LatexNode[], said: string, next: readonly number[]): SharedText | null {
  const found = range.exec(said)
  const [whole = '', first = '', through, last = ''] = found ?? []
  const count = Number(last) - Number(first) + 1
  // 'câu 1 và câu 5', 'câu 1, 2 và 3': those between are not meant, and further ones are.
  const isMore = further.test(said.slice((found?.index ?? 0) + whole.length))
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

/** A text that a file keeps by itself, in a group of its own or behind all questions. */
export interface TextApart {
  said: string
  /** What its group is called; empty where it has none. */
  group: string
  /** How many questions stand before it. */
  at: number
}

/** Which questions such a text may belong to: those of the group that is called like it, or those around it. */
export function heldApart(groups: readonly string[], { group, at }: TextApart): Set<number> {
  const own = plainName(group)
  const alike = [...new Set(groups.map(plainName))]
    .filter((name) => name !== '' && own !== '' && (own.startsWith(name) || name.startsWith(own)))
    .toSorted((one, other) => other.length - one.length)[0]
  const around = new Set([groups[at - 1], groups[at]].map((name) => (name === undefined ? null : plainName(name))))
  return new Set(
    groups.flatMap((name, index) =>
      (alike === undefined ? around.has(plainName(name)) : plainName(name) === alike) ? index : [],
    ),
  )
}

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
