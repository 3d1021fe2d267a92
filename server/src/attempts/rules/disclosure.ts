/** What a student may see of a completed attempt. Parents and authors see everything. */
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

interface Standing {
  /** The author has said so. */
  isReleased: boolean
  attemptCount: number
  /** Another attempt at the same quiz is running, in which it would help. */
  isSitting: boolean
}

export function disclosureOf(quiz: ShownBy, standing: Standing, now: Date): Disclosure {
  const isClosed = quiz.deadline !== null && Date.parse(quiz.deadline) <= now.getTime()
  const result = quiz.showResultsImmediately || isClosed || standing.isReleased
  const paper = result && !standing.isSitting
  const isLast = quiz.maxAttempts === 0 || standing.attemptCount >= quiz.maxAttempts || isClosed
  return { result, paper, keys: paper && quiz.showCorrectAnswers && isLast }
}
