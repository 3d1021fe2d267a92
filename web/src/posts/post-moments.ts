import { displayZone, formatDayIn, formatMomentIn } from '../lib/formats.ts'
import { currentLanguage, useLanguage } from '../lib/texts.ts'
import type { DateFormat } from '../ui/date/date-values.ts'

/** The blog's screens speak English by default, their dates too. */
function spoken(): 'vi' | 'en' {
  return currentLanguage() === 'vi' ? 'vi' : 'en'
}

export function formatMoment(moment: string): string {
  return formatMomentIn(spoken(), moment)
}

export function formatDay(moment: string): string {
  return formatDayIn(spoken(), moment)
}

/** What the fields of these screens write days as. */
export function dayFormat(): DateFormat {
  return spoken() === 'vi' ? 'DD/MM/YYYY' : 'MMM DD, YYYY'
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
