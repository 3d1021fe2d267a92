import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { isOneOf } from '../../platform/database/search.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type LearnedAnswer, type TopicKnowledge, type WholeKnowledge, emptyKnowledge } from '../rules/knowledge.ts'
import type { Acquaintance, ChildState, QuestionState, TopicDifficulty } from '../rules/states.ts'
import './knowledge-tables.ts'

const everybody = 'all'
const aboutChild = 'child'
const aboutTopic = (id: string): string => `topic ${id}`
const aboutQuestion = (id: string): string => `question ${id}`

export interface LearnedBatch {
  id: string
  studentId: string
  source: 'quiz' | 'practice'
  sourceId: string
  at: string
  answers: readonly LearnedAnswer[]
}

/** Where each question is kept: its topic, or its subject while it has none. */
export async function topicKeysOf(queries: Queries, questionIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('questions')
    .select(['id', 'topic_id', 'subject_id'])
    .where(isOneOf(queries, 'id', questionIds))
    .execute()
  return new Map(rows.map((row) => [row.id, row.topic_id === '' ? row.subject_id : row.topic_id]))
}

interface Wanted {
  studentId: string
  topicIds: readonly string[]
  questionIds: readonly string[]
}

/** Nobody else changes these records until the transaction ends; always in the same order, so that nobody waits for ever. */
export async function lockKnowledge(tx: Queries, wanted: Wanted): Promise<WholeKnowledge> {
  if (dialectOf(tx) !== 'postgres') return readKnowledge(tx, wanted)
  const found = await rowsOf(tx, wanted).forUpdate().execute()
  return toKnowledge([...found, ...(await lockMissing(tx, wanted, found))])
}

export async function readKnowledge(queries: Queries, wanted: Wanted): Promise<WholeKnowledge> {
  return toKnowledge(await rowsOf(queries, wanted).execute())
}

function aboutsOf({ topicIds, questionIds }: Wanted): string[] {
  return [...new Set([aboutChild, ...topicIds.map(aboutTopic), ...questionIds.map(aboutQuestion)])]
}

function rowsOf(queries: Queries, wanted: Wanted) {
  return queries
    .selectFrom('knowledge')
    .select(['holder', 'about', 'state'])
    .where('holder', 'in', [everybody, wanted.studentId])
    .where(isOneOf(queries, 'about', aboutsOf(wanted)))
    .orderBy('holder')
    .orderBy('about')
}

/**
 * What is not there cannot be locked: an empty record is made, so that of two who meet a question for the first time in
 * the same instant the second waits and goes on from what the first wrote.
 */
async function lockMissing(tx: Queries, wanted: Wanted, found: readonly { holder: string; about: string }[]) {
  const there = new Set(found.map(({ holder, about }) => `${holder} ${about}`))
  const missing = aboutsOf(wanted)
    .flatMap((about) => [
      { holder: wanted.studentId, about, student_id: wanted.studentId },
      ...(about === aboutChild ? [] : [{ holder: everybody, about, student_id: null }]),
    ])
    .filter(({ holder, about }) => !there.has(`${holder} ${about}`))
    .toSorted((one, other) => (one.holder + one.about < other.holder + other.about ? -1 : 1))
    .map((row) => ({ ...row, state: json(null), mistake_at: null }))
  if (missing.length === 0) return []
  return tx
    .insertInto('knowledge')
    .values(missing)
    .onConflict((conflict) =>
      conflict.columns(['holder', 'about']).doUpdateSet((eb) => ({ about: eb.ref('excluded.about') })),
    )
    .returning(['holder', 'about', 'state'])
    .execute()
}

/** What a child knows of all topics that it was ever asked. */
export async function topicsKnownBy(queries: Queries, studentId: string): Promise<WholeKnowledge> {
  const rows = await queries
    .selectFrom('knowledge')
    .select(['holder', 'about', 'state'])
    .where('holder', '=', studentId)
    // Between 'topic ' and what follows it: the index finds these among all the questions that were ever met.
    .where((eb) =>
      eb.or([eb('about', '=', aboutChild), eb.and([eb('about', '>', 'topic '), eb('about', '<', 'topic!')])]),
    )
    .execute()
  return toKnowledge(rows)
}

function toKnowledge(rows: readonly { holder: string; about: string; state: unknown }[]): WholeKnowledge {
  const knowledge = emptyKnowledge()
  for (const { holder, about, state } of rows) {
    if (state === null) continue
    const [kind = '', id = ''] = about.split(' ')
    const isShared = holder === everybody
    if (kind === aboutChild) knowledge.child = state as ChildState
    else if (kind === 'topic' && isShared) knowledge.topics.set(id, state as TopicDifficulty)
    else if (kind === 'topic') knowledge.topicsOfChild.set(id, state as TopicKnowledge)
    else if (isShared) knowledge.questions.set(id, state as QuestionState)
    else knowledge.met.set(id, state as Acquaintance)
  }
  return knowledge
}

const rowsAtOnce = 500

export async function saveKnowledge(tx: Queries, studentId: string, knowledge: WholeKnowledge): Promise<void> {
  const own = (about: string, state: unknown, mistakeSince: number | null = null) => ({
    holder: studentId,
    about,
    student_id: studentId,
    state: json(state),
    mistake_at: mistakeSince === null ? null : new Date(mistakeSince).toISOString(),
  })
  const shared = (about: string, state: unknown) => ({
    holder: everybody,
    about,
    student_id: null,
    state: json(state),
    mistake_at: null,
  })
  const rows = [
    ...(knowledge.child ? [own(aboutChild, knowledge.child)] : []),
    ...[...knowledge.topicsOfChild].map(([id, state]) => own(aboutTopic(id), state)),
    ...[...knowledge.met].map(([id, state]) => own(aboutQuestion(id), state, state.mistake?.since ?? null)),
    ...[...knowledge.topics].map(([id, state]) => shared(aboutTopic(id), state)),
    ...[...knowledge.questions].map(([id, state]) => shared(aboutQuestion(id), state)),
  ].toSorted((one, other) => (one.holder + one.about < other.holder + other.about ? -1 : 1))
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx
      .insertInto('knowledge')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['holder', 'about'])
          .doUpdateSet((eb) => ({ state: eb.ref('excluded.state'), mistake_at: eb.ref('excluded.mistake_at') })),
      )
      .execute()
}

export async function insertLearned(
  tx: Queries,
  { studentId, source, sourceId, at, answers }: Omit<LearnedBatch, 'id'>,
) {
  const batchId = newId()
  await tx
    .insertInto('learned_answers')
    .values(
      answers.map(({ questionId, topicId, isRight, withHint, seconds }, place) => ({
        batch_id: batchId,
        place,
        student_id: studentId,
        question_id: questionId,
        topic_id: topicId,
        source,
        source_id: sourceId,
        is_right: isRight,
        with_hint: withHint,
        at,
        seconds,
      })),
    )
    .execute()
}

/** What was learned from after this act, in its order; as many acts as are begun in so many rows. */
export async function learnedAfter(queries: Queries, after: string, limit: number): Promise<LearnedBatch[]> {
  const rows = await queries
    .selectFrom('learned_answers')
    .selectAll()
    .where('batch_id', '>', after)
    .orderBy('batch_id')
    .orderBy('place')
    .limit(limit)
    .execute()
  const batches = toBatches(rows)
  // The last of many may be cut.
  return rows.length === limit ? batches.slice(0, -1) : batches
}

/** All that was learned from what this child answered, in its order. */
export async function learnedBy(queries: Queries, studentId: string): Promise<LearnedBatch[]> {
  const rows = await queries
    .selectFrom('learned_answers')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('batch_id')
    .orderBy('place')
    .execute()
  return toBatches(rows)
}

function toBatches(rows: readonly Selectable<Tables['learned_answers']>[]): LearnedBatch[] {
  return [...Map.groupBy(rows, (row) => row.batch_id)].flatMap(([id, [first, ...rest]]) =>
    first
      ? [
          {
            id,
            studentId: first.student_id,
            source: first.source,
            sourceId: first.source_id,
            at: first.at,
            answers: [first, ...rest].map((row) => ({
              questionId: row.question_id,
              topicId: row.topic_id,
              isRight: row.is_right,
              withHint: row.with_hint,
              seconds: row.seconds,
            })),
          },
        ]
      : [],
  )
}

/** What this child knows, and what was learned of this attempt. What all of them told together stays. */
export async function forgetAttempt(tx: Queries, studentId: string, attemptId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('learned_answers')
    .where('student_id', '=', studentId)
    .where('source', '=', 'quiz')
    .where('source_id', '=', attemptId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await tx.deleteFrom('knowledge').where('holder', '=', studentId).execute()
  return true
}

export async function forgetEverything(tx: Queries): Promise<void> {
  await tx.deleteFrom('knowledge').execute()
}

export async function answeredSince(queries: Queries, studentId: string, moment: string): Promise<number> {
  const { count } = await queries
    .selectFrom('learned_answers')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('student_id', '=', studentId)
    .where('source', '=', 'practice')
    .where('at', '>=', moment)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether this child answered anything, anywhere, after this moment. */
export async function hasAnsweredAfter(queries: Queries, studentId: string, moment: string): Promise<boolean> {
  const row = await queries
    .selectFrom('learned_answers')
    .select('at')
    .where('student_id', '=', studentId)
    .where('at', '>', moment)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface OpenMistake {
  questionId: string
  met: Acquaintance
}

/** What stands among a child's mistakes, the oldest first. */
export async function openMistakesOf(queries: Queries, studentId: string, limit: number): Promise<OpenMistake[]> {
  const rows = await queries
    .selectFrom('knowledge')
    .select(['about', 'state'])
    .where('holder', '=', studentId)
    .where('mistake_at', 'is not', null)
    .orderBy('mistake_at')
    .orderBy('about')
    .limit(limit)
    .execute()
  return rows.map(({ about, state }) => ({ questionId: about.split(' ')[1] ?? '', met: state as Acquaintance }))
}
