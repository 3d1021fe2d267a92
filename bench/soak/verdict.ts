/** Something that must stay as it is, however long the process runs; its values in the order of time. */
export interface Watched {
  name: string
  values: readonly number[]
  /** What it may move by without growing: a share of itself, but no less than so much. */
  share: number
  least: number
}

export interface Trend {
  name: string
  middle: number
  last: number
  /** What the line through the last two thirds rises by, from its begin to its end. */
  rise: number
  allowed: number
  isGrowing: boolean
}

export const rule =
  'The first third is warm-up and counts for nothing. Something grows when the median of the last third is above that ' +
  'of the middle third by more than is allowed, and the straight line through both thirds (the median of the slopes ' +
  'between any two samples) rises by more than that as well.'

export function trendOf({ name, values, share, least }: Watched): Trend {
  const third = Math.floor(values.length / 3)
  const [from, between] = [values.length - 2 * third, values.length - third]
  const [middle, last] = [median(values.slice(from, between)), median(values.slice(between))]
  const rise = slopeOf(values.slice(from)) * Math.max(0, 2 * third - 1)
  const allowed = Math.max(least, middle * share)
  return { name, middle, last, rise, allowed, isGrowing: last - middle > allowed && rise > allowed }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return (low + high) / 2
}

/** A few odd samples do not move it. */
function slopeOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) =>
    values.slice(index + 1).map((later, distance) => (later - value) / (distance + 1)),
  )
  return slopes.length === 0 ? 0 : median(slopes)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
