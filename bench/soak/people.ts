import { Agent, type ClientRequest, type IncomingMessage, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataOf, Endpoint } from '../../contracts/endpoint.ts'
import { dataIn } from '../../contracts/call.ts'
import { listenToEvents } from '../../contracts/events.ts'
import { type CallOptions, addressOf, send } from '../call.ts'

export const kinds = ['sitting', 'practice', 'lists', 'imports', 'papers', 'blog', 'signing in', 'streams'] as const
export type Kind = (typeof kinds)[number]

/** One request, as whoever asked saw it. */
export interface Asked {
  kind: Kind
  at: number
  milliseconds: number
}

/** What all the people of a soak share: where they go, what they saw, and whether it is over. */
export class Crowd {
  readonly asked: Asked[] = []
  readonly failures: { at: number; what: string }[] = []
  /** Moments at which the server said that it is too busy and when to come again, or let go of a stream. */
  readonly putOff: number[] = []
  private isOver = false
  private readonly going: Promise<void>[] = []
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Again and again until it is over, with a pause of so many milliseconds on average between two rounds. */
  goOn(pause: number, act: (round: number) => Promise<unknown>): void {
    const going = async (): Promise<void> => {
      for (let round = 0; !this.isOver; round += 1) {
        await this.pause(pause)
        await act(round).catch((error: unknown) => this.fail(String(error)))
      }
    }
    this.going.push(going())
  }

  /** What people think for between two requests; nobody comes in step with anybody. */
  async pause(milliseconds: number): Promise<void> {
    await delay(this.isOver ? shortest : Math.random() * 2 * milliseconds)
  }

  async end(): Promise<void> {
    this.isOver = true
    await Promise.all(this.going)
  }

  fail(what: string): void {
    this.failures.push({ at: Date.now(), what })
  }

  /** An endpoint of the contract; undefined when it answered something else than it should, which is kept as a failure. */
  async ask<E extends Endpoint>(kind: Kind, endpoint: E, options: CallOptions<E>): Promise<DataOf<E> | undefined> {
    const text = await this.timed(kind, `${endpoint.method} ${endpoint.path}`, endpoint.status, () =>
      send(this.url, endpoint, options),
    )
    return text === undefined || endpoint.produces !== undefined ? undefined : dataIn(endpoint, JSON.parse(text))
  }

  /** A page of the site, or a file. */
  page(kind: Kind, address: string, init: RequestInit = {}, status = 200): Promise<string | undefined> {
    return this.timed(kind, `${init.method ?? 'GET'} ${address}`, status, () => fetch(this.url + address, init))
  }

  private async timed(kind: Kind, name: string, status: number, act: () => Promise<Response>) {
    for (;;) {
      const began = performance.now()
      const answer = await act()
      const text = await answer.text()
      const again = answer.headers.get('retry-after')
      if (answer.status === 503 && again !== null) {
        this.putOff.push(Date.now())
        await delay(Number(again) * 1000)
        continue
      }
      this.asked.push({ kind, at: Date.now(), milliseconds: performance.now() - began })
      if (answer.status === status) return text
      this.fail(`${name} answered ${answer.status}: ${text.slice(0, 200)}`)
      return undefined
    }
  }

  /** A screen that listens, and listens again when the server lets go of it, as the web app does. */
  async listen(token: string): Promise<Listening> {
    const screen: { isWanted: boolean; open?: ClientRequest } = { isWanted: true }
    const begin = async (): Promise<void> => {
      while (screen.isWanted) {
        const began = performance.now()
        const { stream, answer } = await this.openStream(token)
        screen.open = stream
        if (answer.statusCode === 200) {
          this.asked.push({ kind: 'streams', at: Date.now(), milliseconds: performance.now() - began })
          answer.once('close', () => void (screen.isWanted && again()))
          return
        }
        stream.destroy()
        if (answer.statusCode !== 503) this.fail(`A stream was answered with ${answer.statusCode}`)
        else this.putOff.push(Date.now())
        await delay(1000)
      }
    }
    const again = async (): Promise<void> => {
      this.putOff.push(Date.now())
      await delay(1000)
      await begin().catch((error: unknown) => this.fail(String(error)))
    }
    await begin()
    return {
      close() {
        screen.isWanted = false
        screen.open?.destroy()
      },
    }
  }

  private openStream(token: string): Promise<{ stream: ClientRequest; answer: IncomingMessage }> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const stream = get(this.url + addressOf(listenToEvents), { agent: ownLine, headers }, (answer) => {
        // What is closed in the middle says so.
        answer.on('error', () => {}).resume()
        resolve({ stream, answer })
      })
      stream.on('error', reject)
    })
  }
}

interface Listening {
  close(): void
}

/** Milliseconds, when everybody hurries to an end. */
const shortest = 20

const ownLine = new Agent({ keepAlive: false, maxSockets: Infinity })
