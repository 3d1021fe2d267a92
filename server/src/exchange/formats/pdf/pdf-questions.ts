import type { LineMark } from '@lms/contracts/exchange/marking/marking.ts'
import type { ReadItem } from '../item.ts'
import { asTexts, withStruckTold, withoutStruckKeys } from '../word/document/struck-text.ts'
import { withNumbersFirst } from '../word/doubts/next-tasks.ts'
import { isTaken } from '../word/doubts/taken-items.ts'
import { markedQuestions } from '../word/marked/marked-questions.ts'
import type { PaperEntry } from '../word/marked/paper-entries.ts'
import { questionsIn } from '../word/paper-questions.ts'
import { printedItems } from '../word/prints/printed-items.ts'
import type { WordBlock } from '../word/word-file.ts'
import { withoutColumnsOfOptions } from './columns-of-options.ts'

const asNamed = (part: string): string => part

export function questionsOf(blocks: readonly WordBlock[]): ReadItem[] {
  const print = printedItems(blocks, asNamed)
  if (print?.isSure) return print.items
  const struck = withoutStruckKeys(blocks)
  const read = withStruckTold(questionsIn(struck.blocks, asNamed), struck)
  const items = withoutColumnsOfOptions(withNumbersFirst(read, true), blocks)
  return print && !items.some(isTaken) ? print.items : items
}

export function markedItems(
  blocks: readonly WordBlock[],
  entries: readonly PaperEntry[],
  marks: readonly LineMark[],
): ReadItem[] {
  return withStruckTold(markedQuestions(entries, marks, asNamed), asTexts(withoutStruckKeys(blocks)))
}
