import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import type { AccessToken } from '@lms/contracts/accounts/accounts.ts'
import { type Clock, days, hours, later, minutes, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Events } from '../platform/events/events.ts'
import { unauthenticated } from '../platform/http/errors.ts'
import type { Caller, SignedInActor } from '../platform/http/route.ts'
import { sessionsEnded } from '../platform/http/session-events.ts'
import { newId } from '../platform/ids.ts'
import type { User } from '../users/user.ts'
import { findUser } from '../users/user-store.ts'
import type { AccessTokens } from './access-tokens.ts'
import { createActorCache } from './actor-cache.ts'
import { deleteResetsOlderThan } from './password-reset-store.ts'
import { hashOf, newSecretToken } from './secret-tokens.ts'
import * as store from './session-store.ts'

const rememberedLifetime = days(7)
const shortLifetime = hours(24)
/** Two tabs that refresh in the same moment, or an answer lost on the way: not a theft. */
const reuseGrace = seconds(10)
const useNotedEvery = minutes(5)

export interface RefreshToken {
  token: string
  maxAgeSeconds: number
}

export interface OpenedSession {
  user: User
  access: AccessToken
  /** Absent when the browser already has a newer one. */
  refresh?: RefreshToken
}

interface PreparedSession {
  readonly id: string
  insert(tx: Queries): Promise<void>
  opened(): Promise<OpenedSession>
}

export interface Sessions {
  /** A session that is not there yet: inserted in the caller's transaction, its token signed after it. */
  prepare(user: User, caller: Caller, isRemembered: boolean): PreparedSession
  refresh(refreshToken: string): Promise<OpenedSession>
  end(tx: Queries, sessionId: string): Promise<void>
  /** Whose session a refresh token is good for, without using it up. */
  holderOf(refreshToken: string): Promise<{ id: string; sessionId: string } | null>
  /** The one session that is named stays. */
  endAllOf(tx: Queries, userId: string, exceptSessionId?: string): Promise<void>
  endAllOfEach(tx: Queries, userIds: readonly string[]): Promise<void>
  authenticate(token: string): Promise<SignedInActor | null>
  forgetExpired(): Promise<void>
}

interface SessionsDependencies {
  database: Database
  clock: Clock
  events: Events
  accessTokens: AccessTokens
}

export function createSessions({ database, clock, events, accessTokens }: SessionsDependencies): Sessions {
  const cache = createActorCache(clock)
  events.subscribe(sessionsEnded, ({ sessionIds }) => cache.forgetSessions(sessionIds))
  events.onMissed(() => cache.clear())

  const now = (): string => clock.now().toISOString()
  const lifetimeOf = (isRemembered: boolean): number => (isRemembered ? rememberedLifetime : shortLifetime)
  const refreshOf = (token: string, isRemembered: boolean): RefreshToken => ({
    token,
    maxAgeSeconds: lifetimeOf(isRemembered) / seconds(1),
  })
  const rejected = () => unauthenticated('invalid_refresh_token', messages.invalidRefreshToken)

  /** The token names its session and carries our seal, so that any older one is recognised and no invented one is. */
  function newRefreshToken(sessionId: string): { token: string; tokenHash: string } {
    const unsealed = `${sessionId}.${newSecretToken().token}`
    const token = `${unsealed}.${accessTokens.seal(unsealed)}`
    return { token, tokenHash: hashOf(token) }
  }

  async function findByToken(refreshToken: string): Promise<store.Session | null> {
    const [sessionId = '', secret = '', seal = ''] = refreshToken.split('.')
    if (accessTokens.seal(`${sessionId}.${secret}`) !== seal) return null
    return store.findSession(database.read(), sessionId)
  }

  async function end(tx: Queries, sessionId: string): Promise<void> {
    await store.endSession(tx, sessionId, now())
    events.publish(sessionsEnded, { sessionIds: [sessionId] })
  }

  /** An old token after the grace: someone has a copy, and nobody can tell who. */
  async function endStolen(sessionId: string): Promise<never> {
    await database.transaction((tx) => end(tx, sessionId))
    throw rejected()
  }

  return {
    end,
    prepare(user, caller, isRemembered) {
      const id = newId()
      const { token, tokenHash } = newRefreshToken(id)
      return {
        id,
        insert: (tx) =>
          store.insertSession(tx, {
            id,
            userId: user.id,
            refreshHash: tokenHash,
            isRemembered,
            expiresAt: later(clock.now(), lifetimeOf(isRemembered)).toISOString(),
            userAgent: caller.userAgent,
            address: caller.address,
            now: now(),
          }),
        async opened() {
          return { user, access: await accessTokens.issue(user, id), refresh: refreshOf(token, isRemembered) }
        },
      }
    },

    async refresh(refreshToken) {
      const presented = hashOf(refreshToken)
      const session = await findByToken(refreshToken)
      const user = session && (await findUser(database.read(), session.userId))
      if (!session || !user?.isActive || session.expiresAt <= now()) throw rejected()
      if (session.refreshHash !== presented) {
        const isRecent = later(new Date(session.rotatedAt), reuseGrace) >= clock.now()
        if (session.previousRefreshHash !== presented || !isRecent) return endStolen(session.id)
        return { user, access: await accessTokens.issue(user, session.id) }
      }
      const { token, tokenHash } = newRefreshToken(session.id)
      const expiresAt = later(clock.now(), lifetimeOf(session.isRemembered)).toISOString()
      const isRotated = await database.transaction((tx) =>
        store.rotateSession(tx, session, { refreshHash: tokenHash, expiresAt, now: now() }),
      )
      const access = await accessTokens.issue(user, session.id)
      return isRotated ? { user, access, refresh: refreshOf(token, session.isRemembered) } : { user, access }
    },

    async holderOf(refreshToken) {
      const session = await findByToken(refreshToken)
      const presented = hashOf(refreshToken)
      const isGood = session?.refreshHash === presented || session?.previousRefreshHash === presented
      return session && isGood ? { id: session.userId, sessionId: session.id } : null
    },

    async endAllOf(tx, userId, exceptSessionId) {
      events.publish(sessionsEnded, { sessionIds: await store.endSessionsOf(tx, userId, now(), exceptSessionId) })
    },

    async endAllOfEach(tx, userIds) {
      if (userIds.length === 0) return
      events.publish(sessionsEnded, { sessionIds: await store.endSessionsOfEach(tx, userIds, now()) })
    },

    async authenticate(token) {
      const known = cache.get(token)
      if (known) return known
      const generation = cache.generation()
      const sessionId = await accessTokens.sessionOf(token)
      const row = sessionId && (await store.findActor(database.read(), sessionId, now()))
      if (!row) return null
      // Seldom enough that a request hardly ever waits for it, often enough for a person to recognise the session.
      const stale = later(clock.now(), -useNotedEvery).toISOString()
      if (row.last_used_at < stale) await database.transaction((tx) => store.noteUse(tx, row.session_id, stale, now()))
      const actor = { id: row.id, role: row.role, sessionId: row.session_id }
      // Not remembered either: with the change of the password everything opens at once.
      if (row.temporary_password_until !== null) return { ...actor, mustChangePassword: true }
      // A session that ended while this was being read must not be remembered.
      if (events.isHealthy() && cache.generation() === generation) cache.put(token, actor)
      return actor
    },

    async forgetExpired() {
      const longAgo = later(clock.now(), -days(30)).toISOString()
      await database.transaction(async (tx) => {
        await store.deleteSessionsOlderThan(tx, longAgo)
        await deleteResetsOlderThan(tx, longAgo)
      })
    },
  }
}
