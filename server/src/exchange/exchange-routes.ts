import * as contract from '@lms/contracts/exchange/exchange.ts'
import * as exporting from '@lms/contracts/exchange/exports.ts'
import * as marking from '@lms/contracts/exchange/marking/marking.ts'
import * as reading from '@lms/contracts/exchange/reading.ts'
import { getImportOverview, passSeenProblem } from '@lms/contracts/exchange/overview.ts'
import { type Route, fileRoute, route, uploadRoute } from '../platform/http/route.ts'
import type { QuestionExports } from './export-service.ts'
import type { QuestionImports } from './import-service.ts'
import type { ImportedQuizzes } from './imported-quizzes.ts'
import type { ImportReview } from './review/review-service.ts'

export function exchangeRoutes(
  imports: QuestionImports,
  review: ImportReview,
  exports: QuestionExports,
  quizzes: ImportedQuizzes,
): Route[] {
  return [
    uploadRoute(contract.uploadImport, ({ query, ...by }, form) => imports.upload(by, query, form)),
    route(contract.listImports, ({ actor, query }) => imports.list(actor, query)),
    route(contract.getImport, ({ actor, params }) => imports.get(actor, params.id)),
    route(contract.discardImport, ({ actor, params }) => imports.discard(actor, params.id)),
    route(contract.listImportItems, ({ actor, params, query }) => imports.listItems(actor, params.id, query)),
    route(contract.changeImportItem, ({ actor, params, body }) =>
      imports.changeItem(actor, params.id, params.number, body),
    ),
    route(contract.chooseImportItems, ({ actor, params, body }) => imports.choose(actor, params.id, body)),
    route(contract.placeImport, ({ actor, params, body }) => imports.place(actor, params.id, body)),
    route(reading.getImportReading, ({ actor, params }) => review.reading(actor, params.id)),
    route(getImportOverview, ({ actor, params }) => review.overview(actor, params.id)),
    route(reading.rereadImport, ({ actor, params, body }) => review.reread(actor, params.id, body)),
    route(reading.previewImport, ({ actor, params, body }) => review.preview(actor, params.id, body)),
    route(marking.getImportLines, ({ actor, params }) => review.lines(actor, params.id)),
    route(marking.previewMarks, ({ actor, params, body }) => review.previewMarks(actor, params.id, body)),
    route(passSeenProblem, ({ actor, params, body }) => review.passSeen(actor, params.id, body)),
    route(reading.mendImportItems, ({ actor, params, body }) => review.mend(actor, params.id, body)),
    route(contract.confirmImport, ({ actor, params }) => imports.confirm(actor, params.id)),
    route(contract.undoImport, ({ params, ...by }) => imports.undo(by, params.id)),
    route(contract.listImportedQuestions, ({ actor, params, query }) => imports.questions(actor, params.id, query)),
    route(contract.createImportQuiz, ({ params, ...by }) => quizzes.create(by, params.id)),
    fileRoute(contract.getImportTemplate, ({ actor, query }) => exports.template(actor, query.format)),
    fileRoute(exporting.exportQuestions, ({ query, ...by }) => exports.ofFilter(by, query)),
    route(exporting.checkExport, ({ actor, query }) => exports.checkFilter(actor, query)),
    fileRoute(exporting.exportQuiz, ({ params, query, ...by }) => exports.ofQuiz(by, params.id, query.format)),
    route(exporting.checkQuizExport, ({ actor, params, query }) => exports.checkQuiz(actor, params.id, query.format)),
  ]
}
