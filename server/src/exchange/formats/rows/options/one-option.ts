import { richCell } from '../../cell-text.ts'
import type { Cell, Look } from '../../item.ts'
import type { RowOption } from './question-cells.ts'

export const noLook: Look = {}

export function optionOf(letter: string, raw: string, look: Look, mark: string | null, note = ''): RowOption {
  const explanation = richCell(note)
  return {
    letter,
    raw,
    text: richCell(raw),
    look,
    isStarred: false,
    mark,
    ...(explanation !== '' && { explanation }),
  }
}

export function lookOf(cell: Cell | null): Look {
  const [first, ...others] = (cell?.runs ?? []).filter(({ text }) => text.trim() !== '')
  if (!first) return cell?.look ?? noLook
  return others.reduce((common, { look }) => commonLook(common, look), { ...cell?.look, ...first.look })
}

export function commonLook(one: Look, other: Look): Look {
  return {
    ...(one.highlight !== undefined && one.highlight === other.highlight && { highlight: one.highlight }),
    ...(one.color !== undefined && one.color === other.color && { color: one.color }),
    ...(one.bold && other.bold && { bold: true }),
    ...(one.underline && other.underline && { underline: true }),
  }
}
