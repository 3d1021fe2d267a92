import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import type { QuizBulk, QuizBulkAction, bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { quizMessages as messages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { judgeEach } from '../platform/bulk.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import type { By } from '../platform/http/route.ts'
import type { Quiz } from './quiz.ts'
import { sightOf } from './quiz-access.ts'
import { recountCourses } from './quiz-figures.ts'
import * as store from './quiz-store.ts'
import type { QuizDependencies } from './quiz-dependencies.ts'

export interface QuizBulkActs {
  act(by: By, bulk: QuizBulk): Promise<DataOf<typeof bulkQuizzes>>
}

type BulkDependencies = Pick<QuizDependencies, 'database' | 'clock' | 'audit' | 'assignments'>

export function createQuizBulk({ database, clock, audit, assignments }: BulkDependencies): QuizBulkActs {
  const record = recordActsOn(audit, 'quiz')

  /** Why this quiz stays as it is, or null. */
  async function refusalOf(tx: Queries, { actor }: By, action: QuizBulkAction, quiz: Quiz): Promise<Message | null> {
    if (!can(actor, 'quiz:update', quiz))
      return (await sightOf(tx, actor, quiz, assignments.isAssigned)) ? messages.notOwn : messages.notFound
    return (quiz.deletedAt !== null) === (action === 'restore') ? null : messages.notFound
  }

  return {
    act(by, { action, quizIds }) {
      authorizeRole(by.actor, 'quiz:update')
      const now = clock.now().toISOString()
      return database.transaction(async (tx) => {
        const lock = (ids: readonly string[]) => store.lockQuizzes(tx, ids)
        const { changed, answer } = await judgeEach(quizIds, lock, async (quiz) => {
          const refused = quiz ? await refusalOf(tx, by, action, quiz) : messages.notFound
          return refused ? { refused } : { done: acts[action].done }
        })
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
        const { entry } = acts[action]
        for (const { id } of changed) await record(tx, by, entry.action, id, entry.details)
        return answer
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
