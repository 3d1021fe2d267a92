import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { type FirstAttempt, firstAttemptsAt, firstAttemptsOf } from '../attempts/first-attempt-store.ts'
import { type Papers, createPapers, withNumbersOf } from '../attempts/papers.ts'
import { mayUse, outOfStatisticsAmong } from '../children/consent-store.ts'
import { type Clock, later, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { findSummaries } from '../questions/question-store.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { countQuiz } from './analysis-tables.ts'
import { findDeparted, lockDeparted, saveAnalysis, saveDeparted } from './analysis-store.ts'
import { givenOptions } from './rules/given-options.ts'
import { givenParts } from './rules/part-figures.ts'
import { type QuizSums, addQuizzes, noQuiz, paperSumsOf, sumsOf } from './rules/statistics.ts'

/** A class that submits together is counted once. */
const patience = seconds(15)
const portion = 200

export interface Counting {
  /** Part of the transaction that changes results: the quiz is counted again soon, once for all changes until then. */
  schedule(tx: Queries, quizId: string): Promise<void>
  /** Before somebody goes for good: what they share in the statistics stays, without a trace of whose it was. */
  keepShareOf(tx: Queries, studentId: string): Promise<void>
  /** Somebody's results begin or cease to count. Part of the transaction that decides so. */
  countAgain(tx: Queries, studentId: string): Promise<void>
}

interface CountingDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
}

export function createCounting({ database, clock, jobs }: CountingDependencies): Counting {
  const papers = createPapers()

  async function countPresent(queries: Queries, quizId: string, signal: AbortSignal): Promise<QuizSums> {
    let sums = noQuiz
    for (let after = ''; ;) {
      signal.throwIfAborted()
      const some = await firstAttemptsAt(queries, quizId, { after, limit: portion })
      const students = some.map(({ studentId }) => studentId)
      const refused = await outOfStatisticsAmong(queries, students)
      for (const attempt of some)
        if (!refused.has(attempt.studentId)) sums = addQuizzes(sums, await shareOf(queries, papers, attempt))
      const last = some.at(-1)
      if (last === undefined || some.length < portion) return sums
      after = last.id
    }
  }

  jobs.define(countQuiz, async ({ payload: { quizId }, signal, complete }) => {
    // Of one moment: somebody who goes meanwhile is counted either as present or as gone.
    const sums = await database.snapshot(async (queries) => {
      const present = await countPresent(queries, quizId, signal)
      return addQuizzes(present, (await findDeparted(queries, quizId)) ?? noQuiz)
    })
    await database.transaction(async (tx) => {
      await complete(tx)
      if ((await findQuiz(tx, quizId)) === null) return
      const known = new Set((await findSummaries(tx, Object.keys(sums.items))).map(({ id }) => id))
      const items = Object.entries(sums.items)
        .filter(([questionId]) => known.has(questionId))
        .map(([questionId, item]) => ({ questionId, sums: item }))
      await saveAnalysis(tx, quizId, { paper: sums.paper, items }, clock.now().toISOString())
    })
  })

  const schedule = (tx: Queries, quizId: string): Promise<void> =>
    jobs.enqueue(tx, countQuiz, { quizId }, { key: quizId, runAt: later(clock.now(), patience) })

  return {
    schedule,

    async countAgain(tx, studentId) {
      for (const { quizId } of await firstAttemptsOf(tx, studentId)) await schedule(tx, quizId)
    },

    async keepShareOf(tx, studentId) {
      if (!(await mayUse(tx, studentId, 'statistics'))) return
      const attempts = await firstAttemptsOf(tx, studentId)
      // In one order, so that two families who leave at once do not wait for each other.
      for (const attempt of attempts.toSorted((one, other) => (one.quizId < other.quizId ? -1 : 1))) {
        const before = await lockDeparted(tx, attempt.quizId, noQuiz)
        await saveDeparted(tx, attempt.quizId, addQuizzes(before, await shareOf(tx, papers, attempt)))
      }
    },
  }
}

/** What one person's first attempt adds. */
async function shareOf(queries: Queries, papers: Papers, attempt: FirstAttempt): Promise<QuizSums> {
  const graded = await papers.read(queries, withNumbersOf(attempt.paper, attempt.marks))
  const questions = new Map(graded.map((version) => [version.questionId, version]))
  const items = attempt.marks.flatMap(({ questionId, marks, points }) => {
    const question = questions.get(questionId)
    if (!question || marks === null) return []
    const given = attempt.answers[questionId] ?? null
    const answer = { marks, points, score: attempt.score, total: attempt.total, isAnswered: isAnswered(given) }
    const options = givenOptions(question, given)
    const chosen = [...options.chosen, ...givenParts(question, given)]
    return [[questionId, sumsOf({ ...answer, ...options, chosen })] as const]
  })
  return { paper: paperSumsOf(attempt), items: Object.fromEntries(items) }
}
