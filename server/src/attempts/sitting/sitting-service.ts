import { attemptMessages as messages, startProblems } from '@lms/contracts/attempts/attempt-messages.ts'
import type * as contract from '@lms/contracts/attempts/attempts.ts'
import type { checkAnswer, listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createSharedTransactions } from '../../platform/database/shared-transactions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { HtmlCleaner } from '../../platform/html/html-cleaner.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { keepDrawn } from '../../quizzes/draws/draw-store.ts'
import { type PlacedVersion, versionsInQuiz } from '../../quizzes/quiz-points-store.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import type { Assignment } from '../../assignments/assignment.ts'
import { assignQuiz } from '../../assignments/assignment-giving.ts'
import { lockAssignment } from '../../assignments/assignment-store.ts'
import type { Attempt } from '../attempt.ts'
import type { Closing } from '../attempt-closing.ts'
import { checkOne, checksOf } from '../checks/checking.ts'
import * as store from '../attempt-store.ts'
import { toRunningAttempt } from '../attempt-view.ts'
import type { Papers } from '../papers.ts'
import { expectPassword } from '../quiz-password.ts'
import { startProblem } from '../rules/access.ts'
import type { Drawing } from '../drawing.ts'
import { freezePaper } from '../rules/paper.ts'
import { frozenSections, openQuestions } from '../rules/sections.ts'
import { isResultShown } from '../result-sight.ts'
import * as rules from '../rules/sitting.ts'
import { endOf, secondsLeft } from '../rules/timing.ts'
import { createQuickSave } from './quick-saves.ts'
import type { SittingReading } from './sitting-reading.ts'
import { withWrittenClean } from './written-answers.ts'
import { findAssignmentOf, saveStart } from '../sitting-store.ts'

type View = DataOf<typeof contract.startAttempt>

export interface Sittings {
  /** `assignedId`: of the assignment, or of a quiz that nobody assigned. */
  show(actor: Actor, assignedId: string): Promise<View>
  start(actor: Actor, assignedId: string, body: BodyOf<typeof contract.startAttempt>): Promise<View>
  save(
    actor: Actor,
    assignedId: string,
    body: BodyOf<typeof contract.saveAnswers>,
  ): Promise<DataOf<typeof contract.saveAnswers>>
  submit(
    actor: Actor,
    assignedId: string,
    body: BodyOf<typeof contract.submitAttempt>,
  ): Promise<DataOf<typeof contract.submitAttempt>>
  /** What was judged of the running attempt. */
  checks(actor: Actor, assignedId: string): Promise<DataOf<typeof listChecks>>
  check(actor: Actor, assignedId: string, body: BodyOf<typeof checkAnswer>): Promise<DataOf<typeof checkAnswer>>
}

interface SittingDependencies {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  limits: Limits
  papers: Papers
  drawing: Drawing
  closing: Closing
  reading: SittingReading
  html: HtmlCleaner
}

export function createSittings(dependencies: SittingDependencies): Sittings {
  const { database, clock, random, limits, papers, drawing, closing, reading, html } = dependencies
  const shared = createSharedTransactions(database)
  const quickSave = createQuickSave(database, shared)
  const runningOf = (actor: Actor, assignedId: string) =>
    ({ studentId: actor.id, assignedId, purpose: 'assigned' }) as const

  /** The end of an attempt whose quiz may have been deleted in the meantime. */
  async function complete(tx: Queries, running: store.AttemptWithPaper, sitting: rules.Sitting): Promise<Quiz> {
    const quiz = await findQuiz(tx, running.attempt.quizId)
    if (!quiz) throw notFound(messages.quizMissing)
    await closing.complete(tx, running, sitting, quiz, clock.now())
    return quiz
  }

  /** What was written is cleaned by the paper that is there now: in an attempt that begins meanwhile it has no place. */
  async function tidied<Sent extends { answers: contract.AnswerChanges; attemptId?: string | undefined }>(
    actor: Actor,
    assignedId: string,
    sent: Sent,
  ): Promise<Sent> {
    let { attemptId } = sent
    const answers = await withWrittenClean(sent.answers, {
      queries: database.read(),
      papers,
      html,
      personId: actor.id,
      async readPaper() {
        const running = await store.findRunning(database.read(), runningOf(actor, assignedId))
        attemptId ??= running?.attempt.id ?? ''
        return running?.paper ?? []
      },
    })
    return { ...sent, answers, attemptId }
  }

  /** One that nobody has closed although its time is over is closed first. */
  async function findCurrent(actor: Actor, assignedId: string): Promise<store.AttemptWithPaper | null> {
    const isDue = ({ attempt }: store.AttemptWithPaper): boolean =>
      rules.expire(attempt, clock.now()).kind === 'completed'
    const running = await store.findRunning(database.read(), runningOf(actor, assignedId))
    if (!running || !isDue(running)) return running
    await database.transaction(async (tx) => {
      const locked = await store.lockRunning(tx, runningOf(actor, assignedId))
      const outcome = locked && rules.expire(locked.attempt, clock.now())
      if (locked && outcome?.kind === 'completed') await complete(tx, locked, outcome.sitting)
    })
    return null
  }

  async function assignmentFor(tx: Queries, actor: Actor, quiz: Quiz): Promise<Assignment> {
    const present = await lockAssignment(tx, quiz.id, actor.id)
    if (present) return present
    const assignment = { studentIds: [actor.id], assignedBy: null, counts: actor.role === 'student' }
    await assignQuiz(tx, quiz, assignment, clock.now().toISOString())
    const taken = await lockAssignment(tx, quiz.id, actor.id)
    if (!taken) throw notFound(messages.quizMissing)
    return taken
  }

  async function begin(
    tx: Queries,
    quiz: Quiz,
    assignment: Assignment,
    drawn: readonly PlacedVersion[],
  ): Promise<store.AttemptWithPaper> {
    const startedAt = clock.now().toISOString()
    const seed = Math.floor(random() * 2 ** 32)
    const asked = [...(await versionsInQuiz(tx, quiz.id)), ...drawn]
    const paper = freezePaper(await papers.read(tx, asked), quiz, seed, asked)
    const { timeLimit, deadline } = quiz
    const { id: assignmentId, studentId, extraMinutes, attemptCount } = assignment
    const endsAt = endOf({ startedAt, timeLimit, extraMinutes, deadline })
    const number = attemptCount + 1
    const purpose = 'assigned'
    const attempt = { quizId: quiz.id, studentId, purpose, assignmentId, number, startedAt, timeLimit, endsAt } as const
    const sections = frozenSections(quiz.sections, attempt, extraMinutes)
    const begun = paper.length === 0 ? null : await store.insertAttempt(tx, attempt, { paper, seed, sections })
    if (!begun) throw notFound(messages.quizMissing)
    await keepDrawn(
      tx,
      quiz.id,
      drawn.map(({ questionId }) => questionId),
    )
    await saveStart(tx, assignmentId)
    return { attempt: begun, paper, sections }
  }

  /** The running attempt, unless the page means another one. */
  async function lockExpected(tx: Queries, actor: Actor, assignedId: string, expected: string | undefined) {
    const running = await store.lockRunning(tx, runningOf(actor, assignedId))
    return running && (expected === undefined || expected === running.attempt.id) ? running : null
  }

  /** What became of an attempt that is not running any more: the way to its result. */
  async function endedOf(
    queries: Queries,
    actor: Actor,
    assignedId: string,
    expected: string | undefined,
  ): Promise<string> {
    const assignment = await findAssignmentOf(queries, actor.id, assignedId)
    if (!assignment) throw notFound(messages.quizMissing)
    if (expected !== undefined && (await store.isCompletedOf(queries, assignment.id, expected))) return expected
    if (assignment.lastAttemptId === null) throw conflict('not_started', messages.notStarted)
    return assignment.lastAttemptId
  }

  /** Too late: the way to the result. */
  async function completed(actor: Actor, assignedId: string, expected: string | undefined) {
    const data = { _id: await endedOf(database.read(), actor, assignedId, expected) }
    return conflict('attempt_completed', messages.completed, { data })
  }

  return {
    async show(actor, assignedId) {
      const running = await findCurrent(actor, assignedId)
      return reading.view(database.read(), {
        ...(await reading.resolve(database.read(), actor, assignedId, running)),
        running,
      })
    },

    async start(actor, assignedId, { password }) {
      const present = await findCurrent(actor, assignedId)
      const { quiz, assignment: known } = await reading.resolve(database.read(), actor, assignedId, present)
      if (present) return reading.view(database.read(), { quiz, assignment: known, running: present })
      const refuse = (assignment: Assignment | null): void => {
        const problem = startProblem(quiz, { attemptCount: assignment?.attemptCount ?? 0 }, clock.now())
        if (problem) throw forbidden(problem, startProblems[problem])
      }
      refuse(known)
      await expectPassword(limits, actor, quiz, password)
      const drawn = await drawing.forStudent(quiz, actor.id)
      const begun = await shared(async (tx) => {
        const assignment = await assignmentFor(tx, actor, quiz)
        // Another tab may have begun in the meantime: then that one goes on.
        const other = await store.findRunning(tx, runningOf(actor, quiz.id))
        if (other) return { assignment, running: other }
        refuse(assignment)
        const running = await begin(tx, quiz, assignment, drawn)
        const { attemptCount } = assignment
        return {
          assignment: { ...assignment, status: 'in_progress' as const, attemptCount: attemptCount + 1 },
          running,
        }
      })
      return reading.view(database.read(), { quiz, ...begun })
    },

    async save(actor, assignedId, sent) {
      const now = clock.now()
      const change = await tidied(actor, assignedId, sent)
      const decide = (running: store.AttemptWithPaper) => {
        const { open, refused } = withoutClosed(running, change, now)
        return { outcome: rules.save(running.attempt, open, questionIdsOf(running.paper), now), refused }
      }
      const quick = await quickSave(runningOf(actor, assignedId), change, decide)
      const taken =
        quick ??
        (await shared(async (tx) => {
          const running = await lockExpected(tx, actor, assignedId, change.attemptId)
          if (!running) return null
          const { attempt } = running
          const { outcome, refused } = decide(running)
          if (outcome.kind === 'completed') {
            await complete(tx, running, outcome.sitting)
            return null
          }
          if (outcome.kind === 'saved') await store.saveSitting(tx, attempt.id, outcome.sitting)
          return { attempt, outcome, refused }
        }))
      if (!taken) throw await completed(actor, assignedId, change.attemptId)
      const { attempt, outcome, refused } = taken
      if (outcome.kind === 'stale') throw stale(attempt, now)
      const { endsAt, sequence } = outcome.kind === 'saved' ? outcome.sitting : attempt
      const kept = { _id: attempt.id, endsAt, secondsLeft: secondsLeft(endsAt, now), sequence }
      return { attempt: kept, ...(refused.length > 0 && { refused }) }
    },

    async submit(actor, assignedId, sent) {
      const now = clock.now()
      const change = await tidied(actor, assignedId, sent)
      const ended = await shared(async (tx) => {
        const running = await lockExpected(tx, actor, assignedId, change.attemptId)
        if (!running) return null
        const { attempt, paper } = running
        const { open } = withoutClosed(running, change, now)
        const outcome = rules.submit(attempt, open, questionIdsOf(paper), now)
        if (outcome.kind === 'stale') return { stale: attempt }
        return outcome.kind === 'completed' ? { attempt, quiz: await complete(tx, running, outcome.sitting) } : null
      })
      if (ended?.stale) throw stale(ended.stale, now)
      if (ended) {
        const resultsShown = await isResultShown(database.read(), ended.quiz, actor.id, clock.now())
        return { _id: ended.attempt.id, resultsShown }
      }
      const _id = await endedOf(database.read(), actor, assignedId, change.attemptId)
      return { _id, resultsShown: await reading.areResultsShown(database.read(), _id) }
    },

    async checks(actor, assignedId) {
      const running = await findCurrent(actor, assignedId)
      const { quiz } = await reading.resolve(database.read(), actor, assignedId, running)
      return { checks: running ? await checksOf(database.read(), papers, running, quiz) : [] }
    },

    async check(actor, assignedId, body) {
      const check = await shared(async (tx) => {
        const running = await lockExpected(tx, actor, assignedId, body.attemptId)
        if (!running) return null
        const expired = rules.expire(running.attempt, clock.now())
        if (expired.kind === 'completed') {
          await complete(tx, running, expired.sitting)
          return null
        }
        const quiz = await findQuiz(tx, running.attempt.quizId)
        if (!quiz) throw notFound(messages.quizMissing)
        const isClosed =
          questionIdsOf(running.paper).has(body.question) &&
          !openQuestions(running.paper, running.sections, clock.now()).has(body.question)
        if (isClosed) throw conflict('section_over', messages.sectionOver)
        return checkOne(tx, papers, running, quiz, body)
      })
      if (!check) throw await completed(actor, assignedId, body.attemptId)
      return { check }
    },
  }
}

/** An attempt keeps its paper from one answer to the next. */
const idsOfPapers = new WeakMap<store.AttemptWithPaper['paper'], ReadonlySet<string>>()

function questionIdsOf(paper: store.AttemptWithPaper['paper']): ReadonlySet<string> {
  const known = idsOfPapers.get(paper)
  if (known) return known
  const ids = new Set(paper.map(({ questionId }) => questionId))
  idsOfPapers.set(paper, ids)
  return ids
}

/** After its time a section takes no more answers; what was given before stays. */
function withoutClosed<Sent extends rules.Change>(
  { paper, sections }: store.AttemptWithPaper,
  change: Sent,
  now: Date,
): { open: Sent; refused: string[] } {
  if (sections.length === 0) return { open: change, refused: [] }
  const open = openQuestions(paper, sections, now)
  const asked = questionIdsOf(paper)
  const refused = Object.keys(change.answers).filter((id) => asked.has(id) && !open.has(id))
  const answers = Object.fromEntries(Object.entries(change.answers).filter(([id]) => !refused.includes(id)))
  return { open: { ...change, answers }, refused }
}

/** With the current answers, so that a tab resends only what was not changed elsewhere. */
function stale(attempt: Attempt, now: Date) {
  return conflict('stale', messages.changedElsewhere, { data: { attempt: toRunningAttempt(attempt, now) } })
}
