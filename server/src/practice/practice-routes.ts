import * as progressContract from '@lms/contracts/practice/practice-progress.ts'
import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import type { Audit } from '../audit/audit.ts'
import { type Route, route } from '../platform/http/route.ts'
import { createPracticeProgress } from './knowledge/progress-service.ts'
import { type PractisingDependencies, createPractising } from './practice-service.ts'

export function practiceRoutes(dependencies: PractisingDependencies & { audit: Pick<Audit, 'record'> }): Route[] {
  const practising = createPractising(dependencies)
  const progress = createPracticeProgress(dependencies)
  return [
    route(contract.listPracticeSubjects, ({ actor }) => practising.subjects(actor)),
    route(contract.readToday, ({ actor }) => practising.today(actor)),
    route(contract.startPractice, ({ actor, body }) => practising.start(actor, body)),
    route(contract.getPractice, ({ actor, params }) => practising.read(actor, params.id)),
    route(contract.answerPractice, ({ actor, params, body }) => practising.answer(actor, params.id, body)),
    route(progressContract.readProgress, ({ actor, query }) => progress.read(actor, query.child_id)),
    route(progressContract.readPracticeSettings, ({ actor, query }) => progress.settings(actor, query.child_id)),
    route(progressContract.savePracticeSettings, ({ query, body, ...by }) =>
      progress.saveSettings(by, query.child_id, body),
    ),
  ]
}
