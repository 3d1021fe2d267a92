import { shuffled } from '../../platform/seeded-random.ts'

/** A question that may be drawn, and the share of its points that somebody is expected to get. */
export interface Candidate {
  id: string
  version: number
  /** From 0 to 1. */
  expected: number
}

/**
 * So many, and every time about equally hard: the candidates stand in the order of what is expected of them, are cut
 * into as many parts as are wanted, and each part gives one. Each can be drawn; equally hard ones are equally likely.
 */
export function fairDraw<Item extends Candidate>(
  candidates: readonly Item[],
  count: number,
  random: () => number,
): Item[] {
  const wanted = Math.min(count, candidates.length)
  const inOrder = shuffled(candidates, random).sort((one, other) => one.expected - other.expected)
  return Array.from({ length: wanted }, (_, part) => {
    const from = Math.floor((part * inOrder.length) / wanted)
    const to = Math.floor(((part + 1) * inOrder.length) / wanted)
    return inOrder.slice(from, to)[Math.floor(random() * (to - from))]
  }).filter((item) => item !== undefined)
}

export interface Pool<Item extends Candidate> {
  count: number
  candidates: readonly Item[]
}

/**
 * From each pool so many, none twice and none of those that are there. What has the least to choose from chooses first;
 * the answer is in the order of the pools.
 */
export function drawFrom<Item extends Candidate>(
  pools: readonly Pool<Item>[],
  there: ReadonlySet<string>,
  random: () => number,
): Item[][] {
  const taken = new Set(there)
  const drawn: Item[][] = pools.map(() => [])
  const spare = ({ candidates, count }: Pool<Item>): number => candidates.length - count
  const order = [...pools.entries()].sort(([, one], [, other]) => spare(one) - spare(other))
  for (const [place, { candidates, count }] of order) {
    const free = candidates.filter(({ id }) => !taken.has(id))
    const chosen = fairDraw(free, count, random)
    for (const { id } of chosen) taken.add(id)
    drawn[place] = chosen
  }
  return drawn
}
