import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { OwnSession, listOwnSessions } from '@lms/contracts/profile/profile.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { authorizeRole, authorizeRead } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Caller, SignedInActor } from '../platform/http/route.ts'
import { deviceOf } from './devices/device.ts'
import { placeOf } from './devices/place.ts'
import { type LiveSession, findSession, liveSessionsOf } from './session-store.ts'
import type { Sessions } from './sessions.ts'

export interface OwnSessions {
  list(actor: SignedInActor): Promise<DataOf<typeof listOwnSessions>>
  end(actor: SignedInActor, id: string, caller: Caller): Promise<void>
}

interface OwnSessionDependencies {
  database: Database
  clock: Clock
  sessions: Sessions
  audit: Audit
}

export function createOwnSessions({ database, clock, sessions, audit }: OwnSessionDependencies): OwnSessions {
  return {
    async list(actor) {
      authorizeRole(actor, 'session:read')
      const live = await liveSessionsOf(database.read(), actor.id, clock.now().toISOString())
      return { sessions: live.map((session) => toOwnSession(session, actor.sessionId)) }
    },

    end(actor, id, caller) {
      return database.transaction(async (tx) => {
        const session = await findSession(tx, id)
        if (!session) throw notFound()
        authorizeRead(actor, 'session:end', session)
        await sessions.end(tx, id)
        await audit.record(tx, { actor, action: 'session.end', recordType: 'session', recordId: id, caller })
      })
    },
  }
}

function toOwnSession({ userId: _userId, userAgent, ...session }: LiveSession, currentId: string): OwnSession {
  return {
    ...session,
    device: deviceOf(userAgent),
    place: placeOf(session.address),
    isCurrent: session.id === currentId,
  }
}
