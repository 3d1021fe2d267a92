import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { apiBase } from '../../contracts/endpoint.ts'
import { ask } from './pupils.ts'

/** What the server has said yes to, per student: the answer to each question. */
export type Ledger = Map<string, Map<string, string>>

export interface Target {
  /** Changes with each start of the server. */
  url: string
}

interface Asked {
  method: string
  path: string
  token: string
  body?: object
}

/** Sits a quiz as the web app does: what was not acknowledged is sent again until it is. */
export async function sitSteadfastly(
  target: Target,
  { token, quizId, acknowledged }: { token: string; quizId: string; acknowledged: Map<string, string> },
): Promise<void> {
  const base = `/students/quizzes/${quizId}`

  async function persist(asked: Omit<Asked, 'token'>): Promise<Awaited<ReturnType<typeof ask>>> {
    for (;;) {
      const agent = new Agent()
      try {
        const reply = await ask(agent, target.url + apiBase + asked.path, { ...asked, token })
        if (reply.status < 500) return reply
      } catch {
        // The server is away; it comes back.
      } finally {
        agent.destroy()
      }
      await delay(20 + Math.random() * 60)
    }
  }

  const started = await persist({ method: 'POST', path: `${base}/start`, body: {} })
  const { questions } = started.data['quiz'] as { questions: { _id: string; answers: { _id: string }[] }[] }
  let { sequence } = started.data['attempt'] as { sequence: number }
  for (const { _id, answers } of questions) {
    const chosen = answers[Math.floor(Math.random() * answers.length)]?._id ?? ''
    for (;;) {
      const body = { answers: { [_id]: chosen }, sequence: sequence + 1 }
      const reply = await persist({ method: 'PUT', path: `${base}/answers`, body })
      const current = reply.data['attempt'] as { sequence: number } | undefined
      if (!current) throw new Error(`A save was refused with ${reply.status}`)
      sequence = current.sequence
      if (reply.status === 200) break
    }
    acknowledged.set(_id, chosen)
    await delay(Math.random() * 40)
  }
  const submitted = await persist({ method: 'POST', path: `${base}/submit`, body: { answers: {} } })
  if (submitted.status !== 200) throw new Error(`A submit was refused with ${submitted.status}`)
}
