import { insertAssignments } from '../../src/assignments/assignment-store.ts'
import type { TestApp } from '../test-app.ts'
import type { User } from '../../src/users/user.ts'

export async function someAssignment({ database, clock }: TestApp, quizId: string, student: User): Promise<void> {
  const assignment = { quizId, studentIds: [student.id], assignedBy: null }
  await database.transaction((tx) => insertAssignments(tx, assignment, clock.now().toISOString()))
}
