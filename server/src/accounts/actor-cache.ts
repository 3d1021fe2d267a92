import { LRUCache } from 'lru-cache'
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
  /** Grows whenever something was forgotten because it ended: what was read before that may no longer be true. */
  generation(): number
}

export function createActorCache(clock: Clock): ActorCache {
  const tokensBySession = new Map<string, Set<string>>()
  const actors = new LRUCache<string, SignedInActor>({
    max: maximumEntries,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    dispose({ sessionId }, token) {
      const tokens = tokensBySession.get(sessionId)
      tokens?.delete(token)
      if (tokens?.size === 0) tokensBySession.delete(sessionId)
    },
  })
  let generation = 0
  let latest = 0
  /** A clock that was set back would keep them for as long as it was ahead. */
  function forgetWhenSetBack(): void {
    const now = clock.now().getTime()
    if (now < latest) actors.clear()
    latest = now
  }

  return {
    clear() {
      generation += 1
      actors.clear()
    },
    get(token) {
      forgetWhenSetBack()
      return actors.get(token)
    },
    put(token, actor) {
      forgetWhenSetBack()
      actors.set(token, actor)
      const tokens = tokensBySession.get(actor.sessionId) ?? new Set()
      tokensBySession.set(actor.sessionId, tokens.add(token))
    },
    generation: () => generation,
    forgetSessions(sessionIds) {
      generation += 1
      for (const sessionId of sessionIds) for (const token of tokensBySession.get(sessionId) ?? []) actors.delete(token)
    },
  }
}
