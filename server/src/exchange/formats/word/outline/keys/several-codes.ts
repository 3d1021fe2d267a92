import { plainLine } from '../../line-text.ts'
import { isOfCodes } from '../../paper/respelled/own-code.ts'
import { codeIn, keyTable } from '../../signs/key-signs.ts'
import type { WordBlock } from '../../word-file.ts'

/** Keys for several codes of one paper: which of them is meant is found elsewhere. */
export function hasCodes(guide: readonly WordBlock[]): boolean {
  const codes = guide.flatMap((block) => (block.kind === 'line' ? (codeIn(plainLine(block.line)) ?? []) : []))
  const isTable = (block: WordBlock): boolean =>
    block.kind === 'table' &&
    (isOfCodes(block.rows) ||
      (keyTable(block.rows.map((row) => row.map((own) => own.map(plainLine).join(' '))))?.length ?? 0) > 1)
  return new Set(codes).size > 1 || guide.some(isTable)
}
