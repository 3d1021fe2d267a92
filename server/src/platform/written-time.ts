const parts = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Ho_Chi_Minh',
})

/** A moment as people in Vietnam write it, and spreadsheet programs read it: 16/11/2026 09:30. */
export function writtenTime(moment: string): string {
  return parts.format(new Date(moment)).replace(', ', ' ')
}
