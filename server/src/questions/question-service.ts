import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import type * as contract from '@lms/contracts/questions/questions.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { subjectNamesOf } from '../subjects/subject-store.ts'
import { topicPathsOf } from '../subjects/topics/topic-store.ts'
import { authorsOf } from '../users/author-store.ts'
import type { Question } from './question.ts'
import { expectChangeable, expectSight, expectSubject, questionScope, withTopic } from './question-access.ts'
import type { Scope } from './question-filter-store.ts'
import * as lists from './question-list-store.ts'
import * as store from './question-store.ts'
import { type Names, toQuestionView, toSummaryView, toVersionView } from './question-view.ts'
import { listVersions } from './question-version-store.ts'
import { checkedQuestion, richTextsOf, withTexts } from './question-writing.ts'
import type { QuestionWriting } from './question-dependencies.ts'

type OneQuestion = DataOf<typeof contract.getQuestion>
type Versions = typeof contract.listQuestionVersions

export interface Questions {
  list(actor: Actor, query: QueryOf<typeof contract.listQuestions>): Promise<DataOf<typeof contract.listQuestions>>
  stats(actor: Actor, filter: contract.QuestionFilter): Promise<contract.QuestionStats>
  get(actor: Actor, id: string): Promise<OneQuestion>
  versions(actor: Actor, id: string, query: QueryOf<Versions>): Promise<DataOf<Versions>>
  create(by: By, draft: contract.QuestionDraft): Promise<OneQuestion>
  update(by: By, id: string, changes: contract.QuestionChanges): Promise<OneQuestion>
  remove(by: By, id: string): Promise<void>
  restore(by: By, id: string): Promise<OneQuestion>
}

export function createQuestions({ database, clock, audit, html }: QuestionWriting): Questions {
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'question')

  async function view(queries: Queries, question: Question): Promise<OneQuestion> {
    const topics = await topicPathsOf(queries, question.topicId === null ? [] : [question.topicId])
    return { question: toQuestionView(question, { ...(await namesOf(queries, [question])), topics }) }
  }

  const scopeOf = (actor: Actor): Promise<Scope> => questionScope(database.read(), actor)

  return {
    async list(actor, query) {
      const { questions, total, isCapped } = await lists.listQuestions(database.near(), await scopeOf(actor), query)
      const names = await namesOf(database.read(), questions)
      return {
        questions: questions.map((question) => toSummaryView(question, names)),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async stats(actor, filter) {
      return lists.readStats(database.near(), await scopeOf(actor), filter)
    },

    async get(actor, id) {
      const question = await store.findQuestion(database.read(), id)
      return view(database.read(), await expectSight(database.read(), actor, question))
    },

    async versions(actor, id, query) {
      const question = await store.findQuestion(database.read(), id)
      const { version: total } = await expectSight(database.read(), actor, question)
      const versions = await listVersions(database.read(), id, query)
      const names = await namesOf(database.read(), versions)
      return {
        versions: versions.map((version) => toVersionView(version, names)),
        pagination: paginationOf(query, total),
      }
    },

    async create(by, draft) {
      const { actor } = by
      authorizeRole(actor, 'question:create')
      const text = checkedQuestion(withTexts(draft, await html.clean(actor.id, richTextsOf(draft, draft.type))))
      return database.transaction(async (tx) => {
        await expectSubject(tx, actor, text)
        const owned = { authorId: actor.id, byAdministrator: actor.role === 'administrator' }
        const [id = ''] = await store.insertQuestions(tx, [{ ...(await withTopic(tx, text)), ...owned }], now())
        await record(tx, by, 'question.create', id)
        return view(tx, await expectSight(tx, actor, await store.findQuestion(tx, id)))
      })
    },

    async update(by, id, { version, ...changes }) {
      const { actor } = by
      const before = await expectChangeable(database.read(), actor, await store.findQuestion(database.read(), id))
      const { type = before.type } = changes
      // Answers that were plain text are read as HTML from now on.
      const answers = changes.answers ?? (type === before.type ? undefined : before.answers)
      const changed = { ...changes, answers }
      const clean = withTexts(changed, await html.clean(actor.id, richTextsOf(changed, type)))
      return database.transaction(async (tx) => {
        const question = await expectChangeable(tx, actor, await store.lockQuestion(tx, id))
        if (question.deletedAt !== null) throw notFound(messages.notFound)
        if (version !== question.version || before.version !== version)
          throw conflict('stale', platformMessages.stale, { data: await view(tx, question) })
        const { subjectId, parts, ...current } = question
        const given = Object.fromEntries(Object.entries(clean).filter(([, value]) => value !== undefined))
        const topicId = topicAfter(question, changes)
        const written = { ...current, ...parts, subject: subjectId, topicId, ...given }
        const text = await withTopic(tx, checkedQuestion(written, question))
        const fields = changedFields(question, text)
        if (fields.length === 0) return view(tx, question)
        if (fields.includes('subjectId') || fields.includes('class')) await expectSubject(tx, actor, text)
        const saved = await store.saveQuestion(tx, { ...question, ...text }, { authorId: actor.id, now: now() })
        await record(tx, by, 'question.update', id, { fields, version: saved.version })
        return view(tx, saved)
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const question = await expectChangeable(tx, by.actor, await store.lockQuestion(tx, id))
        if (question.deletedAt !== null) throw notFound(messages.notFound)
        await store.saveDeletion(tx, [id], now(), now())
        await record(tx, by, 'question.delete', id)
      })
    },

    restore(by, id) {
      return database.transaction(async (tx) => {
        const question = await expectChangeable(tx, by.actor, await store.lockQuestion(tx, id))
        if (question.deletedAt === null) return view(tx, question)
        const time = now()
        await store.saveDeletion(tx, [id], null, time)
        await record(tx, by, 'question.restore', id)
        return view(tx, { ...question, deletedAt: null, updatedAt: time })
      })
    },
  }
}

/** Another subject has other topics, and who writes a topic by hand means none of the tree. */
function topicAfter(
  question: Question,
  { subject, topic }: Pick<contract.QuestionChanges, 'subject' | 'topic'>,
): string | null {
  const isElsewhere = subject !== undefined && subject !== question.subjectId
  return isElsewhere || (topic !== undefined && topic !== question.topic) ? null : question.topicId
}

export async function namesOf(
  queries: Queries,
  records: readonly { authorId: string | null; subjectId: string }[],
): Promise<Names> {
  const subjects = await subjectNamesOf(
    queries,
    records.map(({ subjectId }) => subjectId),
  )
  const authors = await authorsOf(
    queries,
    records.map(({ authorId }) => authorId),
  )
  return { subjects, authors }
}
