import { endOwnSession, listOwnSessions } from '@lms/contracts/profile/profile.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { OwnSessions } from './own-sessions.ts'

export function ownSessionRoutes(sessions: OwnSessions): Route[] {
  return [
    route(listOwnSessions, ({ actor }) => sessions.list(actor)),
    route(endOwnSession, ({ actor, params, caller }) => sessions.end(actor, params.id, caller)),
  ]
}
