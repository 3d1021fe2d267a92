import type { AssignmentStatus } from '@lms/contracts/assignments.ts'

export interface Assignment {
  id: string
  quizId: string
  studentId: string
  assignedBy: string | null
  status: AssignmentStatus
  attemptCount: number
  createdAt: string
}
