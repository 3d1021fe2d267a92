import { settleAsides } from './asides.ts'
import {
  settleEchoes,
  settleLeadingStars,
  settleRightBehind,
  settleRightSaidTwice,
  settleStars,
} from './ending-signs.ts'
import { settleCounted, settleListed } from './listed-options.ts'
import { settleTails } from './kinds/listed-tails.ts'
import { settleAnswerLines } from './kinds/answer-lines.ts'
import { settleAnswerLetters, settleColoredAnswers, settleKeyColored } from './kinds/answers-below.ts'
import { settleGaps } from './kinds/filled-gaps.ts'
import { settleLeadingGaps } from './kinds/leading-gaps.ts'
import { settleEssays } from './kinds/essay-parts.ts'
import { settleMarkingGuides } from './guides/marking-guides.ts'
import { settleTruthLetters } from './missing-options.ts'
import { settleOdd } from './odd-options.ts'
import { settleTruths } from './kinds/judged-tables.ts'
import { settleMatching } from './kinds/matched-columns.ts'
import { settleBeside } from './options-beside.ts'
import type { WordDraft } from './question-draft.ts'
import { settleNamedBehind } from './keys/named-behind.ts'
import { settleTextKeys } from './keys/text-keys.ts'
import { settleNumberKeys } from './kinds/numbered-keys.ts'
import { settleAllMarked } from './rare-looks.ts'
import { settleRings } from './kinds/ringed-keys.ts'
import { settleTold } from './kinds/told-lists.ts'
import { settleTyped } from './kinds/typed-keys.ts'
import { settlePoints } from './said-points.ts'
import { settleSolutionsAbove } from './below/solutions-above.ts'
import { settleData } from './swallowed/data-between.ts'
import { settleSwallowed } from './swallowed/swallowed-questions.ts'
import { settleBelow } from './text-below.ts'
import { settleShown, settleTruthLines, settleUnlettered } from './unlettered-options.ts'

/** What only shows once all questions of a paper are known. */
export function settleDrafts(drafts: readonly WordDraft[]): void {
  settleLeadingGaps(drafts)
  settlePoints(drafts)
  settleTails(drafts)
  settleRings(drafts)
  settleAnswerLetters(drafts)
  settleNumberKeys(drafts)
  settleTextKeys(drafts)
  settleColoredAnswers(drafts)
  settleKeyColored(drafts)
  settleMatching(drafts)
  settleTruths(drafts)
  settleGaps(drafts)
  settleTyped(drafts)
  settleTold(drafts)
  settleAnswerLines(drafts)
  settleEssays(drafts)
  settleAsides(drafts)
  settleMarkingGuides(drafts)
  settleBeside(drafts)
  settleCounted(drafts)
  settleListed(drafts)
  settleTruthLines(drafts)
  settleUnlettered(drafts)
  settleShown(drafts)
  settleLeadingStars(drafts)
  settleRightBehind(drafts)
  settleRightSaidTwice(drafts)
  settleNamedBehind(drafts)
  settleStars(drafts)
  settleEchoes(drafts)
  settleSolutionsAbove(drafts)
  settleBelow(drafts)
  settleOdd(drafts)
  settleSwallowed(drafts)
  settleData(drafts)
  settleTruthLetters(drafts)
  settleAllMarked(drafts)
}
