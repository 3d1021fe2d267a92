import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { isJudgedAtOnce } from '@lms/contracts/attempts/checked-answers.ts'
import type { BodyOf, DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { practiceMessages as messages } from '@lms/contracts/practice/practice-messages.ts'
import type * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { askedIn } from '../attempts/attempt-view.ts'
import { toCheckedAnswer } from '../attempts/checks/checked-answer-view.ts'
import type { Papers } from '../attempts/papers.ts'
import { takeTry } from '../attempts/rules/tries.ts'
import { tendAfterPractice } from '../garden/tending.ts'
import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { lastDays } from '../platform/days.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, notFound, tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { seededRandom } from '../platform/seeded-random.ts'
import type { Settings } from '../settings/settings-service.ts'
import { learnFrom } from './knowledge/learning.ts'
import { readMistakes } from './knowledge/mistakes.ts'
import { findFitting, readToday } from './knowledge/today.ts'
import { chooseFor } from './practice-choice.ts'
import { reservedAmong } from './practice-sight.ts'
import * as store from './practice-store.ts'
import { readSession, readSubjects } from './practice-view.ts'
import { freezeAnew } from './numbers/new-numbers.ts'
import { recentNumbersOf } from './numbers/recent-numbers.ts'

/** So many a day: far more than ten minutes of practice, too few to copy a bank. */
const dailySessions = { points: 100, windowMilliseconds: days(1) }
/** A device may have lost the network for so long; what was fetched ahead and not begun until then is not needed. */
const preparedKept = days(30)

type Start = BodyOf<typeof contract.startPractice>

/** Practising, one question at a time, judged at once. It counts in no result. */
interface Practising {
  subjects(actor: Actor): Promise<DataOf<typeof contract.listPracticeSubjects>>
  today(actor: Actor): Promise<DataOf<typeof contract.readToday>>
  mistakes(actor: Actor): Promise<DataOf<typeof contract.listMistakes>>
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

  async function begin(actor: Actor, body: Start): Promise<store.PracticeSession> {
    const queries = database.read()
    const now = clock.now()
    const seed = Math.floor(random() * 2 ** 32)
    const moment = { studentId: actor.id, now, papers, draw: seededRandom(seed) }
    const { questions, ...choice } = await chooseFor(queries, body, moment)
    const asked = (await papers.read(queries, questions)).filter(isJudgedAtOnce)
    const before = await recentNumbersOf(queries, actor.id, asked, now)
    const paper = freezeAnew(asked, before, seed)
    if (paper.length === 0) throw conflict('nothing_to_practise', messages.nothing)
    const createdAt = now.toISOString()
    return database.transaction(async (tx) => {
      if (choice.kind === 'today') await store.dropPrepared(tx, actor.id, later(now, -preparedKept).toISOString())
      return store.insertSession(tx, { ...choice, studentId: actor.id, paper, createdAt })
    })
  }

  return {
    async subjects(actor) {
      authorizeRole(actor, 'practice:take')
      return readSubjects(database.read(), actor.id, clock.now())
    },

    async mistakes(actor) {
      authorizeRole(actor, 'practice:take')
      return readMistakes(database.read(), actor.id, clock.now())
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
      const fitting = body.kind === 'today' ? await findFitting(database.read(), actor.id, clock.now()) : null
      if (fitting) return { session: await readSession(database.read(), papers, fitting, clock.now()) }
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
              answers: [
                {
                  questionId,
                  isRight: check.tries[0]?.isRight === true,
                  withHint: false,
                  seconds: check.tries[0]?.steps?.seconds ?? null,
                },
              ],
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
