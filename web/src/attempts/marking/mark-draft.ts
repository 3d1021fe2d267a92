import type { MarkDraft, MarkedAnswer } from '@lms/contracts/attempts/marking.ts'

/** What is being given; null where nothing is yet. */
export interface Draft {
  criteria: Readonly<Record<string, number | null>>
  points: number | null
  comment: string
}

export function draftOf({ question, mark }: MarkedAnswer): Draft {
  return {
    criteria: Object.fromEntries(question.rubric.map(({ _id }) => [_id, mark?.criteria[_id] ?? null])),
    points: mark?.points ?? null,
    comment: mark?.comment ?? '',
  }
}

/** Null while points are missing or too many. */
export function sendable({ question, revision }: MarkedAnswer, draft: Draft): MarkDraft | null {
  const comment = draft.comment.trim()
  if (question.rubric.length === 0) {
    const { points } = draft
    return points === null || !isGivable(points, question.points) ? null : { criteria: {}, points, comment, revision }
  }
  const criteria: Record<string, number> = {}
  for (const { _id, points: most } of question.rubric) {
    const given = draft.criteria[_id] ?? null
    if (given === null || !isGivable(given, most)) return null
    criteria[_id] = given
  }
  return { criteria, comment, revision }
}

/** Something has no points yet; points that cannot be given are another matter, and said at their field. */
export function isMissing({ question }: MarkedAnswer, { criteria, points }: Draft): boolean {
  if (question.rubric.length === 0) return points === null
  return question.rubric.some(({ _id }) => (criteria[_id] ?? null) === null)
}

export function isGivable(points: number, most: number): boolean {
  return points >= 0 && points <= most && Number.isInteger(points * 4)
}

/** What is offered to be given by one click: every point while they are few, else nothing, half and everything. */
export function offeredPoints(most: number): number[] {
  if (Number.isInteger(most) && most <= 5) return Array.from({ length: most + 1 }, (_, points) => points)
  return [...new Set([0, Math.round(most * 2) / 4, most])]
}

/** What the criteria come to, beside what there is to have; null while one is missing or too many. */
export function totalOf(
  { question }: MarkedAnswer,
  draft: Draft,
): { given: number; most: number; points: number } | null {
  const given = question.rubric.map(({ _id }) => draft.criteria[_id] ?? null)
  const isGiven = question.rubric.every(({ points: most }, place) => isGivable(given[place] ?? -1, most))
  if (question.rubric.length === 0 || !isGiven) return null
  const sum = (all: readonly (number | null)[]): number => all.reduce<number>((total, each) => total + (each ?? 0), 0)
  const most = sum(question.rubric.map(({ points }) => points))
  return { given: sum(given), most, points: Math.round((sum(given) / most) * question.points * 100) / 100 }
}
