import { generationLimits } from '@lms/contracts/generation/generation.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'

/** A hard question is worth twice an easy one, as near as whole points allow. */
const weights: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 3, hard: 4 }

/**
 * Whole points that add up to exactly 100, one figure for each question. By largest remainder: a harder question never
 * gets less than an easier one, and two that are equally hard differ by one point at most.
 */
export function dealtPoints(difficulties: readonly Difficulty[]): number[] {
  const whole = difficulties.reduce((sum, difficulty) => sum + weights[difficulty], 0)
  const shares = difficulties.map((difficulty, index) => {
    const scaled = weights[difficulty] * generationLimits.points
    return { index, points: Math.floor(scaled / whole), remainder: scaled % whole }
  })
  const left = generationLimits.points - shares.reduce((sum, { points }) => sum + points, 0)
  const lucky = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ index, points }) => points + (lucky.has(index) ? 1 : 0))
}
