import { textOf } from '@lms/contracts/rich-text.ts'
import { foreignTruthOf } from '../foreign-truths.ts'
import { plainTruthOf } from '../item.ts'
import { itemsOf } from './latex-cursor.ts'
import { noLosses } from './latex-losses.ts'
import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'
import type { LatexDraft } from './latex-question.ts'
import { blocksOf } from './latex-text.ts'

/** The class `exam` asks several things of one text: each `\\part` is a question with what all of them are about. */

type Nodes = readonly LatexNode[]

const isParts = (node: LatexNode | undefined): node is LatexEnvironment =>
  node?.kind === 'environment' && node.name === 'parts'

/** One draft where it has no parts, or where more than parts stands below its text. */
export function partDrafts(nodes: Nodes, draftOf: (nodes: Nodes, points: string | null) => LatexDraft): LatexDraft[] {
  const at = nodes.findIndex(isParts)
  const own = nodes[at]
  const behind = nodes.slice(at + 1)
  if (!isParts(own) || own.isBroken || behind.some(isParts) || !saysNothing(behind)) return [draftOf(nodes, null)]
  const [before, ...parts] = itemsOf(own.nodes, ['part'])
  const isPlain = saysNothing(before?.nodes ?? []) && !nodes.slice(0, at).some(isOffered)
  if (!isPlain || parts.length === 0) return [draftOf(nodes, null)]
  const shared = nodes.slice(0, at)
  const drafts = parts.map((part) => draftOf([...shared, { kind: 'break' }, ...part.nodes], part.option ?? ''))
  return asJudged(drafts) ?? drafts
}

const isOffered = (node: LatexNode): boolean =>
  node.kind === 'environment' && /^(?:oneparc|c)(?:hoices|heckboxes)$|^solution/u.test(node.name)

function saysNothing(nodes: Nodes): boolean {
  const losses = noLosses()
  return textOf(blocksOf(nodes, losses)).trim() === '' && losses.pictures.length === 0
}

export const truthSaid = (isTrue: boolean): Pick<LatexDraft, 'kind' | 'typed'> => ({
  kind: 'typed',
  typed: [[{ kind: 'text', text: isTrue ? 'Đúng' : 'Sai' }]],
})

const asksTruth =
  /\b(?:true or false|true\/false|vrai ou faux|verdadero o falso|verdadeiro ou falso|richtig oder falsch)\b|đúng hay sai|đúng hoặc sai/iu

/** 'True or false: …' with 'False, because …' in every solution. */
function asJudged(drafts: readonly LatexDraft[]): LatexDraft[] | null {
  const judged = drafts.map((draft) => {
    const said = textOf(blocksOf(draft.solution, noLosses())).trim()
    const [, word = ''] = /^(\p{L}{2,12})(?=\s*(?:[,.;:–—-]|$))/u.exec(said) ?? []
    const truth = word === '' ? null : (plainTruthOf(word) ?? foreignTruthOf(word))
    const isAsked = draft.kind === 'essay' && asksTruth.test(textOf(blocksOf(draft.stem, noLosses())))
    return truth === null || !isAsked ? null : { ...draft, ...truthSaid(truth) }
  })
  const all = judged.filter((draft) => draft !== null)
  return all.length === drafts.length ? all : null
}
