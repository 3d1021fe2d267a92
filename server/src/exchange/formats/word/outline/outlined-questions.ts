import type { ReadItem } from '../../item.ts'
import { plainLine } from '../line-text.ts'
import { droppedProblem } from '../paper/dropped-wording.ts'
import { isOfCodes } from '../paper/respelled/own-code.ts'
import { partedTasks } from '../paper/kinds/parted-tasks.ts'
import type { WordDraft } from '../paper/question-draft.ts'
import { settleDrafts } from '../paper/settled-drafts.ts'
import { readItemOf } from '../paper/word-draft.ts'
import { codeIn, keyTable } from '../signs/key-signs.ts'
import type { WordBlock } from '../word-file.ts'
import { type Aligned, aligned } from './alignment.ts'
import { draftOf } from './answered-drafts.ts'
import { guideLines, isMarking } from './guide-lines.ts'
import { withoutPlan, withoutRest, withoutRubrics } from './around-papers.ts'
import { outlineOf, withLabels } from './outline-reading.ts'
import { isSection } from './outline-labels.ts'
import { type OutlineLine, type OutlineNode, type OutlinePart, isUnheaded, linesOf } from './outline.ts'
import type { Answered } from './question-alignment.ts'
import { type GuidedPaper, papersAndGuides } from './papers-and-guides.ts'
import { withoutLayout } from './paper-tables.ts'
import { partedTables } from './parted-tables.ts'
import { areNamesContradicted } from './said-names.ts'
import { takeSolutions } from './said-solutions.ts'
import { folded, sharedTitles, withTasksAsTitles, withTitles } from './shared-titles.ts'

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

const ofPage = /^[\s\-–—(*>]{0,8}(?:bạn đang xem|xem thêm|tham khảo thêm)\s?[:：]/iu
/** Behind the keys a page says goodbye. */
const farewell =
  /^[\s\-–—(*>]{0,8}(?:trên đây là|để xem (?:tiếp|thêm)|mời (?:các )?(?:bạn|em|thầy)|chúc (?:các )?(?:em|bạn)|hy vọng|tải (?:về|xuống|file))(?![\p{L}])/iu

/** What the page around a paper says. */
function isOfPage(block: WordBlock, isGuide: boolean): boolean {
  const text = block.kind === 'line' ? plainLine(block.line) : ''
  return ofPage.test(text) || (isGuide && farewell.test(text))
}

function questionsOf(typed: GuidedPaper, pictureName: (part: string) => string): ReadItem[] | 'contradicted' | null {
  const paper = typed.paper.filter((block) => !isOfPage(block, false))
  const guide = partedTables(typed.guide.filter((block) => !isOfPage(block, true)))
  const around = [
    ...typed.paper.filter((block) => isOfPage(block, false)),
    ...typed.guide.filter((block) => isOfPage(block, true)),
  ]
  if (areNamesContradicted(paper, guide, typed.heads)) return 'contradicted'
  if (hasCodes(guide)) return null
  const lines = { paper: withLabels(paper.flatMap(withoutLayout)), guide: guideLines(guide) }
  const found = readings(lines.paper, lines.guide)
  if (found.some(({ own }) => own === 'contradicted')) return 'contradicted'
  const [first] = found
    .flatMap(({ asked: root, own }) => (own !== null && own !== 'contradicted' ? [{ root, own }] : []))
    .toSorted((one, other) => saidBy(other.own) - saidBy(one.own))
  const { own: best = null, root: asked = noOutline } = first ?? {}
  const { answered, left } = best ?? { answered: [], left: [] }
  if (!best || saidBy(best) === 0) return null
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
  if (saidBy(best) * 2 < Math.min(open, drafts.length)) return null
  settleDrafts(drafts)
  const items = drafts.flatMap((draft) =>
    partedTasks(draft, draft.partKey).map((own) => readItemOf(own, own.partKey, pictureName)),
  )
  const above = textsAbove(asked)
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
const noOutline: OutlineNode = { label: null, own: [], children: [] }

/** With the titles that both share and without them; of two lists that count alike either may be the inner one. */
function readings(typed: readonly OutlineLine[], guide: readonly OutlineLine[]) {
  const paper = withTasksAsTitles(typed, guide)
  const shared = sharedTitles(paper, guide)
  if (shared === 'contradicted') return [{ asked: noOutline, own: shared }]
  return [...(shared.size > 0 ? [shared] : []), new Map<string, boolean>()].flatMap((titles) => {
    const asked = withoutPlan(outlineOf(withTitles(paper, titles, 'paper'), 'inner', 'paper'))
    const keyed = withTitles(guide, titles, 'guide')
    return (['inner', 'outer'] as const).map((prefers) => {
      const list = withoutRest(outlineOf(keyed, prefers))
      return { asked, own: aligned(asked, list) ?? aligned(asked, withoutRubrics(list)) }
    })
  })
}

/** Keys for several codes of one paper: which of them is meant is found elsewhere. */
function hasCodes(guide: readonly WordBlock[]): boolean {
  const codes = guide.flatMap((block) => (block.kind === 'line' ? (codeIn(plainLine(block.line)) ?? []) : []))
  const isTable = (block: WordBlock): boolean =>
    block.kind === 'table' &&
    (isOfCodes(block.rows) ||
      (keyTable(block.rows.map((row) => row.map((own) => own.map(plainLine).join(' '))))?.length ?? 0) > 1)
  return new Set(codes).size > 1 || guide.some(isTable)
}

/** Each question holds a copy of the text that it shares with others. */
const mostShared = 50_000

function saidBy({ answered }: Aligned): number {
  return answered.filter(({ said }) => said !== null).length
}

function nodesIn(node: OutlineNode): OutlineNode[] {
  return [node, ...node.children.flatMap(nodesIn)]
}

function textsAbove({ own }: OutlineNode): string[] {
  return own.flatMap((part) => ('line' in part ? [plainLine(part.line).trim()] : []))
}

/** 'MÔN: TOÁN – LỚP 6' above a list of keys, and how points are given. */
function isTitle(text: string): boolean {
  return (
    !/\p{Ll}{2}/u.test(text) ||
    /^[^\p{L}]*(?:môn|lớp|năm học|thời gian|đề|trường|đáp án|hướng dẫn|biểu điểm|thang điểm)(?![\p{L}])/iu.test(text) ||
    isMarking(text) ||
    /\d\s?điểm/iu.test(text)
  )
}
