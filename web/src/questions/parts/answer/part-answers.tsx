import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import type { AnsweredBy } from '@lms/contracts/question-types/question-type.ts'
import type { ComponentType } from 'react'
import { GapsAnswer } from './GapsAnswer.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'
import { PairsAnswer } from './PairsAnswer.tsx'
import { StatementsAnswer } from './StatementsAnswer.tsx'

export interface PartAnswerProps {
  question: PaperQuestion
  given: GivenAnswer | undefined
  isLocked: boolean
  onAnswer: (given: GivenAnswer) => void
}

/** How a question with parts is answered; those without need nothing of their own. */
export const partAnswers: Readonly<Partial<Record<AnsweredBy, ComponentType<PartAnswerProps>>>> = {
  pairs: PairsAnswer,
  order: OrderAnswer,
  gaps: GapsAnswer,
  statements: StatementsAnswer,
}
