import { createFairQueue } from './fair-queue.ts'
import { overloaded, tooMany } from './http/errors.ts'

export interface Turns<Place> {
  /**
   * Waits for a place and has it alone; people take turns. Throws `overloaded` when too many wait already, or when all
   * is being closed, and `tooMany` when this person has too much waiting.
   */
  take<Answer>(act: (place: Place) => Promise<Answer>, personId?: string): Promise<Answer>
  /** From now on nobody gets a place, and whatever goes wrong in one is put down to that. */
  close(): void
}

interface TurnOptions {
  longestQueue: number
  /** How much of one person may wait. */
  mostWaitingEach?: number
}

/** By then some of what one person has waiting is done. */
const retrySeconds = 10

export function createTurns<Place>(places: readonly Place[], options: TurnOptions): Turns<Place> {
  const { longestQueue, mostWaitingEach = longestQueue } = options
  let isClosed = false
  // The last one that became free is taken first: it is the one that is still warm.
  const free = [...places]
  const waiting = createFairQueue<(place: Place) => void>()
  return {
    async take(act, personId = '') {
      if (isClosed || waiting.length >= longestQueue) throw overloaded()
      if (waiting.lengthOf(personId) >= mostWaitingEach) throw tooMany(retrySeconds)
      const place = free.pop() ?? (await new Promise<Place>((resolve) => waiting.add(personId, resolve)))
      try {
        if (isClosed) throw overloaded()
        return await act(place)
      } catch (error) {
        throw isClosed ? overloaded() : error
      } finally {
        const next = waiting.take()
        if (next) next(place)
        else free.push(place)
      }
    },
    close() {
      isClosed = true
    },
  }
}
