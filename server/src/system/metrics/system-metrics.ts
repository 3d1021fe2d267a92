import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Metrics, Sample } from '../../platform/metrics/metrics.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { countJobs, countUnsentMails } from './metrics-store.ts'

interface Spent {
  provider: string
  model: string
  input: number
  output: number
}

interface Observed {
  database: Database
  clock: Clock
  events: { isHealthy(): boolean }
  streams: { count(): number }
  countRunning(queries: Queries): Promise<number>
  /** By what the models were asked for. */
  tokens: Readonly<Record<string, (queries: Queries) => Promise<readonly Spent[]>>>
}

/** What a person who watches over an installation asks first. */
export function observeSystem(metrics: Metrics, observed: Observed): void {
  const { database, clock, events, streams, countRunning, tokens } = observed
  const alone = (value: number): Sample[] => [{ labels: {}, value }]
  const { pool } = database
  metrics.gauge({
    name: 'lms_jobs',
    help: 'Jobs in the queue: due, later, running or given up (dead)',
    labelNames: ['kind', 'state'],
    read: async () =>
      (await countJobs(database.read(), clock.now().toISOString())).map(({ kind, state, count }) => ({
        labels: { kind, state },
        value: count,
      })),
  })
  metrics.gauge({
    name: 'lms_mails_unsent',
    help: 'Mails that wait or could not be sent',
    labelNames: ['status'],
    read: async () =>
      (await countUnsentMails(database.read())).map(({ status, count }) => ({
        labels: { status },
        value: count,
      })),
  })
  metrics.gauge({
    name: 'lms_attempts_running',
    help: 'Students who are sitting a quiz',
    read: async () => alone(await countRunning(database.read())),
  })
  metrics.gauge({
    name: 'lms_event_streams',
    help: 'Browsers that listen to this process',
    read: async () => alone(streams.count()),
  })
  metrics.gauge({
    name: 'lms_events_heard',
    help: '1 while this process hears what others say, 0 while it is deaf',
    read: async () => alone(events.isHealthy() ? 1 : 0),
  })
  metrics.gauge({
    name: 'lms_ai_tokens',
    help: 'Tokens of models so far, by what for and in which direction',
    labelNames: ['use', 'provider', 'model', 'direction'],
    async read() {
      const samples: Sample[] = []
      for (const [use, spent] of Object.entries(tokens))
        for (const { input, output, ...model } of await spent(database.read()))
          for (const [direction, value] of Object.entries({ input, output }))
            samples.push({ labels: { ...model, use, direction }, value })
      return samples
    },
  })
  if (pool === null) return
  metrics.gauge({
    name: 'lms_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one',
    labelNames: ['state'],
    read: async () => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  })
}
