import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import { topicMessages as messages } from '@lms/contracts/subjects/topic-messages.ts'
import {
  type Topic as TopicOnTheWire,
  type TopicChanges,
  type TopicDraft,
  type createTopic,
  type listTopics,
  topicLimits,
} from '@lms/contracts/subjects/topics.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorize, authorizeRead, authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import type { Subject } from '../subject.ts'
import type { SubjectDependencies } from '../subject-dependencies.ts'
import { findSubject, lockSubject } from '../subject-store.ts'
import { type PlacedTopic, type Topic, fits, nameKeyOf } from './topic.ts'
import * as store from './topic-store.ts'

export type TopicCounts = TopicOnTheWire['questions']
const none: TopicCounts = { easy: 0, medium: 0, hard: 0 }

/** Questions belong to a slice above; the app hands in what topics need to know of them. */
export interface TopicKnowledge {
  /** As far as this person may read them, by topic. */
  countsOf(queries: Queries, actor: Actor, subjectId: string): Promise<ReadonlyMap<string, TopicCounts>>
  hasQuestionsIn(queries: Queries, topicId: string): Promise<boolean>
  /** Deleted ones forget it. */
  leave(tx: Queries, topicId: string): Promise<void>
}

export interface Topics {
  list(actor: Actor, subjectId: string): Promise<DataOf<typeof listTopics>>
  create(by: By, subjectId: string, draft: TopicDraft): Promise<DataOf<typeof createTopic>>
  update(by: By, id: string, changes: TopicChanges): Promise<DataOf<typeof createTopic>>
  remove(by: By, id: string): Promise<void>
}

interface TopicDependencies extends SubjectDependencies {
  questions: TopicKnowledge
}

export function createTopics({ database, clock, audit, questions }: TopicDependencies): Topics {
  const record = recordActsOn(audit, 'topic')

  /** Whoever else changes topics of this subject waits. */
  async function lockFor(tx: Queries, { actor }: By, subjectId: string, missing = subjectMessages.notFound) {
    const subject = await lockSubject(tx, subjectId)
    if (!subject || subject.deletedAt !== null) throw notFound(missing)
    authorizeRead(actor, 'subject:read', subject)
    authorize(actor, 'subject:update', subject)
    return subject
  }

  async function lockTopic(tx: Queries, by: By, id: string) {
    const known = await store.findTopic(tx, id)
    if (!known) throw notFound(messages.notFound)
    await lockFor(tx, by, known.subjectId, messages.notFound)
    const all = await store.topicsOf(tx, known.subjectId)
    const topic = all.find((each) => each.id === id)
    if (!topic) throw notFound(messages.notFound)
    return { topic, all }
  }

  async function view(queries: Queries, actor: Actor, { id, subjectId }: Topic) {
    const all = await store.topicsOf(queries, subjectId)
    const counts = await questions.countsOf(queries, actor, subjectId)
    const topic = all.find((each) => each.id === id)
    if (!topic) throw notFound(messages.notFound)
    return { topic: toView(topic, counts) }
  }

  return {
    async list(actor, subjectId) {
      authorizeRole(actor, 'subject:list')
      await expectSubject(database.read(), actor, subjectId)
      const counts = await questions.countsOf(database.read(), actor, subjectId)
      const all = await store.topicsOf(database.read(), subjectId)
      return { topics: all.map((topic) => toView(topic, counts)) }
    },

    create(by, subjectId, draft) {
      authorizeRole(by.actor, 'subject:update')
      return database.transaction(async (tx) => {
        await lockFor(tx, by, subjectId)
        const all = await store.topicsOf(tx, subjectId)
        if (all.length >= topicLimits.perSubject) throw conflict('too_many_topics', messages.tooMany)
        const topic = { id: '', subjectId, parentId: draft.parent, name: draft.name }
        expectPlace(all, topic)
        const created = await store.insertTopic(tx, topic, clock.now().toISOString())
        await record(tx, by, 'topic.create', created.id, { subjectId })
        return view(tx, by.actor, created)
      })
    },

    update(by, id, { name, parent }) {
      authorizeRole(by.actor, 'subject:update')
      return database.transaction(async (tx) => {
        const { topic, all } = await lockTopic(tx, by, id)
        const next = { ...topic, name: name ?? topic.name, parentId: parent === undefined ? topic.parentId : parent }
        expectPlace(all, next)
        await store.saveTopic(tx, next)
        await record(tx, by, 'topic.update', id)
        return view(tx, by.actor, next)
      })
    },

    remove(by, id) {
      authorizeRole(by.actor, 'subject:update')
      return database.transaction(async (tx) => {
        const { topic, all } = await lockTopic(tx, by, id)
        if (await questions.hasQuestionsIn(tx, id)) throw conflict('topic_in_use', messages.inUse)
        const children = all
          .filter(({ parentId }) => parentId === id)
          .map((each) => ({ ...each, parentId: topic.parentId }))
        const left = all.filter((each) => each.id !== id)
        for (const child of children) {
          expectPlace(left, child)
          await store.saveTopic(tx, child)
        }
        await questions.leave(tx, id)
        await store.removeTopic(tx, id)
        await record(tx, by, 'topic.delete', id)
      })
    },
  }
}

async function expectSubject(queries: Queries, actor: Actor, id: string): Promise<Subject> {
  const subject = await findSubject(queries, id)
  if (!subject || subject.deletedAt !== null) throw notFound(subjectMessages.notFound)
  authorizeRead(actor, 'subject:read', subject)
  return subject
}

function expectPlace(all: readonly Topic[], topic: Topic): void {
  if (!fits(all, topic)) throw invalid([{ field: 'parent', message: messages.parentInvalid }])
  const isTaken = all.some(
    ({ id, parentId, name }) =>
      id !== topic.id && parentId === topic.parentId && nameKeyOf(name) === nameKeyOf(topic.name),
  )
  if (isTaken) {
    const errors = [{ field: 'name', message: messages.nameTaken }]
    throw conflict('topic_exists', messages.nameTaken, { errors })
  }
}

function toView({ id, subjectId, parentId, name, path }: PlacedTopic, counts: ReadonlyMap<string, TopicCounts>) {
  return { _id: id, subject: subjectId, parent: parentId, name, path, questions: counts.get(id) ?? none }
}
