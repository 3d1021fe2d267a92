import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import type { Method } from '../../contracts/endpoint.ts'

/** One request of a run; the number tells the requests apart. */
export interface Ask {
  method: Method
  path(number: number): string
  token: string
}

export interface Measured {
  seconds: number
  /** Of each request, in milliseconds. */
  latencies: number[]
  /** What the server's process used for all of them; not a number where the system does not tell. */
  cpuSeconds: number
}

const connections = 16

/** So many requests over connections that are kept open, from this process to another. */
export async function load(url: string, pid: number, ask: Ask, from: number, count: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let next = from

  async function client(): Promise<void> {
    while (next < from + count) {
      const number = next
      next += 1
      const began = performance.now()
      await answered(agent, url + ask.path(number), ask)
      latencies.push(performance.now() - began)
    }
  }

  const cpuBefore = cpuSecondsOf(pid)
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - began) / 1000
  const cpuSeconds = cpuSecondsOf(pid) - cpuBefore
  agent.destroy()
  return { seconds, latencies, cpuSeconds }
}

function answered(agent: Agent, url: string, { method, token }: Ask): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, method, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${method} ${url} answered ${response.statusCode}`))
      })
    })
    asking.once('error', reject)
    asking.end()
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
