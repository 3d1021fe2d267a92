import * as contract from '@lms/contracts/subjects/subjects.ts'
import { type Route, route, streamRoute } from '../platform/http/route.ts'
import type { SubjectExport } from './subject-export.ts'
import type { Subjects } from './subject-service.ts'

export function subjectRoutes(subjects: Subjects, exports: SubjectExport): Route[] {
  return [
    route(contract.listSubjects, ({ actor, query }) => subjects.list(actor, query)),
    route(contract.subjectStats, ({ actor }) => subjects.stats(actor)),
    route(contract.subjectChoices, ({ actor, query }) => subjects.choices(actor, query)),
    route(contract.subjectsByClass, ({ actor, params }) => subjects.ofClass(actor, params.code)),
    streamRoute(contract.exportSubjects, ({ query, ...by }, reply) => exports.send(by, query, reply)),
    route(contract.getSubject, ({ actor, params }) => subjects.get(actor, params.id)),
    route(contract.createSubject, ({ body, ...by }) => subjects.create(by, body)),
    route(contract.updateSubject, ({ params, body, ...by }) => subjects.update(by, params.id, body)),
    route(contract.deleteSubject, ({ params, ...by }) => subjects.remove(by, params.id)),
    route(contract.restoreSubject, ({ params, ...by }) => subjects.restore(by, params.id)),
  ]
}
