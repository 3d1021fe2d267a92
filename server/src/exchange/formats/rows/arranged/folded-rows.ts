import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Row } from '../../item.ts'
import { lookOf } from '../options/one-option.ts'
import { optionsIn } from '../options/option-cells.ts'

/** A key or a number beside a question is no longer. */
const longestBeside = 12

interface Open {
  row: Row
  column: number
  options: { text: string; cell: Cell }[]
  below: Row[]
}

/**
 * What is offered may stand in the rows below what is asked, in the same column and alone: 'A. chim', 'B. cá', or all of
 * them in one cell. Gives such rows as one, with the options below the question in its cell.
 */
export function foldedRows(give: (row: Row) => void): { take(row: Row): void; end(): void } {
  let open: Open | null = null

  function end(): void {
    if (open === null) return
    const { row, below, options } = open
    if (options.length > 1) give(foldedRow(open))
    else for (const one of [row, ...below]) give(one)
    open = null
  }

  return {
    end,
    take(row) {
      const alone = aloneIn(row)
      if (open !== null && alone?.column === open.column) {
        const found = offeredIn(alone.cell.text.trim(), open.options.length)
        if (found.length > 0) {
          open.options.push(...found.map((text) => ({ text, cell: alone.cell })))
          open.below.push(row)
          return
        }
      }
      end()
      const column = askedIn(row)
      if (column === null) give(row)
      else open = { row, column, options: [], below: [] }
    },
  }
}

const filledIn = ({ cells }: Row): { column: number; cell: Cell }[] =>
  cells.flatMap((cell, column) => (cell.isCovered === true || cell.text.trim() === '' ? [] : [{ column, cell }]))

function aloneIn(row: Row): { column: number; cell: Cell } | null {
  const [only, ...others] = filledIn(row)
  return others.length === 0 ? (only ?? null) : null
}

const labelled = /^[([]?([A-J])\s{0,3}[.):\]]\s{0,20}(\S[^]*)$/iu

/** The longest text of a row that has little else. */
function askedIn(row: Row): number | null {
  const filled = filledIn(row)
  const [asked, ...others] = filled.toSorted((one, other) => other.cell.text.length - one.cell.text.length)
  if (!asked || others.length > 2 || others.some(({ cell }) => cell.text.trim().length > longestBeside)) return null
  return labelled.test(asked.cell.text.trim()) || asked.cell.doubt !== undefined ? null : asked.column
}

/** The texts of the options that come next. */
function offeredIn(text: string, already: number): string[] {
  const [, letter = '', rest = ''] = labelled.exec(text) ?? []
  if (letter.toUpperCase() !== answerLetters[already]) return []
  if (already > 0) return [rest]
  const found = optionsIn(text)?.filter((option) => option.letter !== null) ?? []
  const listed = bracketed(text) ?? found.map((option) => option.text)
  return listed.length > 1 ? listed : [rest]
}

/** '(A) chim (B) cá' in one line. */
function bracketed(text: string): string[] | undefined {
  const signs: { at: number; end: number }[] = []
  for (const match of text.matchAll(/[(（]([A-J])[)）]/g))
    if (match[1] === answerLetters[signs.length]) signs.push({ at: match.index, end: match.index + match[0].length })
  if (signs.length < 2 || signs[0]?.at !== 0) return undefined
  const parts = signs.map(({ end }, index) => text.slice(end, signs[index + 1]?.at).trim())
  // A sign whose bracket was forgotten has swallowed what is behind it.
  return parts.some((part) => /(?:^|[\s(（])[A-J]\s?[)）.]/.test(part)) ? undefined : parts
}

function foldedRow({ row, column, options }: Open): Row {
  const asked = row.cells[column] ?? { text: '' }
  const lines = options.map(({ text, cell }, index) => ({
    text: `${answerLetters[index] ?? '?'}. ${text}`,
    look: lookOf(cell),
  }))
  const cell: Cell = {
    text: [asked.text, ...lines.map(({ text }) => text)].join('\n'),
    runs: [{ text: asked.text, look: {} }, ...lines.map(({ text, look }) => ({ text: `\n${text}`, look }))],
  }
  return { number: row.number, cells: row.cells.map((one, at) => (at === column ? cell : one)) }
}
