import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { richCell } from '../../cell-text.ts'
import type { Item } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'
import type { QuestionCells, RowOption } from './question-cells.ts'

const ofPartner =
  /^(?:match(?:ing|ed)?(?: (?:answer|pair|item|option|text))?|(?:answer|option) match|pair|partner|right side|ve phai|ve ghep|cot b|cot phai|column b|dap an ghep|noi voi|ghep voi) ?(\d{1,2}|[a-j])$/

/** 'Opción 1 respuesta' behind 'Opción 1'. */
const behindOption =
  /^(?:opcion|opcao|option|lua chon|phuong an) (\d{1,2}) (?:respuesta|resposta|answer|match|pareja|ghep voi)$/

/** Columns of what the options belong to, by their places: one for each of the first options, in their order. */
export function partnerColumns(heads: readonly string[], roles: readonly (ColumnRole | null)[]): number[] {
  const found = heads.flatMap((head, column) => {
    const sign =
      roles[column] === null ? ((ofPartner.exec(plainHead(head)) ?? behindOption.exec(plainHead(head)))?.[1] ?? '') : ''
    const place = /^\d/.test(sign) ? Number(sign) - 1 : sign.codePointAt(0) === undefined ? -1 : sign.charCodeAt(0) - 97
    return sign === '' ? [] : [{ column, place }]
  })
  const isInOrder = found.every(({ place }, index) => place === index && roles.includes(answerLetters[index] ?? null))
  return found.length > 1 && isInOrder ? found.map(({ column }) => column) : []
}

const ofOrder =
  /\b(?:order|sequences?|arrange|rank|chronolog\w*|steps?|first to last|stages|sap xep|thu tu|trinh tu|cac buoc|orden|ordem|ordre|reihenfolge|urutan|urutkan)\b|顺序|順序|排序/

/**
 * What the options of a row belong to, where every one of them has something beside it and nothing else names a key. As
 * many numbers as there are options are their places where the question asks for an order.
 */
export function fillPartners(item: Item, cells: QuestionCells, options: readonly RowOption[]): boolean {
  const { layout, rows, text } = cells
  const columns = layout.partners ?? []
  const [row] = rows
  if (!row || columns.length === 0 || text('correct') !== '' || rows.length > 1) return false
  const partners = columns.map((column) => ownTextAt(row, column).trim())
  const count = partners.findLastIndex((partner) => partner !== '') + 1
  const filled = answerLetters.filter((letter) => text(letter) !== '')
  const isWhole =
    count > 1 &&
    options.length === count &&
    filled.join('') === answerLetters.slice(0, count).join('') &&
    partners.slice(0, count).every((partner) => partner !== '') &&
    options.every(({ isStarred, letter }, index) => !isStarred && letter === answerLetters[index])
  if (!isWhole) return false
  const right = partners.slice(0, count)
  const places = right.map(Number)
  const isOrder = places.toSorted((one, other) => one - other).every((place, index) => place === index + 1)
  if (isOrder && ofOrder.test(foldText(text('content')))) {
    item.type = 'ordering'
    item.items = places.map((_, index) => options[places.indexOf(index + 1)]?.text ?? '')
    return true
  }
  item.type = 'matching'
  Object.assign(item, {
    pairs: options.map((option, index) => ({ left: option.text, right: richCell(right[index] ?? '') })),
    extras: [],
  })
  return true
}
