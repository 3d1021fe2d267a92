const steps = [
  { unit: 'second', seconds: 60, size: 1 },
  { unit: 'minute', seconds: 3600, size: 60 },
  { unit: 'hour', seconds: 86_400, size: 3600 },
  { unit: 'day', seconds: 7 * 86_400, size: 86_400 },
  { unit: 'week', seconds: 30 * 86_400, size: 7 * 86_400 },
  { unit: 'month', seconds: 365 * 86_400, size: 30 * 86_400 },
  { unit: 'year', seconds: Number.POSITIVE_INFINITY, size: 365 * 86_400 },
] as const

/** How long ago, in the largest unit that fits; clocks that differ a little make no future. */
export function relativeTime(moment: string, now: number, language: 'vi' | 'en'): string {
  const seconds = Math.max(0, (now - new Date(moment).getTime()) / 1000)
  const step = steps.find((each) => seconds < each.seconds) ?? steps[6]
  const count = step.unit === 'second' ? 0 : Math.floor(seconds / step.size)
  const numeric = step.unit === 'second' ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(language, { numeric }).format(-count, step.unit)
}
