import { z } from 'zod'
import { says } from '../messages.ts'
import { quizMessages as messages } from './quiz-messages.ts'

/** What a result is told on: the sum of the points, or a mark out of 10 or 100. */
export const quizScales = ['sum', 'ten', 'hundred'] as const
export const QuizScale = z.enum(quizScales)
export type QuizScale = z.infer<typeof QuizScale>

const most = { ten: 10, hundred: 100 } as const

/** As schools write them: whole, half and quarter points. */
const quartersPerPoint = 4
export const pointsLimits = { minimum: 0.25, maximum: 100 } as const

export const Points = z
  .number(says(messages.pointsInvalid))
  .min(pointsLimits.minimum, says(messages.pointsInvalid))
  .max(pointsLimits.maximum, says(messages.pointsInvalid))
  .refine((points) => Number.isInteger(points * quartersPerPoint), says(messages.pointsInvalid))

export interface Mark {
  mark: number
  of: number
}

/** What so many points are on the scale of their quiz; on a mark of 10 or 100 to the nearest quarter. */
export function markOn(scale: QuizScale, { score, total }: { score: number; total: number }): Mark {
  if (scale === 'sum') return { mark: score, of: total }
  const of = most[scale]
  if (total === 0) return { mark: 0, of }
  // In hundredths, because 0.1 + 0.2 is not 0.3 to a computer.
  const quarters = (Math.round(score * 100) * of * quartersPerPoint) / (total * 100)
  return { mark: Math.round(quarters) / quartersPerPoint, of }
}

/** '7,25/10' */
export function writtenMark({ mark, of }: Mark, language: 'vi' | 'en' = 'vi'): string {
  const written = (value: number): string => String(Math.round(value * 100) / 100)
  const text = `${written(mark)}/${written(of)}`
  return language === 'vi' ? text.replaceAll('.', ',') : text
}

/** So many questions worth the same, as far as quarters go: the first ones get what is left over. */
export function evenPoints(count: number, scale: QuizScale): number[] {
  const quarters = (scale === 'sum' ? 10 : most[scale]) * quartersPerPoint
  const each = Math.max(1, Math.floor(quarters / Math.max(1, count)))
  const left = Math.max(0, quarters - each * count)
  return Array.from({ length: count }, (_, index) => (each + (index < left ? 1 : 0)) / quartersPerPoint)
}
