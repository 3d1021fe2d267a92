import type { ReadItem } from '../../item.ts'
import { plainLine } from '../line-text.ts'
import { droppedProblem } from '../paper/dropped-wording.ts'
import { partedTasks } from '../paper/kinds/parted-tasks.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import { settleDrafts } from '../paper/settled-drafts.ts'
import { readItemOf } from '../paper/word-draft.ts'
import type { WordBlock } from '../word-file.ts'
import { draftOf } from './answers/answered-drafts.ts'
import { guideLines } from './keys/guide-lines.ts'
import { partedTables } from './keys/parted-tables.ts'
import { hasCodes } from './keys/several-codes.ts'
import { bestReading, saidBy } from './matching/best-reading.ts'
import type { Answered } from './matching/question-alignment.ts'
import { areNamesContradicted } from './matching/said-names.ts'
import { takeSolutions } from './answers/said-solutions.ts'
import { folded } from './matching/shared-titles.ts'
import { isSection } from './outline-labels.ts'
import { type OutlineNode, type OutlinePart, isUnheaded, linesOf } from './outline.ts'
import { isOfPage, isTitle, matrixAt } from './paper/page-lines.ts'
import { withLabels } from './paper/paper-lines.ts'
import { withoutLayout } from './paper/paper-tables.ts'
import type { GuidedPaper } from './parting/guided-paper.ts'
import { papersAndGuides } from './parting/papers-and-guides.ts'

/**
 * A school paper with its list of keys behind it, read as the two outlines that they are: what stands in the list below
 * the same labels is said of the same question. Null where some of the list belongs to no question; a list that names
 * the parts of its paper in another order contradicts it.
 */
export function outlinedQuestions(
  blocks: readonly WordBlock[],
  pictureName: (part: string) => string,
): ReadItem[] | 'contradicted' | null {
  const papers = papersAndGuides(blocks)
  if (!papers) return null
  const read = papers.map((paper) => questionsOf(paper, pictureName))
  if (read.includes('contradicted')) return 'contradicted'
  const items = read.flatMap((own) => (Array.isArray(own) ? [own] : []))
  return items.length === read.length ? items.flat() : null
}

function questionsOf(typed: GuidedPaper, pictureName: (part: string) => string): ReadItem[] | 'contradicted' | null {
  const paper = typed.paper.filter((block) => !isOfPage(block, false))
  const end = matrixAt(typed.guide)
  const guide = partedTables(typed.guide.slice(0, end).filter((block) => !isOfPage(block, true)))
  const around = [
    ...typed.paper.filter((block) => isOfPage(block, false)),
    ...typed.guide.filter((block, at) => at >= end || isOfPage(block, true)),
  ]
  if (areNamesContradicted(paper, guide, typed.heads)) return 'contradicted'
  if (hasCodes(guide)) return null
  const best = bestReading(withLabels(paper.flatMap(withoutLayout)), guideLines(guide))
  if (best === null || best === 'contradicted') return best
  const {
    asked,
    own: { answered, left },
  } = best
  const all = nodesIn(asked)
  const places = new Map(all.map((node, at) => [node, at]))
  const placeOf = ({ path }: Answered): number => places.get(path.at(-1) ?? asked) ?? 0
  const drafts: WordDraft[] = []
  let shared = 0
  const inOrder = answered.toSorted((one, other) => placeOf(one) - placeOf(other))
  const titles = new Set(
    all.flatMap(({ label, own: [head] }) => (label && isSection(label) ? titleOf(head, label.at) : [])),
  )
  for (const own of inOrder) {
    // The heading of the next part ends the list of this one.
    const said = own.said?.filter((line, at) => at === 0 || !titles.has(folded(plainLine(line)))) ?? null
    const draft = draftOf({ ...own, said })
    shared += draft.shared.length
    if (shared > mostShared) return null
    drafts.push(draft)
  }
  const unsolved = typed.solutions
    ? takeSolutions(
        typed.solutions,
        asked,
        drafts.flatMap((draft, at) => (inOrder[at] ? [{ answered: inOrder[at], draft }] : [])),
      )
    : []
  // What is chosen may have its key in how it looks.
  const open = drafts.filter(({ options }) => options.length < 2).length
  if (saidBy(best.own) * 2 < Math.min(open, drafts.length)) return null
  settleDrafts(drafts)
  const items = drafts.flatMap((draft) =>
    partedTasks(draft, draft.partKey).map((own) => readItemOf(own, own.partKey, pictureName)),
  )
  const told = new Set(drafts.flatMap((draft) => draft.shared.map((line) => plainLine(line).trim())))
  const above = textsAbove(asked).filter((text) => !told.has(text))
  if (above.length > 0) items[0]?.problems.push(droppedProblem(above))
  const untold = [
    ...left.map((line) => plainLine(line).trim()).filter((text) => !isTitle(text)),
    ...unsolved,
    ...all.filter(isUnheaded).flatMap((node) => linesOf(node).map((line) => plainLine(line).trim())),
    ...around.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line).trim()] : [])),
  ]
  if (untold.length > 0) items.at(-1)?.problems.push(droppedProblem(untold))
  return items
}

function titleOf(head: OutlinePart | undefined, from: number): string[] {
  const title = head && 'line' in head ? folded(plainLine(head.line).slice(from)) : ''
  return title.length >= fewestOfTitle ? [title] : []
}

const fewestOfTitle = 8

/** Each question holds a copy of the text that it shares with others. */
const mostShared = 50_000

function nodesIn(node: OutlineNode): OutlineNode[] {
  return [node, ...node.children.flatMap(nodesIn)]
}

function textsAbove({ own }: OutlineNode): string[] {
  return own.flatMap((part) => ('line' in part ? [plainLine(part.line).trim()] : []))
}
