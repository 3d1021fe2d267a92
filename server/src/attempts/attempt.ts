import type { Mark } from './rules/grading.ts'
import type { Sitting } from './rules/sitting.ts'

/** `assigned` counts; a practice run is for those who work with the quiz. */
export type Purpose = 'assigned' | 'practice'

/** How it came: sat on a screen, or written on paper and entered by somebody. */
export type Channel = 'screen' | 'paper'

/** One sitting of somebody with a quiz. */
export interface Attempt extends Sitting {
  id: string
  quizId: string
  studentId: string
  purpose: Purpose
  channel: Channel
  /** Null for a practice run. */
  assignmentId: string | null
  /** 1 for the first of this student at this quiz. */
  number: number
  /** Minutes, as they were at the start; 0 when there is none. */
  timeLimit: number
  score: number | null
  totalPoints: number | null
  passed: boolean | null
  marks: Mark[] | null
  /** Before the last regrade that changed it. */
  previousScore: number | null
}

/** One that is over. It has no score while a part of it waits for a person. */
export interface CompletedAttempt extends Attempt {
  finishedAt: string
  totalPoints: number
  marks: Mark[]
}

/** One that is over and of which nothing waits. */
export interface GradedAttempt extends CompletedAttempt {
  score: number
  passed: boolean
}

export function isCompleted(attempt: Attempt): attempt is CompletedAttempt {
  return attempt.state === 'completed'
}
