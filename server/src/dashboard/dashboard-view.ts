import type { OpenQuiz, RecentResult, StudentResult } from '@lms/contracts/dashboard/dashboard.ts'
import type { Author } from '@lms/contracts/fields.ts'
import type { QuizScale } from '@lms/contracts/quizzes/quiz-points.ts'
import type { Assignment } from '../assignments/assignment.ts'
import { outcomeOf } from '../attempts/attempt-view.ts'
import type { FinishedAttempt } from '../attempts/overview-store.ts'
import type { Quiz } from '../quizzes/quiz.ts'

interface Named {
  title: string
  scale?: QuizScale
}

export function toRecentResult(attempt: FinishedAttempt, { title, scale }: Named, isShown: boolean): RecentResult {
  return {
    historyId: attempt.id,
    quiz: { _id: attempt.quizId, title },
    score: isShown ? attempt.score : null,
    totalPoints: attempt.totalPoints,
    ...(scale !== undefined && { scale }),
    status: isShown ? outcomeOf(attempt.passed) : null,
    finishedAt: attempt.finishedAt,
  }
}

/** For those who look after the student: nothing is withheld from them. */
export function toStudentResult(attempt: FinishedAttempt, title: string, student: Author): StudentResult {
  return { ...toRecentResult(attempt, { title }, true), student }
}

export function toOpenQuiz(assignment: Assignment, quiz: Quiz, mayOpen: boolean, now: Date): OpenQuiz {
  return {
    assignmentId: assignment.id,
    quiz: { _id: quiz.id, title: quiz.title },
    status: assignment.status,
    deadline: quiz.deadline,
    mayOpen,
    isOverdue: quiz.deadline !== null && Date.parse(quiz.deadline) <= now.getTime(),
    questionCount: quiz.questionCount,
    timeLimit: quiz.timeLimit,
  }
}
