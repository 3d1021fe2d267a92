import { markingMessages as messages } from '@lms/contracts/attempts/marking-messages.ts'
import type { MarkDraft } from '@lms/contracts/attempts/marking.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { type Grade, type Mark, gradeOf, marksOfShare } from './grading.ts'

interface Criterion {
  _id: string
  points: number
}

type Shared = { share: number; criteria: Record<string, number> } | { field: string; message: Message }

/** The share of the points from which on what a person marked counts as known. */
export const rightFrom = 0.8

/** Which share of the points a mark is, from 0 to 1: by the criteria where there are some, else of the points. */
export function shareOfMark(
  draft: Pick<MarkDraft, 'criteria' | 'points'>,
  rubric: readonly Criterion[],
  points: number,
): Shared {
  if (rubric.length === 0) {
    const given = draft.points ?? null
    if (given === null) return { field: 'points', message: messages.pointsMissing }
    if (given > points) return { field: 'points', message: messages.pointsTooMany }
    return { share: points === 0 ? 0 : given / points, criteria: {} }
  }
  const criteria: Record<string, number> = {}
  for (const { _id, points: most } of rubric) {
    const given = draft.criteria[_id]
    if (given === undefined) return { field: `criteria.${_id}`, message: messages.pointsMissing }
    if (given > most) return { field: `criteria.${_id}`, message: messages.pointsTooMany }
    criteria[_id] = given
  }
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
  return { share: sum(Object.values(criteria)) / sum(rubric.map((criterion) => criterion.points)), criteria }
}

/** The same attempt with one answer marked; what was graded before stays as it was. */
export function withMark(
  marks: readonly Mark[],
  { questionId, share }: { questionId: string; share: number },
  passingScore: number,
): Grade {
  const next = marks.map((mark) =>
    mark.questionId === questionId ? { ...mark, marks: marksOfShare(mark.points, share) } : mark,
  )
  return gradeOf(next, passingScore)
}
