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
import { findAttempts, releasesOf } from '../attempt-result-store.ts'
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
import { disclosureOf } from '../rules/disclosure.ts'
import { findAssignmentOf } from '../sitting-store.ts'

interface Found {
  quiz: Quiz
  /** Null for a public quiz that this person has not begun. */
  assignment: Assignment | null
}

/** What a student sees of a quiz that they may sit. */
export interface SittingReading {
  /** By the assignment or by the quiz; what is not theirs does not exist. */
  resolve(queries: Queries, actor: Actor, assignedId: string): Promise<Found>
  view(queries: Queries, known: Found & { running: AttemptWithPaper | null }): Promise<SittingView>
  /** `seesAll`: for those who look after the student, from whom nothing is withheld. */
  assigned(queries: Queries, assignments: readonly Assignment[], seesAll: boolean): Promise<AssignedQuiz[]>
  /** The same for a list of results. */
  results(queries: Queries, assignments: readonly Assignment[], seesAll: boolean): Promise<ChildResult[]>
  areResultsShown(queries: Queries, attemptId: string): Promise<boolean>
  /** The same of who has just ended one. */
  isResultShown(queries: Queries, quiz: Quiz, studentId: string): Promise<boolean>
}

export function createSittingReading({ clock, papers }: { clock: Clock; papers: Papers }): SittingReading {
  async function assignedOne(queries: Queries, assignment: Assignment, quiz: Quiz, totalPoints: number) {
    const { lastAttemptId, attemptCount } = assignment
    const last = lastAttemptId === null ? undefined : (await findAttempts(queries, [lastAttemptId])).get(lastAttemptId)
    const releases = quiz.showResultsImmediately ? null : await releasesOf(queries, [quiz.id], assignment.studentId)
    const isReleased = releases?.has(quiz.id) === true
    const isShown = disclosureOf(quiz, { isReleased, attemptCount, isSitting: false }, clock.now()).result
    return toAssignedQuiz(assignment, { quiz, totalPoints, last: last ?? null, isShown })
  }

  async function contextOf(queries: Queries, assignments: readonly Assignment[], seesAll: boolean) {
    const quizIds = [...new Set(assignments.map(({ quizId }) => quizId))]
    const quizzes = new Map((await findQuizzes(queries, quizIds)).map((quiz) => [quiz.id, quiz]))
    const points = await pointsOfEach(queries, quizIds)
    const lastIds = assignments.map(({ lastAttemptId }) => lastAttemptId).filter((id) => id !== null)
    const lasts = await findAttempts(queries, lastIds)
    const withheld = [...quizzes.values()].filter((quiz) => !quiz.showResultsImmediately).map(({ id }) => id)
    // They are one student's.
    const releases = await releasesOf(queries, withheld, assignments[0]?.studentId)
    return assignments.flatMap((assignment) => {
      const quiz = quizzes.get(assignment.quizId)
      if (!quiz) return []
      const { attemptCount } = assignment
      const standing = { isReleased: releases.has(quiz.id), attemptCount, isSitting: false }
      const last = lasts.get(assignment.lastAttemptId ?? '') ?? null
      const isShown = seesAll || disclosureOf(quiz, standing, clock.now()).result
      return [{ assignment, quiz, totalPoints: (points.get(quiz.id) ?? 0) + drawnPoints(quiz), last, isShown }]
    })
  }

  const reading: SittingReading = {
    async resolve(queries, actor, assignedId) {
      const assignment = await findAssignmentOf(queries, actor.id, assignedId)
      const quiz = await findQuiz(queries, assignment?.quizId ?? assignedId)
      const isOpen = quiz !== null && quiz.isActive && quiz.isPublic && quiz.byAdministrator
      if (!quiz || quiz.deletedAt !== null || !(assignment || isOpen)) throw notFound(messages.quizMissing)
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

    async assigned(queries, assignments, seesAll) {
      const each = await contextOf(queries, assignments, seesAll)
      return each.map(({ assignment, ...context }) => toAssignedQuiz(assignment, context))
    },

    async results(queries, assignments, seesAll) {
      const each = await contextOf(queries, assignments, seesAll)
      return each.map(({ assignment, ...context }) => toChildResult(assignment, context))
    },

    async areResultsShown(queries, attemptId) {
      const found = await findAttempt(queries, attemptId)
      if (!found) return false
      const quiz = await findQuiz(queries, found.attempt.quizId)
      return quiz !== null && reading.isResultShown(queries, quiz, found.attempt.studentId)
    },

    async isResultShown(queries, quiz, studentId) {
      const isShown = (isReleased: boolean): boolean =>
        disclosureOf(quiz, { isReleased, attemptCount: 0, isSitting: false }, clock.now()).result
      return isShown(false) || isShown((await releasesOf(queries, [quiz.id], studentId)).has(quiz.id))
    },
  }
  return reading
}
