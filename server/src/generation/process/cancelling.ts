import { z } from 'zod'
import { type Events, eventKind } from '../../platform/events/events.ts'

const processCancelled = eventKind('generation:cancelled', z.object({ processId: z.string() }))

/** Ends the requests of a cancelled process at once, in whichever process of ours they run. */
export interface Cancelling {
  tell(processId: string): void
  /** Runs with a signal that also ends when the process is cancelled. */
  during<Result>(
    processId: string,
    signal: AbortSignal,
    act: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | 'cancelled'>
}

export function createCancelling(events: Events): Cancelling {
  const running = new Map<string, Set<AbortController>>()
  events.subscribe(processCancelled, ({ processId }) => {
    for (const controller of running.get(processId) ?? []) controller.abort()
  })

  return {
    tell: (processId) => events.publish(processCancelled, { processId }),
    async during(processId, signal, act) {
      const controller = new AbortController()
      const known = running.get(processId) ?? new Set()
      running.set(processId, known.add(controller))
      try {
        return await act(AbortSignal.any([signal, controller.signal]))
      } catch (error) {
        if (controller.signal.aborted) return 'cancelled'
        throw error
      } finally {
        known.delete(controller)
        if (known.size === 0) running.delete(processId)
      }
    },
  }
}
