import type * as contract from '@lms/contracts/attempts/child-results.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { expectChild } from '../../children/child-access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { difficultiesOf } from '../../questions/question-version-store.ts'
import { findQuizzes } from '../../quizzes/quiz-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { type User, fullNameOf } from '../../users/user.ts'
import { findUser } from '../../users/user-store.ts'
import { type ScoredAttempt, latestScoredOf } from '../attempt-result-store.ts'
import { readResultSight } from '../result-sight.ts'
import { progressOf, recentAttempts } from '../rules/progress.ts'
import type { SittingReading } from '../sitting/sitting-reading.ts'
import { assignmentsOfStudent } from '../sitting-store.ts'

/** What a child's attempts tell those who look after the child, and the child. */
export interface ChildResults {
  list(
    actor: Actor,
    childId: string,
    query: QueryOf<typeof contract.listChildResults>,
  ): Promise<DataOf<typeof contract.listChildResults>>
  progress(actor: Actor, childId: string): Promise<DataOf<typeof contract.getChildProgress>>
}

interface ChildResultDependencies {
  database: Database
  clock: Clock
  reading: SittingReading
}

/** More than one sees in a picture; a year of school has fewer. */
const mostAttempts = 200

export function createChildResults({ database, clock, reading }: ChildResultDependencies): ChildResults {
  const childOf = async (queries: Queries, actor: Actor, id: string): Promise<User> =>
    expectChild(queries, await findUser(queries, id), (kinship) => can(actor, 'attempt:read', kinship))

  async function withDifficulties(queries: Queries, attempts: readonly ScoredAttempt[]) {
    const questionIds = new Set(attempts.flatMap(({ marks }) => marks.map(({ questionId }) => questionId)))
    const known = new Map(
      (await difficultiesOf(queries, [...questionIds])).map(({ questionId, version, difficulty }) => [
        `${questionId} ${version}`,
        difficulty,
      ]),
    )
    return attempts.map((attempt) => ({
      ...attempt,
      marks: attempt.marks.flatMap(({ questionId, version, marks, points }) => {
        const difficulty = known.get(`${questionId} ${version}`)
        return difficulty === undefined || marks === null ? [] : [{ difficulty, marks, points }]
      }),
    }))
  }

  return {
    async list(actor, childId, query) {
      const queries = database.read()
      const child = await childOf(queries, actor, childId)
      const { assignments, total, isCapped } = await assignmentsOfStudent(queries, childId, {
        ...query,
        finishedFirst: true,
      })
      return {
        results: await reading.results(queries, actor, assignments),
        childName: fullNameOf(child),
        ...paginationOf(query, total, isCapped),
      }
    },

    async progress(actor, childId) {
      const queries = database.read()
      await childOf(queries, actor, childId)
      const attempts = await latestScoredOf(queries, childId, mostAttempts)
      const quizIds = [...new Set(attempts.map(({ quizId }) => quizId))]
      const all = await findQuizzes(queries, quizIds)
      const sight = await readResultSight(queries, actor, { quizzes: all, studentIds: [childId] }, clock.now())
      const quizzes = all.filter((quiz) => sight(quiz, childId).result)
      const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]))
      const shown = await withDifficulties(
        queries,
        attempts.filter(({ quizId }) => byId.has(quizId)),
      )
      const names = await subjectNamesOf(
        queries,
        quizzes.map(({ subjectId }) => subjectId),
      )
      const drawn = shown.flatMap((attempt) => {
        const quiz = byId.get(attempt.quizId)
        return quiz ? [{ ...attempt, title: quiz.title, subjectId: quiz.subjectId }] : []
      })
      return { progress: { attempts: drawn.length, recentAttempts, ...progressOf(drawn, names) } }
    },
  }
}
