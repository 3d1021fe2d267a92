import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { me } from '../contracts/accounts/accounts.ts'
import { readNotification } from '../contracts/notifications/notifications.ts'
import { addressOf } from './call.ts'
import { type Contestant, startContest } from './http/contestants.ts'
import { type Ask, type Measured, load } from './http/load.ts'
import { table } from './table.ts'

/**
 * How near the product comes to what Node and SQLite can do at all, for a call that does nothing, a read and a save.
 * `npm run bench:http -- --requests 3000 --rounds 3`
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '3' } },
})
const requests = Number(values.requests)
/** The first round warms both sides up and does not count. */
const rounds = Number(values.rounds) + 1

interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** Not a number where the system does not tell. */
  cpuMicroseconds: number
}

function figuresOf(measured: readonly Measured[]): Figures {
  const latencies = measured.flatMap((round) => round.latencies).sort((a, b) => a - b)
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0
  const sum = (part: (round: Measured) => number): number => measured.reduce((total, round) => total + part(round), 0)
  return {
    perSecond: latencies.length / sum(({ seconds }) => seconds),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicroseconds: (sum(({ cpuSeconds }) => cpuSeconds) / latencies.length) * 1_000_000,
  }
}

type Call = Omit<Ask, 'token'> & { name: string }

/** In turns, so that both sides meet the same weather. */
async function compare(call: Call, product: Contestant, bare: Contestant) {
  const ours: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, kept] of [[product, ours] as const, [bare, theirs] as const]) {
      const measured = await load(side.url, side.pid, { ...call, token: side.token }, round * requests, requests)
      if (round > 0) kept.push(measured)
    }
  }
  return { product: figuresOf(ours), bare: figuresOf(theirs) }
}

function row(call: string, server: string, figures: Figures, digits: number) {
  return {
    call,
    server,
    'req/s': figures.perSecond.toFixed(digits),
    'p50 ms': figures.p50.toFixed(2),
    'p99 ms': figures.p99.toFixed(2),
    'CPU µs': figures.cpuMicroseconds.toFixed(digits),
  }
}

function ratio(product: Figures, bare: Figures): Figures {
  return {
    perSecond: product.perSecond / bare.perSecond,
    p50: product.p50 / bare.p50,
    p99: product.p99 / bare.p99,
    cpuMicroseconds: product.cpuMicroseconds / bare.cpuMicroseconds,
  }
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
try {
  const { product, bare, notificationIds } = await startContest(directory, requests * rounds)
  const calls: Call[] = [
    { name: 'GET /healthz', method: 'GET', path: () => '/healthz' },
    { name: 'GET /auth/me', method: me.method, path: () => addressOf(me) },
    {
      name: 'PATCH notification',
      method: readNotification.method,
      path: (number) => addressOf(readNotification, { params: { id: notificationIds[number] ?? '' } }),
    },
  ]
  const rows = []
  for (const call of calls) {
    const figures = await compare(call, product, bare)
    rows.push(
      row(call.name, 'product', figures.product, 0),
      row(call.name, 'bare', figures.bare, 0),
      row(call.name, 'ratio', ratio(figures.product, figures.bare), 2),
    )
  }
  console.log(table(rows))
  await product.end('SIGTERM')
  await bare.end('SIGTERM')
} finally {
  rmSync(directory, { recursive: true, force: true })
}
