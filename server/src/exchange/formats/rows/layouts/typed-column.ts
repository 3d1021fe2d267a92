import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

/** Where many answers of a column are lists, '157,156' is one as well: a comma that is no doubt elsewhere is one here. */
export function settleTyped(rows: readonly ReadRow[]): void {
  const typed = rows.filter(({ read }) => read.reasons?.some(({ code }) => code === 'typedAnswer') === true)
  const isAsked = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'typedSeveral')
  const asked = typed.filter(isAsked).length
  if (asked < 2 || asked * 2 < typed.length) return
  for (const row of typed)
    if (!isAsked(row) && row.keyText.includes(','))
      row.read.problems.push(blocking('typedSeveral', { answer: row.keyText.slice(0, 60) }))
}
