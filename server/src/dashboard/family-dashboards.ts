import type { Sticker } from '@lms/contracts/garden/stickers.ts'
import type { ChildWeek, ParentDashboard, StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { finishedSince, latestOfEach } from '../attempts/overview-store.ts'
import { secondsBetween } from '../attempts/rules/timing.ts'
import { childIdsOf } from '../children/child-store.ts'
import { gardenOfChild } from '../garden/garden-store.ts'
import { listStickers } from '../garden/sticker-store.ts'
import { giversOf, toSticker } from '../garden/sticker-view.ts'
import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { grownTopics } from '../practice/knowledge/grown-topics.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { namesOf } from '../users/user-name-store.ts'
import { isApproved } from '../users/author-store.ts'
import { fullNameOf, sortNameOf } from '../users/user.ts'
import { findUsers } from '../users/user-store.ts'
import { toRecentResult } from './dashboard-view.ts'
import { type SeenAttempt, countPassed, seenBy } from './finished-attempts.ts'
import { openQuizzesOf } from './open-quizzes.ts'
import { byUrgency } from './rules/urgency.ts'

const shownResults = 5
const shownQuizzes = 5
const shownToStudent = 12
const shownStickers = 6
/** More than anybody does in a week. */
const shownOfWeek = 100

export async function readParentDashboard(
  queries: Queries,
  actor: Actor,
  now: Date,
): Promise<Omit<ParentDashboard, 'essays'>> {
  const linked = await findUsers(queries, await childIdsOf(queries, actor.id))
  const children = linked
    .filter(({ role }) => role === 'student')
    .toSorted((one, other) => (sortNameOf(one) < sortNameOf(other) ? -1 : 1))
  const ids = children.map(({ id }) => id)
  const readerIsApproved = await isApproved(queries, actor.id)
  const sees = (quiz: Quiz): boolean =>
    quiz.deletedAt === null && can(actor, 'quiz:see', { ...quiz, readerIsApproved, isAssigned: false })
  const open = await openQuizzesOf(queries, ids, sees, now)
  const week = await seenBy(queries, actor, await finishedSince(queries, ids, later(now, -days(7)).toISOString()), now)
  const latest = await seenBy(queries, actor, await latestOfEach(queries, ids, shownResults), now)
  return {
    role: 'parent',
    isApproved: readerIsApproved,
    children: children.map((child): ChildWeek => {
      const given = open.get(child.id) ?? []
      const overdue = given.filter(({ isOverdue }) => isOverdue)
      return {
        child: { _id: child.id, name: fullNameOf(child), username: child.username },
        week: weekOf(week.filter(({ attempt }) => attempt.studentId === child.id)),
        openCount: given.length - overdue.length,
        overdueCount: overdue.length,
        quizzes: byUrgency(given)
          .toSorted((one, other) => Number(other.isOverdue) - Number(one.isOverdue))
          .slice(0, shownQuizzes),
        results: latest.filter(({ attempt }) => attempt.studentId === child.id).map(toRecentResult),
      }
    }),
  }
}

function weekOf(seen: readonly SeenAttempt[]): ChildWeek['week'] {
  const attempts = seen.map(({ attempt }) => attempt)
  const shares = seen.flatMap(({ attempt: { score, totalPoints }, isShown }) =>
    score === null || !isShown ? [] : [totalPoints === 0 ? 0 : score / totalPoints],
  )
  return {
    finished: attempts.length,
    passed: countPassed(seen),
    pending: attempts.filter(({ passed }) => passed === null).length,
    averageShare: shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
    seconds: attempts.reduce((sum, { startedAt, finishedAt }) => sum + secondsBetween(startedAt, finishedAt), 0),
    finishedAt: attempts.map(({ finishedAt }) => finishedAt),
  }
}

export async function readStudentDashboard(queries: Queries, actor: Actor, now: Date): Promise<StudentDashboard> {
  const given = (await openQuizzesOf(queries, [actor.id], () => true, now)).get(actor.id) ?? []
  const quizzes = byUrgency(given.filter(({ isOverdue }) => !isOverdue))
  const next = quizzes
    .flatMap(({ assignmentId, quiz, deadline }) =>
      deadline === null || Date.parse(deadline) <= now.getTime() ? [] : [{ assignmentId, quiz, at: deadline }],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))[0]
  return {
    role: 'student',
    quizzes: quizzes.slice(0, shownToStudent),
    openCount: quizzes.length,
    nextDeadline: next ?? null,
    results: (await seenBy(queries, actor, await latestOfEach(queries, [actor.id], shownResults), now)).map(
      toRecentResult,
    ),
    garden: { ...(await gardenOfChild(queries, actor.id)), ...(await grownTopics(queries, actor.id)) },
    stickers: await newestStickers(queries, actor.id),
    week: await finishedInWeek(queries, actor, now),
  }
}

async function newestStickers(queries: Queries, studentId: string): Promise<Sticker[]> {
  const stickers = await listStickers(queries, studentId, { page: 1, limit: shownStickers })
  const names = await namesOf(queries, giversOf(stickers))
  return stickers.map((sticker) => toSticker(sticker, names))
}

async function finishedInWeek(queries: Queries, actor: Actor, now: Date): Promise<StudentDashboard['week']> {
  const week = await finishedSince(queries, [actor.id], later(now, -days(7)).toISOString())
  return (await seenBy(queries, actor, week.slice(-shownOfWeek), now)).map(({ attempt, quiz }) => ({
    historyId: attempt.id,
    quiz: { _id: quiz.id, title: quiz.title },
    finishedAt: attempt.finishedAt,
  }))
}
