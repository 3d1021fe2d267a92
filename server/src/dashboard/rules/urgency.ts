import type { OpenQuiz } from '@lms/contracts/dashboard/dashboard.ts'

/** Begun ones first, then by deadline, what has none last; equal ones as they were given. */
export function byUrgency(quizzes: readonly OpenQuiz[]): OpenQuiz[] {
  return quizzes.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    if (first === second) return 0
    return first < second ? -1 : 1
  })
}

function keyOf({ status, deadline, assignmentId }: OpenQuiz): string {
  return `${status === 'in_progress' ? 0 : 1} ${deadline ?? '9999'} ${assignmentId}`
}
