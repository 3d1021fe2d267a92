import { type Actor, can } from '@lms/contracts/permissions.ts'
import { topicLimits } from '@lms/contracts/subjects/topics.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { lockSubject } from '../subject-store.ts'
import { type Topic, namesIn, topicAt } from './topic.ts'
import { insertTopic, topicsOf } from './topic-store.ts'

/** The topic of a subject that a path names. Null when there is none and this person may not add it. */
export type TopicPlacing = (subjectId: string, path: string) => Promise<string | null>

/** For many questions in one transaction: each subject is looked up once. What is missing is made by who may. */
export function createTopicPlacing(tx: Queries, actor: Actor, now: string): TopicPlacing {
  const known = new Map<string, { topics: Topic[]; isOpen: boolean }>()

  async function treeOf(subjectId: string) {
    const present = known.get(subjectId)
    if (present) return present
    const subject = await lockSubject(tx, subjectId)
    const isOpen = subject !== null && subject.deletedAt === null && can(actor, 'subject:update', subject)
    const tree = { topics: [...(await topicsOf(tx, subjectId))] as Topic[], isOpen }
    known.set(subjectId, tree)
    return tree
  }

  return async (subjectId, path) => {
    const names = namesIn(path)
    if (names.length === 0) return null
    const { topics, isOpen } = await treeOf(subjectId)
    const { topic, missing } = topicAt(topics, names)
    if (missing.length === 0) return topic?.id ?? null
    if (!isOpen || topics.length + missing.length > topicLimits.perSubject) return null
    let last = topic
    for (const name of missing) {
      last = await insertTopic(tx, { subjectId, parentId: last?.id ?? null, name }, now)
      topics.push(last)
    }
    return last?.id ?? null
  }
}
