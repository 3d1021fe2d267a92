import * as contract from '@lms/contracts/children/children.ts'
import { decideConsents, getConsents } from '@lms/contracts/children/consents.ts'
import { getFamily } from '@lms/contracts/children/family.ts'
import * as family from '@lms/contracts/children/guardians.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Children } from './child-service.ts'
import type { Consents } from './consent-service.ts'
import type { Families } from './family-service.ts'
import type { Guardians } from './guardian-service.ts'

interface FamilyActs {
  children: Children
  consents: Consents
  guardians: Guardians
  families: Families
}

export function childRoutes({ children, consents, guardians, families }: FamilyActs): Route[] {
  return [
    route(contract.listChildren, ({ actor, query }) => children.list(actor, query)),
    route(contract.getChild, ({ actor, params }) => children.get(actor, params.id)),
    route(contract.createChild, ({ body, ...by }) => children.create(by, body)),
    route(contract.updateChild, ({ params, body, ...by }) => children.update(by, params.id, body)),
    route(getConsents, ({ actor, params }) => consents.read(actor, params.id)),
    route(decideConsents, ({ params, body, ...by }) => consents.decide(by, params.id, body)),
    route(getFamily, ({ actor, params }) => families.of(actor, params.id)),
    route(family.listGuardians, ({ actor, params }) => guardians.list(actor, params.id)),
    route(family.createGuardianCode, ({ params, ...by }) => guardians.makeCode(by, params.id)),
    route(family.endGuardianCode, ({ params, ...by }) => guardians.endCode(by, params.id)),
    route(family.joinAsGuardian, ({ body, ...by }) => guardians.join(by, body)),
    route(family.removeGuardian, ({ params, ...by }) => guardians.remove(by, params.id, params.guardianId)),
  ]
}
