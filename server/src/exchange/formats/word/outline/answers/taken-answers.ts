import type { WordDraft } from '../../paper/question-draft.ts'
import { isFilled } from '../../paper/kinds/essay-parts.ts'
import { hasGaps } from '../../paper/kinds/filled-gaps.ts'
import type { Line } from '../../word-file.ts'

/** How it may be solved. */
export function takeSolved(draft: WordDraft, said: readonly Line[]): void {
  draft.explanation.push(...said)
  // Gaps that nothing fills are asked about.
  draft.isGuided = !hasGaps(draft.stem)
  if (said.length > 2 && draft.isGuided && !isFilled(draft)) draft.isEssay = true
}

export function setTyped(draft: WordDraft, text: string): void {
  draft.partKey = { kind: 'text', text }
}

export function setUnclear(draft: WordDraft): void {
  draft.partKey = { kind: 'unclear', letters: [] }
}
