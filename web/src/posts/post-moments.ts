import { displayZone, formatDateTime } from '../lib/formats.ts'
import { currentLanguage, useLanguage } from '../lib/texts.ts'

/** As the blog's screens write moments: `Nov 30, 2026 8:15 AM`; in Vietnamese as everywhere else. */
export function formatMoment(moment: string): string {
  if (currentLanguage() === 'vi') return formatDateTime(moment)
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: displayZone() })
  // Some versions put a narrow space before AM, which nobody could search for.
  return `${formatDay(moment)} ${time.format(new Date(moment)).replaceAll(/\s/gu, ' ')}`
}

/** `Nov 30, 2026` */
export function formatDay(moment: string): string {
  const date = new Date(moment)
  const zone = { timeZone: displayZone() } as const
  if (currentLanguage() === 'vi') {
    return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...zone }).format(date)
  }
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', ...zone }).format(date)
}

/** The day that the wall calendar of the viewer shows, as `2026-11-30`. */
export function today(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: displayZone() }).format(now)
}

/**
 * The browser's clock, but never before what the server has just said: a post that went out a moment ago is not
 * waiting for its time.
 */
export function presentFor({ updatedAt }: { updatedAt: string }, now: Date): Date {
  const stated = new Date(updatedAt)
  return stated > now ? stated : now
}

/** Rendered again on a change of language, which moments do not show. */
export function useMoments() {
  useLanguage()
  return { moment: formatMoment, day: formatDay }
}
