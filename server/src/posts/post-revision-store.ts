import { revisionsKept } from '@lms/contracts/posts/post-revisions.ts'
import type { Selectable } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { StoredRevision } from './post.ts'
import './post-tables.ts'

const summaryColumns = [
  'id',
  'post_id',
  'version',
  'title',
  'status',
  'reason',
  'note',
  'author_id',
  'created_at',
] as const
type SummaryRow = Pick<Selectable<Tables['post_revisions']>, (typeof summaryColumns)[number]>

export type RevisionHead = Omit<StoredRevision, 'text'> & { title: string }

export async function insertRevision(tx: Queries, revision: StoredRevision): Promise<void> {
  await tx
    .insertInto('post_revisions')
    .values({
      id: revision.id,
      post_id: revision.postId,
      version: revision.version,
      title: revision.text.title,
      status: revision.status,
      reason: revision.reason,
      note: revision.note,
      text: json(revision.text),
      author_id: revision.authorId,
      created_at: revision.createdAt,
    })
    .execute()
  // The oldest make room; ids grow with time.
  await tx
    .deleteFrom('post_revisions')
    .where('post_id', '=', revision.postId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('post_revisions')
        .select('id')
        .where('post_id', '=', revision.postId)
        .orderBy('id', 'desc')
        .limit(revisionsKept)
        .offset(revisionsKept),
    )
    .execute()
}

export async function listRevisions(
  queries: Queries,
  postId: string,
  page: PageRequest,
): Promise<{ revisions: RevisionHead[]; total: number }> {
  const all = queries.selectFrom('post_revisions').where('post_id', '=', postId)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await all.select(summaryColumns).orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  return { revisions: rows.map(toHead), total }
}

export async function findRevision(queries: Queries, postId: string, id: string): Promise<StoredRevision | null> {
  const row = await queries
    .selectFrom('post_revisions')
    .select([...summaryColumns, 'text'])
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row ? { ...toHead(row), text: row.text } : null
}

function toHead(row: SummaryRow): RevisionHead {
  return {
    id: row.id,
    postId: row.post_id,
    version: row.version,
    title: row.title,
    status: row.status,
    reason: row.reason,
    note: row.note,
    authorId: row.author_id,
    createdAt: row.created_at,
  }
}
