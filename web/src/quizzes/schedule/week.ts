import dayjs from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek'
import utc from 'dayjs/plugin/utc'

dayjs.extend(isoWeek)
dayjs.extend(utc)

/** Days as `2026-11-30`; a week begins on Monday. */
const isoDate = 'YYYY-MM-DD'

export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format(isoDate)
}

export function mondayOf(day: string): string {
  return dayjs.utc(day).startOf('isoWeek').format(isoDate)
}

export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}
