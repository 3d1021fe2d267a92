import {
  type LineMark,
  type MarksPreview,
  type PaperLine,
  markingLimits,
} from '@lms/contracts/exchange/marking/marking.ts'
import { rowsOfLines } from '../paper/entries.ts'
import { markedPaper } from '../paper/marked.ts'
import { previewed } from './staging.ts'

/** The lines that are kept of a paper, read as somebody marks them. */
export function previewOfMarks(lines: readonly PaperLine[], marks: readonly LineMark[]): MarksPreview {
  const { items, begins, leftOver } = markedPaper(rowsOfLines(lines), marks, (part) => part)
  const all = items.map((item, at) => ({ ...previewed(item), line: (begins[at] ?? 0) + 1 }))
  const unfit = all.filter(({ problems }) => problems.some(({ isBlocking }) => isBlocking))
  return {
    questions: all.length,
    ready: all.length - unfit.length,
    items: all.slice(0, markingLimits.previewed),
    unfit: unfit.slice(0, markingLimits.named),
    leftOver: leftOver.map((at) => at + 1),
  }
}
