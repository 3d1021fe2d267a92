import * as candidates from '@lms/contracts/paper-sheets/candidates.ts'
import * as marks from '@lms/contracts/paper-sheets/paper-marks.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Candidates } from './candidates/candidate-service.ts'
import type { PaperMarks } from './marks/marks-service.ts'

export function paperSheetRoutes(ofPapers: PaperMarks, ofCandidates: Candidates): Route[] {
  return [
    route(marks.listPrintedPapers, ({ actor, params, query }) => ofPapers.papers(actor, params.id, query)),
    route(marks.keepPaper, ({ params, body, ...by }) => ofPapers.keep(by, params.id, body)),
    route(marks.listPaperMarks, ({ actor, params, query }) => ofPapers.list(actor, params.id, query)),
    route(marks.savePaperMarks, ({ params, body, ...by }) => ofPapers.save(by, params.id, body)),
    route(marks.withdrawPaperMarks, ({ params, ...by }) => ofPapers.withdraw(by, params)),
    route(candidates.listCandidates, ({ actor, query }) => ofCandidates.list(actor, query)),
    route(candidates.addCandidates, ({ body, ...by }) => ofCandidates.add(by, body)),
    route(candidates.updateCandidate, ({ params, body, ...by }) => ofCandidates.update(by, params.id, body)),
    route(candidates.removeCandidate, ({ params, ...by }) => ofCandidates.remove(by, params.id)),
  ]
}
