import { type Layer, furthest } from '../../server/src/practice/rules/prediction.ts'

/** `inputs` are `count` rows of `width`. */
export interface Examples {
  inputs: Float32Array
  width: number
  count: number
  right: readonly boolean[]
}

const bends = 12
const epochs = 5
const batch = 64
const rate = 0.003
const shrinking = 1e-5

/** Adam in small batches, from a fixed seed: the same answers give the same weights. */
export function fitLayer({ inputs, width, count, right }: Examples): Layer {
  const { centre, scale, isConstant } = standardize(inputs, width, count)
  const random = randomFrom(20_261_116)
  const [ofBends, direct] = [bends * width, bends * width + bends]
  const bias = direct + width
  const weights = new Float64Array(bias + 1)
  for (let index = 0; index < direct; index++) {
    const size = 2 / Math.sqrt(index < ofBends ? width : bends)
    // What never varied in training has no weight, for in the product it may.
    const isSilent = index < ofBends && isConstant[index % width] === 1
    weights[index] = isSilent ? 0 : (random() - 0.5) * size
  }
  const gradient = new Float64Array(weights.length)
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  const heights = new Float64Array(bends)
  const order = Int32Array.from({ length: count }, (_, index) => index)
  let steps = 0

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < count; from += batch) {
      const to = Math.min(count, from + batch)
      gradient.fill(0)
      for (let place = from; place < to; place++) addGradient(order[place] ?? 0)
      steps++
      const size = rate * (1 - (epoch * count + from) / (epochs * count))
      const [ofFirst, ofSecond] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
      for (let index = 0; index < weights.length; index++) {
        const slope = (gradient[index] ?? 0) / (to - from) + shrinking * (weights[index] ?? 0)
        const moved = (first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope)
        const spread = (second[index] = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope)
        weights[index] = (weights[index] ?? 0) - (size * (moved / ofFirst)) / (Math.sqrt(spread / ofSecond) + 1e-8)
      }
    }
  }
  return {
    centre: [...centre].map(rounded),
    scale: [...scale].map(rounded),
    bias: rounded(weights[bias] ?? 0),
    direct: [...weights.subarray(direct, bias)].map(rounded),
    bends: Array.from({ length: bends }, (_, bend) => ({
      weights: [...weights.subarray(bend * width, (bend + 1) * width)].map(rounded),
      counts: rounded(weights[ofBends + bend] ?? 0),
    })),
  }

  function addGradient(example: number): void {
    const row = example * width
    let sum = weights[bias] ?? 0
    for (let index = 0; index < width; index++) sum += (weights[direct + index] ?? 0) * (inputs[row + index] ?? 0)
    for (let bend = 0; bend < bends; bend++) {
      let height = 0
      const at = bend * width
      for (let index = 0; index < width; index++) height += (weights[at + index] ?? 0) * (inputs[row + index] ?? 0)
      heights[bend] = height
      if (height > 0) sum += height * (weights[ofBends + bend] ?? 0)
    }
    const error = 1 / (1 + Math.exp(-sum)) - (right[example] ? 1 : 0)
    gradient[bias] = (gradient[bias] ?? 0) + error
    for (let index = 0; index < width; index++)
      gradient[direct + index] = (gradient[direct + index] ?? 0) + error * (inputs[row + index] ?? 0)
    for (let bend = 0; bend < bends; bend++) {
      const height = heights[bend] ?? 0
      if (height <= 0) continue
      gradient[ofBends + bend] = (gradient[ofBends + bend] ?? 0) + error * height
      const share = error * (weights[ofBends + bend] ?? 0)
      const at = bend * width
      for (let index = 0; index < width; index++)
        gradient[at + index] = (gradient[at + index] ?? 0) + share * (inputs[row + index] ?? 0)
    }
  }
}

/** Centres and scales the rows in place, as the layer will do with what it is asked. */
function standardize(inputs: Float32Array, width: number, count: number) {
  const [centre, scale, isConstant] = [new Float64Array(width), new Float64Array(width), new Uint8Array(width)]
  const each = (act: (value: number, column: number, place: number) => void) => {
    for (let place = 0; place < count * width; place++) act(inputs[place] ?? 0, place % width, place)
  }
  each((value, column) => (centre[column] = (centre[column] ?? 0) + value / count))
  each((value, column) => (scale[column] = (scale[column] ?? 0) + (value - (centre[column] ?? 0)) ** 2 / count))
  for (let column = 0; column < width; column++) {
    const deviation = Math.sqrt(scale[column] ?? 0)
    isConstant[column] = deviation < 1e-4 ? 1 : 0
    scale[column] = isConstant[column] ? 1 : deviation
  }
  each((value, column, place) => {
    const scaled = (value - (centre[column] ?? 0)) / (scale[column] ?? 1)
    inputs[place] = Math.min(furthest, Math.max(-furthest, scaled))
  })
  return { centre, scale, isConstant }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let place = order.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    const kept = order[place] ?? 0
    order[place] = order[other] ?? 0
    order[other] = kept
  }
}

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const rounded = (value: number) => Number(value.toPrecision(5))
