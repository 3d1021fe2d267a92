import { type Clock, seconds } from '../platform/clock.ts'
import type { SignedInActor } from '../platform/http/route.ts'

const lifetime = seconds(10)
const maximumEntries = 20_000

/** Remembers for moments who a token belongs to. A session that ends leaves at once. */
export interface ActorCache {
  get(token: string): SignedInActor | undefined
  put(token: string, actor: SignedInActor): void
  forgetSessions(sessionIds: readonly string[]): void
  clear(): void
  /** Grows whenever something was forgotten: what was read before that may no longer be true. */
  generation(): number
}

export function createActorCache(clock: Clock): ActorCache {
  const entries = new Map<string, { actor: SignedInActor; until: number }>()
  const tokensBySession = new Map<string, Set<string>>()
  let generation = 0

  function remove(token: string): void {
    const entry = entries.get(token)
    if (!entry) return
    entries.delete(token)
    const tokens = tokensBySession.get(entry.actor.sessionId)
    tokens?.delete(token)
    if (tokens?.size === 0) tokensBySession.delete(entry.actor.sessionId)
  }

  function clear(): void {
    generation += 1
    entries.clear()
    tokensBySession.clear()
  }

  return {
    clear,
    get(token) {
      const entry = entries.get(token)
      if (entry && entry.until > clock.now().getTime()) return entry.actor
      remove(token)
      return undefined
    },
    put(token, actor) {
      if (entries.size >= maximumEntries) clear()
      entries.set(token, { actor, until: clock.now().getTime() + lifetime })
      const tokens = tokensBySession.get(actor.sessionId) ?? new Set()
      tokensBySession.set(actor.sessionId, tokens.add(token))
    },
    generation: () => generation,
    forgetSessions(sessionIds) {
      generation += 1
      for (const sessionId of sessionIds) for (const token of tokensBySession.get(sessionId) ?? []) remove(token)
    },
  }
}
