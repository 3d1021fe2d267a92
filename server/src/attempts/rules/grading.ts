import type { Gradable, GradingOptions } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, marksFor } from '@lms/contracts/question-types/registry.ts'
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
  marks: number
  points: number
}

export interface Grade extends Result {
  marks: Mark[]
}

export interface GradingRules extends GradingOptions {
  /** Percent. */
  passingScore: number
}

export function gradePaper(questions: readonly GradedQuestion[], answers: GivenAnswers, rules: GradingRules): Grade {
  const marks = questions.map((question) => ({
    questionId: question.questionId,
    version: question.version,
    marks: marksFor(question, answers[question.questionId] ?? null, rules),
    points: question.points,
  }))
  const score = rounded(marks.reduce((sum, mark) => sum + mark.marks, 0))
  const total = marks.reduce((sum, mark) => sum + mark.points, 0)
  return { marks, score, total, passed: hasPassed(score, total, rules.passingScore) }
}

/** In hundredths, because 0.1 + 0.2 is not 0.3 to a computer. */
export function hasPassed(score: number, total: number, passingScore: number): boolean {
  return Math.round(score * 100) >= passingScore * total
}

/** Which one counts, of the completed attempts in their order; null when there is none. */
export function countedResult(
  results: readonly Result[],
  { gradingMethod, passingScore }: { gradingMethod: GradingMethod; passingScore: number },
): Result | null {
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
