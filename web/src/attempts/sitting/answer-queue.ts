import type { AnswerChanges, GivenAnswer, GivenAnswers, RunningAttempt } from '@lms/contracts/attempts/attempts.ts'
import { isSameGiven } from '@lms/contracts/attempts/given-answers.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { hasKept, keptIn, withStored } from '../../ui/rich-text/kept-picture.ts'
import type { WaitingAnswer } from './keeping/sitting-database.ts'

export interface Waiting {
  readonly answers: Readonly<Record<string, WaitingAnswer>>
  readonly flags: Readonly<Record<string, boolean>>
}

/** One save, as it was sent. It is sent again unchanged until the server has answered. */
export interface Batch {
  readonly sequence: number
  readonly answers: AnswerChanges
  readonly flagged?: string[]
}

type ServerSide = Pick<RunningAttempt, 'sequence' | 'answers' | 'flagged'>

export interface AnswerQueue {
  readonly server: ServerSide
  readonly waiting: Waiting
  readonly batch: Batch | null
}

export const nothingWaiting: Waiting = { answers: {}, flags: {} }

/** What an earlier visit could not send goes on waiting, unless somebody changed the same answer elsewhere. */
export function openQueue(attempt: ServerSide, stored: Waiting = nothingWaiting): AnswerQueue {
  return { server: sideOf(attempt), waiting: stillWaiting(stored, attempt), batch: null }
}

export function withAnswer(queue: AnswerQueue, questionId: string, given: GivenAnswer): AnswerQueue {
  const before = queue.waiting.answers[questionId]
  const held = queue.server.answers[questionId] ?? null
  const known = before?.known ?? [held]
  const value = given !== null && isAnswered(given) ? given : null
  const { [questionId]: _, ...others } = queue.waiting.answers
  // Back to what the server holds: nothing to send, unless something else is on its way.
  const isSettled = isSameGiven(value, held) && known.length === 1 && queue.batch?.answers[questionId] === undefined
  const answers = isSettled ? others : { ...others, [questionId]: { value, known } }
  return { ...queue, waiting: { ...queue.waiting, answers } }
}

/** Pictures in waiting answers that no server has yet. */
export function keptPicturesOf({ waiting }: AnswerQueue): string[] {
  return Object.values(waiting.answers).flatMap(({ value }) => (typeof value === 'string' ? keptIn(value) : []))
}

/** The picture has its address at the server in every answer that waits, or is in none of them any more. */
export function withPicture(queue: AnswerQueue, kept: string, stored: string | null): AnswerQueue {
  let next = queue
  for (const [id, { value }] of Object.entries(queue.waiting.answers))
    if (typeof value === 'string' && value.includes(kept)) next = withAnswer(next, id, withStored(value, kept, stored))
  return next
}

export function withFlag(queue: AnswerQueue, questionId: string, isFlagged: boolean): AnswerQueue {
  return { ...queue, waiting: { ...queue.waiting, flags: { ...queue.waiting.flags, [questionId]: isFlagged } } }
}

/**
 * What is to be sent next: the unanswered batch again, or all that waits but answers with pictures that no server
 * has yet; null when there is nothing.
 */
export function nextBatch(queue: AnswerQueue): { queue: AnswerQueue; batch: Batch } | null {
  if (queue.batch !== null) return { queue, batch: queue.batch }
  const { answers, flags } = queue.waiting
  const entries = Object.entries(answers).filter(([, { value }]) => typeof value !== 'string' || !hasKept(value))
  const hasFlags = Object.keys(flags).length > 0
  if (entries.length === 0 && !hasFlags) return null
  const batch: Batch = {
    sequence: queue.server.sequence + 1,
    answers: Object.fromEntries(entries.map(([id, { value }]) => [id, value])),
    ...(hasFlags && { flagged: flaggedOf(queue) }),
  }
  const sent = Object.fromEntries(
    entries.map(([id, { value, known }]) => [id, { value, known: withoutRepeats([...known, value]) }]),
  )
  return { queue: { ...queue, waiting: { answers: { ...answers, ...sent }, flags }, batch }, batch }
}

/** The server has taken the batch; what was changed again in the meantime still waits. */
export function acknowledged(queue: AnswerQueue, batch: Batch): AnswerQueue {
  if (queue.batch?.sequence !== batch.sequence) return queue
  const held = { ...queue.server.answers }
  const answers: Record<string, WaitingAnswer> = { ...queue.waiting.answers }
  for (const [id, value] of Object.entries(batch.answers)) {
    if (value === null) delete held[id]
    else held[id] = value
    const waiting = answers[id]
    if (waiting === undefined) continue
    if (isSameGiven(waiting.value, value)) delete answers[id]
    else answers[id] = { value: waiting.value, known: [value] }
  }
  const flagged = batch.flagged ?? queue.server.flagged
  const server = { sequence: batch.sequence, answers: held, flagged }
  return { server, waiting: { answers, flags: flagsLeft(queue.waiting.flags, flagged) }, batch: null }
}

/** The server said how the attempt stands now: after a stale save, or because the page asked again. */
export function caughtUp(queue: AnswerQueue, attempt: ServerSide): AnswerQueue {
  // An answer that was on its way while this tab saved says nothing new.
  if (attempt.sequence < queue.server.sequence) return queue
  if (queue.batch !== null && attempt.sequence < queue.batch.sequence) return queue
  return { server: sideOf(attempt), waiting: stillWaiting(queue.waiting, attempt), batch: null }
}

/** The same for a save that the server refused as stale: whatever it holds, the batch is void. */
export function refused(queue: AnswerQueue, attempt: ServerSide): AnswerQueue {
  return caughtUp({ ...queue, batch: null }, attempt)
}

/** Answers as the student sees them. */
export function answersOf({ server, waiting }: AnswerQueue): GivenAnswers {
  const answers = { ...server.answers }
  for (const [id, { value }] of Object.entries(waiting.answers)) {
    if (value === null) delete answers[id]
    else answers[id] = value
  }
  return answers
}

export function flaggedOf({ server, waiting }: AnswerQueue): string[] {
  const flagged = new Set(server.flagged)
  for (const [id, isFlagged] of Object.entries(waiting.flags)) {
    if (isFlagged) flagged.add(id)
    else flagged.delete(id)
  }
  return [...flagged]
}

/** Of how many questions something has not arrived. */
export function waitingCount({ waiting }: AnswerQueue): number {
  return new Set([...Object.keys(waiting.answers), ...Object.keys(waiting.flags)]).size
}

/** Whose answer another window changed, so that this one was given up. */
export function lostTo(before: AnswerQueue, after: AnswerQueue): string[] {
  return Object.entries(before.waiting.answers)
    .filter(
      ([id, { value }]) => !(id in after.waiting.answers) && !isSameGiven(after.server.answers[id] ?? null, value),
    )
    .map(([id]) => id)
}

function stillWaiting({ answers, flags }: Waiting, attempt: ServerSide): Waiting {
  const left = Object.entries(answers).filter(([id, { value, known }]) => {
    const held = attempt.answers[id] ?? null
    return !isSameGiven(held, value) && known.some((each) => isSameGiven(each, held))
  })
  const kept = left.map(([id, { value }]) => [id, { value, known: [attempt.answers[id] ?? null] }] as const)
  return { answers: Object.fromEntries(kept), flags: flagsLeft(flags, attempt.flagged) }
}

function flagsLeft(flags: Waiting['flags'], flagged: readonly string[]): Waiting['flags'] {
  return Object.fromEntries(Object.entries(flags).filter(([id, isFlagged]) => flagged.includes(id) !== isFlagged))
}

function sideOf({ sequence, answers, flagged }: ServerSide): ServerSide {
  return { sequence, answers, flagged }
}

function withoutRepeats(values: readonly GivenAnswer[]): GivenAnswer[] {
  return values.filter((value, index) => values.findIndex((each) => isSameGiven(each, value)) === index)
}
