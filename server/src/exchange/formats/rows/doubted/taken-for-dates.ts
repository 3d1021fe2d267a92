import { textOf } from '@lms/contracts/rich-text.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|thg ?\\d{1,2})'
/** '2-Jan', 'Jan-02', '01-Thg2': without a year, or without a day. */
const dayOrMonth = new RegExp(`^(?:\\d{1,2}-${month}|${month}-\\d{2})$`, 'i')
/** In the years in which files are written: programs add the current one. */
const recentDay = /^(?:\d{1,2}[/-]\d{1,2}[/-](?:20)?[12]\d|20[12]\d-\d{2}-\d{2}(?: 00:00(?::00)?)?)$/
const counted = /^[-+]?\d{1,9}(?:[.,/]\d{1,9})?$/
const fraction = /^\d{1,2}\/\d{1,3}$/
/** A day of these years, as programs count them. */
const countedDay = /^4[0-9]\d{3}$/
/** What a long number became, whose last digits are lost. */
const shortened = /^[-+]?\d(?:[.,]\d{1,5})?E\+\d{2}$/

/** Who asks for a day means one. */
const ofTime =
  /(?<!\p{L})(?:ngày|tháng|năm|thứ|khi nào|bao giờ|lúc|thời|hôm|lịch|k[ỉỷ] niệm|lễ|tết|sinh|hạn|dates?|days?|months?|years?|when|birthday|holiday|calendar|deadline|fecha|día|cuándo|datum|wann|quand|jour|дата|когда)(?!\p{L})|[日月年]/iu

/**
 * '2-Jan' beside '0' and '1' is 1/2, which a program took for a day before the sheet was saved as text: which fraction
 * it was, the month first or the day, only its author knows. A sheet that has one has others; and where nothing asks for
 * a day, hardly any option is one.
 */
export function settleTakenForDates(rows: readonly ReadRow[]): void {
  const dated = rows.flatMap((row) => {
    const texts = row.choices.map(({ raw }) => raw.trim())
    const day = texts.find((text) => dayOrMonth.test(text))
    return day === undefined ? [] : [{ row, texts, text: day }]
  })
  const isMixed = dated.some(({ texts }) => texts.some((text) => counted.test(text)))
  for (const { row, text } of dated) if (isMixed || !asksForTime(row)) tell(row, text)
  for (const row of rows) {
    const texts = row.choices.map(({ raw }) => raw.trim())
    const day = texts.find((text) => recentDay.test(text))
    const isOdd = texts.some((text) => counted.test(text)) || !asksForTime(row)
    const number = texts.some((text) => fraction.test(text)) ? texts.find((text) => countedDay.test(text)) : undefined
    if (day !== undefined && isOdd) tell(row, day)
    else if (number !== undefined) tell(row, number)
    const cut = texts.find((text) => shortened.test(text))
    if (cut !== undefined) row.read.problems.push(blocking('unreadable', { text: cut }))
  }
}

const asksForTime = ({ read }: ReadRow): boolean => ofTime.test(textOf(read.item.content).normalize('NFC'))

function tell({ read }: ReadRow, text: string): void {
  if (!read.problems.some(({ code }) => code === 'dateCell')) read.problems.push(blocking('dateCell', { text }))
}
