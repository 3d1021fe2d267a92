import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { optionStarts } from '../../../signs/option-signs.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { areMostOrAll } from '../keys/option-runs.ts'
import { type RowSet, isDown, rowSetsIn } from './option-rows.ts'
import { type RowMark, areMarked, rowMarks } from './row-marks.ts'

/**
 * Options beside each other get lines of their own where the readers of rows would not see what is meant: a sign
 * between two of them, labels that only a whole file explains, columns that are read downwards, and signs that part
 * them and belong to none.
 */
export function withRowsParted(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const sets = rowSetsIn(blocks)
  if (sets.length === 0) return blocks
  const marks = rowMarks(sets)
  const areAll = marks !== null && areMarked(marks)
  const usual = usualSets(sets)
  const parted = sets.filter((set) => areAll || isDown(set) || (isOdd(set) ? usual.has(set) : separatorOf(set) !== ''))
  if (parted.length === 0) return blocks
  const linesAt = new Map(parted.flatMap((set) => partedSet(set, blocks, areAll ? (marks.get(set) ?? []) : [])))
  return blocks.flatMap((block, at) => linesAt.get(at) ?? [block])
}

/** No reader of rows sees all of its options. */
function isOdd({ rows }: RowSet): boolean {
  return rows.some(
    ({ text, cells }) =>
      optionStarts(text, cells[0]?.place ?? 0).length !== cells.length ||
      cells.some(({ label, text: from }) => /\S\s+[.)]/u.test(text.slice(label, from))),
  )
}

/**
 * Four of five that are written alike; in a short paper all of them, and with letters. Signs that do not count in rows
 * alone, and as many everywhere.
 */
function usualSets(sets: readonly RowSet[]): ReadonlySet<RowSet> {
  const shapeOf = ({ rows }: RowSet): string => rows[0]?.cells[0]?.shape ?? ''
  const alike = [...Map.groupBy(sets, shapeOf).values()].find((own) => areMostOrAll(own, sets)) ?? []
  const sizes = [...Map.groupBy(alike, ({ options }) => options.length).values()]
  const usual = sizes.find((own) => own.length * 5 >= alike.length * 4) ?? []
  const isCounted = alike.every(({ options }) => options.every(({ cell }) => cell.place !== null))
  const areRows =
    usual.length === alike.length && alike.every(({ rows }) => rows.every(({ cells }) => cells.length > 1))
  if (alike.length > 0) return new Set(isCounted || areRows ? usual : [])
  const areLettered = new Set(sets.map((set) => `${shapeOf(set)} ${set.options.length}`)).size === 1
  return new Set(areLettered && sets.every((set) => set.options.length > 2 && lettered.test(shapeOf(set))) ? sets : [])
}

const lettered = /^[^\p{L}\p{N}]*A\W+$/u

/** In a program what ends a line belongs to it. */
const ofProgram =
  /[={}<>]|[\p{L}\d_][([]|\+\+|--|(?<!\p{L})(?:int|float|double|char|void|var|let|const|return|break|continue|print|begin|end)(?!\p{L})/u

/** 'A. Huế; B. Hà Nội; C. Đà Nẵng.' */
function separatorOf({ options }: RowSet): string {
  const ends = options.map(({ row, cell }) => /[;,]$/u.exec(row.text.slice(cell.text, cell.to).trimEnd())?.[0] ?? '')
  const [first = ''] = ends
  const areSaid = options.every(({ row, cell }) => {
    const text = row.text.slice(cell.text, cell.to)
    return /[^\s;,]/u.test(text) && !ofProgram.test(text)
  })
  const arePart = ends.slice(0, -1).every((end) => end === first) && ends.at(-1) !== first
  return ends.length > 2 && areSaid && arePart ? first : ''
}

/** The lines of a set stand where its first row stood. */
function partedSet(set: RowSet, blocks: readonly WordBlock[], marks: readonly RowMark[]): [number, WordBlock[]][] {
  const separator = separatorOf(set)
  const lines = set.options.map(({ row, cell }, place): WordBlock => {
    const block = blocks[row.at]
    const typed: Line = block?.kind === 'line' ? block.line : []
    const { before = cell.mark, behind = '' } = marks[place] ?? {}
    const text = trimLine(cutLine(typed, cell.label, cell.to))
    const own = separator !== '' && row.text.slice(0, cell.to).trimEnd().endsWith(separator)
    const said = own ? trimLine(cutLine(text, 0, plainLine(text).length - 1)) : text
    const isBehind = behind === '' || row.text.slice(0, cell.to).trimEnd().endsWith(behind)
    return {
      kind: 'line',
      line: [...(before === '' ? [] : textLine(`${before} `)), ...said, ...(isBehind ? [] : textLine(` ${behind}`))],
    }
  })
  return set.rows.map(({ at }, place) => [at, place === 0 ? lines : []])
}
