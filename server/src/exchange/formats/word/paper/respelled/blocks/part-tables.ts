import { isEmptyLine, plainLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { sectionOf } from '../../guides/asked.ts'

const fewest = 2
const named = /^(?:phần\s|[IVX]{1,4}[.:)]?$)/iu

/** A table of keys with a column or a row for each part: below the name of each stand its keys, line by line. */
export function withPartTablesLined(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block): readonly WordBlock[] => {
    if (block.kind !== 'table') return [block]
    const parts = partsOf(block.rows) ?? partsOf(turned(block.rows))
    return parts ? parts.map((line) => ({ kind: 'line', line })) : [block]
  })
}

/** Null where the cells in front are not the names of parts, from the first one on. */
function partsOf(rows: readonly (readonly Line[][])[]): Line[] | null {
  const names = rows.map(([first = []]) => first.map(plainLine).join(' ').trim())
  // A number alone is that of a question.
  const areInOrder = names.every((name, at) => named.test(name) && sectionOf(name) === at + 1)
  if (names.length < fewest || !areInOrder || rows.some((row) => row.length < fewest)) return null
  return rows.flatMap((row) => row.flat().filter((line) => !isEmptyLine(line)))
}

function turned(rows: readonly (readonly Line[][])[]): Line[][][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? []))
}
