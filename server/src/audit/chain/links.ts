import { hash } from 'node:crypto'
import { canonical } from '../../platform/canonical.ts'
import type { StoredEntry } from '../audit-store.ts'

/** What the first entry follows. */
export const beginning = { position: 0, hash: hash('sha256', 'audit') }

/** Where the chain stands after one entry. */
export interface Link {
  position: number
  hash: string
}

type Caller = Pick<StoredEntry, 'address' | 'userAgent'>

/** Address and browser may have to be forgotten one day; what stays of them then is this. */
export function callerDigestOf(salt: string, { address, userAgent }: Caller): string {
  return hash('sha256', canonical([salt, address, userAgent]))
}

/** Every entry is sealed with the one before it: none can be changed, taken out or put in between unseen. */
export function linkAfter(previous: Link, entry: Omit<StoredEntry, keyof Caller>, callerDigest: string): Link {
  const position = previous.position + 1
  const { id, actorId, action, recordType, recordId, details, createdAt } = entry
  const content = [previous.hash, position, id, actorId, action, recordType, recordId, details, createdAt, callerDigest]
  return { position, hash: hash('sha256', canonical(content)) }
}
