import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { displayZone } from '../../lib/formats.ts'

dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.extend(timezone)

const isoDate = 'YYYY-MM-DD'
const wallTime = 'YYYY-MM-DD HH:mm:ss'

/** The value when it is a real calendar day, also of a full timestamp. */
export function isoDateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const day = value.slice(0, isoDate.length)
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && dayjs(day, isoDate, true).isValid() ? day : null
}

/** What a person typed, in the field's format; leading zeros may be missing. */
export function isoDateFrom(text: string, format: 'MM/DD/YYYY' | 'DD/MM/YYYY'): string | null {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim())
  if (parts === null) return null
  const [, first = '', second = '', year = ''] = parts
  const [day, month] = format === 'DD/MM/YYYY' ? [first, second] : [second, first]
  return isoDateOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** A moment as the clock on the viewer's wall shows it, and back. */
export function wallTimeOf(moment: string): string | null {
  const parsed = dayjs(moment)
  return moment !== '' && parsed.isValid() ? parsed.tz(displayZone()).format(wallTime) : null
}

export function wallTimeFrom(text: string): string {
  return dayjs.tz(text, wallTime, displayZone()).toISOString()
}
