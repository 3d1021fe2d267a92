import { createCounting } from '../analysis/counting.ts'
import { reopenAttempts } from '../attempts/reopening/reopening.ts'
import { type ClosedByTime, closedByTime } from '../attempts/reopening/reopening-store.ts'
import { createNotifications } from '../notifications/notification-service.ts'
import { systemClock } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { unlearnAttempt } from '../practice/knowledge/learning.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { type Command, beside, quiet } from './beside.ts'

const onlySays = '--dry-run'

export const attemptCommands: readonly Command[] = [
  {
    usage: `reopen-attempts <since> <until> [${onlySays} | <attempt> …]`,
    run: ([since, until, ...more]) =>
      since === undefined || until === undefined ? null : reopenClosed(since, until, more),
  },
]

function reopenClosed(since: string, until: string, more: readonly string[]): Promise<string> {
  const period = { since: momentOf(since), until: momentOf(until) }
  if (period.since > systemClock.now().toISOString())
    throw new Error(`${since} has not come yet. Is the clock of this machine right by now?`)
  return beside(async ({ database, events }) => {
    if (more.includes(onlySays)) {
      const closed = await closedByTime(database.read(), period)
      return said(`${closed.length} attempts would be open again.`, await linesOf(database.read(), closed))
    }
    const jobs = createJobs({ database, clock: systemClock, log: quiet })
    const reopened = await reopenAttempts(
      {
        database,
        clock: systemClock,
        events,
        notifications: createNotifications({ database, events, clock: systemClock }),
        whenResultsChange: createCounting({ database, clock: systemClock, jobs }).schedule,
        whenWithdrawn: unlearnAttempt,
      },
      { ...period, ...(more.length > 0 && { ids: more }) },
    )
    return said(`${reopened.length} attempts are open again.`, await linesOf(database.read(), reopened))
  })
}

/** Which hour is meant must not depend on where the command runs. */
function momentOf(text: string): string {
  const moment = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new Error(`${text} is not a time such as 2026-11-19T10:05+07:00.`)
  return moment.toISOString()
}

async function linesOf(queries: Queries, closed: readonly ClosedByTime[]): Promise<string[]> {
  const names = await namesOf(queries, [...new Set(closed.map(({ studentId }) => studentId))])
  const quizzes = await findQuizzes(queries, [...new Set(closed.map(({ quizId }) => quizId))])
  const titles = new Map(quizzes.map(({ id, title }) => [id, title]))
  return closed.map(
    ({ id, studentId, quizId, startedAt, endsAt }) =>
      `${id}  ${startedAt} to ${endsAt}  ${names.get(studentId) ?? ''}  ${titles.get(quizId) ?? ''}`,
  )
}

const said = (summary: string, lines: readonly string[]): string => [...lines, summary].join('\n')
