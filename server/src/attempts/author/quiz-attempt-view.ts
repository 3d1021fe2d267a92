import type { Author } from '@lms/contracts/fields.ts'
import type { QuizAttempt, RegradeChange } from '@lms/contracts/attempts/quiz-attempts.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import type { Attempt } from '../attempt.ts'
import { outcomeOf } from '../attempt-view.ts'
import { waitingIn } from '../rules/grading.ts'
import type { Regraded } from './regrading.ts'

type Students = ReadonlyMap<string, Author>

const studentOf = (id: string, students: Students): Author => students.get(id) ?? { _id: id, name: '', username: '' }

interface AttemptContext {
  students: Students
  extraTime: number
  /** Whether the score may be seen. */
  isShown: boolean
}

/** For those who gave the quiz. */
export function toQuizAttempt(
  attempt: Attempt,
  { scale }: Pick<Quiz, 'scale'>,
  { students, extraTime, isShown }: AttemptContext,
): QuizAttempt {
  const { id, studentId, number, state, startedAt, endsAt, finishedAt, passed, marks } = attempt
  return {
    _id: id,
    student: studentOf(studentId, students),
    number,
    channel: attempt.channel,
    status: state === 'running' ? 'in_progress' : 'completed',
    startedAt,
    endsAt,
    finishedAt,
    answered: Object.keys(attempt.answers).length,
    total_score: isShown ? attempt.score : null,
    totalPoints: attempt.totalPoints,
    scale,
    outcome: state === 'completed' && isShown ? outcomeOf(passed) : null,
    pending: waitingIn(marks ?? []).length,
    extraTime,
    previousScore: isShown ? attempt.previousScore : null,
  }
}

export function toRegradeChange({ attempt, grade }: Regraded, students: Students): RegradeChange {
  return {
    attemptId: attempt.id,
    student: studentOf(attempt.studentId, students),
    number: attempt.number,
    oldScore: attempt.score,
    newScore: grade.score,
    oldTotal: attempt.totalPoints,
    newTotal: grade.total,
    oldOutcome: outcomeOf(attempt.passed),
    newOutcome: outcomeOf(grade.passed),
  }
}
