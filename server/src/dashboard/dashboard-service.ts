import type {
  AdministratorDashboard,
  Education,
  StudentResult,
  SystemHealth,
  WaitingEssays,
  getDashboard,
  getEducation,
} from '@lms/contracts/dashboard/dashboard.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import {
  type FinishedAttempt,
  countFinished,
  finishedSince,
  latestOfAll,
  latestOfEach,
} from '../attempts/overview-store.ts'
import type { Marking } from '../attempts/marking/marking-service.ts'
import { childIdsOf } from '../children/child-store.ts'
import { listFeedback } from '../feedback/feedback-store.ts'
import { type Clock, days, later, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { remembered } from '../platform/remembered.ts'
import { readStats as readQuestionStats } from '../questions/question-list-store.ts'
import type { Questions } from '../questions/question-service.ts'
import type { QuizLists } from '../quizzes/quiz-lists.ts'
import { countQuizzes } from '../quizzes/quiz-tally-store.ts'
import type { Settings } from '../settings/settings-service.ts'
import { countSubjects } from '../subjects/subject-list-store.ts'
import type { Subjects } from '../subjects/subject-service.ts'
import { authorsOf } from '../users/author-store.ts'
import { fullNameOf } from '../users/user.ts'
import { countByRole, waitingUsers } from '../users/user-list-store.ts'
import { toRecentResult } from './dashboard-view.ts'
import { readParentDashboard, readStudentDashboard } from './family-dashboards.ts'
import { countPassed, seenBy } from './finished-attempts.ts'
import { lastDays } from '../platform/days.ts'

const shownDays = 14
const shownInList = 5
const shownSubjects = 6

export interface Dashboards {
  read(actor: Actor): Promise<DataOf<typeof getDashboard>>
  education(actor: Actor): Promise<DataOf<typeof getEducation>>
}

interface DashboardDependencies {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'current'>
  health: () => Promise<SystemHealth>
  subjects: Pick<Subjects, 'stats' | 'list'>
  questions: Pick<Questions, 'stats'>
  quizLists: Pick<QuizLists, 'stats' | 'list'>
  marking: Pick<Marking, 'groups'>
}

export function createDashboards(dependencies: DashboardDependencies): Dashboards {
  const { database, clock, settings, health, subjects, questions, quizLists, marking } = dependencies

  // How many there are is a walk along an index, but a long one in a busy school.
  const activeDays = remembered(clock, minutes(1), async () => {
    const { timeZone } = await settings.current()
    const spans = lastDays(clock.now(), timeZone, shownDays)
    const counts = await countFinished(database.read(), spans)
    return {
      days: spans.map(({ day }, index) => ({ day, ...(counts[index] ?? { finished: 0, passed: 0, pending: 0 }) })),
      countedAt: clock.now().toISOString(),
    }
  })

  async function named(queries: Queries, actor: Actor, attempts: readonly FinishedAttempt[]): Promise<StudentResult[]> {
    const seen = await seenBy(queries, actor, attempts, clock.now())
    const students = await authorsOf(
      queries,
      attempts.map(({ studentId }) => studentId),
    )
    return seen.flatMap((one) => {
      const student = students.get(one.attempt.studentId)
      return student ? [{ ...toRecentResult(one), student }] : []
    })
  }

  async function essaysFor(actor: Actor): Promise<WaitingEssays> {
    const oldest = { by: 'attempt', status: 'pending', page: 1, limit: shownInList } as const
    const { groups, pending, pendingCapped } = await marking.groups(actor, oldest)
    return { total: pending, ...(pendingCapped === true && { totalCapped: true }), oldest: groups }
  }

  async function waiting(
    queries: Queries,
    actor: Actor,
    approvals: number,
  ): Promise<AdministratorDashboard['waiting']> {
    const people = approvals === 0 ? [] : await waitingUsers(queries, shownInList)
    const open = { page: 1, limit: shownInList, status: 'open' } as const
    const { feedbacks, total, isCapped } = await listFeedback(queries, 'everything', open)
    return {
      approvals: {
        total: approvals,
        people: people.map((user) => ({
          _id: user.id,
          name: fullNameOf(user),
          role: user.role,
          createdAt: user.createdAt,
        })),
      },
      reports: {
        total,
        ...(isCapped && { totalCapped: true }),
        latest: feedbacks.map(({ id, questionId, questionTitle, type, createdAt }) => ({
          _id: id,
          questionId,
          questionTitle,
          type,
          createdAt,
        })),
      },
      essays: await essaysFor(actor),
    }
  }

  async function forAdministrator(actor: Actor): Promise<AdministratorDashboard> {
    const queries = database.read()
    const people = await countByRole(queries)
    return {
      role: 'administrator',
      counts: {
        administrators: people.administrator,
        parents: people.parent,
        students: people.student,
        subjects: await countSubjects(queries, actor, {}),
        questions: (await readQuestionStats(queries, 'everything', {})).total,
        quizzes: await countQuizzes(queries, 'everything', {}),
      },
      waiting: await waiting(queries, actor, people.waiting),
      activity: {
        ...(await activeDays()),
        latest: await named(queries, actor, await latestOfAll(queries, shownInList)),
      },
      health: await health(),
    }
  }

  async function resultsFor(actor: Actor): Promise<Education['results']> {
    const queries = database.read()
    if (actor.role === 'administrator') {
      const week = (await activeDays()).days.slice(-7)
      return {
        finished: week.reduce((sum, day) => sum + day.finished, 0),
        passed: week.reduce((sum, day) => sum + day.passed, 0),
        pending: week.reduce((sum, day) => sum + day.pending, 0),
        latest: await named(queries, actor, await latestOfAll(queries, shownInList)),
      }
    }
    const children = await childIdsOf(queries, actor.id)
    const week = await finishedSince(queries, children, later(clock.now(), -days(7)).toISOString())
    const latest = await latestOfEach(queries, children, shownInList)
    return {
      finished: week.length,
      passed: countPassed(await seenBy(queries, actor, week, clock.now())),
      pending: week.filter(({ passed }) => passed === null).length,
      latest: await named(queries, actor, latest.slice(0, shownInList)),
    }
  }

  return {
    async read(actor) {
      authorizeRole(actor, 'dashboard:read')
      if (actor.role === 'administrator') return { dashboard: await forAdministrator(actor) }
      if (actor.role === 'student')
        return { dashboard: await readStudentDashboard(database.read(), actor, clock.now()) }
      const essays = await essaysFor(actor)
      return { dashboard: { ...(await readParentDashboard(database.read(), actor, clock.now())), essays } }
    },

    async education(actor) {
      authorizeRole(actor, 'quiz:list')
      const bySize = { page: 1, limit: shownSubjects, sortBy: 'totalCourses', sortOrder: 'desc' } as const
      const newest = { page: 1, limit: shownInList, sortBy: 'createdAt', sortOrder: 'desc' } as const
      return {
        education: {
          subjects: await subjects.stats(actor),
          topSubjects: (await subjects.list(actor, bySize)).subjects,
          questions: await questions.stats(actor, {}),
          quizzes: await quizLists.stats(actor, {}),
          latestQuizzes: (await quizLists.list(actor, newest)).quizzes,
          results: await resultsFor(actor),
        },
      }
    },
  }
}
