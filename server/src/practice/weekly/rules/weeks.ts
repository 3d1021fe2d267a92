const day = 86_400_000
/** On Sunday at this hour where the family lives; for a day it is made up for if nobody was there to send it. */
const hour = 18

/** `2026-11-18` becomes `2026-11-16`; a week begins on Monday. */
export function mondayOf(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return dateOf(at - sinceMonday * day)
}

export function daysAfter(date: string, count: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + count * day)
}

/** Year first, as the calendar there has it now. */
export function dateThere(now: Date, timeZone: string): string {
  return partsThere(now, timeZone).date
}

/** The week whose mail is to be sent now to people of this time zone; null at all other times. */
export function weekDue(now: Date, timeZone: string): string | null {
  const { date, hours } = partsThere(now, timeZone)
  const monday = mondayOf(date)
  if (daysAfter(monday, 6) === date && hours >= hour) return monday
  return monday === date && hours < hour ? daysAfter(monday, -7) : null
}

/**
 * The week that is due somewhere on Earth: from the evening of Sunday on the first islands to that of Monday on the
 * last. Null in between, when nobody needs to be asked.
 */
export function weekDueAnywhere(now: Date): string | null {
  const monday = mondayOf(dateOf(now.getTime() - 31 * (day / 24)))
  const sunday = Date.parse(`${daysAfter(monday, 6)}T00:00:00Z`)
  const [from, to] = [sunday + (hour - 14) * (day / 24), sunday + day + (hour + 12) * (day / 24)]
  return now.getTime() >= from && now.getTime() < to ? monday : null
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function partsThere(now: Date, timeZone: string): { date: string; hours: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '00'
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hours: Number(part('hour')) }
}
