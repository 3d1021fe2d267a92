import type { WordBlock } from '../../word-file.ts'
import { withSpelledAbroad } from './abroad/spelled-abroad.ts'
import { withAnswersListed } from './answers/answers-listed.ts'
import { withArrowsNamed, withTruthsBehind } from './answers/arrowed-answers.ts'
import { withBanksFilled } from './answers/banked-words.ts'
import { withBoldAnswered } from './answers/bold/asked-in-bold.ts'
import { withBoldQuestions } from './answers/bold/bold-questions.ts'
import { withHeadsRead } from './answers/headed-lines.ts'
import { withTruthsBelow } from './answers/judged-below.ts'
import { withMarkedLists } from './answers/marked-lists.ts'
import { withKeysBehindSigns } from './answers/parted-by-signs.ts'
import { withLinesParted } from './answers/parted-lines.ts'
import { withReasonsBehind } from './answers/reasons-first.ts'
import { withOpenAnswered } from './open/open-answers.ts'
import { withSamplesNamed } from './open/sample-answers.ts'
import { withSolutionsBelow } from './answers/solutions-below.ts'
import { withTruthSigns } from './answers/truth-signs.ts'
import { withToldInColor } from '../below/told-in-color.ts'
import { withVerdictsGathered } from './answers/verdicts-below.ts'
import { withUndashedStarred } from './answers/undashed-options.ts'
import { withListsBehindAll } from './blocks/lists-between-parts.ts'
import { withPartTablesLined } from './blocks/part-tables.ts'
import { withFieldsNamed } from './around/listed-fields.ts'
import { withMarksApart } from './around/marks-behind.ts'
import { withPupilsAnswersApart } from './around/pupils-answers.ts'
import { withoutButtons } from './around/shown-answers.ts'
import { withoutStarsAround } from './around/stars-around.ts'
import { withTextsAbove } from './around/texts-inside.ts'
import { withoutHeadsAround } from './around/skill-heads.ts'
import { withGluedKeysApart } from './glued/glued-keys.ts'
import { withStrokesJoined } from './glued/keys-in-strokes.ts'
import { withGluedLettersApart } from './glued/glued-letters.ts'
import { withAnswersBehind } from './keys/answers-behind.ts'
import { withAnswersByNumber } from './keys/answers-by-number.ts'
import { withKeyListsNamed } from './keys/bare-key-lists.ts'
import { withKeysBehindNumbers } from './keys/keys-before-numbers.ts'
import { withEchoesDoubted } from './keys/echoed-answers.ts'
import { withKeysListed } from './keys/listed-keys.ts'
import { withKeyHeadsApart } from './keys/keys-behind-heads.ts'
import { withLoneAnswers } from './keys/lone-answers.ts'
import { withKeyRunsParted } from './keys/runs-of-keys.ts'
import { withReasonsOfAnswers } from './keys/reasoned-answers.ts'
import { withTextsNamed } from './keys/texts-named.ts'
import { withTruthsOffered } from './keys/truths-offered.ts'
import { withUnnamedKeys } from './keys/unnamed-keys.ts'
import { withKeysNamed } from './keys/named-keys.ts'
import { withColonsMended } from './letters/colon-letters.ts'
import { withColumnsInOrder } from './letters/columns-of-letters.ts'
import { withCommasMended } from './letters/comma-letters.ts'
import { withCountedOptions } from './letters/counted-options.ts'
import { withCrossedLetters, withLatinLetters } from './letters/cyrillic-letters.ts'
import { withDashesMended } from './letters/dashed-letters.ts'
import { withColumnsJudged } from './keys/judged-columns.ts'
import { withGluedParted } from './rows/glued-options.ts'
import { withOptionTables } from './rows/option-tables.ts'
import { withRowsParted } from './rows/parted-rows.ts'
import { withPointsInRows } from './letters/lost-points.ts'
import { withSchoolLetters } from './letters/school-letters.ts'
import { withTruthsLettered } from './letters/truths-lettered.ts'
import { withRowsLettered } from './letters/unlettered-rows.ts'
import { withQuestionsApart } from './numbers/beside-questions.ts'
import { withBracketsMended } from './numbers/bracketed-numbers.ts'
import { withKindsNamed, withTagsBehindNames } from './numbers/tagged-names.ts'
import { withTestsNamed } from './numbers/counted-tests.ts'
import { withDashedNumbers } from './numbers/dashed-numbers.ts'
import { withHeadingsFromOne } from './numbers/headings-going-on.ts'
import { withKeysFromOne } from './numbers/keys-going-on.ts'
import { withNamesMended } from './numbers/mistyped-names.ts'
import { withNamesInParts } from './numbers/names-in-parts.ts'
import { withPartsNamed } from './numbers/numbered-parts.ts'
import { withNumbersNamed } from './numbers/numbers-going-on.ts'
import { withPartedNumbers } from './numbers/parted-numbers.ts'
import { withListsBelow } from './numbers/lists-below.ts'
import { withPartsSpelled } from './numbers/spelled-parts.ts'
import { withTabbedNumbers } from './numbers/tabbed-numbers.ts'
import { withBlocksCounted } from './numbers/uncounted-blocks.ts'
import { withScriptsRead } from './scripts/lettered-in-scripts.ts'
import { withPlussesStarred } from './signed-lines.ts'
import { withKeysShaped } from './shapes/shaped-keys.ts'
import { withListsCounted } from './shapes/shaped-lists.ts'
import { withSignsStarred } from './shapes/shaped-marks.ts'
import { withNumbersShaped } from './shapes/shaped-numbers.ts'
import { withListsLettered } from './shapes/shaped-options.ts'
import { withKeysBySign } from './shapes/keys-by-sign.ts'
import { withWordsLettered } from './shapes/worded-options.ts'
import { withWordsStarred } from './shapes/word-marks.ts'

type Spelling = (blocks: readonly WordBlock[]) => readonly WordBlock[]

/** Each reads what the ones before it wrote. */
const spellings: readonly Spelling[] = [
  withGluedKeysApart,
  withStrokesJoined,
  withGluedLettersApart,
  withSpelledAbroad,
  withOpenAnswered,
  withPlussesStarred,
  withAnswersByNumber,
  withAnswersBehind,
  withKeyHeadsApart,
  withScriptsRead,
  withLatinLetters,
  withCrossedLetters,
  withTextsNamed,
  withBanksFilled,
  withPartTablesLined,
  withTagsBehindNames,
  withKindsNamed,
  withPartsSpelled,
  withNamesInParts,
  withListsBehindAll,
  withKeysListed,
  withOptionTables,
  withGluedParted,
  withRowsParted,
  withPartedNumbers,
  withNumbersShaped,
  withPartsNamed,
  withHeadsRead,
  withoutStarsAround,
  withColumnsJudged,
  withPupilsAnswersApart,
  withTruthsOffered,
  withAnswersListed,
  withKeysBehindSigns,
  withLinesParted,
  withListsBelow,
  withBoldAnswered,
  withBoldQuestions,
  withFieldsNamed,
  withKeysBehindNumbers,
  withMarksApart,
  withUndashedStarred,
  withMarkedLists,
  withWordsLettered,
  withKeysBySign,
  withListsLettered,
  withSignsStarred,
  withWordsStarred,
  withKeyRunsParted,
  withKeysFromOne,
  withHeadingsFromOne,
  withoutButtons,
  withCommasMended,
  withSchoolLetters,
  withTextsAbove,
  withSamplesNamed,
  withSolutionsBelow,
  withReasonsBehind,
  withTruthsBelow,
  withVerdictsGathered,
  withToldInColor,
  withoutHeadsAround,
  withDashesMended,
  withColonsMended,
  withCountedOptions,
  withPointsInRows,
  withColumnsInOrder,
  withRowsLettered,
  // Above options that have letters only now.
  withNumbersShaped,
  withTabbedNumbers,
  withDashedNumbers,
  withNamesMended,
  withNumbersNamed,
  withTestsNamed,
  withBracketsMended,
  withBlocksCounted,
  withTruthSigns,
  withTruthsBehind,
  withArrowsNamed,
  withQuestionsApart,
  withTruthsLettered,
  withLoneAnswers,
  withEchoesDoubted,
  withReasonsOfAnswers,
  withKeysNamed,
  withKeysShaped,
  withUnnamedKeys,
  withListsCounted,
  withKeysListed,
  withKeyListsNamed,
]

/** What is certain before anybody knows what a line is for: both ways of reading a paper begin with it. */
export function inOneSpelling(typed: readonly WordBlock[]): readonly WordBlock[] {
  return spellings.reduce((blocks, spelled) => spelled(blocks), typed)
}
