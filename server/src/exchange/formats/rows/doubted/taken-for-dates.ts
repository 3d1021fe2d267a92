import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const dayOrMonth = /^\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i
const counted = /^[-+]?\d{1,9}(?:[.,/]\d{1,9})?$/

/**
 * '2-Jan' beside '0' and '1' is 1/2, which a program took for a day before the sheet was saved as text: which fraction
 * it was, the month first or the day, only its author knows. A sheet that has one has others.
 */
export function settleTakenForDates(rows: readonly ReadRow[]): void {
  const dated = rows.flatMap((row) => {
    const day = row.choices.find(({ raw }) => dayOrMonth.test(raw.trim()))
    return day ? [{ row, text: day.raw.trim() }] : []
  })
  const isMixed = dated.some(({ row }) => row.choices.some(({ raw }) => counted.test(raw.trim())))
  if (!isMixed) return
  for (const { row, text } of dated)
    if (!row.read.problems.some(({ code }) => code === 'dateCell'))
      row.read.problems.push(blocking('dateCell', { text }))
}
