import { type PaperLine, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { UnreadableFile } from '../../item.ts'
import { rowLines, shownLine } from '../origin/file-lines.ts'
import { looksAll, trimLine } from '../line-text.ts'
import type { Line, WordBlock } from '../word-file.ts'

/** A line of a paper, or a row of short cells, as a person sees and names it. */
export interface PaperEntry extends PaperLine {
  /** One, or one for each cell of a row. */
  lines: readonly Line[]
  /** Which table of the file it is a row of. */
  table: number | null
}

export function entriesOf(blocks: readonly WordBlock[]): PaperEntry[] {
  const entries: PaperEntry[] = []
  let isAfterGap = false
  const add = (typed: readonly Line[], table: number | null): void => {
    const lines = typed.map(trimLine)
    const shown = lines.map(shownLine)
    if (shown.every((text) => text === '')) return void (isAfterGap = true)
    entries.push({
      text: shown.join(' | '),
      looks: looksOf(lines.flat()),
      isAfterGap,
      isRow: table !== null,
      lines,
      table,
    })
    isAfterGap = false
  }
  for (const [at, block] of blocks.entries())
    if (block.kind === 'line') add([block.line], null)
    else for (const row of block.rows) for (const lines of rowLines(row)) add(lines, at)
  return entries
}

const looks = [
  ['b', 'bold'],
  ['u', 'underline'],
  ['c', 'color'],
  ['h', 'highlight'],
] as const

function looksOf(line: Line): string {
  return looks.flatMap(([sign, feature]) => (looksAll(line, feature) ? [sign] : [])).join('')
}

/** What a person may mark is told whether or not the rest could be read. */
export async function withPaper<T>(entries: readonly PaperEntry[], read: () => Promise<T>) {
  const paper = shownLines(entries)
  try {
    return { ...(await read()), paper }
  } catch (error) {
    throw error instanceof UnreadableFile ? new UnreadableFile(error.code, { paper }) : error
  }
}

/** As much as a person can look through and mark. */
export function shownLines(entries: readonly PaperEntry[]): PaperLine[] {
  return entries.slice(0, markingLimits.lines).map(({ text, looks: own, isAfterGap, isRow }) => ({
    text: text.slice(0, markingLimits.longestLine),
    looks: own,
    isAfterGap,
    isRow,
  }))
}
