import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type * as contract from '@lms/contracts/attempts/attempts.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { parentIdsOf } from '../../children/child-store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRead } from '../../platform/http/authorize.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { listTakeable } from '../../quizzes/quiz-list-store.ts'
import type { QuizSummary } from '../../quizzes/quiz.ts'
import { toChoices } from '../../quizzes/quiz-lists.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { addRating } from '../../subjects/subject-figure-store.ts'
import { lockAssignment } from '../../assignments/assignment-store.ts'
import type { SittingReading } from './sitting-reading.ts'
import { assignedQuizIds, assignmentsOfStudent, findAssignmentOf, saveRating } from '../sitting-store.ts'

type Listing = typeof contract.listAssignedQuizzes

export interface AssignedQuizzes {
  list(actor: Actor, studentId: string, query: QueryOf<Listing>): Promise<DataOf<Listing>>
  /** What this person may take of a subject. */
  ofSubject(actor: Actor, subjectId: string): Promise<DataOf<typeof contract.listTakeableQuizzes>>
  rate(actor: Actor, assignedId: string, rating: number): Promise<DataOf<typeof contract.rateQuiz>>
}

async function takeableOf(queries: Queries, studentId: string, subjectId: string): Promise<QuizSummary[]> {
  return listTakeable(queries, subjectId, await assignedQuizIds(queries, studentId))
}

/** For the slice below: whether a subject has anything that this student may take. */
export async function hasQuizFor(queries: Queries, studentId: string, subjectId: string): Promise<boolean> {
  return (await takeableOf(queries, studentId, subjectId)).length > 0
}

export function createAssignedQuizzes({
  database,
  reading,
}: {
  database: Database
  reading: SittingReading
}): AssignedQuizzes {
  return {
    async list(actor, id, query) {
      const studentId = id === 'me' ? actor.id : id
      const parentIds = studentId === actor.id ? [] : await parentIdsOf(database.read(), studentId)
      authorizeRead(actor, 'attempt:read', { userId: studentId, parentIds })
      const { assignments, total, isCapped } = await assignmentsOfStudent(database.read(), studentId, query)
      return {
        quizzes: await reading.assigned(database.read(), actor, assignments),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async ofSubject(actor, subjectId) {
      return { quizzes: await toChoices(database.read(), await takeableOf(database.read(), actor.id, subjectId)) }
    },

    rate(actor, assignedId, rating) {
      return database.transaction(async (tx) => {
        const found = await findAssignmentOf(tx, actor.id, assignedId)
        const assignment = found && (await lockAssignment(tx, found.quizId, actor.id))
        const quiz = assignment && (await findQuiz(tx, assignment.quizId))
        if (!assignment || !quiz) throw notFound(messages.quizMissing)
        if (assignment.lastAttemptId === null) throw conflict('not_finished', messages.notFinished)
        await saveRating(tx, assignment.id, rating)
        if (assignment.counts)
          await addRating(tx, quiz.subjectId, {
            count: assignment.rating === null ? 1 : 0,
            sum: rating - (assignment.rating ?? 0),
          })
        return { rating }
      })
    },
  }
}
