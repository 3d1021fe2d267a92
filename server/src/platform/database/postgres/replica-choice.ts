/** The oldest answer that a list or a public page may give, in milliseconds. */
const longestLag = 5000
/** What the clocks of two machines may differ by. */
const clockSlack = 2000

/** Who asks: when they have written last, `never`, or `unknown`. */
export type LastWrite = number | 'never' | 'unknown'

interface Choice {
  now: number
  /** The replica is known to have everything that was kept before this moment; null while that is not known. */
  provenAt: number | null
  lastWrite: LastWrite
}

/** Whether a replica may answer: it is not too far behind, and it has everything that this caller has written. */
export function mayAskReplica({ now, provenAt, lastWrite }: Choice): boolean {
  if (provenAt === null || lastWrite === 'unknown') return false
  // A clock that was set back says nothing about what is there.
  const isFresh = provenAt <= now && now - provenAt <= longestLag
  return isFresh && (lastWrite === 'never' || lastWrite + clockSlack < provenAt)
}
