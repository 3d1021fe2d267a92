import { attemptMessages as messages, startProblems } from '@lms/contracts/attempts/attempt-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { type Clock, days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, tooMany } from '../../platform/http/errors.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { readsAdministratorQuestions } from '../../questions/question-access.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { expectPassword } from '../quiz-password.ts'

/** So many runs a day at a quiz of somebody else: enough to know it, too few to try out its answers. */
const dailyRuns = { points: 5, windowMilliseconds: days(1) }

interface DoorDependencies {
  database: Database
  clock: Clock
  limits: Limits
}

export interface PracticeDoor {
  /** Lets a run begin, or says why not. A run is counted before anything is looked at; what did not begin is given back. */
  pass<Begun>(actor: Actor, quiz: Quiz, password: string | undefined, begin: () => Promise<Begun>): Promise<Begun>
}

export function createPracticeDoor({ database, clock, limits }: DoorDependencies): PracticeDoor {
  async function expectOpen(actor: Actor, quiz: Quiz, password: string | undefined): Promise<void> {
    const readerIsApproved = await readsAdministratorQuestions(database.read(), actor)
    if (!can(actor, 'quiz:practise', { ...quiz, readerIsApproved }))
      throw forbidden('not_approved', messages.practiceUnapproved)
    const isWaiting = quiz.releaseDate !== null && Date.parse(quiz.releaseDate) > clock.now().getTime()
    if (isWaiting || quiz.status === 'draft') throw forbidden('quiz_not_released', startProblems.quiz_not_released)
    await expectPassword(limits, actor, quiz, password)
  }

  return {
    async pass(actor, quiz, password, begin) {
      if (can(actor, 'quiz:update', quiz)) return begin()
      const key = `practice ${actor.id} ${quiz.id}`
      const { allowed, retryAfterSeconds } = await limits.count(key, dailyRuns)
      try {
        if (!allowed) throw tooMany(retryAfterSeconds, 'practice_limit', messages.practiceLimit)
        await expectOpen(actor, quiz, password)
        return await begin()
      } catch (error) {
        await limits.giveBack(key)
        throw error
      }
    },
  }
}
