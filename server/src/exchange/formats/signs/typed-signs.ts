import { isOfNumberedPoints } from '../word/paper/respelled/answers/numbered-points.ts'
import { isSpelledAbroad } from '../word/paper/respelled/abroad/spelled-abroad.ts'
import { isOpenlyAnswered } from '../word/paper/respelled/open/open-answers.ts'
import { isAnsweredInLine } from '../word/paper/respelled/answers/answers-in-line.ts'
import { isKeyedByLetters } from '../word/paper/respelled/letters/letters-below.ts'
import { isAnsweredByPoints } from '../word/paper/respelled/answers/pointed-answers.ts'
import { isOfMarkedLists } from '../word/paper/respelled/answers/marked-lists.ts'
import { isOfHeads } from '../word/paper/respelled/answers/headed-lines.ts'
import { isPartedBySigns } from '../word/paper/respelled/answers/parted-by-signs.ts'
import { isOfPartedLines } from '../word/paper/respelled/answers/parted-lines.ts'
import { isPointed } from '../word/paper/respelled/pointed-options.ts'
import { isSigned } from '../word/paper/respelled/signed-lines.ts'
import { hasDashedNumbers } from '../word/paper/respelled/numbers/dashed-numbers.ts'
import { hasPartedNumbers } from '../word/paper/respelled/numbers/parted-numbers.ts'
import { hasShapedNumbers } from '../word/paper/respelled/shapes/shaped-numbers.ts'
import { hasTabbedNumbers } from '../word/paper/respelled/numbers/tabbed-numbers.ts'
import { hasNumbersAsLetters } from '../word/paper/respelled/typed-numbers.ts'
import { isGuidedPaper } from '../word/outline/parting/guided-paper.ts'
import { isPaper } from '../word/signs/paper-sign.ts'

const signs: readonly ((text: string) => boolean)[] = [
  isPaper,
  isSigned,
  isKeyedByLetters,
  hasNumbersAsLetters,
  isPointed,
  isOfMarkedLists,
  isOfNumberedPoints,
  isOfHeads,
  hasDashedNumbers,
  hasTabbedNumbers,
  hasShapedNumbers,
  hasPartedNumbers,
  isOfPartedLines,
  isPartedBySigns,
  isAnsweredByPoints,
  isAnsweredInLine,
  isGuidedPaper,
  isOpenlyAnswered,
  isSpelledAbroad,
]

/** A paper as somebody typed it shows by one of these that it is one. */
export function isTypedPaper(head: string): boolean {
  return signs.some((sign) => sign(head))
}
