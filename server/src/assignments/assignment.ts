import type { AssignmentStatus } from '@lms/contracts/assignments/assignments.ts'
import type { Result } from './result.ts'

export interface Assignment {
  id: string
  quizId: string
  studentId: string
  assignedBy: string | null
  status: AssignmentStatus
  attemptCount: number
  /** False for administrators, who try out. */
  counts: boolean
  /** Minutes that this student has more than others. */
  extraMinutes: number
  /** Stars, 1 to 5. */
  rating: number | null
  /** The last completed one. */
  lastAttemptId: string | null
  /** What counts of all completed attempts. */
  counted: Result | null
  createdAt: string
}
