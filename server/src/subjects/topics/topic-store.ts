import type { Queries } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type PlacedTopic, type Topic, nameKeyOf, placed, withSubtopics } from './topic.ts'
import './topic-tables.ts'

const columns = ['id', 'subject_id', 'parent_id', 'name'] as const

interface TopicRow {
  id: string
  subject_id: string
  parent_id: string
  name: string
}

export async function findTopic(queries: Queries, id: string): Promise<Topic | null> {
  const row = await queries.selectFrom('topics').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toTopic(row) : null
}

/** By their paths. */
export async function topicsOf(queries: Queries, subjectId: string): Promise<PlacedTopic[]> {
  const rows = await queries.selectFrom('topics').select(columns).where('subject_id', '=', subjectId).execute()
  return placed(rows.map(toTopic))
}

/** It and those that lie in it; one that is not there has nothing in it. */
export async function topicIdsUnder(queries: Queries, id: string): Promise<string[]> {
  const topic = await findTopic(queries, id)
  return topic ? withSubtopics(await topicsOf(queries, topic.subjectId), id) : [id]
}

/** What each of these is called, with all that it lies in. */
export async function topicPathsOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const subjects = queries.selectFrom('topics').select('subject_id').where('id', 'in', wanted)
  const rows = await queries.selectFrom('topics').select(columns).where('subject_id', 'in', subjects).execute()
  return new Map(placed(rows.map(toTopic)).map(({ id, path }) => [id, path]))
}

export async function insertTopic(
  tx: Queries,
  { subjectId, parentId, name }: Omit<Topic, 'id'>,
  now: string,
): Promise<Topic> {
  const id = newId()
  await tx
    .insertInto('topics')
    .values({
      id,
      subject_id: subjectId,
      parent_id: parentId ?? '',
      name,
      name_key: nameKeyOf(name),
      created_at: now,
    })
    .execute()
  return { id, subjectId, parentId, name }
}

export async function saveTopic(tx: Queries, { id, parentId, name }: Topic): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ parent_id: parentId ?? '', name, name_key: nameKeyOf(name) })
    .where('id', '=', id)
    .execute()
}

export async function removeTopic(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('topics').where('id', '=', id).execute()
}

function toTopic({ id, subject_id, parent_id, name }: TopicRow): Topic {
  return { id, subjectId: subject_id, parentId: parent_id === '' ? null : parent_id, name }
}
