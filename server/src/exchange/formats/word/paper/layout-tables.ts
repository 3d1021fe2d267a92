import type { Manner } from '../signs/beginnings.ts'
import { anyStart, questionStart } from '../signs/line-signs.ts'
import { optionStarts } from '../signs/option-signs.ts'
import { plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'

/** Most of its cells hold a question with its options. */
export function holdsQuestions(rows: readonly Line[][][]): boolean {
  const cells = rows.flat().map((own) => own.map(plainLine).filter((text) => text.trim() !== ''))
  const filled = cells.filter(({ length }) => length > 0)
  const whole = filled.filter((texts) => {
    const first = texts.findIndex((text) => anyStart(text) !== null)
    return first !== -1 && texts.slice(first + 1).some((text) => optionStarts(text, 0).length > 0)
  })
  return whole.length > 0 && whole.length * 2 >= filled.length
}

/** Tables that only put questions or options side by side. */
export function isLayout(cells: readonly (readonly string[])[], manner: Manner): boolean {
  const texts = cells.flat().filter((text) => text.trim() !== '')
  const labelled = texts.filter(
    (text) => /^\s*\*?\(?[A-H]\s*[.):]/u.test(text) || (manner === 'named' && questionStart(text, 'named')),
  )
  return texts.length > 0 && labelled.length >= texts.length * 0.5 && !areColumns(cells)
}

/** '1. …' beside 'A. …', each counting downwards: what belongs to what is asked. */
function areColumns(cells: readonly (readonly string[])[]): boolean {
  const [left, right] = [0, 1].map((column) =>
    cells.flatMap((row) => /^\s*(\d{1,2}|[A-J])\s?[.)]\s*\S/u.exec(row[column] ?? '')?.[1] ?? []),
  )
  const isWhole = cells.every((row) => row.length === 2) && right?.length === cells.length
  const isCounted = left?.every((sign, at) => sign === String(at + 1)) === true && left.length > 1
  return isWhole && isCounted && right.join('') === 'ABCDEFGHIJ'.slice(0, right.length)
}
