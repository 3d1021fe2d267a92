/** The Sunday of a week that is named by its Monday. */
export function lastDayOf(monday: string): string {
  const day = new Date(`${monday}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 6)
  return day.toISOString().slice(0, 10)
}
