import type { WordDraft } from '../question-draft.ts'
import { settleRareLooks } from '../rare-looks.ts'
import { settleNearly } from './nearly-marked.ts'
import { settleWrongMarked } from './wrong-marked.ts'

/** What the looks of options mean once it is known which questions have a key elsewhere. */
export function settleLooks(drafts: readonly WordDraft[], hasKey: (draft: WordDraft) => boolean): void {
  settleWrongMarked(drafts, hasKey)
  settleNearly(drafts, hasKey)
  settleRareLooks(drafts, hasKey)
}
