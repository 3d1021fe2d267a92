import type { ChildProgress, SubjectProgress } from '@lms/contracts/attempts/child-results.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'

/** From here on a part of a subject is a strength; below the other it wants practice. */
export const strongFrom = 80
export const weakBelow = 50
/** Fewer questions say nothing yet. */
const fewestQuestions = 3
/** Percentage points that are more than chance. */
const noticeable = 5
/** As many as one remembers. */
const mostParts = 5

export type Trend = 'better' | 'worse' | 'same' | 'noPast'

export interface Part {
  subjectId: string
  subject: string
  difficulty: Difficulty
  percentage: number
  before: number | null
  trend: Trend
}

/** What goes well and what wants practice, of the shown subjects: the strongest and the weakest first. */
export function partsOf(subjects: readonly SubjectProgress[]): { strong: Part[]; weak: Part[] } {
  const parts = subjects.flatMap(({ _id, name, difficulties }) =>
    difficulties.flatMap(({ difficulty, recent, before }): Part[] =>
      recent === null || recent.questions < fewestQuestions
        ? []
        : [
            {
              subjectId: _id,
              subject: name,
              difficulty,
              percentage: recent.percentage,
              before: before?.percentage ?? null,
              trend: trendOf(recent.percentage, before?.percentage ?? null),
            },
          ],
    ),
  )
  const inOrder = parts.toSorted((one, other) => other.percentage - one.percentage)
  return {
    strong: inOrder.filter(({ percentage }) => percentage >= strongFrom).slice(0, mostParts),
    weak: inOrder
      .filter(({ percentage }) => percentage < weakBelow)
      .toReversed()
      .slice(0, mostParts),
  }
}

export function trendOf(recent: number, before: number | null): Trend {
  if (before === null) return 'noPast'
  if (recent - before >= noticeable) return 'better'
  return before - recent >= noticeable ? 'worse' : 'same'
}

export interface ScoreRow {
  createdAt: string
  /** One per subject, in their order; null where the attempt was of another. */
  values: (number | null)[]
}

/** The latest scores of these subjects on one line of time. */
export function scoreRows(subjects: readonly SubjectProgress[], most: number): ScoreRow[] {
  return subjects
    .flatMap(({ scores }, place) =>
      scores.map(({ createdAt, percentage }) => ({
        createdAt,
        values: subjects.map((_, index) => (index === place ? percentage : null)),
      })),
    )
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .slice(-most)
}

/** The subject that was asked for; all when it is none of them. */
export function subjectsShown({ subjects }: ChildProgress, wanted: string): readonly SubjectProgress[] {
  const chosen = subjects.filter(({ _id }) => _id === wanted)
  return chosen.length === 0 ? subjects : chosen
}
