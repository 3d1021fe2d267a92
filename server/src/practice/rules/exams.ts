import { type TopicMemory, retention } from './forgetting.ts'

const day = 86_400_000
/** From so many days before an exam on, its topics come first. */
const preparationDays = 21
/** What is firm is looked at once more in the last days, if it would have faded by then. */
const lastDays = 7
const wanted = 0.9

export interface Exam {
  subjectId: string
  /** Year first. */
  day: string
}

/** The next exam of each subject that is near enough to prepare for, by subject, in milliseconds. */
export function examsNear(exams: readonly Exam[], now: number): Map<string, number> {
  const near = new Map<string, number>()
  for (const exam of exams) {
    const at = Date.parse(`${exam.day}T00:00:00Z`)
    const isNear = now < at + day && at - now <= preparationDays * day
    if (isNear && at < (near.get(exam.subjectId) ?? Infinity)) near.set(exam.subjectId, at)
  }
  return near
}

/**
 * From when on a topic is due because of an exam, whatever its memory says: what is not firm is asked every day until
 * it is, what is firm once more in the last week if it would not hold until then.
 */
export function dueForExam(memory: TopicMemory, isFirm: boolean, examAt: number): number {
  const nextDay = memory.at + day / 2
  if (!isFirm) return nextDay
  return retention(memory, examAt) < wanted ? Math.max(nextDay, examAt - lastDays * day) : Infinity
}
