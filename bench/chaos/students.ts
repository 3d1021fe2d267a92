import { setTimeout as delay } from 'node:timers/promises'
import { type GivenAnswer, saveAnswers, startAttempt, submitAttempt } from '../../contracts/attempts/attempts.ts'
import { someGiven } from '../attempts/given.ts'
import type { Asking } from './asking.ts'

/** What the server has said yes to in one sitting. */
export interface Sat {
  attemptId: string
  /** Acknowledged, one by one: the server counts the same ones. */
  saves: number
  answers: Map<string, NonNullable<GivenAnswer>>
  isSubmitted: boolean
}

/** By student. */
export type Ledger = Map<string, Sat[]>

export interface Saves {
  /** When each was acknowledged, by the clock of `performance`. */
  at: number[]
  /** How long its student had waited for that, in milliseconds. */
  waited: number[]
}

export interface Students {
  ledger: Ledger
  saves: Saves
  problems: string[]
  /** Nobody begins again; answers when everybody has handed in. */
  finish(): Promise<void>
}

interface Sitting {
  people: readonly { id: string; token: string }[]
  quizId: string
  /** Between two answers on average, in milliseconds. */
  think: number
}

/** Each sits the quiz again and again. What was not acknowledged is sent again until it is. */
export function startStudents(asking: Asking, { people, quizId, think }: Sitting): Students {
  const ledger: Ledger = new Map(people.map(({ id }) => [id, []]))
  const saves: Saves = { at: [], waited: [] }
  const problems: string[] = []
  const over = new AbortController()

  async function save(sat: Sat, token: string, [question, given]: [string, NonNullable<GivenAnswer>]): Promise<void> {
    const body = { attemptId: sat.attemptId, answers: { [question]: given }, sequence: sat.saves + 1 }
    const began = performance.now()
    const reply = await asking.persist(saveAnswers, { token, params: { id: quizId }, body })
    const sequence = reply.data.attempt?.sequence
    if (reply.status !== 200 || sequence !== sat.saves + 1) {
      problems.push(
        `save ${sat.saves + 1} of ${sat.attemptId} was answered with ${reply.status} ${reply.code}, and ${sequence} are there`,
      )
      if (sequence === undefined) throw new Error('The sitting cannot go on')
      sat.saves = sequence
      return
    }
    sat.saves = sequence
    sat.answers.set(question, given)
    saves.at.push(performance.now())
    saves.waited.push(performance.now() - began)
  }

  async function sit(id: string, token: string): Promise<void> {
    const all = ledger.get(id) ?? []
    const started = await asking.persist(startAttempt, { token, params: { id: quizId }, body: {} })
    const { quiz, attempt } = started.data
    if (!quiz || !attempt) throw new Error(`beginning was answered with ${started.status} ${started.code}`)
    if (all.some(({ attemptId }) => attemptId === attempt._id))
      problems.push(`${attempt._id} was handed in and runs again`)
    const sat: Sat = { attemptId: attempt._id, saves: attempt.sequence, answers: new Map(), isSubmitted: false }
    if (attempt.sequence !== 0) problems.push(`${attempt._id} began with ${attempt.sequence} saves`)
    all.push(sat)
    for (const question of quiz.questions) {
      await delay(Math.random() * 2 * think)
      if (over.signal.aborted) break
      await save(sat, token, [question._id, someGiven(question)])
    }
    const body = { attemptId: sat.attemptId, answers: {} }
    const submitted = await asking.persist(submitAttempt, { token, params: { id: quizId }, body })
    if (submitted.status === 200) sat.isSubmitted = true
    else problems.push(`handing in ${sat.attemptId} was answered with ${submitted.status} ${submitted.code}`)
  }

  const all = people.map(async ({ id, token }) => {
    // Nobody comes at the same instant as everybody else.
    await delay(Math.random() * 2 * think)
    try {
      while (!over.signal.aborted) await sit(id, token)
    } catch (error) {
      problems.push(`a student gave up: ${String(error)}`)
    }
  })
  return {
    ledger,
    saves,
    problems,
    async finish() {
      over.abort()
      await Promise.all(all)
    },
  }
}
