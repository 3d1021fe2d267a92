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
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: zone,
  }).format(new Date(moment))
}

/** dd/MM/yyyy HH:mm */
export function formatDateTime(moment: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(moment))
  return `${formatDate(moment)} ${time}`
}

/** One form for each language in which a screen writes days: 30/11/2026, and Nov 30, 2026. */
export function formatDayIn(language: 'vi' | 'en', moment: string): string {
  if (language === 'vi') return formatDate(moment)
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: zone,
  }).format(new Date(moment))
}

/** The same with the time: 30/11/2026 08:15, and Nov 30, 2026 8:15 AM. */
export function formatMomentIn(language: 'vi' | 'en', moment: string): string {
  if (language === 'vi') return formatDateTime(moment)
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
  // Some versions put a narrow space before AM, which nobody could search for.
  return `${formatDayIn('en', moment)} ${time.format(new Date(moment)).replaceAll(/\s/gu, ' ')}`
}

/** 5/11/2026, as Vietnamese browsers write a day; without the year 5/11. */
export function formatBrowserDay(moment: string, { year = true } = {}): string {
  const parts = { day: 'numeric', month: 'numeric', ...(year && { year: 'numeric' as const }) } as const
  return new Intl.DateTimeFormat('vi-VN', { ...parts, timeZone: zone }).format(new Date(moment))
}

/** 30 of 55 as '54,5%': from the figures themselves, because what was rounded before is rounded wrongly again. */
export function formatPercentage(part: number, whole: number): string {
  return `${formatNumber(whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)}%`
}

/** 12.345, as Vietnamese numbers are written. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('vi-VN').format(value)
}
