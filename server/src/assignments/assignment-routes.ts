import * as contract from '@lms/contracts/assignments/assignments.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Assignments } from './assignment-service.ts'

export function assignmentRoutes(assignments: Assignments): Route[] {
  return [
    route(contract.assignQuiz, ({ params, body, ...by }) => assignments.assign(by, params.id, body)),
    route(contract.listAssignments, ({ actor, params, query }) => assignments.list(actor, params.id, query)),
    route(contract.listGivable, ({ actor, params, query }) => assignments.givable(actor, params.id, query)),
    route(contract.withdrawAssignment, ({ params, ...by }) => assignments.withdraw(by, params.id, params.studentId)),
  ]
}
