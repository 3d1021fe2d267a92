import { type Actor, can } from '@lms/contracts/permissions.ts'

/** What somebody may see of a completed attempt. */
export interface Disclosure {
  /** Score, and passed or not. */
  result: boolean
  /** The questions, what was given, and which of it was right. */
  paper: boolean
  /** Which options are correct, and why. */
  keys: boolean
}

interface ShownBy {
  showResultsImmediately: boolean
  showCorrectAnswers: boolean
  deadline: string | null
  /** 0: as many as one likes. */
  maxAttempts: number
}

export interface Sitting {
  attemptCount: number
  /** Another attempt at the same quiz is running, in which it would help. */
  isSitting: boolean
}

interface Standing extends Sitting {
  /** The author has said so. */
  isReleased: boolean
}

function disclosureToStudent(quiz: ShownBy, standing: Standing, now: Date): Disclosure {
  const isClosed = isPast(quiz.deadline, now)
  const result = quiz.showResultsImmediately || isClosed || standing.isReleased
  const paper = result && !standing.isSitting
  const isLast = quiz.maxAttempts === 0 || standing.attemptCount >= quiz.maxAttempts || isClosed
  return { result, paper, keys: paper && quiz.showCorrectAnswers && isLast }
}

/** Who looks. */
interface Reader extends Actor {
  /** A parent to whom an administrator has said yes. */
  isApproved: boolean
}

type Shown = ShownBy & { isActive: boolean; authorId: string | null }

/**
 * Administrators and the author see everything. A parent sees what the child sees, and once the quiz is closed and the
 * parent is approved the keys of it too; closing alone opens nothing that is withheld.
 */
export function disclosureTo(reader: Reader, quiz: Shown, standing: Standing, now: Date): Disclosure {
  if (can(reader, 'quiz:update', quiz)) return { result: true, paper: true, keys: true }
  const shown = disclosureToStudent(quiz, standing, now)
  const isClosed = !quiz.isActive || isPast(quiz.deadline, now)
  const opensKeys = reader.role === 'parent' && reader.isApproved && isClosed
  return { ...shown, keys: shown.paper && (shown.keys || opensKeys) }
}

function isPast(deadline: string | null, now: Date): boolean {
  return deadline !== null && Date.parse(deadline) <= now.getTime()
}
