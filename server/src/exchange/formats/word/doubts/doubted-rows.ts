import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../../item.ts'
import { type OptionRow, rowSetsIn } from '../paper/respelled/rows/option-rows.ts'
import { areMarked, isKnownMark, marksApart, rowMarks, signsBetween } from '../paper/respelled/rows/row-marks.ts'
import type { WordBlock } from '../word-file.ts'
import { isTaken } from './taken-items.ts'

const longestShown = 200

/** Options beside each other of which nobody sees where a sign between them belongs, or where the next one begins. */
export function withoutUnclearRows(items: ReadItem[], typed: readonly WordBlock[]): ReadItem[] {
  const sets = rowSetsIn(typed)
  const rows = sets.flatMap((set) => set.rows)
  const marks = rowMarks(sets)
  const areKnown = marks !== null && areMarked(marks)
  const marked = areKnown ? [] : rows.filter((row) => [...signsBetween(row), ...marksApart(row)].some(isKnownMark))
  const glued = rows.flatMap(({ text, cells }) =>
    cells.length > 1 && cells.every(({ place }) => place === null) ? [folded(text)] : [],
  )
  if (marked.length + glued.length === 0) return items
  return items.map((one) => {
    if (!isTaken(one)) return one
    const options = one.item.answers.map(({ text }) => folded(textOf(text)))
    const row = marked.find((own) => optionsOf(own).every((text) => options.some((option) => option.includes(text))))
    if (row) return withoutKey(one, row)
    const whole = options.find(
      (option) => option !== '' && glued.some((text) => text.includes(option) && text !== option && isGlued(option)),
    )
    return whole === undefined
      ? one
      : { ...one, problems: [...one.problems, blocking('optionsTogether', { text: whole.slice(0, longestShown) })] }
  })
}

/** None of them is shown as right before somebody has said which. */
function withoutKey({ item, problems, ...own }: ReadItem, { text }: OptionRow): ReadItem {
  const answers = item.answers.map((answer) => ({ ...answer, isCorrect: false }))
  const doubt = blocking('markBetween', { text: text.trim().slice(0, longestShown) })
  return { ...own, item: { ...item, answers }, problems: [...problems, doubt], reasons: [] }
}

/** A sign of a list among words. */
const isGlued = (option: string): boolean => /\S\s[-–•●▪○◯☐□+]\s\S/u.test(option)

function optionsOf({ text, cells }: OptionRow): string[] {
  return cells.map((cell) => folded(text.slice(cell.text, cell.to)).replace(/[^\p{L}\p{N}]+$/u, ''))
}

const folded = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
