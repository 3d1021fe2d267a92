import { plainLine } from '../../word/line-text.ts'
import type { WordBlock } from '../../word/word-file.ts'

const fewest = 4
/** 'Câu 1:' with nothing behind it, or with what is tested there ('G1, G2'); a letter alone would be its key. */
const place = /^\s*(?:câu|question)\s*\d{1,3}\s*[.:)]?\s*(?:[A-Z]{1,3}\d+(?:\.\d+)*(?:\s*[,;]\s*|\s*$))*$/iu

/** A table to write answers into, or one that says what each question tests, asks nothing. */
export function withoutAnswerGrids(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.filter((block) => {
    if (block.kind !== 'table') return true
    const cells = block.rows.flat().map((cell) => cell.map(plainLine).join(' '))
    const said = cells.filter((text) => text.trim() !== '')
    return said.length < fewest || !said.every((text) => place.test(text))
  })
}
