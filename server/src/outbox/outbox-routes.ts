import { listOutbox, readMail } from '@lms/contracts/outbox/outbox.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Outbox } from './outbox-service.ts'

export function outboxRoutes(outbox: Outbox): Route[] {
  return [
    route(listOutbox, ({ actor, query }) => outbox.list(actor, query)),
    route(readMail, ({ actor, params }) => outbox.read(actor, params.id)),
  ]
}
