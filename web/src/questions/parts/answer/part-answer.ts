import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'

export interface PartAnswerProps {
  question: PaperQuestion
  given: GivenAnswer | undefined
  isLocked: boolean
  onAnswer: (given: GivenAnswer) => void
}
