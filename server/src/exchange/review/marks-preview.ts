import { type LineMark, type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { type ReadItem, UnreadableFile } from '../formats/item.ts'
import { textLine } from '../formats/word/line-text.ts'
import { markedQuestions } from '../formats/word/marked/marked-questions.ts'
import type { PaperEntry } from '../formats/word/marked/paper-entries.ts'
import type { Line } from '../formats/word/word-file.ts'
import type { Look } from '../formats/word/word-looks.ts'
import { previewed } from './sheet-preview.ts'

/** The lines that are kept of a paper, read as somebody marks them; formulas and pictures are words here. */
export function previewOfMarks(lines: readonly PaperLine[], marks: readonly LineMark[]) {
  const items = readBy(marks, lines)
  return {
    questions: items.length,
    ready: items.filter(({ problems }) => problems.every(({ isBlocking }) => !isBlocking)).length,
    items: items.slice(0, markingLimits.previewed).map(previewed),
  }
}

/** Too much for one file shows no question; whoever reads it so is told why. */
function readBy(marks: readonly LineMark[], lines: readonly PaperLine[]): ReadItem[] {
  try {
    return markedQuestions(lines.map(entryOf), marks, (part) => part)
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

function entryOf(line: PaperLine): PaperEntry {
  const cells = line.isRow ? line.text.split(' | ') : [line.text]
  return { ...line, lines: cells.map((text) => seen(text, line.looks)), table: line.isRow ? 0 : null }
}

function seen(text: string, looks: string): Line {
  const look: Look = {
    ...(looks.includes('b') && { bold: true }),
    ...(looks.includes('u') && { underline: true }),
    ...(looks.includes('c') && { color: 'red' }),
    ...(looks.includes('h') && { highlight: true }),
  }
  return textLine(text).map((piece) => (piece.kind === 'text' ? { ...piece, look } : piece))
}
