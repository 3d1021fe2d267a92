import type { FailureReason, Rejection } from '@lms/contracts/generation/generation.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { z } from 'zod'
import { later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { type JobRun, jobKind } from '../../platform/jobs/jobs.ts'
import { contentKeyOf } from '../../questions/question.ts'
import type { Cancelling } from './cancelling.ts'
import { type Process, countsOf, isRunning, maximumRounds, progressOf, withCost } from '../generation.ts'
import { lockProcess, saveProcess } from './process-store.ts'
import { promptFor, promptVersion, systemPrompt } from '../model/prompt.ts'
import { type ModelAnswer, ProviderFailure } from '../model/model-request.ts'
import { missingOf, passedGate, totalOf } from '../rules/quality-gate.ts'
import { authorOf, inBank, makeQuiz } from './quiz-making.ts'
import { patienceFor } from './setbacks.ts'
import type { GenerationDependencies } from '../generation-dependencies.ts'

/** One request to the model: a process is a chain of these, each of which may be taken up again after a crash. */
const ProcessJob = z.object({ processId: z.string(), run: z.int() })
export const processJob = jobKind('generation:process', ProcessJob)
type Run = JobRun<z.output<typeof ProcessJob>>

/** After this the process is given up: it ended its server every time. */
const maximumTries = 5

export function runProcesses(dependencies: GenerationDependencies, cancelling: Cancelling): void {
  const { database, clock, audit, notifications, events, jobs, providers, lease } = dependencies
  const now = (): string => clock.now().toISOString()

  async function save(tx: Queries, process: Process): Promise<void> {
    await saveProcess(tx, process, now())
    if (process.authorId !== null) notifyOpenScreens(events, 'generation', [process.authorId])
  }

  async function fail(tx: Queries, process: Process, reason: FailureReason): Promise<void> {
    const missing = reason === 'incomplete' ? missingOf(countsOf(process.request), process.accepted) : process.missing
    await save(tx, { ...process, status: 'failed', step: null, resumesAt: null, reason, missing })
    await tellAuthor(tx, process, null)
  }

  async function tellAuthor(tx: Queries, { id, authorId, title }: Process, quizId: string | null): Promise<void> {
    if (authorId !== null)
      await notifications.notify(tx, [authorId], 'generation_done', { processId: id, quizId, title })
  }

  /** The process as it is, if this job is still meant by it. */
  async function lockExpected(tx: Queries, { processId, run }: Run['payload']): Promise<Process | null> {
    const process = await lockProcess(tx, processId)
    return process !== null && process.run === run && isRunning(process) ? process : null
  }

  function begin({ payload }: Run): Promise<Process | null> {
    return database.transaction(async (tx) => {
      const process = await lockExpected(tx, payload)
      if (!process) return null
      const step = process.rounds === 0 ? ('asking' as const) : ('completing' as const)
      const begun = { status: 'in_progress' as const, step, resumesAt: null, progress: progressOf(process) }
      await save(tx, { ...process, ...begun, promptVersion })
      return { ...process, ...begun, promptVersion }
    })
  }

  function ask(process: Process, signal: AbortSignal): Promise<ModelAnswer> {
    const { title, subject, request, accepted } = process
    const prompt = promptFor({
      title,
      subject,
      class: process.class,
      description: request.description,
      instructions: request.instructions,
      counts: missingOf(countsOf(request), accepted),
      alreadyThere: accepted.map(({ content }) => textOf(content)),
    })
    return providers.ask({ provider: process.provider, model: process.model, system: systemPrompt, prompt, signal })
  }

  /** What an answer is worth: all of it in one transaction, so that a quiz is there once or not at all. */
  function take(answer: ModelAnswer, { payload, complete }: Run): Promise<void> {
    return database.transaction(async (tx) => {
      await complete(tx)
      const process = await lockProcess(tx, payload.processId)
      if (!process) return
      const paid = withCost(process, answer)
      const isExpected = process.run === payload.run && isRunning(process)
      const actor = await authorOf(tx, process.authorId)
      if (!isExpected) return save(tx, paid)
      if (!actor) return fail(tx, paid, 'cancelled')
      const checked = await judge(tx, paid, answer, actor)
      if (totalOf(missingOf(countsOf(checked.request), checked.accepted)) === 0) {
        const quizId = await makeQuiz(tx, checked, { audit, actor, now: now() })
        const done = { status: 'completed' as const, step: null, progress: 100, quizId, accepted: [] }
        await save(tx, { ...checked, ...done })
        return tellAuthor(tx, checked, quizId)
      }
      if (checked.rounds >= maximumRounds) return fail(tx, checked, 'incomplete')
      await save(tx, { ...checked, step: 'completing', progress: progressOf(checked) })
      return jobs.enqueue(tx, processJob, payload)
    })
  }

  async function judge(tx: Queries, process: Process, answer: ModelAnswer, actor: Actor): Promise<Process> {
    const round = process.rounds + 1
    const { accepted, rejections } = passedGate(answer.candidates, {
      wanted: missingOf(countsOf(process.request), process.accepted),
      siblings: new Set(process.accepted.map(contentKeyOf)),
      round,
    })
    const known = await inBank(tx, actor, accepted)
    const isKnown = (question: (typeof accepted)[number]): boolean => known.has(contentKeyOf(question))
    const duplicates = accepted
      .filter(isKnown)
      .map(({ title, difficulty }): Rejection => ({ round, title, difficulty, reason: 'duplicate_in_bank' }))
    const whole = answer.problem === null ? [] : [{ round, title: '', difficulty: null, reason: answer.problem }]
    return {
      ...process,
      rounds: round,
      setbacks: 0,
      accepted: [...process.accepted, ...accepted.filter((question) => !isKnown(question))],
      rejections: [...process.rejections, ...whole, ...rejections, ...duplicates].slice(0, rejectionsKept),
    }
  }

  /** There was no answer: later again, or not at all. */
  function settle(failure: ProviderFailure, { payload, complete }: Run): Promise<void> {
    return database.transaction(async (tx) => {
      await complete(tx)
      const known = await lockExpected(tx, payload)
      if (!known) return
      const process = withCost(known, failure.tokens)
      const patience = patienceFor(failure, process.setbacks)
      if (patience === null) return fail(tx, process, failure.reason)
      const runAt = later(clock.now(), patience)
      const resumesAt = runAt.toISOString()
      await save(tx, { ...process, setbacks: process.setbacks + 1, step: 'waiting', resumesAt })
      return jobs.enqueue(tx, processJob, payload, { runAt })
    })
  }

  jobs.define(
    processJob,
    async (run) => {
      const process = await begin(run)
      if (!process) return
      try {
        const answer = await cancelling.during(process.id, run.signal, (signal) => ask(process, signal))
        if (answer !== 'cancelled') await take(answer, run)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        await settle(error, run)
      }
    },
    {
      maximumTries,
      lease,
      isSlow: true,
      whenDead: async (tx, payload) => {
        const process = await lockExpected(tx, payload)
        if (process) await fail(tx, process, 'interrupted')
      },
    },
  )
}

/** More say nothing new. */
const rejectionsKept = 200
