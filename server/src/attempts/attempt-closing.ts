import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { parentIdsOf } from '../children/child-store.ts'
import { tendAfterQuiz } from '../garden/tending.ts'
import { addUses } from '../media/media-use-store.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { authorsOf } from '../users/author-store.ts'
import type { Attempt, CompletedAttempt } from './attempt.ts'
import { endingsOf } from './attempt-result-store.ts'
import type { AttemptWithPaper } from './attempt-store.ts'
import { completeAttempt } from './ending-store.ts'
import { effortOf } from './effort.ts'
import type { Papers } from './papers.ts'
import { isResultShown } from './result-sight.ts'
import { insertWaiting, marksOfAttempts } from './marking/mark-store.ts'
import { type Grade, type Mark, countedResult, gradePaper, waitingIn } from './rules/grading.ts'
import { rightFrom } from './rules/marking.ts'
import type { Paper } from './rules/paper.ts'
import type { Sitting } from './rules/sitting.ts'
import { saveFinish } from './sitting-store.ts'
import { insertUnlearned, removeUnlearned } from './unlearned-attempt-store.ts'

export interface Closing {
  /** What follows once an attempt is graded and kept. Part of the caller's transaction. */
  settle(tx: Queries, ended: Ended, quiz: Quiz, now: Date): Promise<void>
  /** Grades an attempt that is over and tells the parents. Part of the caller's transaction; counts once. */
  complete(tx: Queries, running: AttemptWithPaper, sitting: Sitting, quiz: Quiz, now: Date): Promise<void>
  /** What waited for results to be shown is learned, once. */
  learnFrom(tx: Queries, attempt: CompletedAttempt, now: Date): Promise<void>
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
  async function tellParents(tx: Queries, attempt: Attempt, grade: Grade, quiz: Quiz, isShown: boolean): Promise<void> {
    const parentIds = await parentIdsOf(tx, attempt.studentId)
    if (parentIds.length === 0) return
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
    const isShown = await isResultShown(tx, quiz, attempt.studentId, now)
    const effort = await effortOf(tx, { attempt, paper }, sitting, isShown ? all : [], now)
    await tendAfterQuiz(tx, attempt.studentId, effort, now)
    await tellParents(tx, attempt, grade, quiz, isShown)
    await whenResultsChange(tx, quiz.id)
    if (isShown) await learn(tx, attempt, sitting, grade.marks, now)
    else await insertUnlearned(tx, attempt)
  }

  async function learn(
    tx: Queries,
    { id: attemptId, studentId }: Attempt,
    sitting: Pick<Sitting, 'answers' | 'steps'>,
    all: readonly Mark[],
    now: Date,
    byPeople: ReadonlyMap<string, number | null> = new Map(),
  ): Promise<void> {
    const given = all.filter(
      ({ questionId, marks }) => marks !== null && isAnswered(sitting.answers[questionId] ?? null),
    )
    const answers = given.map(({ questionId, marks, points }) => {
      const share = byPeople.get(questionId) ?? null
      const isRight = share === null ? marks === points : share >= rightFrom
      return { questionId, isRight, seconds: secondsOn(sitting, questionId) }
    })
    await whenGraded(tx, { studentId, attemptId, at: now, answers })
  }

  return {
    settle,
    async learnFrom(tx, attempt, now) {
      if (!(await removeUnlearned(tx, attempt.id))) return
      const byPeople = (await marksOfAttempts(tx, [attempt.id])).map(
        ({ questionId, share }) => [questionId, share] as const,
      )
      await learn(tx, attempt, attempt, attempt.marks, now, new Map(byPeople))
    },
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
