import { formatNumber } from '../lib/formats.ts'

/** 0.756 as '76 %'. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 100))} %`
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** 1.536 bytes as '1,5 KB'. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  const amount = bytes / 1024 ** step
  return `${formatNumber(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${units[step] ?? 'B'}`
}

export interface WeekDay {
  /** dd/MM */
  label: string
  count: number
}

/** The last seven days of a time zone, today last, each with how many of these moments it holds. */
export function weekDays(moments: readonly string[], now: Date, timeZone: string): WeekDay[] {
  const dayOf = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone })
  const labels = Array.from({ length: 7 }, (_, index) => dayOf.format(now.getTime() - (6 - index) * 86_400_000))
  const days = moments.map((moment) => dayOf.format(new Date(moment)))
  return labels.map((label) => ({ label, count: days.filter((day) => day === label).length }))
}
