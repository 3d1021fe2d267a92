/** What somebody may see of a completed attempt. Administrators see everything. */
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

/** To the student. */
export function disclosureOf(quiz: ShownBy, standing: Standing, now: Date): Disclosure {
  const isClosed = isPast(quiz.deadline, now)
  const result = quiz.showResultsImmediately || isClosed || standing.isReleased
  const paper = result && !standing.isSitting
  const isLast = quiz.maxAttempts === 0 || standing.attemptCount >= quiz.maxAttempts || isClosed
  return { result, paper, keys: paper && quiz.showCorrectAnswers && isLast }
}

interface ParentSight {
  /** The quiz is their own. */
  isAuthor: boolean
  isApproved: boolean
}

/** Before approval a parent is anybody, and the child whom they made too: then keys are the author's alone. */
export function disclosureToParent(
  quiz: ShownBy & { isActive: boolean },
  standing: Standing,
  { isAuthor, isApproved }: ParentSight,
  now: Date,
): Disclosure {
  const isClosed = !quiz.isActive || isPast(quiz.deadline, now)
  const opens = isClosed || disclosureOf(quiz, standing, now).keys
  return { result: true, paper: true, keys: isAuthor || (isApproved && opens) }
}

function isPast(deadline: string | null, now: Date): boolean {
  return deadline !== null && Date.parse(deadline) <= now.getTime()
}
