import { UnreadableFile } from '../item.ts'
import type { Line, WordBlock } from '../word/word-file.ts'
import type { ParagraphForm } from './doc-paragraphs.ts'

const mostBlocks = 150_000

/** Lines and tables out of paragraphs that follow each other. */
export interface DocBlocks {
  paragraph(
    lines: readonly Line[],
    form: ParagraphForm,
    isCellEnd: boolean,
    list: { isPoint?: true; list?: string },
  ): void
  blocks(): WordBlock[]
}

export function createDocBlocks(): DocBlocks {
  const done: WordBlock[] = []
  let rows: Line[][][] = []
  let row: Line[][] = []
  let cell: Line[] = []
  let count = 0

  function grown(by: number): void {
    count += by
    if (count > mostBlocks) throw new UnreadableFile('tooComplex')
  }

  function endCell(): void {
    row.push(cell)
    cell = []
  }

  function endRow(covered?: ReadonlySet<number>): void {
    if (cell.length > 0) endCell()
    if (row.length > 0) rows.push(covered ? row.filter((own, index) => !covered.has(index) || own.some(isFilled)) : row)
    row = []
  }

  function endTable(): void {
    endRow()
    if (rows.length > 0) done.push({ kind: 'table', rows })
    rows = []
  }

  return {
    paragraph(lines, form, isCellEnd, { list, isPoint }) {
      grown(lines.length)
      if (form.depth === 0) {
        endTable()
        lines.forEach((line, at) =>
          done.push({
            kind: 'line',
            line,
            ...(isPoint && { isPoint }),
            ...(list !== undefined && at === 0 && { list }),
          }),
        )
      } else if (form.isRowEnd) endRow(form.covered)
      else if (!form.isInnerRowEnd) {
        cell.push(...lines)
        if (isCellEnd && form.depth === 1) endCell()
      }
    },
    blocks() {
      endTable()
      return done
    },
  }
}

/** A cell that is drawn as one with another may hold something all the same. */
function isFilled(line: Line): boolean {
  return line.some((piece) => piece.kind !== 'text' || piece.text.trim() !== '')
}
