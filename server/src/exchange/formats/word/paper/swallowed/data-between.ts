import type { WordDraft } from '../question-draft.ts'

const fewestRows = 3
const fewestPoints = 3
/** 'Úloha B — Výsledky testů', 'Part 2', 'Set C:' */
const heading = /^[\s#*]{0,9}\p{L}{2,15}\s(?:\d{1,2}|[A-HIVX]{1,4})(?![\p{L}\d])[^?]{0,80}$/u
const point = /^\s*[-–•*]\s+\S/u
/** 'From town A to town D these lines run:' */
const announced = /^\s*\p{Lu}\S{0,40}(?:\s{1,3}\S{1,40}){4,30}(?<=:)\s*$/u

/** A table that belongs to no question, row by row. */
export function tableText(cells: readonly (readonly string[])[]): string {
  return cells
    .map((row) => row.map((text) => text.replaceAll(/\s+/gu, ' ').trim()).join(cellEnd))
    .join('\n')
    .trim()
}

const cellEnd = ' | '

/** A full table, or a list that a sentence announces, below a counted heading: the questions up to the next one may be about it. */
export function settleData(drafts: readonly WordDraft[]): void {
  let data: string | null = null
  const read = (texts: readonly string[]): void => {
    const at = texts.findLastIndex((text) => heading.test(text) && !text.includes(cellEnd))
    if (at !== -1) data = dataIn(texts.slice(at + 1))
  }
  for (const { skipped, skippedAbove, disordered } of drafts) {
    read(skipped.slice(0, skippedAbove))
    if (data !== null) disordered.push(data)
    read(skipped.slice(skippedAbove))
  }
}

function dataIn(texts: readonly string[]): string | null {
  const table = texts.find(isFull)
  if (table !== undefined) return table
  const from = texts.findIndex((text, at) => announced.test(text) && point.test(texts[at + 1] ?? ''))
  const points = from === -1 ? [] : texts.slice(from + 1).filter((text) => point.test(text))
  return points.length >= fewestPoints ? (texts[from] ?? null) : null
}

/** Rows of as many cells, nearly none of them empty. */
function isFull(text: string): boolean {
  const rows = text.split('\n').map((row) => row.split(cellEnd))
  const cells = rows.flat()
  const areAlike = rows.every(({ length }) => length === rows[0]?.length && length > 2)
  return (
    rows.length >= fewestRows && areAlike && cells.filter((cell) => cell.trim() !== '').length * 10 >= cells.length * 8
  )
}
