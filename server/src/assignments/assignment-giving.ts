import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { addStudents, lockFigures } from '../subjects/subject-figure-store.ts'
import type { Assignment } from './assignment.ts'
import { type NewAssignments, insertAssignments, studentsInSubject } from './assignment-store.ts'

/** Answers the new assignments. The same student in several quizzes of a subject counts once. */
export async function assignQuiz(
  tx: Queries,
  quiz: Pick<Quiz, 'id' | 'subjectId'>,
  assignment: Omit<NewAssignments, 'quizId'>,
  now: string,
): Promise<Assignment[]> {
  await lockFigures(tx, [quiz.subjectId])
  const known = await studentsInSubject(tx, quiz.subjectId, assignment.studentIds)
  const added = await insertAssignments(tx, { ...assignment, quizId: quiz.id }, now)
  const isNew = ({ studentId, counts }: Assignment): boolean => counts && !known.has(studentId)
  await addStudents(tx, quiz.subjectId, added.filter(isNew).length)
  return added
}
