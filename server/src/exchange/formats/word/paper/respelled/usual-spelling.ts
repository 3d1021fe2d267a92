import type { WordBlock } from '../../word-file.ts'
import { withoutBankFields } from './around/bank-fields.ts'
import { withCountedLetters } from './letters/counted-letters.ts'
import { withAnswersBelow } from './answers/answers-in-line.ts'
import { withKeysAbove } from './answers/keys-above.ts'
import { withKeysBelow } from './keys-in-line.ts'
import { withLetteredLists } from './numbered-options.ts'
import { withListsInside } from './lists-inside.ts'
import { withPlainLabels } from './letters/formula-letters.ts'
import { withLettersBehind } from './letters/letters-behind.ts'
import { withLettersNamed } from './letters/letters-below.ts'
import { withLostPoints } from './letters/lost-points.ts'
import { withMarksAsStars } from './letters/marked-letters.ts'
import { withNumbersAsLetters } from './typed-numbers.ts'
import { withPointsBehindLetters } from './letters/spaced-letters.ts'
import { withSubQuestions } from './sub-questions.ts'
import { withTypedTables } from './typed-tables.ts'
import { withSignedLines } from './signed-lines.ts'
import { withUsualLabels } from './spelled-labels.ts'
import { withUsualNames } from './counted-names.ts'
import { withoutPages } from './around/copied-pages.ts'

/** What people write in their own ways, with the numbers, letters and labels that readers expect. */
export function inUsualSpelling(typed: readonly WordBlock[]): readonly WordBlock[] {
  const typedAlike = withLettersBehind(
    withMarksAsStars(withKeysAbove(withAnswersBelow(withLostPoints(withPlainLabels(withoutBankFields(typed)))))),
  )
  const signed = withSignedLines(withCountedLetters(withTypedTables(typedAlike)))
  const paged = withUsualNames(withoutPages(withLettersNamed(signed)))
  const listed = withListsInside(withLetteredLists(withSubQuestions(withPointsBehindLetters(paged))))
  return withKeysBelow(withUsualLabels(withNumbersAsLetters(listed)))
}
