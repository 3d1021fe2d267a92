import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Practising } from './practice-service.ts'

export function practiceRoutes(practising: Practising): Route[] {
  return [
    route(contract.listPracticeSubjects, ({ actor }) => practising.subjects(actor)),
    route(contract.startPractice, ({ actor, body }) => practising.start(actor, body)),
    route(contract.getPractice, ({ actor, params }) => practising.read(actor, params.id)),
    route(contract.answerPractice, ({ actor, params, body }) => practising.answer(actor, params.id, body)),
  ]
}
