/** The value below which a share of all values lies. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values instanceof Uint8Array) return quantileOfBytes(values, share)
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5)
}

/** Counted instead of sorted. */
function quantileOfBytes(values: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  let left = Math.min(values.length - 1, Math.floor(share * values.length))
  for (let value = 0; value < 256; value++) {
    left -= counts[value] ?? 0
    if (left < 0) return value
  }
  return 0
}
