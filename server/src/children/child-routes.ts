import * as contract from '@lms/contracts/children/children.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Children } from './child-service.ts'

export function childRoutes(children: Children): Route[] {
  return [
    route(contract.listChildren, ({ actor, query }) => children.list(actor, query)),
    route(contract.getChild, ({ actor, params }) => children.get(actor, params.id)),
    route(contract.createChild, ({ body, ...by }) => children.create(by, body)),
    route(contract.updateChild, ({ params, body, ...by }) => children.update(by, params.id, body)),
  ]
}
