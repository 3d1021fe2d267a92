import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { isJudgedAtOnce } from '@lms/contracts/attempts/checked-answers.ts'
import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { practiceMessages as messages } from '@lms/contracts/practice/practice-messages.ts'
import type * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { isCompleted } from '../attempts/attempt.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import { askedIn } from '../attempts/attempt-view.ts'
import { toCheckedAnswer } from '../attempts/checks/checked-answer-view.ts'
import { keysShownTo } from '../attempts/keys-shown.ts'
import type { Papers } from '../attempts/papers.ts'
import { freezePaper } from '../attempts/rules/paper.ts'
import { takeTry } from '../attempts/rules/tries.ts'
import { tendAfterPractice } from '../garden/tending.ts'
import { type Clock, days } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { lastDays } from '../platform/days.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, forbidden, notFound, tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { seededRandom } from '../platform/seeded-random.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { VersionRef } from '../questions/question-version-store.ts'
import { learnFrom } from './knowledge/learning.ts'
import { chooseToday, readToday } from './knowledge/today.ts'
import { practisableFor, reservedAmong } from './practice-sight.ts'
import * as store from './practice-store.ts'
import { readSession, readSubjects } from './practice-view.ts'
import { chooseFreely } from './rules/free-choice.ts'

/** So many a day: far more than ten minutes of practice, too few to copy a bank. */
const dailySessions = { points: 100, windowMilliseconds: days(1) }

type Start = BodyOf<typeof contract.startPractice>

/** Practising, one question at a time, judged at once. It counts in no result. */
interface Practising {
  subjects(actor: Actor): Promise<DataOf<typeof contract.listPracticeSubjects>>
  today(actor: Actor): Promise<DataOf<typeof contract.readToday>>
  start(actor: Actor, body: Start): Promise<DataOf<typeof contract.startPractice>>
  read(actor: Actor, id: string): Promise<DataOf<typeof contract.getPractice>>
  answer(
    actor: Actor,
    id: string,
    body: BodyOf<typeof contract.answerPractice>,
  ): Promise<DataOf<typeof contract.answerPractice>>
}

export interface PractisingDependencies {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  limits: Limits
  settings: Pick<Settings, 'current'>
  papers: Papers
}

/** What is asked, and where it comes from. */
interface Choice extends Pick<store.PracticeSession, 'kind' | 'subjectId' | 'difficulty' | 'attemptId'> {
  questions: readonly VersionRef[]
}

export function createPractising({
  database,
  clock,
  random,
  limits,
  settings,
  papers,
}: PractisingDependencies): Practising {
  function expectOwn(actor: Actor, session: store.PracticeSession | null): store.PracticeSession {
    if (!session || !can(actor, 'practice:take', { userId: session.studentId })) throw notFound(messages.missing)
    return session
  }

  async function freely(
    queries: Queries,
    actor: Actor,
    { subject_id: subjectId, difficulty, count }: Extract<Start, { kind: 'free' }>,
    draw: () => number,
  ): Promise<Choice> {
    const now = clock.now()
    const candidates = await practisableFor(queries, actor.id, { subjectId, difficulty }, now)
    const versions = new Map(candidates.map(({ questionId, version }) => [questionId, version]))
    const questions = chooseFreely(candidates, { now, size: count, random: draw })
    if (questions.length === 0) throw conflict('nothing_to_practise', messages.nothing)
    return {
      kind: 'free',
      subjectId: subjectId ?? null,
      difficulty: difficulty ?? null,
      attemptId: null,
      questions: questions.map((questionId) => ({ questionId, version: versions.get(questionId) ?? 1 })),
    }
  }

  async function dueToday(queries: Queries, actor: Actor): Promise<Choice> {
    const { chosen } = await chooseToday(queries, actor.id, clock.now())
    if (chosen.length === 0) throw conflict('nothing_to_practise', messages.nothing)
    return { kind: 'today', subjectId: null, difficulty: null, attemptId: null, questions: chosen }
  }

  async function mistakesOf(queries: Queries, actor: Actor, attemptId: string): Promise<Choice> {
    const attempt = (await findAttempt(queries, attemptId))?.attempt
    const isOwn = attempt !== undefined && attempt.assignmentId !== null && attempt.studentId === actor.id
    if (!isOwn || !isCompleted(attempt)) throw notFound(attemptMessages.resultMissing)
    const now = clock.now()
    if (!(await keysShownTo(queries, actor.id, [attempt.quizId], now)).has(attempt.quizId))
      throw forbidden('keys_withheld', messages.keysWithheld)
    const short = attempt.marks.filter(({ marks, points }) => marks !== null && marks < points)
    const judged = new Set(
      (await papers.read(queries, short))
        .filter(({ type }) => questionTypeRules[type].isMarkedByPerson !== true)
        .map(({ questionId }) => questionId),
    )
    const wrong = short.filter(({ questionId }) => judged.has(questionId))
    const ids = wrong.map(({ questionId }) => questionId)
    const reserved = await reservedAmong(queries, actor.id, ids, now)
    // By the version that graded it: that is the key which the result shows.
    const questions = wrong.filter(({ questionId }) => !reserved.has(questionId))
    if (questions.length === 0) throw conflict('nothing_to_practise', messages.noMistakes)
    return { kind: 'mistakes', subjectId: null, difficulty: null, attemptId, questions }
  }

  async function begin(actor: Actor, body: Start): Promise<store.PracticeSession> {
    const queries = database.read()
    const seed = Math.floor(random() * 2 ** 32)
    const { questions, ...choice } =
      body.kind === 'free'
        ? await freely(queries, actor, body, seededRandom(seed))
        : body.kind === 'today'
          ? await dueToday(queries, actor)
          : await mistakesOf(queries, actor, body.attempt_id)
    const asked = (await papers.read(queries, questions)).filter(isJudgedAtOnce)
    if (asked.length === 0) throw conflict('nothing_to_practise', messages.nothing)
    const paper = freezePaper(asked, { shuffleQuestions: false, shuffleAnswers: true }, seed)
    const createdAt = clock.now().toISOString()
    return database.transaction((tx) => store.insertSession(tx, { ...choice, studentId: actor.id, paper, createdAt }))
  }

  return {
    async subjects(actor) {
      authorizeRole(actor, 'practice:take')
      return readSubjects(database.read(), actor.id, clock.now())
    },

    async today(actor) {
      authorizeRole(actor, 'practice:take')
      const now = clock.now()
      const { timeZone } = await settings.current()
      const [today] = lastDays(now, timeZone, 1)
      return readToday(database.read(), actor.id, now, today?.from ?? now.toISOString())
    },

    async start(actor, body) {
      authorizeRole(actor, 'practice:take')
      const key = `practice-session ${actor.id}`
      const { allowed, retryAfterSeconds } = await limits.count(key, dailySessions)
      try {
        if (!allowed) throw tooMany(retryAfterSeconds, 'practice_limit', messages.limit)
        const session = await begin(actor, body)
        return { session: await readSession(database.read(), papers, session, clock.now()) }
      } catch (error) {
        await limits.giveBack(key)
        throw error
      }
    },

    async read(actor, id) {
      const session = expectOwn(actor, await store.findSession(database.read(), id))
      return { session: await readSession(database.read(), papers, session, clock.now()) }
    },

    answer(actor, id, { question: questionId, ...sent }) {
      return database.transaction(async (tx) => {
        const session = expectOwn(actor, await store.lockSession(tx, id))
        const place = session.paper.filter((item) => item.questionId === questionId)
        const [asked] = askedIn(place, await papers.read(tx, place))
        if (!asked) throw notFound(attemptMessages.questionMissing)
        const now = clock.now()
        // A quiz may have been given, or begun, since these questions were chosen.
        if ((await reservedAmong(tx, actor.id, [questionId], now)).has(questionId))
          throw conflict('question_reserved', messages.reserved)
        const answers = await store.answersIn(tx, id)
        const before = answers.find((answer) => answer.questionId === questionId) ?? null
        const outcome = takeTry(asked.question, before, sent)
        if (outcome.kind === 'out of turn') throw conflict('try_out_of_turn', attemptMessages.tryOutOfTurn)
        const { check } = outcome
        let { finishedAt } = session
        if (outcome.kind === 'taken') {
          const answeredAt = now.toISOString()
          await store.saveAnswer(tx, id, { ...check, questionId, answeredAt })
          // What was right at the second try was not known: only the first is learned from.
          if (before === null)
            await learnFrom(tx, {
              studentId: actor.id,
              source: 'practice',
              sourceId: id,
              at: now,
              answers: [{ questionId, isRight: check.tries[0]?.isRight === true, withHint: false }],
            })
          const settled = answers.filter((answer) => answer.state !== 'again' && answer.questionId !== questionId)
          const isSettled = check.state !== 'again'
          const isLast = isSettled && settled.length + 1 === session.paper.length
          if (isLast) {
            await store.finishSession(tx, id, answeredAt)
            finishedAt = answeredAt
          }
          if (isSettled) await tendAfterPractice(tx, actor.id, isLast ? { mistakesOf: session.attemptId } : null, now)
        }
        return { answer: toCheckedAnswer(asked, check, { keys: true }), finishedAt }
      })
    },
  }
}
