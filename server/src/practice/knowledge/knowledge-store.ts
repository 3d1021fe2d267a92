import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { type Parameter, prepared } from '../../platform/database/prepared.ts'
import { preparedRows } from '../../platform/database/prepared-rows.ts'
import { type List, isAmong, listOf } from '../../platform/database/search.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { type TopicKnowledge, type WholeKnowledge, emptyKnowledge } from '../rules/knowledge.ts'
import type { Acquaintance, ChildState, QuestionState, TopicDifficulty } from '../rules/states.ts'
import './knowledge-tables.ts'

const everybody = 'all'
const aboutChild = 'child'
const aboutTopic = (id: string): string => `topic ${id}`
const aboutQuestion = (id: string): string => `question ${id}`

const selectTopicKeys = prepared<{ ids: List }, { id: string; topic_id: string; subject_id: string }>(
  (queries, parameter) =>
    queries
      .selectFrom('questions')
      .select(['id', 'topic_id', 'subject_id'])
      .where(isAmong(queries, 'id', parameter('ids'))),
)

/** Where each question is kept: its topic, or its subject while it has none. */
export async function topicKeysOf(queries: Queries, questionIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectTopicKeys(queries, { ids: listOf(queries, questionIds) })
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
  const found = await selectLocked(tx, namedBy(tx, wanted))
  return toKnowledge([...found, ...(await lockMissing(tx, wanted, found))])
}

export async function readKnowledge(queries: Queries, wanted: Wanted): Promise<WholeKnowledge> {
  return toKnowledge(await selectRows(queries, namedBy(queries, wanted)))
}

function aboutsOf({ topicIds, questionIds }: Wanted): string[] {
  return [...new Set([aboutChild, ...topicIds.map(aboutTopic), ...questionIds.map(aboutQuestion)])]
}

interface Named extends Record<string, unknown> {
  studentId: string
  abouts: List
}

function namedBy(queries: Queries, wanted: Wanted): Named {
  return { studentId: wanted.studentId, abouts: listOf(queries, aboutsOf(wanted)) }
}

function rowsOf(queries: Queries, parameter: Parameter<Named>) {
  return queries
    .selectFrom('knowledge')
    .select(['holder', 'about', 'state'])
    .where('holder', 'in', [everybody, parameter('studentId')])
    .where(isAmong(queries, 'about', parameter('abouts')))
    .orderBy('holder')
    .orderBy('about')
}

const selectRows = prepared<Named, KnowledgeRow>(rowsOf)
const selectLocked = prepared<Named, KnowledgeRow>((queries, parameter) => rowsOf(queries, parameter).forUpdate())

/**
 * What is not there cannot be locked: an empty record is made, so that of two who meet a question for the first time in
 * the same instant the second waits and goes on from what the first wrote.
 */
async function lockMissing(tx: Queries, wanted: Wanted, found: readonly KnowledgeRow[]): Promise<KnowledgeRow[]> {
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

type KnowledgeRow = Pick<Selectable<Tables['knowledge']>, 'holder' | 'about' | 'state'>

function toKnowledge(rows: readonly KnowledgeRow[]): WholeKnowledge {
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

const knowledgeColumns = {
  holder: 'text',
  about: 'text',
  student_id: 'text',
  state: 'jsonb',
  mistake_at: 'timestamptz',
} as const

const upsertKnowledge = preparedRows<Record<keyof typeof knowledgeColumns, unknown>>(
  knowledgeColumns,
  (queries, rows, names) =>
    queries
      .insertInto('knowledge')
      .columns(names)
      .expression(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['holder', 'about'])
          .doUpdateSet((eb) => ({ state: eb.ref('excluded.state'), mistake_at: eb.ref('excluded.mistake_at') })),
      ),
)

const rowsAtOnce = 500

export async function saveKnowledge(tx: Queries, studentId: string, knowledge: WholeKnowledge): Promise<void> {
  const own = (about: string, state: unknown, mistakeSince: number | null = null) => ({
    holder: studentId,
    about,
    student_id: studentId,
    state,
    mistake_at: mistakeSince === null ? null : new Date(mistakeSince).toISOString(),
  })
  const shared = (about: string, state: unknown) => ({
    holder: everybody,
    about,
    student_id: null,
    state,
    mistake_at: null,
  })
  const rows = [
    ...(knowledge.child ? [own(aboutChild, knowledge.child)] : []),
    ...[...knowledge.topicsOfChild].map(([id, state]) => own(aboutTopic(id), state)),
    ...[...knowledge.met].map(([id, state]) => own(aboutQuestion(id), state, state.mistake?.since ?? null)),
    ...[...knowledge.topics].map(([id, state]) => shared(aboutTopic(id), state)),
    ...[...knowledge.questions].map(([id, state]) => shared(aboutQuestion(id), state)),
  ].toSorted((one, other) => (one.holder + one.about < other.holder + other.about ? -1 : 1))
  for (let at = 0; at < rows.length; at += rowsAtOnce) await upsertKnowledge(tx, rows.slice(at, at + rowsAtOnce))
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
