import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Message, sentMessage } from '@lms/contracts/messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { QuestionBulk, bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { Question } from './question.ts'
import { readsAdministratorQuestions, subjectProblem } from './question-access.ts'
import * as store from './question-store.ts'
import type { By, QuestionDependencies } from './question-dependencies.ts'

export interface QuestionBulkActs {
  act(by: By, bulk: QuestionBulk): Promise<DataOf<typeof bulkQuestions>>
}

export function createQuestionBulk({ database, clock, audit }: QuestionDependencies): QuestionBulkActs {
  return {
    act(by, bulk) {
      const { actor, caller } = by
      authorizeRole(actor, 'question:update')
      const now = clock.now().toISOString()
      return database.transaction(async (tx) => {
        const ids = [...new Set(bulk.questionIds)]
        const known = new Map((await store.lockQuestions(tx, ids)).map((question) => [question.id, question]))
        const refusal = await createRefusals(tx, actor, bulk)
        const changed: Question[] = []
        const results = []
        for (const id of ids) {
          const question = known.get(id)
          const refused = question ? await refusal(question) : messages.notFound
          if (question && !refused) changed.push(question)
          results.push({ id, success: refused === null, ...sentMessage(refused ?? doneBy[bulk.action]) })
        }
        const action = actionOf(bulk)
        await save(tx, changed, bulk, { authorId: actor.id, now })
        for (const { id } of changed)
          await audit.record(tx, {
            actor,
            caller,
            action,
            recordType: 'question',
            recordId: id,
            details: action === 'question.update' ? { fields: Object.keys(bulk.data) } : {},
          })
        return {
          results,
          summary: { total: ids.length, successful: changed.length, failed: ids.length - changed.length },
        }
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
  return async (question) => {
    if (!can(actor, 'question:update', question))
      return can(actor, 'question:read', { ...question, readerIsApproved }) ? messages.notOwn : messages.notFound
    if ((question.deletedAt !== null) !== (bulk.action === 'restore')) return messages.notFound
    const next = changedBy(question, bulk)
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
  for (const question of questions) await store.saveQuestion(tx, changedBy(question, bulk), by)
}

function changedBy(question: Question, { action, data }: QuestionBulk): Question {
  if (action === 'change_difficulty') return { ...question, difficulty: data.difficulty ?? question.difficulty }
  const subjectId = data.subject ?? question.subjectId
  if (action === 'change_subject') return { ...question, subjectId }
  return action === 'change_class' ? { ...question, subjectId, class: data.class ?? question.class } : question
}
