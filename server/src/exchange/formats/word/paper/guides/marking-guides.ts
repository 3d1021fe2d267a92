import { plainLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import type { WordDraft } from '../question-draft.ts'

/** The same among the lines of a question, where 'Đáp án' may be its own. */
const guideInside = /hướng dẫn chấm|thang điểm|biểu điểm|answer key|marking (?:scheme|guide)/iu
const longestHeading = 120
const pointsHead = /^(?:thang |biểu |số )?(?:điểm|points?|marks?)$/iu

/**
 * Behind 'Hướng dẫn chấm', and over a table with a column of points, numbers name answers: what has no options there
 * asks nothing. The next question with options begins another paper.
 */
export function settleMarkingGuides(drafts: readonly WordDraft[]): void {
  let isGuide = false
  for (const draft of drafts) {
    const first = beginningOf(draft)
    const isBegun = draft.isBehindKey || [...draft.skipped, first].some(isGuideHead)
    isGuide = draft.options.length === 0 && (isGuide || isBegun)
    if (draft.options.length === 0 && (isGuide || hasPoints(draft))) draft.disordered.push(first)
    isGuide ||= linesBelow(draft).some((text) => text.length <= longestHeading && guideInside.test(text))
  }
}

function linesBelow({ options, below }: WordDraft): string[] {
  return [...(options.at(-1)?.lines.slice(1) ?? []), ...below].map(plainLine)
}

function beginningOf({ stem: [first] }: WordDraft): string {
  if (!first) return ''
  return ('line' in first ? [first.line] : first.rows.flat(2)).map(plainLine).join(' / ')
}

function hasPoints({ stem }: WordDraft): boolean {
  const heads = stem.flatMap((part) => ('rows' in part ? (part.rows[0] ?? []) : []))
  return heads.some((lines) => pointsHead.test(lines.map(plainLine).join(' ').trim()))
}
