import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type * as contract from '@lms/contracts/attempts/quiz-attempts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { childIdsOf, parentIdsOf } from '../../children/child-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Events } from '../../platform/events/events.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { paginationOf } from '../../platform/pagination.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { expectChangeable, sightOf } from '../../quizzes/quiz-access.ts'
import { findQuiz, findQuizzes, lockQuiz } from '../../quizzes/quiz-store.ts'
import { authorsOf } from '../../users/author-store.ts'
import { assignmentsFor, isAssigned, lockAssignment } from '../../assignments/assignment-store.ts'
import { attemptsOfQuiz, insertRelease, insertStudentReleases, releaseOf } from '../attempt-result-store.ts'
import { lockRunning, moveEnd, moveSections } from '../attempt-store.ts'
import { countSitting } from '../ending-store.ts'
import type { Papers } from '../papers.ts'
import { toQuizAttempt, toRegradeChange } from './quiz-attempt-view.ts'
import { type Regraded, regradeNext } from './regrading.ts'
import { isResultShown, readResultSight } from '../result-sight.ts'
import { movedSections } from '../rules/sections.ts'
import { endOf } from '../rules/timing.ts'
import { saveExtraMinutes } from '../sitting-store.ts'

type Listing = typeof contract.listQuizAttempts

/** As many changes as an answer names. */
const namedChanges = 500

/** What those see and do who gave a quiz. */
export interface QuizAttempts {
  list(actor: Actor, quizId: string, query: QueryOf<Listing>): Promise<DataOf<Listing>>
  countSitting(actor: Actor, quizIds: readonly string[]): Promise<DataOf<typeof contract.countSitting>>
  giveExtraTime(
    by: By,
    quizId: string,
    body: BodyOf<typeof contract.giveExtraTime>,
  ): Promise<DataOf<typeof contract.giveExtraTime>>
  regrade(by: By, quizId: string, dryRun: boolean): Promise<DataOf<typeof contract.regradeQuiz>>
  release(by: By, quizId: string): Promise<DataOf<typeof contract.releaseResults>>
  /** For several students in the caller's transaction; answers for how many it changed something. */
  extendFor(
    tx: Queries,
    by: By,
    quizId: string,
    extra: { studentIds: readonly string[]; minutes: number },
  ): Promise<number>
  releaseTo(tx: Queries, by: By, quizId: string, studentIds: readonly string[]): Promise<number>
  /** Whether this person may do any of it; throws what they would be told. */
  expectOwn(queries: Queries, actor: Actor, quizId: string): Promise<Quiz>
}

interface QuizAttemptDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  events: Events
  papers: Papers
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
}

export function createQuizAttempts(dependencies: QuizAttemptDependencies): QuizAttempts {
  const { database, clock, audit, events, papers, whenResultsChange } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'quiz')

  async function expectOwn(queries: Queries, actor: Actor, quiz: Quiz | null): Promise<Quiz> {
    const own = await expectChangeable(queries, actor, quiz, { isAssigned })
    if (own.deletedAt !== null) throw notFound(quizMessages.notFound)
    return own
  }

  /** Also as its author a parent sees only their own children. */
  async function whoIsSeen(queries: Queries, actor: Actor): Promise<readonly string[] | 'everyone'> {
    return actor.role === 'administrator' ? 'everyone' : childIdsOf(queries, actor.id)
  }

  /** A running attempt has it at once. */
  async function extend(tx: Queries, by: By, quiz: Quiz, extra: { studentId: string; minutes: number }) {
    const { studentId, minutes } = extra
    const parentIds = await parentIdsOf(tx, studentId)
    if (!can(by.actor, 'quiz:assign', { parentIds })) throw notFound(assignmentMessages.studentNotFound)
    const running = await lockRunning(tx, { studentId, assignedId: quiz.id, purpose: 'assigned' })
    const assignment = await lockAssignment(tx, quiz.id, studentId)
    if (!assignment) throw notFound(assignmentMessages.notFound)
    await saveExtraMinutes(tx, assignment.id, minutes)
    await record(tx, by, 'attempt.extra-time', quiz.id, { studentId, minutes })
    const { deadline } = quiz
    const endsAt = running && endOf({ ...running.attempt, extraMinutes: minutes, deadline })
    if (running) {
      await moveEnd(tx, running.attempt.id, endsAt)
      const later = (minutes - assignment.extraMinutes) * 60_000
      await moveSections(tx, running.attempt.id, movedSections(running.sections, later, endsAt))
    }
    notifyOpenScreens(events, 'attempts', [studentId])
    return { endsAt }
  }

  async function regradeAll(by: By, quiz: Quiz, dryRun: boolean): Promise<Regraded[]> {
    const all: Regraded[] = []
    for (let after = ''; ; after = all.at(-1)?.attempt.id ?? after) {
      const commit = dryRun ? null : { by: by.actor.id, now: now() }
      const next = dryRun
        ? await regradeNext(database.read(), { papers, quiz, after, commit })
        : await database.transaction((tx) => regradeNext(tx, { papers, quiz, after, commit }))
      if (next === null) return all
      all.push(...next)
    }
  }

  return {
    async list(actor, quizId, query) {
      const queries = database.read()
      const quiz = await findQuiz(queries, quizId)
      if (!quiz || quiz.deletedAt !== null || (await sightOf(queries, actor, quiz, isAssigned)) === null)
        throw notFound(quizMessages.notFound)
      const seen = await whoIsSeen(queries, actor)
      const { attempts, total, isCapped } = await attemptsOfQuiz(queries, quizId, seen, query)
      const studentIds = [...new Set(attempts.map(({ studentId }) => studentId))]
      const students = await authorsOf(queries, studentIds)
      const extra = new Map(
        (await assignmentsFor(queries, quizId, studentIds)).map(({ id, extraMinutes }) => [id, extraMinutes]),
      )
      const releasedAt = await releaseOf(queries, quizId)
      const sight = await readResultSight(queries, actor, { quizzes: [quiz], studentIds }, clock.now())
      // Who is no student of it is shown what is shown to all.
      const areShown = await isResultShown(queries, quiz, actor.id, clock.now())
      return {
        attempts: attempts.map((attempt) =>
          toQuizAttempt(attempt, quiz, {
            students,
            extraTime: extra.get(attempt.assignmentId ?? '') ?? 0,
            isShown: sight(quiz, attempt.studentId).result,
          }),
        ),
        results: { areShown, releasedAt },
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async countSitting(actor, quizIds) {
      authorizeRole(actor, 'quiz:update')
      const quizzes = await findQuizzes(database.read(), quizIds)
      const own = quizzes.filter((quiz) => can(actor, 'quiz:update', quiz)).map(({ id }) => id)
      return { sitting: await countSitting(database.read(), own) }
    },

    giveExtraTime(by, quizId, { studentId, minutes }) {
      return database.transaction(async (tx) => {
        const quiz = await expectOwn(tx, by.actor, await findQuiz(tx, quizId))
        const { endsAt } = await extend(tx, by, quiz, { studentId, minutes })
        return { extraTime: { studentId, minutes, endsAt } }
      })
    },

    async extendFor(tx, by, quizId, { studentIds, minutes }) {
      const quiz = await expectOwn(tx, by.actor, await findQuiz(tx, quizId))
      const assigned = await assignmentsFor(tx, quizId, studentIds)
      const changed = assigned.filter(({ extraMinutes }) => extraMinutes !== minutes)
      for (const { studentId } of changed) await extend(tx, by, quiz, { studentId, minutes })
      return changed.length
    },

    async releaseTo(tx, by, quizId, studentIds) {
      await expectOwn(tx, by.actor, await findQuiz(tx, quizId))
      const assigned = (await assignmentsFor(tx, quizId, studentIds)).map(({ studentId }) => studentId)
      const released = await insertStudentReleases(tx, quizId, assigned, { by: by.actor.id, now: now() })
      if (released.length > 0) await record(tx, by, 'quiz.release-results', quizId, { students: released.length })
      notifyOpenScreens(events, 'attempts', released)
      return released.length
    },

    expectOwn: async (queries, actor, quizId) => expectOwn(queries, actor, await findQuiz(queries, quizId)),

    async regrade(by, quizId, dryRun) {
      const quiz = await expectOwn(database.read(), by.actor, await findQuiz(database.read(), quizId))
      const seen = await whoIsSeen(database.read(), by.actor)
      const all = await regradeAll(by, quiz, dryRun)
      const changed = all.filter(({ isChanged }) => isChanged)
      const named = changed
        .filter(({ attempt }) => seen === 'everyone' || seen.includes(attempt.studentId))
        .slice(0, namedChanges)
      const students = await authorsOf(
        database.read(),
        named.map(({ attempt }) => attempt.studentId),
      )
      if (!dryRun)
        await database.transaction(async (tx) => {
          await record(tx, by, 'quiz.regrade', quizId, { changed: changed.length })
          await whenResultsChange(tx, quizId)
        })
      return {
        regrade: {
          dryRun,
          total: all.length,
          changed: changed.length,
          changes: named.map((one) => toRegradeChange(one, students)),
        },
      }
    },

    release(by, quizId) {
      return database.transaction(async (tx) => {
        await expectOwn(tx, by.actor, await lockQuiz(tx, quizId))
        const before = await releaseOf(tx, quizId)
        if (before !== null) return { releasedAt: before }
        const releasedAt = now()
        await insertRelease(tx, quizId, by.actor.id, releasedAt)
        await record(tx, by, 'quiz.release-results', quizId)
        return { releasedAt }
      })
    },
  }
}
