import { dialectOf } from '../platform/database/dialect.ts'
import type { Queries } from '../platform/database/tables.ts'

/**
 * What the slices above know about a subject: its quizzes, who was assigned them, and the stars they got.
 * They count anew and save here in the transaction of their own change, so that lists can sort by it.
 */
export interface SubjectFigures {
  totalCourses: number
  totalStudents: number
  ratingCount: number
  ratingSum: number
}

/** Before counting: whoever else counts for one of these subjects waits, and then counts this as well. */
export async function lockFigures(tx: Queries, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0 || dialectOf(tx) !== 'postgres') return
  await tx.selectFrom('subjects').select('id').where('id', 'in', subjectIds).orderBy('id').forNoKeyUpdate().execute()
}

export async function saveFigures(tx: Queries, subjectId: string, figures: Partial<SubjectFigures>): Promise<void> {
  const { totalCourses, totalStudents, ratingCount, ratingSum } = figures
  await tx
    .updateTable('subjects')
    .set({
      ...(totalCourses !== undefined && { total_courses: totalCourses }),
      ...(totalStudents !== undefined && { total_students: totalStudents }),
      ...(ratingCount !== undefined && { rating_count: ratingCount }),
      ...(ratingSum !== undefined && { rating_sum: ratingSum }),
    })
    .where('id', '=', subjectId)
    .execute()
}

/** So many more, or fewer, for a figure that would take long to count. */
export async function addStudents(tx: Queries, subjectId: string, change: number): Promise<void> {
  if (change === 0) return
  await tx
    .updateTable('subjects')
    .set((eb) => ({ total_students: eb('total_students', '+', change) }))
    .where('id', '=', subjectId)
    .execute()
}

/** Stars that came, or that take the place of others. */
export async function addRating(
  tx: Queries,
  subjectId: string,
  { count, sum }: { count: number; sum: number },
): Promise<void> {
  await tx
    .updateTable('subjects')
    .set((eb) => ({ rating_count: eb('rating_count', '+', count), rating_sum: eb('rating_sum', '+', sum) }))
    .where('id', '=', subjectId)
    .execute()
}
