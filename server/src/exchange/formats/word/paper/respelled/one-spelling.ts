import type { WordBlock } from '../../word-file.ts'
import { withArrowsNamed, withTruthsBehind } from './answers/arrowed-answers.ts'
import { withTruthsBelow } from './answers/judged-below.ts'
import { withMarkedLists } from './answers/marked-lists.ts'
import { withReasonsBehind } from './answers/reasons-first.ts'
import { withSolutionsBelow } from './answers/solutions-below.ts'
import { withUndashedStarred } from './answers/undashed-options.ts'
import { withFieldsNamed } from './around/listed-fields.ts'
import { withMarksApart } from './around/marks-behind.ts'
import { withoutButtons } from './around/shown-answers.ts'
import { withTextsAbove } from './around/texts-inside.ts'
import { withoutHeadsAround } from './around/skill-heads.ts'
import { withKeyListsNamed } from './keys/bare-key-lists.ts'
import { withKeysBehindNumbers } from './keys/keys-before-numbers.ts'
import { withLoneAnswers } from './keys/lone-answers.ts'
import { withUnnamedKeys } from './keys/unnamed-keys.ts'
import { withKeysNamed } from './keys/named-keys.ts'
import { withColonsMended } from './letters/colon-letters.ts'
import { withColumnsInOrder } from './letters/columns-of-letters.ts'
import { withCommasMended } from './letters/comma-letters.ts'
import { withCountedOptions } from './letters/counted-options.ts'
import { withDashesMended } from './letters/dashed-letters.ts'
import { withPointsInRows } from './letters/lost-points.ts'
import { withSchoolLetters } from './letters/school-letters.ts'
import { withTruthsLettered } from './letters/truths-lettered.ts'
import { withRowsLettered } from './letters/unlettered-rows.ts'
import { withQuestionsApart } from './numbers/beside-questions.ts'
import { withBracketsMended } from './numbers/bracketed-numbers.ts'
import { withTestsNamed } from './numbers/counted-tests.ts'
import { withDashedNumbers } from './numbers/dashed-numbers.ts'
import { withHeadingsFromOne } from './numbers/headings-going-on.ts'
import { withKeysFromOne } from './numbers/keys-going-on.ts'
import { withNamesMended } from './numbers/mistyped-names.ts'
import { withPartsNamed } from './numbers/numbered-parts.ts'
import { withNumbersNamed } from './numbers/numbers-going-on.ts'
import { withBlocksCounted } from './numbers/uncounted-blocks.ts'

/** What is certain before anybody knows what a line is for: both ways of reading a paper begin with it. */
export function inOneSpelling(typed: readonly WordBlock[]): readonly WordBlock[] {
  const listed = withSchoolLetters(
    withCommasMended(
      withoutButtons(
        withHeadingsFromOne(
          withKeysFromOne(
            withMarkedLists(
              withUndashedStarred(withMarksApart(withKeysBehindNumbers(withFieldsNamed(withPartsNamed(typed))))),
            ),
          ),
        ),
      ),
    ),
  )
  const own = withoutHeadsAround(withTruthsBelow(withReasonsBehind(withSolutionsBelow(withTextsAbove(listed)))))
  const lettered = withRowsLettered(
    withColumnsInOrder(withPointsInRows(withCountedOptions(withColonsMended(withDashesMended(own))))),
  )
  const counted = withBlocksCounted(
    withBracketsMended(withTestsNamed(withNumbersNamed(withNamesMended(withDashedNumbers(lettered))))),
  )
  const apart = withTruthsLettered(withQuestionsApart(withArrowsNamed(withTruthsBehind(counted))))
  return withKeyListsNamed(withUnnamedKeys(withKeysNamed(withLoneAnswers(apart))))
}
