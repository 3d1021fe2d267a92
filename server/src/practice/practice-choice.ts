import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { practiceMessages as messages } from '@lms/contracts/practice/practice-messages.ts'
import { type startPractice, practiceLimits } from '@lms/contracts/practice/practice-sessions.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { isCompleted } from '../attempts/attempt.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import { keysShownTo } from '../attempts/keys-shown.ts'
import type { Papers } from '../attempts/papers.ts'
import type { Queries } from '../platform/database/tables.ts'
import { conflict, forbidden, notFound } from '../platform/http/errors.ts'
import type { VersionRef } from '../questions/question-version-store.ts'
import { mistakesToPractise } from './knowledge/mistakes.ts'
import { chooseToday } from './knowledge/today.ts'
import { practisableFor, reservedAmong } from './practice-sight.ts'
import type { PracticeSession } from './practice-store.ts'
import { chooseFreely } from './rules/free-choice.ts'

type Start = BodyOf<typeof startPractice>

/** What is asked, and where it comes from. */
export interface Choice extends Pick<PracticeSession, 'kind' | 'subjectId' | 'difficulty' | 'attemptId' | 'reasons'> {
  questions: readonly VersionRef[]
}

interface Moment {
  studentId: string
  now: Date
  papers: Papers
  /** From 0 to 1, without 1. */
  draw: () => number
}

/** The questions that a child asked for; throws when there are none, or not yet. */
export async function chooseFor(queries: Queries, body: Start, moment: Moment): Promise<Choice> {
  if (body.kind === 'free') return freely(queries, body, moment)
  if (body.kind === 'mistakes') return mistakesOf(queries, body.attempt_id, moment)
  if (body.kind === 'notebook') return fromNotebook(queries, body.subject_id, moment)
  return dueToday(queries, moment)
}

const nothingElse = { subjectId: null, difficulty: null, attemptId: null, reasons: null }

async function freely(
  queries: Queries,
  { subject_id: subjectId, difficulty, count }: Extract<Start, { kind: 'free' }>,
  { studentId, now, draw }: Moment,
): Promise<Choice> {
  const candidates = await practisableFor(queries, studentId, { subjectId, difficulty }, now)
  const versions = new Map(candidates.map(({ questionId, version }) => [questionId, version]))
  const questions = chooseFreely(candidates, { now, size: count, random: draw })
  if (questions.length === 0) throw conflict('nothing_to_practise', messages.nothing)
  return {
    ...nothingElse,
    kind: 'free',
    subjectId: subjectId ?? null,
    difficulty: difficulty ?? null,
    questions: questions.map((questionId) => ({ questionId, version: versions.get(questionId) ?? 1 })),
  }
}

async function dueToday(queries: Queries, { studentId, now }: Moment): Promise<Choice> {
  const { chosen, reasons } = await chooseToday(queries, studentId, now)
  if (chosen.length === 0) throw conflict('nothing_to_practise', messages.nothing)
  return { ...nothingElse, kind: 'today', questions: chosen, reasons }
}

async function fromNotebook(
  queries: Queries,
  subjectId: string | undefined,
  { studentId, now }: Moment,
): Promise<Choice> {
  const wanted = (await mistakesToPractise(queries, studentId, now)).filter(
    ({ question }) => subjectId === undefined || question.subjectId === subjectId,
  )
  if (wanted.length === 0) throw conflict('nothing_to_practise', messages.emptyNotebook)
  // What is right today already can wait until tomorrow; of the others the oldest come first.
  const inOrder = wanted.toSorted((one, other) => Number(one.isRightToday) - Number(other.isRightToday))
  const questions = inOrder
    .slice(0, practiceLimits.questionsUsual)
    .map(({ question: { id, version } }) => ({ questionId: id, version }))
  return { ...nothingElse, kind: 'notebook', subjectId: subjectId ?? null, questions }
}

async function mistakesOf(queries: Queries, attemptId: string, { studentId, now, papers }: Moment): Promise<Choice> {
  const attempt = (await findAttempt(queries, attemptId))?.attempt
  const isOwn = attempt !== undefined && attempt.assignmentId !== null && attempt.studentId === studentId
  if (!isOwn || !isCompleted(attempt)) throw notFound(attemptMessages.resultMissing)
  if (!(await keysShownTo(queries, studentId, [attempt.quizId], now)).has(attempt.quizId))
    throw forbidden('keys_withheld', messages.keysWithheld)
  const short = attempt.marks.filter(({ marks, points }) => marks !== null && marks < points)
  const judged = new Set(
    (await papers.read(queries, short))
      .filter(({ type }) => questionTypeRules[type].isMarkedByPerson !== true)
      .map(({ questionId }) => questionId),
  )
  const wrong = short.filter(({ questionId }) => judged.has(questionId))
  const ids = wrong.map(({ questionId }) => questionId)
  const reserved = await reservedAmong(queries, studentId, ids, now)
  // By the version that graded it: that is the key which the result shows.
  const questions = wrong.filter(({ questionId }) => !reserved.has(questionId))
  if (questions.length === 0) throw conflict('nothing_to_practise', messages.noMistakes)
  return { ...nothingElse, kind: 'mistakes', attemptId, questions }
}
