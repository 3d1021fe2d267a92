import type { CheckedAnswer, TrySteps } from '@lms/contracts/attempts/checked-answers.ts'
import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import type { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import type { WaitingTries, WaitingTry } from '../keeping/practice-database.ts'

/** How a try ended. What is thrown instead is worth another try. */
export type TryAnswer =
  | { kind: 'judged'; answer: CheckedAnswer; finishedAt: string | null }
  /** The server will not judge it, for example because the question stands in a quiz now. */
  | { kind: 'refused'; reason: string }

interface RunDependencies {
  send(questionId: string, sent: WaitingTry): Promise<TryAnswer>
  /** Null: it does not wait any more. */
  keep(questionId: string, waiting: WaitingTry | null): void
  /** Something was judged. */
  onJudged(session: PracticeSession): void
}

export interface RunState {
  readonly session: PracticeSession
  /** Per question: judged, if only for the first time. */
  readonly checks: Readonly<Record<string, CheckedAnswer>>
  /** Per question: on its way, or waiting for a network. */
  readonly waiting: WaitingTries
  readonly refused: Readonly<Record<string, string>>
  readonly phase: 'idle' | 'sending' | 'failing'
}

const firstPause = 1000
const longestPause = 4000

/** Sends tries one after the other until the server has judged them all. */
export class PracticeRun {
  readonly #dependencies: RunDependencies
  readonly #listeners = new Set<() => void>()
  #state: RunState
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = firstPause
  #isSending = false
  #isClosed = false

  constructor(session: PracticeSession, waiting: WaitingTries, dependencies: RunDependencies) {
    this.#dependencies = dependencies
    const checks = Object.fromEntries(session.answers.map((answer) => [answer.question, answer]))
    this.#state = { session, checks, waiting, refused: {}, phase: 'idle' }
    if (Object.keys(waiting).length > 0) void this.#send()
  }

  readonly state = (): RunState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The next try at a question, for good. */
  readonly answer = (questionId: string, given: GivenAnswer, steps?: TrySteps): void => {
    const before = this.#state.checks[questionId]
    if (questionId in this.#state.waiting || (before && before.state !== 'again')) return
    const number = (before?.tries.length ?? 0) + 1
    const sent = { given, number, usedHint: (before?.hint ?? null) !== null, ...(steps && { steps }) }
    this.#change({ waiting: { ...this.#state.waiting, [questionId]: sent } })
    this.#dependencies.keep(questionId, sent)
    void this.#send()
  }

  /** Tries at once, for example when the network is back. */
  readonly wake = (): void => void this.#send()

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isClosed) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (;;) {
        const next = Object.entries(this.#state.waiting)[0]
        if (next === undefined) break
        // While it fails the screen goes on saying so, also during the next try.
        if (this.#state.phase === 'idle') this.#change({ phase: 'sending' })
        const [questionId, sent] = next
        this.#take(questionId, await this.#dependencies.send(questionId, sent))
        this.#pause = firstPause
      }
      this.#change({ phase: 'idle' })
    } catch {
      this.#change({ phase: 'failing' })
      if (!this.#isClosed) this.#timer = setTimeout(() => void this.#send(), this.#pause * (0.75 + Math.random() / 2))
      this.#pause = Math.min(this.#pause * 2, longestPause)
    } finally {
      this.#isSending = false
    }
  }

  #take(questionId: string, answer: TryAnswer): void {
    const { [questionId]: _done, ...waiting } = this.#state.waiting
    this.#dependencies.keep(questionId, null)
    if (answer.kind === 'refused') {
      this.#change({ waiting, refused: { ...this.#state.refused, [questionId]: answer.reason }, phase: 'sending' })
      return
    }
    const checks = { ...this.#state.checks, [questionId]: answer.answer }
    const session = { ...this.#state.session, answers: Object.values(checks), finishedAt: answer.finishedAt }
    this.#change({ waiting, checks, session, phase: 'sending' })
    this.#dependencies.onJudged(session)
  }

  #change(changes: Partial<RunState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

type Progress = Pick<RunState, 'checks' | 'waiting' | 'refused'> & { questionIds: readonly string[] }

/** Whether there is nothing left to do about it. */
export function isSettled({ checks, refused }: Pick<Progress, 'checks' | 'refused'>, questionId: string): boolean {
  const state = checks[questionId]?.state
  return state === 'right' || state === 'wrong' || questionId in refused
}

/** The next question that can be answered, from here on and then from the start; null when there is none. */
export function nextOpen({ questionIds, ...progress }: Progress, from: number): number | null {
  const places = questionIds.map((_, step) => (from + step) % questionIds.length)
  const isOpen = (place: number): boolean => {
    const id = questionIds[place] ?? ''
    return !isSettled(progress, id) && !(id in progress.waiting)
  }
  return places.find(isOpen) ?? null
}
