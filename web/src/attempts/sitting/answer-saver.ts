import type { GivenAnswer, RunningAttempt } from '@lms/contracts/attempts/attempts.ts'
import { type AttemptClock, clockFrom, isSameEnd } from '../sheet/attempt-clock.ts'
import * as queues from './answer-queue.ts'
import type { AnswerQueue, Batch, Waiting } from './answer-queue.ts'

/** Where waiting answers survive a reload or a crash. */
export interface WaitingStore {
  load(): Promise<Waiting>
  /** What changed between the two, and only that: another tab keeps its own answers here too. */
  keep(before: Waiting, after: Waiting): Promise<void>
  forget(): Promise<void>
}

/** How a save ended. What is thrown instead is worth another try. */
export type SaveAnswer =
  | { kind: 'saved'; secondsLeft: number | null }
  | { kind: 'stale'; attempt: RunningAttempt }
  | { kind: 'over' }

interface SaverDependencies {
  save(batch: Batch): Promise<SaveAnswer>
  /** The address that a picture has at the server; null when it does not take it. */
  sendPicture(kept: string): Promise<string | null>
  store: WaitingStore
  /** `performance.now`, or a test's. */
  now(): number
  /** The attempt has ended elsewhere or by its time. */
  onOver(): void
}

export interface SaverState {
  readonly queue: AnswerQueue
  /** Set again with every word of the server. */
  readonly clock: AttemptClock
  /** `failing`: the last try did not arrive; another follows by itself. */
  readonly phase: 'idle' | 'sending' | 'failing'
  readonly failure: unknown
  /** Questions whose answer was changed in another window. */
  readonly changedElsewhere: readonly string[]
  /** False once the browser could not keep what waits: it then lives as long as the page. */
  readonly isKeptHere: boolean
}

/** Answers given within this time travel together. */
const gatherMilliseconds = 500
const firstPause = 1000
/** With the chance in it at most five seconds: as soon as the server is there again, so is the child. */
const longestPause = 4000

export class NotSent extends Error {
  override readonly name = 'NotSent'
}

/** Sends what changes, one save at a time, until all of it has arrived. */
export class AnswerSaver {
  readonly #dependencies: SaverDependencies
  readonly #listeners = new Set<() => void>()
  #state: SaverState
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = firstPause
  #sending: Promise<void> | null = null
  #isClosed = false

  constructor(attempt: RunningAttempt, waiting: Waiting, dependencies: SaverDependencies) {
    this.#dependencies = dependencies
    const queue = queues.openQueue(attempt, waiting)
    const clock = clockFrom(attempt.secondsLeft, dependencies.now())
    this.#state = { queue, clock, phase: 'idle', failure: null, changedElsewhere: [], isKeptHere: true }
    if (queues.waitingCount(queue) > 0) this.#plan(0)
  }

  readonly state = (): SaverState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly answer = (questionId: string, given: GivenAnswer): void => {
    this.#take(queues.withAnswer(this.#state.queue, questionId, given))
    this.#soon()
  }

  readonly flag = (questionId: string, isFlagged: boolean): void => {
    this.#take(queues.withFlag(this.#state.queue, questionId, isFlagged))
    this.#soon()
  }

  /** The page has asked the server how the attempt stands. */
  catchUp(attempt: RunningAttempt): void {
    this.#setClock(attempt.secondsLeft)
    this.#merge(queues.caughtUp(this.#state.queue, attempt))
  }

  noteRead(): void {
    this.#change({ changedElsewhere: [] })
  }

  /** Tries at once, for example when the network is back or the page is about to go. */
  wake(): void {
    if (queues.waitingCount(this.#state.queue) > 0) this.#plan(0)
  }

  /** Everything that waits has arrived, or this throws `NotSent`. */
  async flush(): Promise<void> {
    while (!this.#isClosed && queues.waitingCount(this.#state.queue) > 0) {
      await this.#send()
      if (this.#state.phase === 'failing')
        throw new NotSent('Answers are still waiting', { cause: this.#state.failure })
    }
  }

  /** Nothing more is sent; what waits stays stored for the next visit. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  /** The attempt has ended: nothing of it needs to be kept. */
  async finish(): Promise<void> {
    this.close()
    await this.#dependencies.store.forget()
  }

  #soon(): void {
    // While tries fail, their own rhythm holds: a child that goes on writing must not hammer the server.
    if (this.#timer === undefined && this.#sending === null) this.#plan(gatherMilliseconds)
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#send()
    }, milliseconds)
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendOnce().finally(() => {
      this.#sending = null
      if (this.#state.phase === 'idle' && queues.waitingCount(this.#state.queue) > 0) this.#soon()
    })
    return this.#sending
  }

  async #sendOnce(): Promise<void> {
    if (this.#isClosed || queues.waitingCount(this.#state.queue) === 0) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#change({ phase: 'sending' })
    try {
      const held = await this.#sendPictures()
      await this.#sendBatch()
      if (held !== null) throw held
    } catch (failure) {
      this.#change({ phase: 'failing', failure })
      this.#plan(Math.max(askedPause(failure), this.#pause * (0.75 + Math.random() / 2)))
      this.#pause = Math.min(this.#pause * 2, longestPause)
    }
  }

  async #sendBatch(): Promise<void> {
    const next = queues.nextBatch(this.#state.queue)
    if (next === null || this.#isClosed) return this.#change({ phase: 'idle', failure: null })
    this.#take(next.queue)
    const answer = await this.#dependencies.save(next.batch)
    this.#pause = firstPause
    this.#change({ phase: 'idle', failure: null })
    if (answer.kind === 'over') {
      this.close()
      this.#dependencies.onOver()
    } else if (answer.kind === 'stale') {
      this.#merge(queues.refused(this.#state.queue, answer.attempt))
      this.#setClock(answer.attempt.secondsLeft)
    } else {
      this.#take(queues.acknowledged(this.#state.queue, next.batch))
      this.#setClock(answer.secondsLeft)
    }
  }

  /** Before the answers that they stand in. Answers without any do not wait for one that fails, which is handed back. */
  async #sendPictures(): Promise<Error | null> {
    for (const kept of queues.keptPicturesOf(this.#state.queue)) {
      try {
        const stored = await this.#dependencies.sendPicture(kept)
        this.#take(queues.withPicture(this.#state.queue, kept, stored))
      } catch (failure) {
        return failure instanceof Error ? failure : new Error('A picture was not sent', { cause: failure })
      }
    }
    return null
  }

  #setClock(secondsLeft: number | null): void {
    const clock = clockFrom(secondsLeft, this.#dependencies.now())
    if (!isSameEnd(clock, this.#state.clock)) this.#change({ clock })
  }

  #merge(queue: AnswerQueue): void {
    const lost = queues.lostTo(this.#state.queue, queue)
    this.#take(queue)
    if (lost.length > 0) this.#change({ changedElsewhere: [...new Set([...this.#state.changedElsewhere, ...lost])] })
  }

  #take(queue: AnswerQueue): void {
    const before = this.#state.queue.waiting
    if (queue === this.#state.queue) return
    this.#change({ queue })
    if (queue.waiting === before) return
    // A browser that keeps nothing still sends everything while the page is open.
    this.#dependencies.store.keep(before, queue.waiting).catch(() => this.#change({ isKeptHere: false }))
  }

  #change(changes: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** A server that is busy says when it wants to be asked again. */
function askedPause(failure: unknown): number {
  const seconds = failure instanceof Error && 'retryAfter' in failure ? failure.retryAfter : null
  return typeof seconds === 'number' ? seconds * 1000 : 0
}
