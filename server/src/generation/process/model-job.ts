import type { FailureReason } from '@lms/contracts/generation/generation.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { z } from 'zod'
import { later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { JobKind, JobRun } from '../../platform/jobs/jobs.ts'
import type { Process } from '../generation.ts'
import type { GenerationDependencies } from '../generation-dependencies.ts'
import { type ModelAnswer, ProviderFailure } from '../model/model-request.ts'
import { promptFor, systemPrompt } from '../model/prompt.ts'
import type * as quizMaking from './quiz-making.ts'
import { patienceFor } from './setbacks.ts'

/** After this the work is given up: it ended its server every time. */
const maximumTries = 5

/** What an answer is taken with. */
export interface Means {
  /** Loaded by then: it brings along what cleans texts, and a transaction does not wait for files. */
  making: typeof quizMaking
  askAgain(): Promise<void>
}

/** Work that is a chain of requests to a model, each of which may be taken up again after a crash. */
interface ModelJob<Shape extends z.ZodType, Work> {
  kind: JobKind<Shape>
  /** What the job is about, as it is now; null when nobody waits for it any more. */
  lock(tx: Queries, payload: z.output<Shape>): Promise<Work | null>
  begin(tx: Queries, work: Work): Promise<Work>
  ask(work: Work, signal: AbortSignal): Promise<ModelAnswer | 'cancelled'>
  /** What an answer is worth: all of it in one transaction, so that what is made is there once or not at all. */
  take(tx: Queries, payload: z.output<Shape>, answer: ModelAnswer, means: Means): Promise<void>
  /** What an answer cost that was none. */
  pay(tx: Queries, work: Work, tokens: ProviderFailure['tokens']): Promise<Work>
  setbacksOf(work: Work): number
  wait(tx: Queries, work: Work, resumesAt: string): Promise<void>
  fail(tx: Queries, work: Work, reason: FailureReason): Promise<void>
}

export function defineModelJob<Shape extends z.ZodType, Work>(
  { database, clock, jobs, lease }: GenerationDependencies,
  job: ModelJob<Shape, Work>,
): void {
  type Run = JobRun<z.output<Shape>>

  function begin({ payload }: Run): Promise<Work | null> {
    return database.transaction(async (tx) => {
      const work = await job.lock(tx, payload)
      return work && job.begin(tx, work)
    })
  }

  async function take(answer: ModelAnswer, { payload, complete }: Run): Promise<void> {
    const making = await import('./quiz-making.ts')
    return database.transaction(async (tx) => {
      await complete(tx)
      const askAgain = () => jobs.enqueue(tx, job.kind, payload as z.input<Shape>)
      await job.take(tx, payload, answer, { making, askAgain })
    })
  }

  /** There was no answer: later again, or not at all. */
  function settle(failure: ProviderFailure, { payload, complete }: Run): Promise<void> {
    return database.transaction(async (tx) => {
      await complete(tx)
      const known = await job.lock(tx, payload)
      if (!known) return
      const work = await job.pay(tx, known, failure.tokens)
      const patience = patienceFor(failure, job.setbacksOf(work))
      if (patience === null) return job.fail(tx, work, failure.reason)
      const runAt = later(clock.now(), patience)
      await job.wait(tx, work, runAt.toISOString())
      return jobs.enqueue(tx, job.kind, payload as z.input<Shape>, { runAt })
    })
  }

  jobs.define(
    job.kind,
    async (run) => {
      const work = await begin(run)
      if (!work) return
      try {
        const answer = await job.ask(work, run.signal)
        if (answer !== 'cancelled') await take(answer, run)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        await settle(error, run)
      }
    },
    {
      maximumTries,
      lease,
      lane: 'slow',
      whenDead: async (tx, payload) => {
        const work = await job.lock(tx, payload)
        if (work) await job.fail(tx, work, 'interrupted')
      },
    },
  )
}

type Prompt = Parameters<typeof promptFor>[0]

interface Wanted extends Pick<Prompt, 'counts' | 'wish'> {
  /** Questions that the new ones must differ from. */
  siblings: readonly { content: string }[]
}

/** Asks the provider of a process for questions that belong to it. */
export function askFor(
  providers: GenerationDependencies['providers'],
  { title, subject, class: code, request: { description, instructions, topic }, provider, model }: Process,
  { siblings, ...wanted }: Wanted,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const alreadyThere = siblings.map(({ content }) => textOf(content))
  const prompt = promptFor({ title, subject, topic, class: code, description, instructions, alreadyThere, ...wanted })
  return providers.ask({ provider, model, system: systemPrompt, prompt, signal })
}
