import { lockAssignment, removeAssignment, studentsInSubject } from '../../assignments/assignment-store.ts'
import { endingsOf } from '../../attempts/attempt-result-store.ts'
import { isRunning, removeEntered } from '../../attempts/entered-attempt-store.ts'
import { countedResult } from '../../attempts/rules/grading.ts'
import { saveStanding } from '../../attempts/sitting-store.ts'
import { dropUsesOf } from '../../media/media-use-store.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { addStudents, lockFigures } from '../../subjects/subject-figure-store.ts'
import type { PaperAttemptDependencies } from './paper-attempt-dependencies.ts'

type Needed = Pick<PaperAttemptDependencies, 'events' | 'notifications' | 'whenResultsChange' | 'whenWithdrawn'>

/** An attempt that came from paper, with everything that followed from it. What it grew in a garden stays grown. */
export async function takeOut(
  tx: Queries,
  { events, notifications, whenResultsChange, whenWithdrawn }: Needed,
  quiz: Quiz,
  attemptId: string,
  hasAssigned: boolean,
): Promise<void> {
  const removed = await removeEntered(tx, attemptId)
  if (removed === null) return
  const { studentId, assignmentId } = removed
  await dropUsesOf(tx, 'attempt', [attemptId])
  if (assignmentId !== null) await putBack(tx, quiz, assignmentId, studentId, hasAssigned)
  await whenWithdrawn(tx, studentId, attemptId)
  for (const kind of ['quiz_finished', 'attempt_marked'] as const) await notifications.takeBack(tx, kind, attemptId)
  await whenResultsChange(tx, quiz.id)
  notifyOpenScreens(events, 'attempts', [studentId])
}

/** The assignment as its other attempts leave it; without any, one that only the paper made goes too. */
async function putBack(tx: Queries, quiz: Quiz, id: string, studentId: string, hasAssigned: boolean): Promise<void> {
  const assignment = await lockAssignment(tx, quiz.id, studentId)
  if (assignment?.id !== id) return
  const attempts = await endingsOf(tx, id)
  const runs = await isRunning(tx, id)
  const attemptCount = Math.max(0, assignment.attemptCount - 1)
  if (hasAssigned && attempts.length === 0 && !runs) {
    await lockFigures(tx, [quiz.subjectId])
    await removeAssignment(tx, id)
    const others = await studentsInSubject(tx, quiz.subjectId, [studentId])
    await addStudents(tx, quiz.subjectId, others.has(studentId) || !assignment.counts ? 0 : -1)
    return
  }
  const results = attempts.map(({ score, totalPoints, passed }) => ({ score, total: totalPoints, passed }))
  await saveStanding(tx, id, {
    status: runs ? 'in_progress' : attempts.length > 0 ? 'completed' : 'not_started',
    attemptCount,
    lastAttemptId: attempts.at(-1)?.id ?? null,
    counted: countedResult(results, quiz),
  })
}
