import { attemptMessages as messages, startProblems } from '@lms/contracts/attempts/attempt-messages.ts'
import type { AssignedQuiz, SittingView } from '@lms/contracts/attempts/attempts.ts'
import type { ChildResult } from '@lms/contracts/attempts/child-results.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { readFace } from '../../quizzes/quiz-reading.ts'
import { findQuiz, findQuizzes } from '../../quizzes/quiz-store.ts'
import { drawnPoints, pointsOfEach } from '../../quizzes/quiz-points-store.ts'
import type { Assignment } from '../../assignments/assignment.ts'
import { findAttempts } from '../attempt-result-store.ts'
import { type AttemptWithPaper, findAttempt } from '../attempt-store.ts'
import {
  askedIn,
  toAssignedQuiz,
  toChildResult,
  toPaperQuestion,
  toPaperSections,
  toRunningAttempt,
} from '../attempt-view.ts'
import type { Papers } from '../papers.ts'
import { startProblem } from '../rules/access.ts'
import { isResultShown, readResultSight } from '../result-sight.ts'
import { findAssignmentOf } from '../sitting-store.ts'

interface Found {
  quiz: Quiz
  /** Null for a public quiz that this person has not begun. */
  assignment: Assignment | null
}

/** What a student sees of a quiz that they may sit. */
export interface SittingReading {
  /** By the assignment or by the quiz; what is not theirs does not exist. An attempt that is running outlives its quiz. */
  resolve(queries: Queries, actor: Actor, assignedId: string, running: AttemptWithPaper | null): Promise<Found>
  view(queries: Queries, known: Found & { running: AttemptWithPaper | null }): Promise<SittingView>
  /** Of one student. */
  assigned(queries: Queries, reader: Actor, assignments: readonly Assignment[]): Promise<AssignedQuiz[]>
  /** The same for a list of results. */
  results(queries: Queries, reader: Actor, assignments: readonly Assignment[]): Promise<ChildResult[]>
  areResultsShown(queries: Queries, attemptId: string): Promise<boolean>
}

export function createSittingReading({ clock, papers }: { clock: Clock; papers: Papers }): SittingReading {
  async function assignedOne(queries: Queries, assignment: Assignment, quiz: Quiz, totalPoints: number) {
    const { lastAttemptId } = assignment
    const last = lastAttemptId === null ? undefined : (await findAttempts(queries, [lastAttemptId])).get(lastAttemptId)
    const isShown = await isResultShown(queries, quiz, assignment.studentId, clock.now())
    return toAssignedQuiz(assignment, { quiz, totalPoints, last: last ?? null, isShown })
  }

  async function contextOf(queries: Queries, reader: Actor, assignments: readonly Assignment[]) {
    const quizIds = [...new Set(assignments.map(({ quizId }) => quizId))]
    const quizzes = new Map((await findQuizzes(queries, quizIds)).map((quiz) => [quiz.id, quiz]))
    const points = await pointsOfEach(queries, quizIds)
    const lastIds = assignments.map(({ lastAttemptId }) => lastAttemptId).filter((id) => id !== null)
    const lasts = await findAttempts(queries, lastIds)
    const studentIds = assignments.slice(0, 1).map(({ studentId }) => studentId)
    const attempted = { quizzes: [...quizzes.values()], studentIds }
    const sight = await readResultSight(queries, reader, attempted, clock.now())
    return assignments.flatMap((assignment) => {
      const quiz = quizzes.get(assignment.quizId)
      if (!quiz) return []
      const last = lasts.get(assignment.lastAttemptId ?? '') ?? null
      const isShown = sight(quiz, assignment.studentId).result
      return [{ assignment, quiz, totalPoints: (points.get(quiz.id) ?? 0) + drawnPoints(quiz), last, isShown }]
    })
  }

  return {
    async resolve(queries, actor, assignedId, running) {
      const assignment = await findAssignmentOf(queries, actor.id, assignedId)
      const quiz = await findQuiz(queries, assignment?.quizId ?? assignedId)
      const isOpen = quiz !== null && quiz.isActive && quiz.isPublic && quiz.byAdministrator
      const isGone = quiz?.deletedAt !== null && running === null
      if (!quiz || isGone || !(assignment || isOpen)) throw notFound(messages.quizMissing)
      return { quiz, assignment }
    },

    async view(queries, { quiz, assignment, running }) {
      const paper = running?.paper ?? []
      const questions = askedIn(paper, await papers.read(queries, paper)).map(toPaperQuestion)
      const points = questions.reduce((sum, question) => sum + question.points, 0)
      const face = await readFace(queries, quiz, running ? points : undefined)
      const assigned = assignment && (await assignedOne(queries, assignment, quiz, face.totalPoints))
      if (running)
        return {
          quiz: {
            ...face,
            questionCount: questions.length,
            paperSections: toPaperSections(running.sections, running.attempt.endsAt),
            questions,
          },
          assignment: assigned,
          attempt: toRunningAttempt(running.attempt, clock.now()),
          problem: null,
        }
      const problem = startProblem(quiz, { attemptCount: assignment?.attemptCount ?? 0 }, clock.now())
      return {
        quiz: { ...face, paperSections: [], questions },
        assignment: assigned,
        attempt: null,
        problem: problem && { code: problem, ...sentMessage(startProblems[problem]) },
      }
    },

    async assigned(queries, reader, assignments) {
      const each = await contextOf(queries, reader, assignments)
      return each.map(({ assignment, ...context }) => toAssignedQuiz(assignment, context))
    },

    async results(queries, reader, assignments) {
      const each = await contextOf(queries, reader, assignments)
      return each.map(({ assignment, ...context }) => toChildResult(assignment, context))
    },

    async areResultsShown(queries, attemptId) {
      const found = await findAttempt(queries, attemptId)
      if (!found) return false
      const quiz = await findQuiz(queries, found.attempt.quizId)
      return quiz !== null && isResultShown(queries, quiz, found.attempt.studentId, clock.now())
    },
  }
}
