import { plainLine, textLine } from '../../line-text.ts'
import { anyStart, labelOf } from '../../signs/line-signs.ts'
import { letters } from '../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

type Rows = Line[][][]

const fewestRows = 4
const fewestAsked = 2

/**
 * Tables that only keep lines in their places: one column with a line of the paper in each row, or a narrow column for the
 * numbers and letters beside what they stand before.
 */
export function withTablesAsLines(blocks: readonly WordBlock[]): WordBlock[] {
  const labelled = new Set(blocks.filter((block) => block.kind === 'table' && areLabelled(block.rows)))
  const isUsual = labelled.size >= fewestAsked || [...labelled].some(asksOften)
  return blocks.flatMap((block) => {
    if (block.kind === 'line') return [block]
    if (isOneColumn(block.rows)) return block.rows.flat(2).map(asBlock)
    return isUsual && labelled.has(block) ? block.rows.flatMap(linesOfRow).map(asBlock) : [block]
  })
}

const asBlock = (line: Line): WordBlock => ({ kind: 'line', line })

/** Several questions of a paper, each with a key below it. */
function isOneColumn(rows: Rows): boolean {
  if (rows.length < fewestRows || rows.some((row) => row.length !== 1)) return false
  const firsts = rows.flatMap((row) => row[0]?.slice(0, 1).map(plainLine) ?? [])
  const asked = firsts.filter((text) => anyStart(text) !== null).length
  const keyed = firsts.filter((text) => labelOf(text)?.kind === 'answer').length
  return asked >= fewestAsked && keyed >= fewestAsked
}

const numberAlone = /^(?:(?:câu|question|no|q)\s?\.?\s?)?(\d{1,3})\s?[.):]?$/iu
const letterAlone = /^\(?([A-J])\s?[.):]?$/iu

/** '1 | what is asked', 'A | …', 'B | …', and a key with nothing before it. */
function areLabelled(rows: Rows): boolean {
  if (rows.some((row) => row.length !== 2)) return false
  let options = 0
  let keys = 0
  for (const [at, row] of rows.entries()) {
    const [label = '', text = ''] = row.map(textOf)
    const letter = letterAlone.exec(label)?.[1]?.toUpperCase()
    if (numberAlone.test(label)) {
      if (text === '' || (at > 0 && options < 2)) return false
      options = 0
    } else if (at === 0) return false
    else if (letter !== undefined) {
      if (letter !== letters[options]) return false
      options += 1
    } else if (isKey(label, text)) keys += 1
    else return false
  }
  return options > 1 && keys > 0
}

function isKey(label: string, text: string): boolean {
  return labelOf(label === '' ? text : `${label.replace(/\s*:$/u, '')}: ${text}`)?.kind === 'answer'
}

function asksOften(block: WordBlock): boolean {
  const rows = block.kind === 'table' ? block.rows : []
  return rows.filter((row) => numberAlone.test(textOf(row[0] ?? []))).length >= fewestAsked
}

function linesOfRow(row: Line[][]): Line[] {
  const [label = '', text = ''] = row.map(textOf)
  const [beside = [], [first = [], ...others] = []] = row
  const look = beside.flat().find((piece) => piece.kind === 'text')?.look ?? {}
  const named = numberAlone.exec(label)?.[1] ?? letterAlone.exec(label)?.[1]?.toUpperCase()
  if (named !== undefined) return [[{ kind: 'text', text: `${named}. `, look }, ...first], ...others]
  const before = label === '' || text === '' ? textLine(label) : textLine(`${label.replace(/\s*:$/u, '')}: `)
  return [[...before, ...first], ...others]
}

const textOf = (cell: readonly Line[]): string => cell.map(plainLine).join(' ').trim()
