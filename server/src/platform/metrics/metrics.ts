import type { Registry } from 'prom-client'

/** What the platform tells of itself while it runs; nothing of it names a person or a record. */
export interface Watcher {
  answered(answer: { method: string; route: string; status: number; milliseconds: number }): void
  ranJob(run: { kind: string; outcome: 'done' | 'failed'; milliseconds: number }): void
}

export interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}

export interface Metrics extends Watcher {
  readonly registry: Registry
  /** Numbers that are read when somebody looks. What cannot be read is left out: the others still say something. */
  gauge(asked: {
    name: string
    help: string
    labelNames?: readonly string[]
    read: () => Promise<readonly Sample[]>
  }): void
}

export const nobodyWatches: Watcher = { answered() {}, ranJob() {} }

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobSeconds = [0.01, 0.1, 1, 10, 60, 300]

/** Loaded only where somebody asked for it: a small installation carries nothing of it. */
export async function createMetrics(version: string): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  const registers = [registry]
  prometheus.collectDefaultMetrics({ register: registry })
  new prometheus.Gauge({ name: 'lms_info', help: 'The version that runs', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  const answers = new prometheus.Histogram({
    name: 'lms_http_request_seconds',
    help: 'Requests that were answered, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: answerSeconds,
    registers,
  })
  const jobs = new prometheus.Histogram({
    name: 'lms_job_seconds',
    help: 'Jobs that this process ran',
    labelNames: ['kind', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  return {
    registry,
    answered({ method, route, status, milliseconds }) {
      answers.observe({ method, route, status: String(status) }, milliseconds / 1000)
    },
    ranJob({ kind, outcome, milliseconds }) {
      jobs.observe({ kind, outcome }, milliseconds / 1000)
    },
    gauge({ name, help, labelNames = [], read }) {
      const gauge = new prometheus.Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          const samples = await read().catch(() => [])
          this.reset()
          for (const { labels, value } of samples) this.set(labels, value)
        },
      })
      gauge.reset()
    },
  }
}
