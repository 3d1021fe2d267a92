/** Answers that were on their way when the time ran out are taken for so long. */
export const lateSeconds = 30

interface Allowance {
  startedAt: string
  /** Minutes; 0 when there is none. */
  timeLimit: number
  extraMinutes: number
  deadline: string | null
}

/** Null when nothing ends it but the student. */
export function endOf({ startedAt, timeLimit, extraMinutes, deadline }: Allowance): string | null {
  const limit = timeLimit === 0 ? null : Date.parse(startedAt) + (timeLimit + extraMinutes) * 60_000
  const ends = [limit, deadline === null ? null : Date.parse(deadline)].filter((end) => end !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString()
}

interface Begun {
  startedAt: string
  timeLimit: number
  endsAt: string | null
}

/** The end of one that was begun by a clock that was ahead: the time that it had, it has from now on. */
export function endBegunNow({ startedAt, timeLimit, endsAt }: Begun, now: Date): string | null {
  if (endsAt === null || timeLimit === 0) return endsAt
  const allowed = Math.max(Date.parse(endsAt) - Date.parse(startedAt), timeLimit * 60_000)
  return new Date(Math.min(Date.parse(endsAt), now.getTime() + allowed)).toISOString()
}

/** When one that was closed by a wrong clock began and ends, if `since` then it had only stood still until now. */
export function reopenedTimes(
  { startedAt, endsAt, deadline }: { startedAt: string; endsAt: string | null; deadline: string | null },
  since: string,
  now: Date,
): { startedAt: string; endsAt: string; shift: number } {
  const shift = now.getTime() - Math.max(Date.parse(startedAt), Date.parse(since))
  const end = Date.parse(endsAt ?? startedAt) + shift
  const isDeadlineAhead = deadline !== null && Date.parse(deadline) > now.getTime()
  return {
    startedAt: new Date(Date.parse(startedAt) + shift).toISOString(),
    endsAt: new Date(isDeadlineAhead ? Math.min(end, Date.parse(deadline)) : end).toISOString(),
    shift,
  }
}

export function secondsLeft(endsAt: string | null, now: Date): number | null {
  return endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000))
}

/** Past the end and past what is still taken. */
export function isOver(endsAt: string | null, now: Date): boolean {
  return endsAt !== null && now.getTime() > Date.parse(endsAt) + lateSeconds * 1000
}

/** Nobody finishes after the end, whenever it is noticed. */
export function finishOf(endsAt: string | null, now: Date): string {
  const finish = endsAt === null ? now.getTime() : Math.min(now.getTime(), Date.parse(endsAt))
  return new Date(finish).toISOString()
}

export function secondsBetween(startedAt: string, finishedAt: string): number {
  return Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
}
