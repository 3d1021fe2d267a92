import { useSyncExternalStore } from 'react'

/** Moments as the specification writes them, in the viewer's time zone. */

let zone = 'Asia/Ho_Chi_Minh'
const listeners = new Set<() => void>()

export function displayZone(): string {
  return zone
}

export function changeDisplayZone(next: string): void {
  if (next === zone) return
  zone = next
  for (const listener of listeners) listener()
}

export function useDisplayZone(): string {
  return useSyncExternalStore(onZoneChange, displayZone)
}

function onZoneChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** dd/MM/yyyy */
export function formatDate(moment: string): string {
  return written(moment, 'en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** dd/MM/yyyy HH:mm */
export function formatDateTime(moment: string): string {
  const time = written(moment, 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${formatDate(moment)} ${time}`
}

/** One form for each language in which a screen writes days: 30/11/2026, and Nov 30, 2026. */
export function formatDayIn(language: 'vi' | 'en', moment: string): string {
  if (language === 'vi') return formatDate(moment)
  return written(moment, 'en-US', { month: 'short', day: '2-digit', year: 'numeric' })
}

/** The same with the time: 30/11/2026 08:15, and Nov 30, 2026 8:15 AM. */
export function formatMomentIn(language: 'vi' | 'en', moment: string): string {
  if (language === 'vi') return formatDateTime(moment)
  const time = written(moment, 'en-US', { hour: 'numeric', minute: '2-digit' })
  // Some versions put a narrow space before AM, which nobody could search for.
  return `${formatDayIn('en', moment)} ${time.replaceAll(/\s/gu, ' ')}`
}

/** 5/11/2026, as Vietnamese browsers write a day; without the year 5/11. */
export function formatBrowserDay(moment: string, { year = true } = {}): string {
  const parts = { day: 'numeric', month: 'numeric', ...(year && { year: 'numeric' as const }) } as const
  return written(moment, 'vi-VN', parts)
}

/** 30 of 55 as '54,5%': from the figures themselves, because what was rounded before is rounded wrongly again. */
export function formatPercentage(part: number, whole: number): string {
  return `${formatNumber(whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)}%`
}

/** 12.345, as Vietnamese numbers are written. */
export function formatNumber(value: number): string {
  // Most numbers on a screen are written alike everywhere; a cheap phone takes a tenth of a second to learn Vietnamese.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  numbers ??= new Intl.NumberFormat('vi-VN')
  return numbers.format(value)
}

let numbers: Intl.NumberFormat | undefined

/** Made once each: making one costs far more than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function written(moment: string, language: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${zone} ${JSON.stringify(parts)}`
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: zone })
  clocks.set(key, clock)
  return clock.format(new Date(moment))
}
