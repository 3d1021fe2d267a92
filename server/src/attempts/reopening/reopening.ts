import { lockAssignment } from '../../assignments/assignment-store.ts'
import { insertEntry } from '../../audit/audit-store.ts'
import { dropUsesOf } from '../../media/media-use-store.ts'
import type { Notifications } from '../../notifications/notification-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Events } from '../../platform/events/events.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { endingsOf } from '../attempt-result-store.ts'
import { lockCompleted, moveSections } from '../attempt-store.ts'
import { removeMarksOf } from '../marking/mark-store.ts'
import { type ClosedByTime, type Period, closedByTime, saveReopened } from './reopening-store.ts'
import { countedResult } from '../rules/grading.ts'
import { movedSections } from '../rules/sections.ts'
import { reopenedTimes } from '../rules/timing.ts'
import { saveStanding } from '../sitting-store.ts'
import { removeUnlearned } from '../unlearned-attempt-store.ts'

interface Reopening {
  database: Database
  clock: Clock
  events: Events
  notifications: Pick<Notifications, 'takeBack'>
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
  /** What the student was believed to know by it is known no more. */
  whenWithdrawn(tx: Queries, studentId: string, attemptId: string): Promise<void>
}

/**
 * A clock that was ahead closes those that are running, and one that was behind leaves them closed when it is put right.
 * They go on with what was left of them when it went wrong. What they grew in a garden stays grown.
 */
export async function reopenAttempts(
  reopening: Reopening,
  { ids, ...period }: Period & { ids?: readonly string[] },
): Promise<ClosedByTime[]> {
  const closed = await closedByTime(reopening.database.read(), period)
  const reopened: ClosedByTime[] = []
  for (const one of closed)
    if (ids === undefined || ids.includes(one.id)) if (await reopen(reopening, one, period)) reopened.push(one)
  return reopened
}

/** False when something became of it in the meantime. */
function reopen(reopening: Reopening, { id }: ClosedByTime, { since }: Period): Promise<boolean> {
  const { database, clock, events, notifications, whenResultsChange, whenWithdrawn } = reopening
  return database.transaction(async (tx) => {
    const found = await lockCompleted(tx, id)
    const quiz = found && (await findQuiz(tx, found.attempt.quizId))
    if (!found || !quiz) return false
    const { attempt, sections } = found
    const { studentId, number } = attempt
    const assignment = await lockAssignment(tx, quiz.id, studentId)
    if (assignment?.id !== attempt.assignmentId || assignment?.attemptCount !== number) return false
    const now = clock.now()
    const { startedAt, endsAt, shift } = reopenedTimes({ ...attempt, deadline: quiz.deadline }, since, now)
    await saveReopened(tx, id, { startedAt, endsAt })
    await moveSections(tx, id, movedSections(sections, shift, endsAt))
    await removeMarksOf(tx, id)
    await dropUsesOf(tx, 'attempt', [id])
    const others = await endingsOf(tx, assignment.id)
    const results = others.map(({ score, totalPoints, passed }) => ({ score, total: totalPoints, passed }))
    await saveStanding(tx, assignment.id, {
      status: 'in_progress',
      attemptCount: number,
      lastAttemptId: others.at(-1)?.id ?? null,
      counted: countedResult(results, quiz),
    })
    await removeUnlearned(tx, id)
    await whenWithdrawn(tx, studentId, id)
    await notifications.takeBack(tx, 'quiz_finished', id)
    await whenResultsChange(tx, quiz.id)
    await insertEntry(tx, {
      actor: null,
      action: 'attempt.reopen',
      recordType: 'attempt',
      recordId: id,
      details: { by: 'command line', quizId: quiz.id, studentId, endsAt },
      now: now.toISOString(),
    })
    notifyOpenScreens(events, 'attempts', [studentId])
    return true
  })
}
