/** Numbers that look like chance and are the same for the same seed. */
export interface Chance {
  /** Between two values. */
  between(from: number, to: number): number
  /** About nought, mostly within one. */
  spread(): number
  happens(share: number): boolean
  oneOf<T>(values: readonly [T, ...T[]]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (from, to) => from + (to - from) * next(),
    spread: () => next() + next() + next() + next() - 2,
    happens: (share) => next() < share,
    oneOf: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}
