import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { QuestionBulk, bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { judgeEach } from '../platform/bulk.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { By } from '../platform/http/route.ts'
import { findTopic } from '../subjects/topics/topic-store.ts'
import type { Question } from './question.ts'
import { readsAdministratorQuestions, subjectProblem, withTopic } from './question-access.ts'
import * as store from './question-store.ts'
import type { QuestionDependencies } from './question-dependencies.ts'

export interface QuestionBulkActs {
  act(by: By, bulk: QuestionBulk): Promise<DataOf<typeof bulkQuestions>>
}

export function createQuestionBulk({ database, clock, audit }: QuestionDependencies): QuestionBulkActs {
  const record = recordActsOn(audit, 'question')

  return {
    act(by, bulk) {
      const { actor } = by
      authorizeRole(actor, 'question:update')
      const now = clock.now().toISOString()
      return database.transaction(async (tx) => {
        const refusal = await createRefusals(tx, actor, bulk)
        const lock = (ids: readonly string[]) => store.lockQuestions(tx, ids)
        const { changed, answer } = await judgeEach(bulk.questionIds, lock, async (question) => {
          const refused = question ? await refusal(question) : messages.notFound
          return refused ? { refused } : { done: doneBy[bulk.action] }
        })
        const action = actionOf(bulk)
        await save(tx, changed, bulk, { authorId: actor.id, now })
        const details = action === 'question.update' ? { fields: Object.keys(bulk.data) } : {}
        for (const { id } of changed) await record(tx, by, action, id, details)
        return answer
      })
    },
  }
}

const doneBy: Readonly<Record<QuestionBulk['action'], Message>> = {
  delete: messages.deleted,
  restore: messages.restored,
  change_subject: messages.updated,
  change_class: messages.updated,
  change_difficulty: messages.updated,
  change_topic: messages.updated,
  add_tags: messages.updated,
  remove_tags: messages.updated,
}

function actionOf({ action }: QuestionBulk): string {
  return action === 'delete' || action === 'restore' ? `question.${action}` : 'question.update'
}

/** Why this question stays as it is, or null. The same subject and class are looked up once, not once per question. */
async function createRefusals(
  tx: Queries,
  actor: Actor,
  bulk: QuestionBulk,
): Promise<(question: Question) => Promise<Message | null>> {
  const readerIsApproved = await readsAdministratorQuestions(tx, actor)
  const problems = new Map<string, Message | null>()
  const topic = bulk.data.topic ? await findTopic(tx, bulk.data.topic) : null
  return async (question) => {
    if (!can(actor, 'question:update', question))
      return can(actor, 'question:read', { ...question, readerIsApproved }) ? messages.notOwn : messages.notFound
    if ((question.deletedAt !== null) !== (bulk.action === 'restore')) return messages.notFound
    if (bulk.action === 'change_topic' && bulk.data.topic && topic?.subjectId !== question.subjectId)
      return messages.topicUnknown
    const next = changedBy(question, bulk)
    if (next.tags.length > mostTags) return messages.tagsMany
    if (next.subjectId === question.subjectId && next.class === question.class) return null
    const key = `${next.subjectId} ${next.class}`
    if (!problems.has(key)) problems.set(key, await subjectProblem(tx, actor, next))
    return problems.get(key) ?? null
  }
}

async function save(
  tx: Queries,
  questions: readonly Question[],
  bulk: QuestionBulk,
  by: { authorId: string; now: string },
): Promise<void> {
  const ids = questions.map(({ id }) => id)
  if (bulk.action === 'delete') return store.saveDeletion(tx, ids, by.now, by.now)
  if (bulk.action === 'restore') return store.saveDeletion(tx, ids, null, by.now)
  for (const question of questions) await store.saveQuestion(tx, await withTopic(tx, changedBy(question, bulk)), by)
}

function changedBy(question: Question, { action, data }: QuestionBulk): Question {
  if (action === 'change_difficulty') return { ...question, difficulty: data.difficulty ?? question.difficulty }
  if (action === 'change_topic') return { ...question, topicId: data.topic ?? null, topic: '' }
  if (action === 'add_tags') return { ...question, tags: [...new Set([...question.tags, ...(data.tags ?? [])])] }
  if (action === 'remove_tags') return { ...question, tags: withoutTags(question.tags, data.tags ?? []) }
  const subjectId = data.subject ?? question.subjectId
  // Another subject has other topics.
  const topicId = subjectId === question.subjectId ? question.topicId : null
  if (action === 'change_subject') return { ...question, subjectId, topicId }
  return action === 'change_class' ? { ...question, subjectId, topicId, class: data.class ?? question.class } : question
}

const mostTags = 20

/** Whatever their case and accents. */
function withoutTags(tags: readonly string[], gone: readonly string[]): string[] {
  const folded = new Set(gone.map(foldText))
  return tags.filter((tag) => !folded.has(foldText(tag)))
}
