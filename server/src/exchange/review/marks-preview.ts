import { type LineMark, type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { rowsOfLines } from '../paper/entries.ts'
import { markedItems } from '../paper/marked.ts'
import { previewed } from './sheet-preview.ts'

/** The lines that are kept of a paper, read as somebody marks them. */
export function previewOfMarks(lines: readonly PaperLine[], marks: readonly LineMark[]) {
  const items = markedItems(rowsOfLines(lines), marks, (part) => part)
  return {
    questions: items.length,
    ready: items.filter(({ problems }) => problems.every(({ isBlocking }) => !isBlocking)).length,
    items: items.slice(0, markingLimits.previewed).map(previewed),
  }
}
