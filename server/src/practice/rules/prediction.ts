import { inputsOf } from './inputs.ts'
import { logistic } from './learning.ts'
import type { Beliefs, Situation } from './states.ts'

/**
 * A logistic regression with a few bends: each of `bends` is a weighted sum of the inputs that counts only above zero.
 * Inputs are centred and scaled first, and never taken for more extreme than what was seen in training.
 */
export interface Layer {
  centre: readonly number[]
  scale: readonly number[]
  bias: number
  direct: readonly number[]
  bends: readonly { weights: readonly number[]; counts: number }[]
}

export interface Model {
  beliefs: Beliefs
  layer: Layer
}

/** The extremes that are still believed, in standard deviations. */
export const furthest = 5

/** How likely the next answer is right. */
export function predict(situation: Situation, topicId: string, at: number | null, { beliefs, layer }: Model): number {
  return through(layer, inputsOf(situation, topicId, at, beliefs))
}

export function through({ centre, scale, bias, direct, bends }: Layer, inputs: readonly number[]): number {
  const scaled = new Float64Array(inputs.length)
  let sum = bias
  for (let index = 0; index < scaled.length; index++) {
    const value = ((inputs[index] ?? 0) - (centre[index] ?? 0)) / (scale[index] ?? 1)
    scaled[index] = Math.min(furthest, Math.max(-furthest, value))
    sum += (scaled[index] ?? 0) * (direct[index] ?? 0)
  }
  for (const { weights, counts } of bends) {
    let bend = 0
    for (let index = 0; index < scaled.length; index++) bend += (scaled[index] ?? 0) * (weights[index] ?? 0)
    if (bend > 0) sum += bend * counts
  }
  return logistic(sum)
}
