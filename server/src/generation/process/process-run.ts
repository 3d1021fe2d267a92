import type { FailureReason, Rejection } from '@lms/contracts/generation/generation.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { z } from 'zod'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { contentKeyOf } from '../../questions/question-fingerprint.ts'
import type { Cancelling } from './cancelling.ts'
import { type Process, countsOf, isRunning, maximumRounds, progressOf, withCost } from '../generation.ts'
import { lockProcess, saveProcess } from './process-store.ts'
import { type Means, askFor, defineModelJob } from './model-job.ts'
import { promptVersion } from '../model/prompt.ts'
import type { ModelAnswer } from '../model/model-request.ts'
import { missingOf, passedGate, totalOf } from '../rules/quality-gate.ts'
import type { GenerationDependencies } from '../generation-dependencies.ts'

/** One request to the model: a process is a chain of these, each of which may be taken up again after a crash. */
const ProcessJob = z.object({ processId: z.string(), run: z.int() })
export const processJob = jobKind('generation:process', ProcessJob)
type Payload = z.output<typeof ProcessJob>

export function runProcesses(dependencies: GenerationDependencies, cancelling: Cancelling): void {
  const { clock, audit, notifications, events, providers } = dependencies
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

  async function begin(tx: Queries, process: Process): Promise<Process> {
    const step = process.rounds === 0 ? ('asking' as const) : ('completing' as const)
    const begun = { status: 'in_progress' as const, step, resumesAt: null, progress: progressOf(process) }
    await save(tx, { ...process, ...begun, promptVersion })
    return { ...process, ...begun, promptVersion }
  }

  async function take(tx: Queries, payload: Payload, answer: ModelAnswer, { making, askAgain }: Means) {
    const process = await lockProcess(tx, payload.processId)
    if (!process) return
    const paid = withCost(process, answer)
    const actor = await making.authorOf(tx, process.authorId)
    if (!isExpected(process, payload)) return save(tx, paid)
    if (!actor) return fail(tx, paid, 'cancelled')
    const checked = await judge(tx, paid, answer, { making, actor })
    if (totalOf(missingOf(countsOf(checked.request), checked.accepted)) === 0) {
      const quizId = await making.makeQuiz(tx, checked, { audit, actor, now: now() })
      const done = { status: 'completed' as const, step: null, progress: 100, quizId, accepted: [] }
      await save(tx, { ...checked, ...done })
      return tellAuthor(tx, checked, quizId)
    }
    if (checked.rounds >= maximumRounds) return fail(tx, checked, 'incomplete')
    await save(tx, { ...checked, step: 'completing', progress: progressOf(checked) })
    return askAgain()
  }

  async function judge(
    tx: Queries,
    process: Process,
    answer: ModelAnswer,
    { making, actor }: Pick<Means, 'making'> & { actor: Actor },
  ): Promise<Process> {
    const round = process.rounds + 1
    const { accepted, rejections } = passedGate(answer.candidates, {
      wanted: missingOf(countsOf(process.request), process.accepted),
      siblings: new Set(process.accepted.map(contentKeyOf)),
      round,
    })
    const known = await making.inBank(tx, actor, accepted)
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

  defineModelJob(dependencies, {
    kind: processJob,
    async lock(tx, payload) {
      const process = await lockProcess(tx, payload.processId)
      return process && isExpected(process, payload) ? process : null
    },
    begin,
    ask(process, signal) {
      const { request, accepted } = process
      const wanted = { counts: missingOf(countsOf(request), accepted), siblings: accepted }
      return cancelling.during(process.id, signal, (ended) => askFor(providers, process, wanted, ended))
    },
    take,
    pay: async (_tx, process, tokens) => withCost(process, tokens),
    setbacksOf: ({ setbacks }) => setbacks,
    wait: (tx, process, resumesAt) =>
      save(tx, { ...process, setbacks: process.setbacks + 1, step: 'waiting', resumesAt }),
    fail,
  })
}

/** The process still waits for this job. */
function isExpected(process: Process, { run }: Payload): boolean {
  return process.run === run && isRunning(process)
}

/** More say nothing new. */
const rejectionsKept = 200
