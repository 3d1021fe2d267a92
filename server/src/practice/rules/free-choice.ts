import { shuffled } from '../../platform/seeded-random.ts'

/** A question that a child may practise, and how it went the last time. */
export interface FreeCandidate {
  questionId: string
  /** When the child last met it, anywhere; null for never. */
  metAt: string | null
  wasRight: boolean
}

const restDays = 3
const day = 86_400_000

/**
 * What a child practises who has chosen for themselves: what is new or was wrong, then what was right; what was met
 * within three days only when nothing else is left. Within each of these chance decides, and over the order of all.
 */
export function chooseFreely(
  candidates: readonly FreeCandidate[],
  { now, size, random }: { now: Date; size: number; random: () => number },
): string[] {
  const rankOf = ({ metAt, wasRight }: FreeCandidate): number => {
    const isRested = metAt === null || now.getTime() - Date.parse(metAt) >= restDays * day
    return (isRested ? 0 : 2) + (metAt !== null && wasRight ? 1 : 0)
  }
  const ranked = shuffled(candidates, random).toSorted((one, other) => rankOf(one) - rankOf(other))
  return shuffled(ranked.slice(0, size), random).map(({ questionId }) => questionId)
}
