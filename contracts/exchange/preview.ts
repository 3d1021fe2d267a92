import { z } from 'zod'
import { QuestionType } from '../question-types/registry.ts'
import { ExchangeProblem } from './exchange.ts'

/** A question as it would come out, in plain text. */
export const PreviewItem = z.object({
  place: z.string(),
  content: z.string(),
  type: QuestionType,
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  problems: z.array(ExchangeProblem),
})
export type PreviewItem = z.infer<typeof PreviewItem>
