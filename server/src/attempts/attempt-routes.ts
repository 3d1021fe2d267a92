import { downloadResult, getChildResult, getOwnResult } from '@lms/contracts/attempts/attempt-results.ts'
import * as contract from '@lms/contracts/attempts/attempts.ts'
import { checkAnswer, listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import * as family from '@lms/contracts/attempts/child-results.ts'
import * as markingContract from '@lms/contracts/attempts/marking.ts'
import * as practiceContract from '@lms/contracts/attempts/practice.ts'
import * as author from '@lms/contracts/attempts/quiz-attempts.ts'
import { type Route, fileRoute, route } from '../platform/http/route.ts'
import type { AssignedQuizzes } from './sitting/assigned-quizzes.ts'
import type { AttemptResults } from './results/attempt-results.ts'
import type { ChildResults } from './results/child-results.ts'
import type { Practice } from './practice/practice-service.ts'
import type { QuizAttempts } from './author/quiz-attempts-service.ts'
import type { ResultDownload } from './results/result-download.ts'
import type { Marking } from './marking/marking-service.ts'
import type { Sittings } from './sitting/sitting-service.ts'

interface AttemptActs {
  sittings: Sittings
  assigned: AssignedQuizzes
  results: AttemptResults
  practice: Practice
  ofQuiz: QuizAttempts
  ofChildren: ChildResults
  download: ResultDownload
  marking: Marking
}

export function attemptRoutes(acts: AttemptActs): Route[] {
  const { sittings, assigned, results, practice, ofQuiz, ofChildren, download, marking } = acts
  return [
    route(contract.listAssignedQuizzes, ({ actor, params, query }) => assigned.list(actor, params.id, query)),
    route(contract.listTakeableQuizzes, ({ actor, params }) => assigned.ofSubject(actor, params.id)),
    route(contract.showStudentQuiz, ({ actor, params }) => sittings.show(actor, params.id)),
    route(contract.startAttempt, ({ actor, params, body }) => sittings.start(actor, params.id, body)),
    route(contract.saveAnswers, ({ actor, params, body }) => sittings.save(actor, params.id, body)),
    route(contract.submitAttempt, ({ actor, params, body }) => sittings.submit(actor, params.id, body)),
    route(listChecks, ({ actor, params }) => sittings.checks(actor, params.id)),
    route(checkAnswer, ({ actor, params, body }) => sittings.check(actor, params.id, body)),
    route(contract.rateQuiz, ({ actor, params, body }) => assigned.rate(actor, params.id, body.rating)),
    route(getOwnResult, ({ actor, params }) => results.read(actor, params.historyId)),
    route(getChildResult, ({ actor, params, query }) => results.read(actor, params.historyId, query.child_id)),
    route(family.listChildResults, ({ actor, params, query }) => ofChildren.list(actor, params.id, query)),
    route(family.getChildProgress, ({ actor, params }) => ofChildren.progress(actor, params.id)),
    fileRoute(downloadResult, ({ actor, params, query }) => download.pdf(actor, params.id, query)),
    route(practiceContract.makePractice, ({ actor, params, body }) => practice.make(actor, params.id, body)),
    route(practiceContract.submitPractice, ({ actor, body }) => practice.submit(actor, body)),
    route(practiceContract.getPracticeResult, ({ actor, params }) => practice.result(actor, params.id)),
    route(practiceContract.listPractice, ({ actor, params, query }) => practice.history(actor, params.id, query)),
    route(author.listQuizAttempts, ({ actor, params, query }) => ofQuiz.list(actor, params.id, query)),
    route(author.countSitting, ({ actor, query }) => ofQuiz.countSitting(actor, query.ids ?? [])),
    route(author.giveExtraTime, ({ params, body, ...by }) => ofQuiz.giveExtraTime(by, params.id, body)),
    route(author.regradeQuiz, ({ params, body, ...by }) => ofQuiz.regrade(by, params.id, body.dryRun)),
    route(author.releaseResults, ({ params, ...by }) => ofQuiz.release(by, params.id)),
    route(markingContract.listMarkingGroups, ({ actor, query }) => marking.groups(actor, query)),
    route(markingContract.listMarkedAnswers, ({ actor, query }) => marking.answers(actor, query)),
    route(markingContract.markAnswer, ({ params, body, ...by }) => marking.mark(by, params, body)),
  ]
}
