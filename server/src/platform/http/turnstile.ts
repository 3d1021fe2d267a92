import type { FastifyInstance } from 'fastify'
import { createFairQueue } from '../fair-queue.ts'
import { overloaded } from './errors.ts'

/** Health checks pass by: they are asked to find out whether the others are served. */
const freeWays = new Set<string | undefined>(['/healthz', '/readyz'])

interface TurnstileOptions {
  /** How many begin before everybody else comes to word again: more as long as such turns are short. */
  perTurn: { fewest: number; most: number }
  /** Milliseconds. */
  longestTurn: number
  now: () => number
  longestQueue: number
  mostWaitingEach: number
  /** Calls back once, when everything that waits outside has been heard. */
  nextTurn: (begin: () => void) => void
}

export interface Turnstile {
  /** Now, or when it is this one's turn; throws `overloaded` when too many wait already. */
  pass(address: string, begin: () => void): void
}

/**
 * A few requests begin in each turn of the event loop and the rest wait, addresses in turn: thousands that come in one
 * moment would otherwise all be answered before anything else is even read. Short ones begin in larger companies: what
 * they write goes to the disk together.
 */
export function createTurnstile(options: TurnstileOptions): Turnstile {
  const { perTurn, longestTurn, now, longestQueue, mostWaitingEach, nextTurn } = options
  const waiting = createFairQueue<() => void>()
  let begun = 0
  let atOnce = perTurn.fewest
  let since = 0

  /** Down by half when a turn was long, up by one when it was full and short. */
  function settleSize(): void {
    if (now() - since > longestTurn) atOnce = Math.max(perTurn.fewest, Math.floor(atOnce / 2))
    else if (begun === atOnce) atOnce = Math.min(perTurn.most, atOnce + 1)
  }

  function turn(): void {
    settleSize()
    begun = 0
    while (begun < atOnce) {
      const begin = waiting.take()
      if (!begin) return
      count()
      begin()
    }
  }

  function count(): void {
    begun += 1
    if (begun > 1) return
    since = now()
    nextTurn(turn)
  }

  return {
    pass(address, begin) {
      if (begun < atOnce && waiting.length === 0) {
        count()
        begin()
        return
      }
      if (waiting.length >= longestQueue || waiting.lengthOf(address) >= mostWaitingEach) throw overloaded()
      waiting.add(address, begin)
    },
  }
}

/** Turns in a row that newcomers may take from those who are inside: a flood of them must not stop the work. */
const mostForNewcomers = 500

/**
 * Calls back when nobody new came in since the last look: one connection is accepted in each turn of the event loop,
 * so whoever stands outside would wait for the work of all who came before.
 */
export function afterNewcomers(hasNewcomer: () => boolean, soon: (look: () => void) => void) {
  return (begin: () => void): void => {
    let given = 0
    function look(): void {
      const isGiven = hasNewcomer() && given < mostForNewcomers
      given += 1
      if (isGiven) soon(look)
      else begin()
    }
    soon(look)
  }
}

export function letInByTurns(app: FastifyInstance): void {
  let newcomers = 0
  app.server.on('connection', () => (newcomers += 1))
  function hasNewcomer(): boolean {
    const isSomebodyNew = newcomers > 0
    newcomers = 0
    return isSomebodyNew
  }
  // What waits takes some kilobytes each.
  const turnstile = createTurnstile({
    perTurn: { fewest: 4, most: 12 },
    longestTurn: 12,
    now: () => performance.now(),
    longestQueue: 5000,
    mostWaitingEach: 2500,
    nextTurn: afterNewcomers(hasNewcomer, (look) => void setImmediate(look)),
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (freeWays.has(request.routeOptions.url)) {
      done()
      return
    }
    turnstile.pass(request.ip, () => {
      // Whoever has left while waiting needs no answer.
      if (!request.raw.socket.destroyed) done()
    })
  })
}
