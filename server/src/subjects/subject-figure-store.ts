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
