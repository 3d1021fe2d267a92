import type { AnsweredBy } from '@lms/contracts/question-types/question-type.ts'
import type { ComponentType } from 'react'
import { EssayAnswer } from './EssayAnswer.tsx'
import { GapsAnswer } from './GapsAnswer.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'
import { PairsAnswer } from './PairsAnswer.tsx'
import { StatementsAnswer } from './StatementsAnswer.tsx'
import type { PartAnswerProps } from './part-answer.ts'

/** How a question with parts is answered; those without need nothing of their own. */
export const partAnswers: Readonly<Partial<Record<AnsweredBy, ComponentType<PartAnswerProps>>>> = {
  pairs: PairsAnswer,
  order: OrderAnswer,
  gaps: GapsAnswer,
  statements: StatementsAnswer,
  essay: EssayAnswer,
}
