import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict } from '../platform/http/errors.ts'
import type { QuizDraws } from '../quizzes/draws/quiz-draws.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { lockQuiz } from '../quizzes/quiz-store.ts'
import type { PlacedVersion } from '../quizzes/quiz-points-store.ts'
import { lastMetBy } from './met-question-store.ts'

/** What a quiz draws for somebody who begins. Outside of transactions: a bank is large. */
export interface Drawing {
  /** A paper with some of the questions would pass for the whole quiz: then nothing begins. */
  forStudent(quiz: Quiz, studentId: string): Promise<PlacedVersion[]>
}

interface DrawingDependencies {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  draws: QuizDraws
  notifications: Pick<Notifications, 'notify' | 'dropUnread' | 'wasTold'>
}

const dayLength = 86_400_000

export function createDrawing({ database, clock, random, draws, notifications }: DrawingDependencies): Drawing {
  /** Once for each state of the quiz, however many children knock. Who tries their own quiz sees it anyway. */
  async function tellAuthor({ id, authorId }: Quiz, studentId: string, missing: number): Promise<void> {
    if (authorId === null || authorId === studentId) return
    await database.transaction(async (tx) => {
      const quiz = await lockQuiz(tx, id)
      if (!quiz || quiz.deletedAt !== null) return
      const about = { kind: 'draw_short', recordId: id, since: quiz.updatedAt } as const
      if (await notifications.wasTold(tx, authorId, about)) return
      await notifications.dropUnread(tx, 'draw_short', id)
      await notifications.notify(tx, [authorId], 'draw_short', { quizId: id, quiz: quiz.title, missing })
    })
  }

  return {
    async forStudent(quiz, studentId) {
      if (quiz.draws.length === 0) return []
      const now = clock.now()
      const days = Math.max(0, ...quiz.draws.map(({ unseenDays = 0 }) => unseenDays))
      const since = new Date(now.getTime() - days * dayLength).toISOString()
      const last = days === 0 ? new Map<string, string>() : await lastMetBy(database.read(), studentId, since)
      const { questions, missing } = await draws.drawn(database.read(), quiz, { random, met: { last, now } })
      if (missing > 0) await tellAuthor(quiz, studentId, missing)
      if (missing > 0) throw conflict('not_enough_questions', messages.notEnoughQuestions, { data: { missing } })
      return questions
    },
  }
}
