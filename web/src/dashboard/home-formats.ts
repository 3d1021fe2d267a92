import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { formatNumber } from '../lib/formats.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** 0.756 as '76 %'. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 100))} %`
}

export interface WeekDay {
  /** dd/MM */
  label: string
  count: number
}

/** The last seven days of a time zone, today last, each with how many of these moments it holds. */
export function weekDays(moments: readonly string[], now: Date, timeZone: string): WeekDay[] {
  const today = dayjs(now).tz(timeZone)
  const labels = Array.from({ length: 7 }, (_, index) => today.subtract(6 - index, 'day').format('DD/MM'))
  const days = moments.map((moment) => dayjs(moment).tz(timeZone).format('DD/MM'))
  return labels.map((label) => ({ label, count: days.filter((day) => day === label).length }))
}
