import { cutLine, isEmptyLine, plainLine, trimLine } from '../line-text.ts'
import { pointsAtEnd } from '../signs/points-said.ts'
import type { WordDraft } from './question-draft.ts'

/** '… là gì? (0,5 điểm)': what a question brings is no part of what it asks. */
export function settlePoints(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const ends = new Set([0, draft.stem.length - 1])
    draft.stem = draft.stem.flatMap((part, at) => {
      const said = ends.has(at) && 'line' in part ? pointsAtEnd(plainLine(part.line)) : null
      if (!said || !('line' in part)) return [part]
      draft.points ??= said.points
      if (said.level !== null) draft.fields.difficulty ??= said.level
      const line = trimLine(cutLine(part.line, 0, said.at))
      return isEmptyLine(line) ? [] : [{ line }]
    })
  }
}
