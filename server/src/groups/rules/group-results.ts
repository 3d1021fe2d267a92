import type { GroupSummary, ResultRow } from '@lms/contracts/groups/group-results.ts'
import { tenths } from '@lms/contracts/groups/group-results.ts'
import type { GradingMethod } from '@lms/contracts/quizzes/quiz-drafts.ts'

export interface DoneAttempt {
  id: string
  number: number
  score: number | null
  total: number
  finishedAt: string
  marks: readonly { questionId: string; marks: number | null; points: number }[]
}

/** Whose answers are shown: those of the attempt that counts; of an average, the latest. */
export function decisive(attempts: readonly DoneAttempt[], method: GradingMethod): DoneAttempt | null {
  const inOrder = attempts.toSorted((one, other) => one.number - other.number)
  if (method === 'first') return inOrder[0] ?? null
  if (method !== 'highest') return inOrder.at(-1) ?? null
  const share = ({ score, total }: DoneAttempt): number => (score === null || total === 0 ? -1 : score / total)
  return inOrder.reduce<DoneAttempt | null>(
    (best, next) => (best === null || share(next) > share(best) ? next : best),
    null,
  )
}

export function percentOf(score: number, total: number): number {
  return total === 0 ? 0 : Math.round((score / total) * 1000) / 10
}

interface Summed {
  answered: number
  /** Shares of the points, from 0 to 1 each. */
  shares: number
}

/** What one question brought so far, in however many portions it is told. */
export function createSums() {
  const sums = new Map<string, Summed>()
  return {
    take(attempt: DoneAttempt): void {
      for (const { questionId, marks, points } of attempt.marks) {
        if (marks === null) continue
        const sum = sums.get(questionId) ?? { answered: 0, shares: 0 }
        sum.answered += 1
        sum.shares += points === 0 ? 0 : marks / points
        sums.set(questionId, sum)
      }
    },
    of: (questionIds: readonly string[]): { answered: number; percent: number | null } => {
      const found = questionIds.map((id) => sums.get(id)).filter((sum) => sum !== undefined)
      const answered = found.reduce((total, sum) => total + sum.answered, 0)
      const shares = found.reduce((total, sum) => total + sum.shares, 0)
      return { answered, percent: answered === 0 ? null : Math.round((shares / answered) * 1000) / 10 }
    },
  }
}

type Figures = Pick<GroupSummary, 'graded' | 'passed' | 'mean' | 'median' | 'distribution'>

export function figuresOf(rows: readonly Pick<ResultRow, 'percent' | 'passed'>[]): Figures {
  const percents = rows
    .map(({ percent }) => percent)
    .filter((percent) => percent !== null)
    .toSorted((one, other) => one - other)
  const distribution = Array.from({ length: tenths }, () => 0)
  for (const percent of percents) {
    const place = Math.min(tenths - 1, Math.max(0, Math.floor(percent / (100 / tenths))))
    distribution[place] = (distribution[place] ?? 0) + 1
  }
  const middle = percents.length / 2
  const median =
    percents.length === 0
      ? null
      : Number.isInteger(middle)
        ? ((percents[middle - 1] ?? 0) + (percents[middle] ?? 0)) / 2
        : (percents[Math.floor(middle)] ?? 0)
  const sum = percents.reduce((total, percent) => total + percent, 0)
  return {
    graded: percents.length,
    passed: rows.filter(({ passed }) => passed === true).length,
    mean: percents.length === 0 ? null : oneDecimal(sum / percents.length),
    median: median === null ? null : oneDecimal(median),
    distribution,
  }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
