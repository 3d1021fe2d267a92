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

/** The same weights where the processor reads them quickest; made once of each layer. */
interface Ready {
  width: number
  centre: Float64Array
  perScale: Float64Array
  direct: Float64Array
  weights: Float64Array
  counts: Float64Array
}
const ready = new WeakMap<Layer, Ready>()

function through(layer: Layer, inputs: readonly number[]): number {
  const { width, centre, perScale, direct, weights, counts } = readyFor(layer)
  const scaled = new Float64Array(width)
  let sum = layer.bias
  for (let index = 0; index < width; index++) {
    const value = ((inputs[index] ?? 0) - (centre[index] ?? 0)) * (perScale[index] ?? 1)
    const bounded = value > furthest ? furthest : value < -furthest ? -furthest : value
    scaled[index] = bounded
    sum += bounded * (direct[index] ?? 0)
  }
  // Four at a time: sums that do not wait for each other take half the time.
  for (let bend = 0, at = 0; bend < counts.length; bend += 4) {
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let index = 0; index < width; index++, at += 4) {
      const input = scaled[index] ?? 0
      first += input * (weights[at] ?? 0)
      second += input * (weights[at + 1] ?? 0)
      third += input * (weights[at + 2] ?? 0)
      fourth += input * (weights[at + 3] ?? 0)
    }
    sum += Math.max(0, first) * (counts[bend] ?? 0) + Math.max(0, second) * (counts[bend + 1] ?? 0)
    sum += Math.max(0, third) * (counts[bend + 2] ?? 0) + Math.max(0, fourth) * (counts[bend + 3] ?? 0)
  }
  return logistic(sum)
}

function readyFor(layer: Layer): Ready {
  const known = ready.get(layer)
  if (known) return known
  const width = layer.direct.length
  const fours = Array.from({ length: Math.ceil(layer.bends.length / 4) }, (_, four) =>
    layer.bends.slice(four * 4, four * 4 + 4),
  )
  const made: Ready = {
    width,
    centre: Float64Array.from(layer.centre),
    perScale: Float64Array.from(layer.scale, (scale) => 1 / scale),
    direct: Float64Array.from(layer.direct),
    weights: Float64Array.from(
      fours.flatMap((four) =>
        Array.from({ length: width * 4 }, (_, place) => four[place % 4]?.weights[Math.floor(place / 4)] ?? 0),
      ),
    ),
    counts: Float64Array.from(layer.bends, ({ counts }) => counts),
  }
  ready.set(layer, made)
  return made
}
