import { accountMessages as messages } from '@lms/contracts/accounts/account-messages.ts'
import { AccessToken } from '@lms/contracts/accounts/accounts.ts'
import { z } from 'zod'
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
import { createActorCache } from './actor-cache.ts'
import { endTrustUnusedSince, endWaysOf } from './child-sign-in/child-sign-in-store.ts'
import { forgetDevicesUnusedSince } from './devices/known-device-store.ts'
import { deviceLifetime } from './devices/devices.ts'
import type { AccessTokens } from './keys/access-tokens.ts'
import { locked, unlocked } from './keys/locked.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { deleteNoticeLinksBefore } from './notices/notice-link-store.ts'
import { deleteResetsOlderThan } from './password-reset-store.ts'
import { deleteVerificationsBefore } from './verification/verification-store.ts'
import { hashOf, newSecretToken } from './keys/secret-tokens.ts'
import * as store from './session-store.ts'

const rememberedLifetime = days(7)
const shortLifetime = hours(24)
/** However often it is refreshed. */
const longestLifetime = days(30)
/** Tokens from before keys had names were sealed with this one. */
const namelessKey = '0'
/** Two tabs that refresh in the same moment, or an answer lost on the way: not a theft. */
const reuseGrace = seconds(10)
const useNotedEvery = minutes(5)

const Successor = z.object({ access: AccessToken, token: z.string() })

export interface RefreshToken {
  token: string
  maxAgeSeconds: number
}

export interface OpenedSession {
  user: User
  access: AccessToken
  refresh: RefreshToken
}

interface PreparedSession {
  readonly id: string
  insert(tx: Queries): Promise<void>
  opened(): Promise<OpenedSession>
}

export interface Sessions {
  /** A session that is not there yet: inserted in the caller's transaction, its token signed after it. */
  prepare(user: User, caller: Caller, isRemembered: boolean): Promise<PreparedSession>
  refresh(refreshToken: string, caller: Caller): Promise<OpenedSession>
  end(tx: Queries, sessionId: string): Promise<void>
  /** Whose session a refresh token is good for, without using it up. */
  holderOf(refreshToken: string): Promise<{ id: string; sessionId: string } | null>
  /** The one session that is named stays. What a child signs in with besides the password ends as well. */
  endAllOf(tx: Queries, userId: string, exceptSessionId?: string): Promise<void>
  endAllOfEach(tx: Queries, userIds: readonly string[]): Promise<void>
  /** The address is noted now and then, for the person to recognise where the session is used. */
  authenticate(token: string, address: string): Promise<SignedInActor | null>
  forgetExpired(): Promise<void>
}

interface SessionsDependencies {
  database: Database
  clock: Clock
  events: Events
  keys: SigningKeys
  accessTokens: AccessTokens
}

export function createSessions({ database, clock, events, keys, accessTokens }: SessionsDependencies): Sessions {
  const cache = createActorCache(clock)
  events.subscribe(sessionsEnded, ({ sessionIds }) => cache.forgetSessions(sessionIds))
  events.onMissed(() => cache.clear())

  const now = (): string => clock.now().toISOString()
  const endOf = (createdAt: string): Date => later(new Date(createdAt), longestLifetime)
  const rejected = () => unauthenticated('invalid_refresh_token', messages.invalidRefreshToken)

  /** Each use prolongs it, until its end. */
  function expiryOf({ isRemembered, createdAt }: Pick<store.Session, 'isRemembered' | 'createdAt'>): Date {
    const prolonged = later(clock.now(), isRemembered ? rememberedLifetime : shortLifetime)
    return new Date(Math.min(prolonged.getTime(), endOf(createdAt).getTime()))
  }

  function refreshOf(token: string, expiresAt: Date): RefreshToken {
    return { token, maxAgeSeconds: Math.ceil((expiresAt.getTime() - clock.now().getTime()) / seconds(1)) }
  }

  /** The token names its session and carries our seal, so that any older one is recognised and no invented one is. */
  async function newRefreshToken(sessionId: string): Promise<{ token: string; tokenHash: string }> {
    const unsealed = `${sessionId}.${newSecretToken().token}`
    const token = `${unsealed}.${await keys.seal('refresh', unsealed)}`
    return { token, tokenHash: hashOf(token) }
  }

  async function findByToken(refreshToken: string): Promise<store.Session | null> {
    const [sessionId = '', secret = '', ...seal] = refreshToken.split('.')
    const named = seal.length === 1 ? [namelessKey, ...seal] : seal
    if (!(await keys.isSeal('refresh', `${sessionId}.${secret}`, named.join('.')))) return null
    return store.findSession(database.read(), sessionId)
  }

  /** Who comes with the token that was just replaced is given what replaced it: nothing new comes into the world. */
  async function successorOf(session: store.Session, refreshToken: string, user: User): Promise<OpenedSession> {
    const isRecent = later(new Date(session.rotatedAt), reuseGrace) >= clock.now()
    const isPrevious = session.previousRefreshHash === hashOf(refreshToken)
    const answered = isRecent && isPrevious && unlocked(session.successor, refreshToken)
    if (!answered) return endStolen(session.id)
    const { access, token } = Successor.parse(JSON.parse(answered))
    return { user, access, refresh: refreshOf(token, new Date(session.expiresAt)) }
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
    async prepare(user, caller, isRemembered) {
      const id = newId()
      const createdAt = now()
      const expiresAt = expiryOf({ isRemembered, createdAt })
      const { token, tokenHash } = await newRefreshToken(id)
      return {
        id,
        insert: (tx) =>
          store.insertSession(tx, {
            id,
            userId: user.id,
            refreshHash: tokenHash,
            isRemembered,
            expiresAt: expiresAt.toISOString(),
            userAgent: caller.userAgent,
            address: caller.address,
            now: createdAt,
          }),
        async opened() {
          const access = await accessTokens.issue(user, { id, endsAt: endOf(createdAt) })
          return { user, access, refresh: refreshOf(token, expiresAt) }
        },
      }
    },

    async refresh(refreshToken, caller) {
      const session = await findByToken(refreshToken)
      const user = session && (await findUser(database.read(), session.userId))
      if (!session || !user?.isActive || session.expiresAt <= now()) throw rejected()
      if (session.refreshHash !== hashOf(refreshToken)) return successorOf(session, refreshToken, user)
      const { token, tokenHash } = await newRefreshToken(session.id)
      const expiresAt = expiryOf(session)
      const access = await accessTokens.issue(user, { id: session.id, endsAt: endOf(session.createdAt) })
      const successor = locked(JSON.stringify({ access, token }), refreshToken)
      const next = { refreshHash: tokenHash, successor, expiresAt: expiresAt.toISOString(), address: caller.address }
      const isRotated = await database.transaction((tx) => store.rotateSession(tx, session, { ...next, now: now() }))
      if (isRotated) return { user, access, refresh: refreshOf(token, expiresAt) }
      // Another tab was quicker: both get what it got.
      const rotated = await store.findSession(database.read(), session.id)
      if (!rotated) throw rejected()
      return successorOf(rotated, refreshToken, user)
    },

    async holderOf(refreshToken) {
      const session = await findByToken(refreshToken)
      const presented = hashOf(refreshToken)
      const isGood = session?.refreshHash === presented || session?.previousRefreshHash === presented
      return session && isGood ? { id: session.userId, sessionId: session.id } : null
    },

    async endAllOf(tx, userId, exceptSessionId) {
      await endWaysOf(tx, [userId])
      events.publish(sessionsEnded, { sessionIds: await store.endSessionsOf(tx, userId, now(), exceptSessionId) })
    },

    async endAllOfEach(tx, userIds) {
      if (userIds.length === 0) return
      await endWaysOf(tx, userIds)
      events.publish(sessionsEnded, { sessionIds: await store.endSessionsOfEach(tx, userIds, now()) })
    },

    async authenticate(token, address) {
      const known = cache.get(token)
      if (known) return known
      const generation = cache.generation()
      const sessionId = await accessTokens.sessionOf(token)
      const row = sessionId && (await store.findActor(database.read(), sessionId, now()))
      if (!row) return null
      // Seldom enough that a request hardly ever waits for it, often enough for a person to recognise the session.
      const usedBefore = later(clock.now(), -useNotedEvery).toISOString()
      if (row.last_used_at < usedBefore)
        await database.transaction((tx) => store.noteUse(tx, row.session_id, { usedBefore, address, now: now() }))
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
        await deleteVerificationsBefore(tx, now())
        await deleteNoticeLinksBefore(tx, now())
        const unusedSince = later(clock.now(), -deviceLifetime).toISOString()
        await forgetDevicesUnusedSince(tx, unusedSince)
        await endTrustUnusedSince(tx, unusedSince)
      })
    },
  }
}
