import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Message, sentMessage } from '@lms/contracts/messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import type { QuizBulk, QuizBulkAction, bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { quizMessages as messages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { Quiz } from './quiz.ts'
import { sightOf } from './quiz-access.ts'
import { recountCourses } from './quiz-figures.ts'
import * as store from './quiz-store.ts'
import type { By, QuizDependencies } from './quiz-dependencies.ts'

export interface QuizBulkActs {
  act(by: By, bulk: QuizBulk): Promise<DataOf<typeof bulkQuizzes>>
}

type Surroundings = Pick<QuizDependencies, 'database' | 'clock' | 'audit' | 'assignments'>

export function createQuizBulk({ database, clock, audit, assignments }: Surroundings): QuizBulkActs {
  /** Why this quiz stays as it is, or null. */
  async function refusalOf(tx: Queries, { actor }: By, action: QuizBulkAction, quiz: Quiz): Promise<Message | null> {
    if (!can(actor, 'quiz:update', quiz))
      return (await sightOf(tx, actor, quiz, assignments.isAssigned)) ? messages.notOwn : messages.notFound
    return (quiz.deletedAt !== null) === (action === 'restore') ? null : messages.notFound
  }

  return {
    act(by, { action, quizIds }) {
      const { actor, caller } = by
      authorizeRole(actor, 'quiz:update')
      const now = clock.now().toISOString()
      return database.transaction(async (tx) => {
        const ids = [...new Set(quizIds)]
        const known = new Map((await store.lockQuizzes(tx, ids)).map((quiz) => [quiz.id, quiz]))
        const changed: Quiz[] = []
        const results = []
        for (const id of ids) {
          const quiz = known.get(id)
          const refused = quiz ? await refusalOf(tx, by, action, quiz) : messages.notFound
          if (quiz && !refused) changed.push(quiz)
          results.push({ id, success: refused === null, ...sentMessage(refused ?? acts[action].done) })
        }
        await store.saveStanding(
          tx,
          changed.map(({ id }) => id),
          acts[action].standing(now),
          now,
        )
        await recountCourses(
          tx,
          changed.map(({ subjectId }) => subjectId),
        )
        for (const { id: recordId } of changed)
          await audit.record(tx, { actor, caller, recordType: 'quiz', recordId, ...acts[action].entry })
        return {
          results,
          summary: { total: ids.length, successful: changed.length, failed: ids.length - changed.length },
        }
      })
    },
  }
}

interface Act {
  standing: (now: string) => Parameters<typeof store.saveStanding>[2]
  done: Message
  entry: { action: string; details?: Record<string, unknown> }
}

const updated = { action: 'quiz.update', details: { fields: ['isActive'] } }

const acts: Readonly<Record<QuizBulkAction, Act>> = {
  activate: { standing: () => ({ isActive: true }), done: messages.activated, entry: updated },
  deactivate: { standing: () => ({ isActive: false }), done: messages.deactivated, entry: updated },
  delete: { standing: (now) => ({ deletedAt: now }), done: messages.deleted, entry: { action: 'quiz.delete' } },
  restore: { standing: () => ({ deletedAt: null }), done: messages.restored, entry: { action: 'quiz.restore' } },
}
