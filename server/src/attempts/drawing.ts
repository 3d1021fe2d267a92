import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { conflict } from '../platform/http/errors.ts'
import type { QuizDraws } from '../quizzes/draws/quiz-draws.ts'
import type { Quiz } from '../quizzes/quiz.ts'
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
}

const dayLength = 86_400_000

export function createDrawing({ database, clock, random, draws }: DrawingDependencies): Drawing {
  return {
    async forStudent(quiz, studentId) {
      if (quiz.draws.length === 0) return []
      const now = clock.now()
      const days = Math.max(0, ...quiz.draws.map(({ unseenDays = 0 }) => unseenDays))
      const since = new Date(now.getTime() - days * dayLength).toISOString()
      const last = days === 0 ? new Map<string, string>() : await lastMetBy(database.read(), studentId, since)
      const { questions, missing } = await draws.drawn(database.read(), quiz, { random, met: { last, now } })
      if (missing > 0) throw conflict('not_enough_questions', messages.notEnoughQuestions, { data: { missing } })
      return questions
    },
  }
}
