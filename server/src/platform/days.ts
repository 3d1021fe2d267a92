export interface Day {
  /** As people there write it, year first. */
  day: string
  from: string
  to: string
}

const dayLength = 24 * 60 * 60 * 1000

/** The last so many days of a time zone, oldest first and today last; each from midnight to midnight there. */
export function lastDays(now: Date, timeZone: string, count: number): Day[] {
  const clocks = clocksOf(timeZone)
  const today = Date.parse(`${new Date(now.getTime() + offsetAt(now, clocks)).toISOString().slice(0, 10)}T00:00:00Z`)
  const midnights = Array.from({ length: count + 1 }, (_, index) => {
    const calendarDay = new Date(today + (index - count + 1) * dayLength).toISOString().slice(0, 10)
    return { calendarDay, instant: midnightOf(calendarDay, clocks) }
  })
  return midnights.slice(0, count).map(({ calendarDay, instant }, index) => ({
    day: calendarDay,
    from: instant.toISOString(),
    to: (midnights[index + 1]?.instant ?? instant).toISOString(),
  }))
}

/** When this day begins there. */
function midnightOf(day: string, clocks: Intl.DateTimeFormat): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`)
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const guess = asIfUtc - offsetAt(new Date(asIfUtc), clocks)
  return new Date(asIfUtc - offsetAt(new Date(guess), clocks))
}

/** How far the clocks there are ahead, in milliseconds. */
function offsetAt(moment: Date, clocks: Intl.DateTimeFormat): number {
  const parts = clocks.formatToParts(moment)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '00'
  const there = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Date.parse(there) - Math.floor(moment.getTime() / 1000) * 1000
}

/** Made once for all days: making one costs more than asking it. */
function clocksOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}
