import type { Queries } from '../../platform/database/tables.ts'
import * as store from './chain-store.ts'
import { type Link, beginning, callerDigestOf, linkAfter } from './links.ts'

const portion = 1000
/** Whoever has more to look for has seen enough. */
const mostProblems = 20

export interface Verified {
  /** In words, the oldest first; none when all is well. */
  problems: string[]
  entries: number
  unsealed: number
  head: Link
}

interface Reading {
  /** Those of these people who still have an account. */
  existing(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Where the chain stood when somebody wrote it down elsewhere. */
  noted?: Link
}

/** Reads the whole chain; what was changed, removed or put in is told by its place. */
export async function verifyChain(queries: Queries, { existing, noted }: Reading): Promise<Verified> {
  const problems: string[] = []
  const found = await store.findChain(queries)
  const { head, anchor } = found ?? { head: beginning, anchor: beginning }
  let last: Link = anchor
  let entries = 0
  let isNotedSeen = noted === undefined || isSame(noted, last) || noted.position < anchor.position
  for (;;) {
    const some = await store.sealedAfter(queries, last.position, portion)
    const forgotten: store.SealedEntry[] = []
    for (const entry of some) {
      problems.push(...problemsOf(last, entry))
      if (entry.callerSalt === null) forgotten.push(entry)
      last = entry
      entries += 1
      isNotedSeen ||= noted !== undefined && isSame(noted, entry)
    }
    problems.push(...(await wronglyForgotten(forgotten)))
    if (some.length < portion || problems.length >= mostProblems) break
  }
  if (problems.length < mostProblems) {
    if (!isSame(last, head)) problems.push(endProblem(last, head, found !== null))
    if (!isNotedSeen && noted) problems.push(`What was noted for entry ${noted.position} is not in the log.`)
  }
  const { position, hash } = last
  const unsealed = await store.countUnsealed(queries)
  return { problems: problems.slice(0, mostProblems), entries, unsealed, head: { position, hash } }

  /** Only those who are gone are forgotten. */
  async function wronglyForgotten(forgotten: readonly store.SealedEntry[]): Promise<string[]> {
    if (forgotten.length === 0) return []
    const person = ({ actorId, recordId }: store.SealedEntry): string => actorId ?? recordId
    const present = await existing(queries, [...new Set(forgotten.map(person))])
    return forgotten
      .filter((entry) => present.has(person(entry)))
      .map(({ position, id }) => `Entry ${position} (${id}) has lost where it came from.`)
  }
}

function problemsOf(last: Link, entry: store.SealedEntry): string[] {
  const { position, id } = entry
  const between = position - last.position - 1
  if (between === 1) return [`Entry ${last.position + 1} is missing.`]
  if (between > 1) return [`Entries ${last.position + 1} to ${position - 1} are missing.`]
  const isCallerKept =
    entry.callerSalt === null
      ? entry.address === null && entry.userAgent === null
      : callerDigestOf(entry.callerSalt, entry) === entry.callerDigest
  const isSealKept = isSame(linkAfter(last, entry, entry.callerDigest), entry)
  return isCallerKept && isSealKept ? [] : [`Entry ${position} (${id}) was changed.`]
}

function endProblem(last: Link, head: Link, isChainKnown: boolean): string {
  if (!isChainKnown) return 'The end of the log is not known: its mark was removed.'
  if (last.position < head.position) return `Entries ${last.position + 1} to ${head.position} are missing at the end.`
  return 'The log does not end as it was sealed.'
}

function isSame(one: Link, other: Link): boolean {
  return one.position === other.position && one.hash === other.hash
}
