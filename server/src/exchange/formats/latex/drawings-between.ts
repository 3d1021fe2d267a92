import { textOf } from '@lms/contracts/rich-text.ts'
import { needsPicture } from '../pictures/pictures-asked.ts'
import { noLosses } from './latex-losses.ts'
import type { LatexNode } from './latex-nodes.ts'
import type { LatexDraft } from './latex-question.ts'
import { blocksOf } from './latex-text.ts'

type Nodes = readonly LatexNode[]

/** What is drawn or called in it, as a person is told of it. */
export function drawnIn(nodes: Nodes): string[] {
  const losses = noLosses()
  blocksOf(nodes, losses)
  return losses.pictures.map((name) => `[${name}]`)
}

/**
 * A drawing between the options of one question and the words of the next one belongs to the one that speaks of it, to
 * both where both do, and to the one above where nothing says so.
 */
export function withDrawingsBelow(drafts: readonly LatexDraft[]): LatexDraft[] {
  const moved = drafts.map((draft) => ({ ...draft }))
  for (const [index, draft] of moved.entries()) {
    const next = moved[index + 1]
    const drawings = drawingsIn(draft.below)
    if (drawings.length === 0 || !next || !speaksOfPicture(next.stem)) continue
    next.stem = [...drawings, ...next.stem]
    if (!speaksOfPicture(draft.stem)) draft.below = draft.below.filter((node) => !drawings.includes(node))
  }
  return moved
}

/** With the group that says which one is called. */
function drawingsIn(nodes: Nodes): LatexNode[] {
  const isDrawn = (node: LatexNode | undefined): boolean => node !== undefined && drawnIn([node]).length > 0
  return nodes.filter((node, at) => {
    const before = nodes[at - 1]
    return isDrawn(node) || (node.kind === 'group' && before?.kind === 'command' && isDrawn(before))
  })
}

function speaksOfPicture(stem: Nodes): boolean {
  return needsPicture(textOf(blocksOf(stem, noLosses())))
}
