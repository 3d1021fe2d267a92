import * as contract from '@lms/contracts/groups/groups.ts'
import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { GroupCards } from './card-service.ts'
import type { Groups } from './group-service.ts'

interface GroupActs {
  groups: Groups
  cards: GroupCards
}

export function groupRoutes({ groups, cards }: GroupActs): Route[] {
  return [
    route(contract.listGroups, ({ actor, query }) => groups.list(actor, query)),
    route(contract.createGroup, ({ body, ...by }) => groups.create(by, body)),
    route(contract.getGroup, ({ actor, params }) => groups.get(actor, params.id)),
    route(contract.updateGroup, ({ params, body, ...by }) => groups.update(by, params.id, body)),
    route(contract.deleteGroup, ({ params, ...by }) => groups.remove(by, params.id)),
    route(contract.listMembers, ({ actor, params, query }) => groups.listMembers(actor, params.id, query)),
    route(contract.addMembers, ({ params, body, ...by }) => groups.addMembers(by, params.id, body)),
    route(contract.removeMembers, ({ params, body, ...by }) => groups.removeMembers(by, params.id, body)),
    route(contract.updateMember, ({ params, body, ...by }) =>
      groups.updateMember(by, params.id, params.studentId, body),
    ),
    route(makeGroupCards, ({ params, body, ...by }) => cards.make(by, params.id, body)),
    route(inviteParents, ({ params, body, ...by }) => cards.invite(by, params.id, body)),
  ]
}
