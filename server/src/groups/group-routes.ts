import * as contract from '@lms/contracts/groups/groups.ts'
import { inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import { listGroupActs, startGroupAct } from '@lms/contracts/groups/group-acts.ts'
import * as ofResults from '@lms/contracts/groups/group-results.ts'
import { type Route, fileRoute, route } from '../platform/http/route.ts'
import type { GroupActs } from './acts/act-service.ts'
import type { GroupCards } from './card-service.ts'
import type { Groups } from './group-service.ts'
import type { GroupResults } from './results/group-results.ts'

interface GroupServices {
  groups: Groups
  cards: GroupCards
  acts: GroupActs
  results: GroupResults
}

export function groupRoutes({ groups, cards, acts, results }: GroupServices): Route[] {
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
    route(startGroupAct, ({ params, body, ...by }) => acts.start(by, params.id, body)),
    route(listGroupActs, ({ actor, params, query }) => acts.list(actor, params.id, query)),
    route(ofResults.listGroupQuizzes, ({ actor, params, query }) => results.quizzes(actor, params.id, query)),
    route(ofResults.getGroupResults, ({ actor, params, query }) => results.table(actor, params.id, query)),
    route(ofResults.getGroupSummary, ({ actor, params, query }) => results.summary(actor, params.id, query.quizId)),
    fileRoute(ofResults.exportGroupResults, ({ params, query, ...by }) => results.file(by, params.id, query)),
    route(inviteParents, ({ params, body, ...by }) => cards.invite(by, params.id, body)),
  ]
}
