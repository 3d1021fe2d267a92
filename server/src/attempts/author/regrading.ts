import type { Queries } from '../../platform/database/tables.ts'
import { findSummaries } from '../../questions/question-store.ts'
import type { QuestionVersion } from '../../questions/question.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { versionsInQuiz } from '../../quizzes/quiz-points-store.ts'
import type { CompletedAttempt } from '../attempt.ts'
import { endingsOf } from '../attempt-result-store.ts'
import { type Papers, withNumbersOf } from '../papers.ts'
import { type Regradable, completedAfter, saveRegrade } from './regrade-store.ts'
import { sharesOf } from '../marking/mark-store.ts'
import { type Grade, type Shares, countedResult, gradePaper } from '../rules/grading.ts'
import { saveCounted } from '../sitting-store.ts'

/** So many in one transaction: students who sit meanwhile hardly notice. */
const portion = 100

/** What an attempt would be worth by the questions as they are now. */
export interface Regraded {
  attempt: CompletedAttempt
  grade: Grade
  /** Score, total or outcome differ. */
  isChanged: boolean
}

/** A question that became another type is graded as it was asked: its answers mean nothing in the new one. */
async function currentQuestions(
  queries: Queries,
  papers: Papers,
  quiz: Quiz,
  { paper }: Regradable,
): Promise<QuestionVersion[]> {
  // What the quiz has by name is worth what it says now; what was drawn, what it was worth then.
  const named = new Map((await versionsInQuiz(queries, quiz.id)).map((each) => [each.questionId, each]))
  const worth = paper.map((item) => ({ ...item, points: (named.get(item.questionId) ?? item).points ?? null }))
  const points = new Map(worth.map((item) => [item.questionId, item.points]))
  const asked = await papers.read(queries, worth)
  const ids = asked.map(({ questionId }) => questionId)
  const newest = new Map((await findSummaries(queries, ids)).map(({ id, version }) => [id, version]))
  const refs = withNumbersOf(
    paper,
    asked.map(({ questionId, version }) => ({
      questionId,
      version: newest.get(questionId) ?? version,
      points: points.get(questionId) ?? null,
    })),
  )
  const current = new Map((await papers.read(queries, refs)).map((version) => [version.questionId, version]))
  return asked.map((question) => {
    const now = current.get(question.questionId)
    // What became a template has a key for numbers that were never drawn.
    return now?.type === question.type && now.template === null ? now : question
  })
}

async function regrade(
  queries: Queries,
  papers: Papers,
  quiz: Quiz,
  one: Regradable,
  shares: Shares | undefined,
): Promise<Regraded> {
  const { attempt } = one
  // Only its total was entered: there is nothing to grade again.
  if (one.paper.length === 0) {
    const { marks, score, totalPoints: total, passed } = attempt
    return { attempt, grade: { marks, score, total, passed }, isChanged: false }
  }
  const grade = gradePaper(await currentQuestions(queries, papers, quiz, one), attempt.answers, quiz, shares)
  const { score, totalPoints, passed } = attempt
  const isChanged = grade.score !== score || grade.total !== totalPoints || grade.passed !== passed
  return { attempt, grade, isChanged }
}

/** Answers those of the next portion, and null once there are none. */
export async function regradeNext(
  queries: Queries,
  { papers, quiz, after, commit }: { papers: Papers; quiz: Quiz; after: string; commit: Commit | null },
): Promise<Regraded[] | null> {
  const some = await completedAfter(queries, { quizId: quiz.id, after, limit: portion, isLocked: commit !== null })
  if (some.length === 0) return null
  const regraded: Regraded[] = []
  // What people gave stays: a share of the points, whatever the points are now.
  const given = await sharesOf(
    queries,
    some.map(({ attempt }) => attempt.id),
  )
  for (const one of some) regraded.push(await regrade(queries, papers, quiz, one, given.get(one.attempt.id)))
  if (commit) await save(queries, quiz, regraded, commit)
  return regraded
}

interface Commit {
  by: string
  now: string
}

async function save(tx: Queries, quiz: Quiz, regraded: readonly Regraded[], commit: Commit): Promise<void> {
  const touched = new Set<string>()
  for (const { attempt, grade, isChanged } of regraded) {
    if (!isChanged && JSON.stringify(grade.marks) === JSON.stringify(attempt.marks)) continue
    await saveRegrade(tx, attempt, grade, { ...commit, isChanged })
    if (attempt.assignmentId !== null) touched.add(attempt.assignmentId)
  }
  for (const id of touched) {
    const results = (await endingsOf(tx, id)).map(({ score, totalPoints, passed }) => ({
      score,
      total: totalPoints,
      passed,
    }))
    await saveCounted(tx, id, countedResult(results, quiz))
  }
}
