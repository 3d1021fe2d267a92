import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type GivenAnswer, saveAnswers, startAttempt, submitAttempt } from '../../contracts/attempts/attempts.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import type { CallOptions } from '../call.ts'
import { someGiven } from './given.ts'
import { type Reply, ask } from './pupils.ts'

/** What the server has said yes to, per student: the answer to each question. */
export type Acknowledged = Map<string, NonNullable<GivenAnswer>>
export type Ledger = Map<string, Acknowledged>

export interface Target {
  /** Changes with each start of the server. */
  url: string
}

/** Sits a quiz as the web app does: what was not acknowledged is sent again until it is. */
export async function sitSteadfastly(
  target: Target,
  { token, quizId, acknowledged }: { token: string; quizId: string; acknowledged: Acknowledged },
): Promise<void> {
  const sitting = { token, params: { id: quizId } }

  async function persist<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Reply<E>> {
    for (;;) {
      const agent = new Agent()
      try {
        const reply = await ask(agent, target.url, endpoint, options)
        if (reply.status < 500) return reply
      } catch {
        // The server is away; it comes back.
      } finally {
        agent.destroy()
      }
      await delay(20 + Math.random() * 60)
    }
  }

  const { quiz, attempt } = (await persist(startAttempt, { ...sitting, body: {} })).data
  if (!quiz || !attempt) throw new Error('The quiz could not be begun')
  let { sequence } = attempt
  for (const question of quiz.questions) {
    const { _id } = question
    const chosen = someGiven(question)
    for (;;) {
      const body = { answers: { [_id]: chosen }, sequence: sequence + 1 }
      const reply = await persist(saveAnswers, { ...sitting, body })
      const current = reply.data.attempt
      if (!current) throw new Error(`A save was refused with ${reply.status}`)
      sequence = current.sequence
      if (reply.status === 200) break
    }
    acknowledged.set(_id, chosen)
    await delay(Math.random() * 40)
  }
  const submitted = await persist(submitAttempt, { ...sitting, body: { answers: {} } })
  if (submitted.status !== 200) throw new Error(`A submit was refused with ${submitted.status}`)
}
