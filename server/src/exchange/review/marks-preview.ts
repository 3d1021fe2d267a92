import { setImmediate } from 'node:timers/promises'
import { type PaperShape, marksBy } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { rowsOfLines } from '../paper/entries.ts'
import { markedPaper } from '../paper/marked.ts'
import { previewed } from './sheet-preview.ts'

/** As many questions are settled before others come to word. */
const portion = 20

/** The lines that are kept of a paper, read as somebody marks them. */
export async function previewOfMarks(lines: readonly PaperLine[], marks: readonly LineMark[]) {
  const { items, begins, leftOver } = markedPaper(rowsOfLines(lines), marks, (part) => part)
  const all = []
  for (const [at, item] of items.entries()) {
    if (at % portion === 0) await setImmediate()
    all.push({ ...previewed(item), line: (begins[at] ?? 0) + 1 })
  }
  const unfit = all.filter(({ problems }) => problems.some(({ isBlocking }) => isBlocking))
  return {
    questions: all.length,
    ready: all.length - unfit.length,
    items: all.slice(0, markingLimits.previewed),
    unfit: unfit.slice(0, markingLimits.named),
    leftOver: leftOver.map((at) => at + 1),
  }
}

/** What somebody would mark in this paper who marked another one so; null where that reads no more than before. */
export async function marksLike(lines: readonly PaperLine[], shape: PaperShape, before: number) {
  const marks = marksBy(lines, shape).slice(0, markingLimits.marks)
  const { questions, ready } = await previewOfMarks(lines, marks)
  return ready > before ? { marks, questions, ready } : null
}
