import { UnreadableFile } from '../item.ts'
import type { Line, Piece, WordBlock } from './word-file.ts'
import type { Look } from './word-looks.ts'

const mostBlocks = 150_000

/** Lines and tables out of what comes one after the other. */
export interface RtfBlocks {
  text(text: string, look: Look): void
  add(piece: Piece): void
  lineEnd(): void
  paragraphEnd(): void
  inTable(isIn: boolean): void
  cellEnd(): void
  rowEnd(): void
  blocks(): WordBlock[]
}

export function createRtfBlocks(): RtfBlocks {
  const done: WordBlock[] = []
  let lines: Line[] = [[]]
  let row: Line[][] = []
  let rows: Line[][][] = []
  let isInTable = false

  function put(block: WordBlock): void {
    if (done.length > mostBlocks) throw new UnreadableFile('tooComplex')
    done.push(block)
  }

  function endTable(): void {
    if (row.length > 0) rows.push(row)
    if (rows.length > 0) put({ kind: 'table', rows: rows.map((cells) => cells.map((cell) => cell.map(composed))) })
    row = []
    rows = []
  }

  function endLines(): void {
    endTable()
    for (const line of lines) put({ kind: 'line', line: composed(line) })
    lines = [[]]
  }

  return {
    text(text, look) {
      const line = lines.at(-1)
      const before = line?.at(-1)
      if (before?.kind === 'text' && before.look === look) before.text += text
      else line?.push({ kind: 'text', text, look })
    },
    add: (piece) => void lines.at(-1)?.push(piece),
    lineEnd: () => void lines.push([]),
    paragraphEnd() {
      if (isInTable) lines.push([])
      else endLines()
    },
    inTable(isIn) {
      isInTable = isIn
    },
    cellEnd() {
      row.push(lines)
      lines = [[]]
    },
    rowEnd() {
      rows.push(row)
      row = []
    },
    blocks() {
      endLines()
      return done
    },
  }
}

/** Letters and their marks may have come one by one. */
function composed(line: Line): Line {
  return line.map((piece) => (piece.kind === 'text' ? { ...piece, text: piece.text.normalize('NFC') } : piece))
}
