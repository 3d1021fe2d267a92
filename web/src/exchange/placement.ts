import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'

/** What is wanted of questions; empty is as it was. */
export interface Placement {
  schoolClass: ClassCode | ''
  subject: string
  difficulty: Difficulty | null
  points: number | string
}

export const nowhere: Placement = { schoolClass: '', subject: '', difficulty: null, points: '' }

/** A class alone places nothing: a question lies in a subject. */
export function isPlaced({ subject, difficulty, points }: Placement): boolean {
  return subject !== '' || difficulty !== null || points !== ''
}

export function placementToSend({ schoolClass, subject, difficulty, points }: Placement) {
  const isWhere = schoolClass !== '' && subject !== ''
  return {
    class: isWhere ? schoolClass : undefined,
    subject: isWhere ? subject : undefined,
    difficulty: difficulty ?? undefined,
    points: points === '' ? undefined : Number(points),
  }
}
