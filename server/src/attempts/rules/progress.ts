import { difficulties } from '@lms/contracts/questions/questions.ts'
import type {
  ChildProgress,
  DifficultyProgress,
  Share,
  SubjectProgress,
} from '@lms/contracts/attempts/child-results.ts'

/** One completed attempt, as far as progress is drawn from it. */
export interface ProgressAttempt {
  id: string
  title: string
  subjectId: string
  finishedAt: string
  score: number
  totalPoints: number
  marks: readonly ProgressMark[]
}

interface ProgressMark {
  difficulty: (typeof difficulties)[number]
  marks: number
  points: number
}

/** So many of a subject's attempts are its latest; those before them are the past that they are compared with. */
export const recentAttempts = 5

/** `attempts`: oldest first. Subjects come in the order in which they were last sat. */
export function progressOf(
  attempts: readonly ProgressAttempt[],
  names: ReadonlyMap<string, string>,
): Omit<ChildProgress, 'attempts' | 'recentAttempts'> {
  const bySubject = new Map<string, ProgressAttempt[]>()
  for (const attempt of attempts) {
    const others = bySubject.get(attempt.subjectId) ?? []
    bySubject.delete(attempt.subjectId)
    bySubject.set(attempt.subjectId, [...others, attempt])
  }
  const parted = [...bySubject].toReversed().map(([subjectId, all]) => ({
    subjectId,
    all,
    recent: all.slice(-recentAttempts),
    before: all.slice(0, -recentAttempts),
  }))
  return {
    subjects: parted.map(({ subjectId, all, recent, before }): SubjectProgress => ({
      _id: subjectId,
      name: names.get(subjectId) ?? '',
      recent: shareOf(recent.flatMap(({ marks }) => marks)),
      before: shareOf(before.flatMap(({ marks }) => marks)),
      difficulties: byDifficulty(recent, before),
      scores: all.map(({ id, title, score, totalPoints, finishedAt }) => ({
        _id: id,
        title,
        percentage: percentageOf(score, totalPoints),
        createdAt: finishedAt,
      })),
    })),
    difficulties: byDifficulty(
      parted.flatMap(({ recent }) => recent),
      parted.flatMap(({ before }) => before),
    ),
  }
}

function byDifficulty(recent: readonly ProgressAttempt[], before: readonly ProgressAttempt[]): DifficultyProgress[] {
  return difficulties
    .map((difficulty) => {
      const share = (some: readonly ProgressAttempt[]): Share | null =>
        shareOf(some.flatMap(({ marks }) => marks).filter((mark) => mark.difficulty === difficulty))
      return { difficulty, recent: share(recent), before: share(before) }
    })
    .filter((each) => each.recent !== null || each.before !== null)
}

function shareOf(marks: readonly ProgressMark[]): Share | null {
  if (marks.length === 0) return null
  const sum = (part: 'marks' | 'points'): number => marks.reduce((total, mark) => total + mark[part], 0)
  return { percentage: percentageOf(sum('marks'), sum('points')), questions: marks.length }
}

/** Not rounded: whoever shows it rounds, once. */
function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}
