import { shuffled } from '../platform/seeded-random.ts'

/** So many of them, each at most once, in random order. */
export function draw<Item>(items: readonly Item[], wanted: number, random: () => number): Item[] {
  return shuffled(items, random).slice(0, wanted)
}
