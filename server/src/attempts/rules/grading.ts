import type { Gradable, GradingOptions } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, isAnswered, marksFor, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { GradingMethod } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { Result } from '../../assignments/result.ts'
import type { GivenAnswers } from './sitting.ts'

export interface GradedQuestion extends Gradable {
  questionId: string
  version: number
  type: QuestionType
  points: number
}

/** What one question brought, and by which version it was graded. */
export interface Mark {
  questionId: string
  version: number
  /** Null while it waits for a person. */
  marks: number | null
  points: number
}

/** Score and outcome are null while one of the marks waits. */
export interface Grade {
  marks: Mark[]
  score: number | null
  total: number
  passed: boolean | null
}

/** Per question that a person marked: the share of its points, from 0 to 1. */
export type Shares = ReadonlyMap<string, number>

export interface GradingRules extends GradingOptions {
  /** Percent. */
  passingScore: number
}

export function gradePaper(
  questions: readonly GradedQuestion[],
  answers: GivenAnswers,
  rules: GradingRules,
  shares: Shares = new Map(),
): Grade {
  const marks = questions.map((question) => ({
    questionId: question.questionId,
    version: question.version,
    marks: marksOf(question, answers, rules, shares),
    points: question.points,
  }))
  return gradeOf(marks, rules.passingScore)
}

/** What these marks come to. */
export function gradeOf(marks: Mark[], passingScore: number): Grade {
  const { score, total } = automaticOf(marks)
  if (waitingIn(marks).length > 0) return { marks, score: null, total: totalOf(marks), passed: null }
  return { marks, score, total, passed: hasPassed(score, total, passingScore) }
}

/** What a share of the points is, exact to two decimals. */
export function marksOfShare(points: number, share: number): number {
  return rounded(points * share)
}

/** What only a person can tell waits for one, unless nothing was written. */
function marksOf(question: GradedQuestion, answers: GivenAnswers, rules: GradingRules, shares: Shares): number | null {
  const given = answers[question.questionId] ?? null
  if (questionTypeRules[question.type].isMarkedByPerson !== true) return marksFor(question, given, rules)
  if (!isAnswered(given)) return 0
  const share = shares.get(question.questionId)
  return share === undefined ? null : marksOfShare(question.points, share)
}

/** The questions that wait for a person. */
export function waitingIn(marks: readonly Mark[]): string[] {
  return marks.filter((mark) => mark.marks === null).map(({ questionId }) => questionId)
}

/** Of what does not wait: everything, once nothing does. */
export function automaticOf(marks: readonly Mark[]): { score: number; total: number } {
  const known = marks.filter((mark) => mark.marks !== null)
  return { score: rounded(known.reduce((sum, mark) => sum + (mark.marks ?? 0), 0)), total: totalOf(known) }
}

function totalOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, { points }) => sum + points, 0)
}

/** In hundredths, because 0.1 + 0.2 is not 0.3 to a computer. */
export function hasPassed(score: number, total: number, passingScore: number): boolean {
  return Math.round(score * 100) >= passingScore * total
}

/**
 * Which one counts, of the completed attempts in their order; null when there is none, or when what counts waits to be
 * marked. The highest is that of those that do not wait: it can only rise.
 */
export function countedResult(
  attempts: readonly Pick<Grade, 'score' | 'total' | 'passed'>[],
  { gradingMethod, passingScore }: { gradingMethod: GradingMethod; passingScore: number },
): Result | null {
  const decisive =
    gradingMethod === 'first'
      ? attempts.slice(0, 1)
      : gradingMethod === 'latest'
        ? attempts.slice(-1)
        : gradingMethod === 'highest'
          ? attempts.filter(({ score }) => score !== null)
          : attempts
  const results = decisive.filter((one): one is Result => one.score !== null && one.passed !== null)
  if (results.length < decisive.length) return null
  const [first] = results
  const latest = results.at(-1)
  if (first === undefined || latest === undefined) return null
  if (gradingMethod === 'first') return first
  if (gradingMethod === 'latest') return latest
  if (gradingMethod === 'highest') return results.reduce((best, next) => (shareOf(next) > shareOf(best) ? next : best))
  const share = results.reduce((sum, result) => sum + shareOf(result), 0) / results.length
  const score = rounded(share * latest.total)
  return { score, total: latest.total, passed: hasPassed(score, latest.total, passingScore) }
}

function shareOf({ score, total }: Result): number {
  return total === 0 ? 0 : score / total
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
