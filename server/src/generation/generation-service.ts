import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { generationMessages as messages } from '@lms/contracts/generation/generation-messages.ts'
import type * as contract from '@lms/contracts/generation/generation.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import type { Queries } from '../platform/database/tables.ts'
import { notifyOpenScreens } from '../platform/events/screen-events.ts'
import { authorizeRole, authorizeRead } from '../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { paginationOf } from '../platform/pagination.ts'
import { authorsOf } from '../users/author-store.ts'
import type { Allowance } from './allowance.ts'
import type { Cancelling } from './process/cancelling.ts'
import { type Process, isRunning } from './generation.ts'
import { toDetailView, toProcessView } from './generation-view.ts'
import { processJob } from './process/process-run.ts'
import * as store from './process/process-store.ts'
import { promptVersion } from './model/prompt.ts'
import type { GenerationDependencies } from './generation-dependencies.ts'

type OneProcess = DataOf<typeof contract.getProcess>

export interface Generation {
  options(actor: Actor): Promise<contract.GenerationOptions>
  start(by: By, request: contract.GenerationRequest): Promise<OneProcess>
  list(actor: Actor, query: QueryOf<typeof contract.listProcesses>): Promise<DataOf<typeof contract.listProcesses>>
  get(actor: Actor, id: string): Promise<OneProcess>
  retry(by: By, id: string): Promise<OneProcess>
  cancel(by: By, id: string): Promise<OneProcess>
}

export function createGenerationActs(
  dependencies: GenerationDependencies,
  allowance: Allowance,
  cancelling: Cancelling,
): Generation {
  const { database, clock, audit, events, jobs, providers } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'generation')

  async function view(queries: Queries, actor: Actor, process: Process): Promise<OneProcess> {
    return { process: toDetailView(process, actor, await authorsOf(queries, [process.authorId])) }
  }

  function tell({ authorId }: Process): void {
    if (authorId !== null) notifyOpenScreens(events, 'generation', [authorId])
  }

  /** A provider without a key, or a model that it does not have, costs no allowance and leaves no process. */
  function expectModel({ provider, model }: Pick<Process, 'provider' | 'model'>): void {
    const offered = providers.offered.find((each) => each.provider === provider)
    if (!offered?.isAvailable) throw conflict('provider_unavailable', messages.providerUnavailable)
    if (!offered.models.some((each) => each.model === model))
      throw invalid([{ field: 'model', message: messages.modelUnknown }])
  }

  async function lockFor(tx: Queries, { actor }: By, id: string): Promise<Process> {
    const process = await store.lockProcess(tx, id)
    if (!process) throw notFound(messages.notFound)
    authorizeRead(actor, 'generation:process', process)
    return process
  }

  return {
    async options(actor) {
      authorizeRole(actor, 'generation:use')
      return { providers: [...providers.offered], left: await allowance.left(actor.id) }
    },

    async start(by, asking) {
      const { title, subject, subject_id: _, class: code, provider, model, ...request } = asking
      const { actor } = by
      authorizeRole(actor, 'generation:use')
      expectModel({ provider, model })
      await allowance.take(actor.id)
      return database.transaction(async (tx) => {
        const owned = { authorId: actor.id, byAdministrator: actor.role === 'administrator' }
        const asked = { title, subject, class: code, provider, model, request, totalQuestions: request.totalQuestions }
        const process = await store.insertProcess(tx, { ...owned, ...asked, promptVersion }, now())
        await jobs.enqueue(tx, processJob, { processId: process.id, run: process.run })
        await record(tx, by, 'generation.start', process.id)
        tell(process)
        return view(tx, actor, process)
      })
    },

    async list(actor, query) {
      authorizeRole(actor, 'generation:use')
      const scope = actor.role === 'administrator' ? 'everything' : { authorId: actor.id }
      const { processes, total, isCapped } = await store.listProcesses(database.read(), scope, query)
      const authors = await authorsOf(
        database.read(),
        processes.map(({ authorId }) => authorId),
      )
      return {
        data: processes.map((process) => toProcessView(process, actor, authors)),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async get(actor, id) {
      const process = await store.findProcess(database.read(), id)
      if (!process) throw notFound(messages.notFound)
      authorizeRead(actor, 'generation:process', process)
      return view(database.read(), actor, process)
    },

    async retry(by, id) {
      const { actor } = by
      const known = await store.findProcess(database.read(), id)
      if (!known) throw notFound(messages.notFound)
      authorizeRead(actor, 'generation:process', known)
      if (known.status !== 'failed') throw conflict('not_failed', messages.notFailed)
      expectModel(known)
      await allowance.take(actor.id)
      return database.transaction(async (tx) => {
        const process = await lockFor(tx, by, id)
        if (process.status !== 'failed') throw conflict('not_failed', messages.notFailed)
        const again = { status: 'not_started' as const, reason: null, missing: { easy: 0, medium: 0, hard: 0 } }
        const fresh = { run: process.run + 1, rounds: 0, setbacks: 0, progress: 0 }
        const saved = await store.saveProcess(tx, { ...process, ...again, ...fresh }, now())
        await jobs.enqueue(tx, processJob, { processId: id, run: saved.run })
        await record(tx, by, 'generation.retry', id)
        tell(saved)
        return view(tx, actor, saved)
      })
    },

    cancel(by, id) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const process = await lockFor(tx, by, id)
        if (!isRunning(process)) throw conflict('not_running', messages.notRunning)
        const ended = { status: 'failed' as const, reason: 'cancelled' as const, step: null, resumesAt: null }
        const saved = await store.saveProcess(tx, { ...process, ...ended }, now())
        await record(tx, by, 'generation.cancel', id)
        cancelling.tell(id)
        tell(saved)
        return view(tx, actor, saved)
      })
    },
  }
}
