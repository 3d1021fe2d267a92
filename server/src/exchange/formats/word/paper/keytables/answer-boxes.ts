import { textLine } from '../../line-text.ts'
import type { Line } from '../../word-file.ts'
import { isNamed, nameIn } from '../../signs/cell-names.ts'
import { type Entry, type Row, textOf } from './table-cells.ts'

/** What a child would write into the boxes of an answer sheet: '-', '2' and nothing behind them. */
function numberIn(cells: Row): string | null {
  const texts = cells.map(textOf)
  const isBoxes = cells.length > 2 && texts.every((text) => /^[-–−\d,.]?$/u.test(text))
  // '2', '4', '6' without a box to spare may be three numbers.
  const isOne = cells.length > 3 || !texts.every((text) => /\d/u.test(text))
  return isBoxes && isOne && texts.some((text) => /\d/u.test(text)) ? texts.join('') : null
}

/** Below 'Câu 2:'. */
export function boxedLine([row = [], ...others]: readonly Row[]): Line | null {
  const said = others.length === 0 ? numberIn(row) : null
  return said === null ? null : textLine(said)
}

/** 'Câu 2 | - | 2 |' */
export function entriesInBoxes(rows: readonly Row[]): Entry[] | null {
  const entries = rows.flatMap(([first, ...cells]): Entry[] => {
    const name = isNamed(textOf(first)) ? nameIn(textOf(first)) : null
    const said = numberIn(cells)
    return name && name.part === '' && said !== null ? [{ ...name, said: textLine(said) }] : []
  })
  return rows.length > 1 && entries.length === rows.length ? entries : null
}
