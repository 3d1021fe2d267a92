import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { login } from '../../contracts/accounts/accounts.ts'
import { getOwnResult } from '../../contracts/attempts/attempt-results.ts'
import { saveAnswers, startAttempt, submitAttempt } from '../../contracts/attempts/attempts.ts'
import type { DataOf, Endpoint } from '../../contracts/endpoint.ts'
import { type CallOptions, addressOf } from '../call.ts'
import { someGiven } from './given.ts'
import { type School, password } from './school.ts'

/** See statements.ts, which is loaded into the server only. */
const statementsHeader = 'x-statements'

export const steps = ['start', 'save', 'submit', 'result'] as const
type Step = (typeof steps)[number]

export interface Sat {
  seconds: number
  /** Of each request, in milliseconds. */
  latencies: Record<Step, number[]>
  /** What the server's process used; not a number where the system does not tell. */
  cpuSeconds: number
  /** How many statements the server had run by the time it answered; only from one that counts them. */
  statements: Record<Step, number[]>
  failures: string[]
}

export interface Sitters {
  url: string
  pid: number
  quizId: string
  tokens: readonly string[]
  /** So many sit at the same time. */
  atOnce: number
  /** Between two answers, in milliseconds. */
  think: number
}

export interface Reply<E extends Endpoint> {
  status: number
  statements: number
  /** As the server sent it: refusals and the bare server say less than the contract. */
  data: Partial<DataOf<E>>
}

/** Each student starts, saves every answer one by one, submits and looks at the result. */
export async function sitAll({ url, pid, quizId, tokens, atOnce, think }: Sitters): Promise<Sat> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const latencies: Sat['latencies'] = { start: [], save: [], submit: [], result: [] }
  const statements: Sat['statements'] = { start: [], save: [], submit: [], result: [] }
  const failures: string[] = []
  let before = 0

  async function timed<E extends Endpoint>(step: Step, endpoint: E, options: CallOptions<E>): Promise<Reply<E>> {
    const began = performance.now()
    const reply = await ask(agent, url, endpoint, options)
    latencies[step].push(performance.now() - began)
    statements[step].push(reply.statements - before)
    before = reply.statements
    if (reply.status !== 200) failures.push(`${step} ${reply.status}`)
    return reply
  }

  async function sit(token: string): Promise<void> {
    const sitting = { token, params: { id: quizId } }
    const started = await timed('start', startAttempt, { ...sitting, body: {} })
    let sequence = 0
    for (const question of started.data.quiz?.questions ?? []) {
      if (think > 0) await delay(Math.random() * 2 * think)
      sequence += 1
      const body = { answers: { [question._id]: someGiven(question) }, sequence }
      await timed('save', saveAnswers, { ...sitting, body })
    }
    const submitted = await timed('submit', submitAttempt, { ...sitting, body: { answers: {} } })
    await timed('result', getOwnResult, { token, params: { historyId: submitted.data._id ?? '' } })
  }

  const waiting = [...tokens]
  const cpuBefore = cpuSecondsOf(pid)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await sit(token)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpuSeconds = cpuSecondsOf(pid) - cpuBefore
  agent.destroy()
  return { seconds, latencies, cpuSeconds, statements, failures }
}

export async function signIn(url: string, { students: people }: School): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const tokens: string[] = []
  for (let start = 0; start < people.length; start += 16) {
    const some = people.slice(start, start + 16).map(async ({ username }) => {
      const body = { email: username, password }
      const { data } = await ask(agent, url, login, { body })
      return ('token' in data && data.token?.token) || ''
    })
    tokens.push(...(await Promise.all(some)))
  }
  agent.destroy()
  return tokens
}

/** Beside the caller: it keeps its connections, and checking each answer would cost more than serving it. */
export function ask<E extends Endpoint>(
  agent: Agent,
  url: string,
  endpoint: E,
  { token, body, ...parts }: CallOptions<E>,
): Promise<Reply<E>> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
    }
    const { method } = endpoint
    const asking = request(url + addressOf(endpoint, parts), { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const answered: { data?: Partial<DataOf<E>> } = JSON.parse(Buffer.concat(chunks).toString())
        resolve({
          status: response.statusCode ?? 0,
          statements: Number(response.headers[statementsHeader] ?? 0),
          data: answered.data ?? {},
        })
      })
    })
    asking.once('error', reject)
    asking.end(payload)
  })
}

/** Linux counts in hundredths of a second. */
function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
