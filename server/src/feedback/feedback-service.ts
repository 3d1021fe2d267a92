import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { feedbackMessages as messages } from '@lms/contracts/feedback/feedback-messages.ts'
import type * as contract from '@lms/contracts/feedback/feedback.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorize, authorizeRole, authorizeRead } from '../platform/http/authorize.ts'
import { invalid, notFound, tooMany } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { paginationOf } from '../platform/pagination.ts'
import { seesQuestion } from '../questions/question-access.ts'
import type { Question } from '../questions/question.ts'
import { findQuestion } from '../questions/question-store.ts'
import { findVersion } from '../questions/question-version-store.ts'
import { authorsOf } from '../users/author-store.ts'
import { activeAdministratorIds, findUser } from '../users/user-store.ts'
import type { Feedback } from './feedback.ts'
import * as store from './feedback-store.ts'
import { toFeedbackView } from './feedback-view.ts'

/** More than anybody has to say in an hour. */
const sendLimit = { points: 60, windowMilliseconds: hours(1) }

type OneFeedback = DataOf<typeof contract.sendFeedback>
type ManyFeedbacks = DataOf<typeof contract.listFeedback>

export interface FeedbackActs {
  send(by: By, questionId: string, draft: contract.FeedbackDraft): Promise<OneFeedback>
  list(actor: Actor, query: QueryOf<typeof contract.listFeedback>): Promise<ManyFeedbacks>
  ofQuestion(
    actor: Actor,
    questionId: string,
    query: QueryOf<typeof contract.listQuestionFeedback>,
  ): Promise<ManyFeedbacks>
  setStatus(by: By, id: string, change: contract.FeedbackStatusChange): Promise<OneFeedback>
  respond(by: By, id: string, response: string): Promise<OneFeedback>
}

interface FeedbackDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'settle' | 'dropUnread'>
  /** A student meets questions in attempts only; the slice that knows them says whether this one was among them. */
  hasMet(queries: Queries, actor: Actor, questionId: string): Promise<boolean>
}

export function createFeedback(dependencies: FeedbackDependencies): FeedbackActs {
  const { database, clock, limits, audit, notifications, hasMet } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'feedback')

  async function view(queries: Queries, actor: Actor, feedback: Feedback): Promise<OneFeedback> {
    return { feedback: toFeedbackView(feedback, actor, await authorsOf(queries, [feedback.reporterId])) }
  }

  async function knows(queries: Queries, actor: Actor, question: Question): Promise<boolean> {
    return (await seesQuestion(queries, actor, question)) || hasMet(queries, actor, question.id)
  }

  async function readPage(actor: Actor, scope: store.Scope, query: Parameters<typeof store.listFeedback>[2]) {
    const { feedbacks, total, isCapped } = await store.listFeedback(database.read(), scope, query)
    const reporters = await authorsOf(
      database.read(),
      feedbacks.map(({ reporterId }) => reporterId),
    )
    return {
      feedbacks: feedbacks.map((feedback) => toFeedbackView(feedback, actor, reporters)),
      pagination: paginationOf(query, total, isCapped),
    }
  }

  /** The author, or the administrators when there is no author who could act on it. */
  async function whoActs(tx: Queries, { authorId }: Question, reporterId: string): Promise<string[]> {
    if (authorId !== null && authorId !== reporterId) {
      const author = await findUser(tx, authorId)
      if (author?.isActive === true) return [authorId]
    }
    return authorId === reporterId ? [] : activeAdministratorIds(tx)
  }

  async function lockFor(tx: Queries, actor: Actor, id: string): Promise<Feedback> {
    const feedback = await store.lockFeedback(tx, id)
    if (!feedback) throw notFound(messages.notFound)
    authorizeRead(actor, 'feedback:read', feedback)
    authorize(actor, 'feedback:decide', feedback)
    return feedback
  }

  async function tellReporter(tx: Queries, actor: Actor, feedback: Feedback): Promise<void> {
    const { id, questionId, questionTitle, status, response, reporterId } = feedback
    if (reporterId === null || reporterId === actor.id) return
    // A status and an answer are one piece of news until somebody has read the first of them.
    await notifications.dropUnread(tx, 'feedback_answered', id)
    await notifications.notify(tx, [reporterId], 'feedback_answered', {
      feedbackId: id,
      questionId,
      question: questionTitle,
      status,
      hasResponse: response !== null,
    })
  }

  return {
    async send(by, questionId, { type, content }) {
      const { actor } = by
      authorizeRole(actor, 'feedback:send')
      const { allowed, retryAfterSeconds } = await limits.count(`feedback:${actor.id}`, sendLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      return database.transaction(async (tx) => {
        const question = await findQuestion(tx, questionId)
        if (!question || !(await knows(tx, actor, question))) throw notFound(questionMessages.notFound)
        const { title, version, authorId } = question
        const report = { questionId, questionTitle: title, questionVersion: version, authorId, reporterId: actor.id }
        const feedback = await store.insertFeedback(tx, { ...report, type, content }, now())
        await record(tx, by, 'feedback.send', feedback.id, { questionId })
        const reporter = (await authorsOf(tx, [actor.id])).get(actor.id)?.name ?? ''
        const details = { feedbackId: feedback.id, questionId, question: title, reporter }
        await notifications.notify(tx, await whoActs(tx, question, actor.id), 'question_reported', details, actor.id)
        return view(tx, actor, feedback)
      })
    },

    list(actor, query) {
      authorizeRole(actor, 'feedback:read')
      return readPage(actor, actor.role === 'administrator' ? 'everything' : { userId: actor.id }, query)
    },

    async ofQuestion(actor, questionId, query) {
      authorizeRole(actor, 'feedback:read')
      const question = await findQuestion(database.read(), questionId)
      if (!question) throw notFound(questionMessages.notFound)
      const decides = can(actor, 'feedback:decide', question)
      const answer = await readPage(actor, decides ? 'everything' : { userId: actor.id }, { ...query, questionId })
      if (answer.feedbacks.length === 0 && !(await knows(database.read(), actor, question)))
        throw notFound(questionMessages.notFound)
      return answer
    },

    setStatus(by, id, { status, fixedInVersion }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const feedback = await lockFor(tx, actor, id)
        const version = status === 'resolved' ? (fixedInVersion ?? null) : null
        if (version !== null && !(await isLaterVersion(tx, feedback, version))) throw versionUnknown()
        if (status === feedback.status && version === feedback.fixedInVersion) return view(tx, actor, feedback)
        const saved = await store.saveDecision(tx, id, { status, fixedInVersion: version }, now())
        if (status === 'resolved' || status === 'rejected') await notifications.settle(tx, 'question_reported', [id])
        await record(tx, by, 'feedback.status', id, { status })
        await tellReporter(tx, actor, saved)
        return view(tx, actor, saved)
      })
    },

    respond(by, id, response) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const feedback = await lockFor(tx, actor, id)
        if (response === feedback.response) return view(tx, actor, feedback)
        const saved = await store.saveDecision(tx, id, { response }, now())
        await record(tx, by, 'feedback.respond', id)
        await tellReporter(tx, actor, saved)
        return view(tx, actor, saved)
      })
    },
  }
}

/** What was already there when it was reported did not fix it. */
async function isLaterVersion(tx: Queries, feedback: Feedback, version: number): Promise<boolean> {
  return version > feedback.questionVersion && (await findVersion(tx, feedback.questionId, version)) !== null
}

function versionUnknown() {
  return invalid([{ field: 'fixedInVersion', message: messages.versionUnknown }])
}
