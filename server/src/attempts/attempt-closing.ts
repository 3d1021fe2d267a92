import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { parentIdsOf } from '../children/child-store.ts'
import { tendAfterQuiz } from '../garden/tending.ts'
import { addUses } from '../media/media-use-store.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { authorsOf } from '../users/author-store.ts'
import type { Attempt } from './attempt.ts'
import { endingsOf, releasesOf } from './attempt-result-store.ts'
import type { AttemptWithPaper } from './attempt-store.ts'
import { completeAttempt } from './ending-store.ts'
import { effortOf } from './effort.ts'
import type { Papers } from './papers.ts'
import { disclosureOf } from './rules/disclosure.ts'
import { insertWaiting } from './marking/mark-store.ts'
import { type Grade, countedResult, gradePaper, waitingIn } from './rules/grading.ts'
import type { Paper } from './rules/paper.ts'
import type { Sitting } from './rules/sitting.ts'
import { saveFinish } from './sitting-store.ts'

export interface Closing {
  /** What follows once an attempt is graded and kept. Part of the caller's transaction. */
  settle(tx: Queries, ended: Ended, quiz: Quiz, now: Date): Promise<void>
  /** Grades an attempt that is over and tells the parents. Part of the caller's transaction; counts once. */
  complete(tx: Queries, running: AttemptWithPaper, sitting: Sitting, quiz: Quiz, now: Date): Promise<void>
}

interface Ended {
  attempt: Attempt
  paper: Paper
  sitting: Sitting
  grade: Grade
}

/** `seconds`: on the question; null where nobody knows. */
interface GradedAnswer {
  questionId: string
  isRight: boolean
  seconds: number | null
}

/** For the slice above that learns from answers: what was given and judged, not what was left empty. */
export type WhenGraded = (
  tx: Queries,
  graded: { studentId: string; attemptId: string; at: Date; answers: GradedAnswer[] },
) => Promise<void>

interface ClosingDependencies {
  papers: Papers
  notifications: Pick<Notifications, 'notify'>
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
  whenGraded: WhenGraded
}

export function createClosing({ papers, notifications, whenResultsChange, whenGraded }: ClosingDependencies): Closing {
  async function tellParents(tx: Queries, attempt: Attempt, grade: Grade, quiz: Quiz, now: Date): Promise<void> {
    const parentIds = await parentIdsOf(tx, attempt.studentId)
    if (parentIds.length === 0) return
    const isReleased = (await releasesOf(tx, [quiz.id], attempt.studentId)).has(quiz.id)
    const standing = { isReleased, attemptCount: attempt.number, isSitting: false }
    const { result: isShown } = disclosureOf(quiz, standing, now)
    const child = (await authorsOf(tx, [attempt.studentId])).get(attempt.studentId)
    const details = {
      historyId: attempt.id,
      quizId: quiz.id,
      quiz: quiz.title,
      childId: attempt.studentId,
      child: child?.name ?? '',
      pending: waitingIn(grade.marks).length,
      score: isShown ? grade.score : null,
      passed: isShown ? grade.passed : null,
    }
    await notifications.notify(tx, parentIds, 'quiz_finished', details, attempt.studentId)
  }

  /** What waits for a person, and the pictures in it, which nobody removes from under it. */
  async function keepWritten(
    tx: Queries,
    { id, quizId, studentId }: Attempt,
    { answers, finishedAt }: Sitting,
    questionIds: readonly string[],
  ): Promise<void> {
    if (questionIds.length === 0 || finishedAt === null) return
    await insertWaiting(tx, { id, quizId, studentId, finishedAt }, questionIds)
    const texts = questionIds.map((questionId) => answers[questionId]).filter((given) => typeof given === 'string')
    await addUses(tx, [{ record: { kind: 'attempt', id }, texts }])
  }

  async function settle(tx: Queries, { attempt, paper, sitting, grade }: Ended, quiz: Quiz, now: Date): Promise<void> {
    const { assignmentId } = attempt
    if (assignmentId === null) return
    await keepWritten(tx, attempt, sitting, waitingIn(grade.marks))
    const all = await endingsOf(tx, assignmentId)
    const results = all.map(({ score, totalPoints, passed }) => ({ score, total: totalPoints, passed }))
    await saveFinish(tx, assignmentId, { lastAttemptId: attempt.id, counted: countedResult(results, quiz) })
    const effort = await effortOf(tx, { attempt, paper }, sitting, all, now)
    await tendAfterQuiz(tx, attempt.studentId, effort, now)
    await tellParents(tx, attempt, grade, quiz, now)
    await whenResultsChange(tx, quiz.id)
    const given = grade.marks.filter(
      ({ questionId, marks }) => marks !== null && isAnswered(sitting.answers[questionId] ?? null),
    )
    await whenGraded(tx, {
      studentId: attempt.studentId,
      attemptId: attempt.id,
      at: now,
      answers: given.map(({ questionId, marks, points }) => ({
        questionId,
        isRight: marks === points,
        seconds: secondsOn(sitting, questionId),
      })),
    })
  }

  return {
    settle,
    async complete(tx, { attempt, paper }, sitting, quiz, now) {
      const grade = gradePaper(await papers.read(tx, paper), sitting.answers, quiz)
      if (await completeAttempt(tx, attempt.id, sitting, grade))
        await settle(tx, { attempt, paper, sitting, grade }, quiz, now)
    },
  }
}

/** Null where no device counted. */
export function secondsOn({ steps }: Pick<Sitting, 'steps'>, questionId: string): number | null {
  const { seconds = 0 } = steps[questionId] ?? {}
  return seconds > 0 ? seconds : null
}
