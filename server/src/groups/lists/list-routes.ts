import * as contract from '@lms/contracts/groups/student-lists.ts'
import { type Route, fileRoute, route, uploadRoute } from '../../platform/http/route.ts'
import type { StudentLists } from './list-service.ts'
import { listTemplate } from './list-template.ts'

export function studentListRoutes(lists: StudentLists): Route[] {
  return [
    uploadRoute(contract.uploadStudentList, ({ query, ...by }, form) => lists.upload(by, query, form)),
    route(contract.listStudentLists, ({ actor, query }) => lists.list(actor, query)),
    fileRoute(contract.getStudentListTemplate, ({ query }) => listTemplate(query.format)),
    route(contract.getStudentList, ({ actor, params }) => lists.get(actor, params.id)),
    route(contract.listRows, ({ actor, params, query }) => lists.rows(actor, params.id, query)),
    route(contract.changeRow, ({ actor, params, body }) => lists.changeRow(actor, params.id, params.number, body)),
    route(contract.chooseRows, ({ actor, params, body }) => lists.choose(actor, params.id, body)),
    route(contract.confirmStudentList, ({ actor, params }) => lists.confirm(actor, params.id)),
    route(contract.undoStudentList, ({ actor, params }) => lists.undo(actor, params.id)),
    route(contract.discardStudentList, ({ actor, params }) => lists.discard(actor, params.id)),
  ]
}
