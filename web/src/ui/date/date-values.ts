import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { displayZone } from '../../lib/formats.ts'

dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.extend(timezone)

const isoDate = 'YYYY-MM-DD'
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The value when it is a real calendar day, also of a full timestamp. */
export function isoDateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const day = value.slice(0, isoDate.length)
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && dayjs(day, isoDate, true).isValid() ? day : null
}

/** How days are written in fields. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'MMM DD, YYYY'

/** What a person typed, in the field's format; leading zeros may be missing. */
export function isoDateFrom(text: string, format: DateFormat): string | null {
  const named = format === 'MMM DD, YYYY' ? /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text.trim()) : null
  if (named !== null) {
    const [, name = '', date = '', ofYear = ''] = named
    const place = months.indexOf(name.toLowerCase())
    return place === -1 ? null : isoDateOf(`${ofYear}-${String(place + 1).padStart(2, '0')}-${date.padStart(2, '0')}`)
  }
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim())
  if (parts === null) return null
  const [, first = '', second = '', year = ''] = parts
  const [day, month] = format === 'DD/MM/YYYY' ? [first, second] : [second, first]
  return isoDateOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** A moment as it travels: `2026-11-30T01:30:00.000Z`. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.+Z$/.test(text) && dayjs(text).isValid()
}

/** The day and the time that the clock on the viewer's wall shows, or what of them was typed so far. */
export function partsOf(text: string): { day: string; time: string } {
  if (isMoment(text)) {
    const shown = dayjs(text).tz(displayZone())
    return { day: shown.format(isoDate), time: shown.format('HH:mm') }
  }
  const [day = '', time = ''] = text.split(' ')
  return { day, time }
}

/** Back to a moment; to what was typed, in the form that `partsOf` reads, while that is none; to null when all is empty. */
export function momentFrom(day: string, time: string): string | null {
  const typed = time.replaceAll(/\s/g, '')
  if (day === '' && typed === '') return null
  const clock = clockOf(typed)
  if (isoDateOf(day) === null || clock === null) return `${day.replaceAll(/\s/g, '')} ${typed}`
  return dayjs.tz(`${day} ${clock}`, `${isoDate} HH:mm`, displayZone()).toISOString()
}

/** `9:30`, `09:30` or `0930` as `09:30`; `9:30PM` as `21:30`. */
function clockOf(text: string): string | null {
  const halfDay = /^(\d{1,2})(?::(\d{2}))?(am|pm)$/i.exec(text)
  if (halfDay !== null) {
    const [, hour = '', minute = '00', half = ''] = halfDay
    if (Number(hour) < 1 || Number(hour) > 12) return null
    const offset = half.toLowerCase() === 'pm' ? 12 : 0
    return clockOf(`${(Number(hour) % 12) + offset}:${minute}`)
  }
  const parts = /^(\d{1,2}):(\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  const [, hours = '', minutes = ''] = parts ?? []
  return parts !== null && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** `21:30` as `9:30 PM`; what is no time yet stays as it was typed. */
export function halfDayTime(time: string): string {
  const clock = /^(\d{2}):(\d{2})$/.exec(time)
  if (clock === null) return time
  const [, hours = '', minutes = ''] = clock
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** `2026-12-01` for `2026-11-30`. */
export function dayAfter(day: string): string {
  return dayjs(day, isoDate, true).add(1, 'day').format(isoDate)
}

export function timesOfDay(step: number): string[] {
  return Array.from({ length: (24 * 60) / step }, (_, index) => {
    const minutes = index * step
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
}
