import type { OpenQuiz, RecentResult } from '@lms/contracts/dashboard/dashboard.ts'
import type { Assignment } from '../assignments/assignment.ts'
import { outcomeOf } from '../attempts/attempt-view.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import type { SeenAttempt } from './finished-attempts.ts'

export function toRecentResult({ attempt, quiz: { title, scale }, isShown }: SeenAttempt): RecentResult {
  return {
    historyId: attempt.id,
    quiz: { _id: attempt.quizId, title },
    score: isShown ? attempt.score : null,
    totalPoints: attempt.totalPoints,
    scale,
    status: isShown ? outcomeOf(attempt.passed) : null,
    finishedAt: attempt.finishedAt,
  }
}

export function toOpenQuiz(assignment: Assignment, quiz: Quiz, mayOpen: boolean, now: Date): OpenQuiz {
  return {
    assignmentId: assignment.id,
    quiz: { _id: quiz.id, title: quiz.title },
    status: assignment.status,
    deadline: quiz.deadline,
    mayOpen,
    isOverdue:
      assignment.status !== 'in_progress' && quiz.deadline !== null && Date.parse(quiz.deadline) <= now.getTime(),
    questionCount: quiz.questionCount,
    timeLimit: quiz.timeLimit,
  }
}
