import type { Selectable } from 'kysely'
import { isOneOf } from '../../platform/database/search.ts'
import type { Sight } from '../../groups/group.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import '../paper-sheet-tables.ts'

/** Somebody with a number: a student, or a name without an account. */
export interface Candidate {
  id: string
  ownerId: string
  number: string
  studentId: string | null
  name: string
  createdAt: string
}

/** Numbers of children whom the reader does not see any more are kept, and not shown to them. */
export async function listCandidates(
  queries: Queries,
  { ownerId, sight }: { ownerId: string; sight: Sight },
  page: PageRequest,
): Promise<{ candidates: Candidate[]; total: number }> {
  const own = queries
    .selectFrom('paper_candidates')
    .where('owner_id', '=', ownerId)
    .$if(sight !== 'everyone', (query) =>
      query.where((eb) =>
        eb.or([
          eb('student_id', 'is', null),
          eb(
            'student_id',
            'in',
            eb
              .selectFrom('child_links')
              .select('child_links.child_id')
              .where('child_links.parent_id', '=', sight === 'everyone' ? '' : sight.parentId),
          ),
        ]),
      ),
    )
  const rows = await own.selectAll().orderBy('number').limit(page.limit).offset(offsetOf(page)).execute()
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { candidates: rows.map(toCandidate), total: count }
}

export async function findCandidate(queries: Queries, id: string): Promise<Candidate | null> {
  const row = await queries.selectFrom('paper_candidates').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCandidate(row) : null
}

export async function findCandidates(queries: Queries, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('paper_candidates')
    .selectAll()
    .where(isOneOf(queries, 'id', ids))
    .orderBy('number')
    .execute()
  return rows.map(toCandidate)
}

export async function candidateWithNumber(
  queries: Queries,
  ownerId: string,
  number: string,
): Promise<Candidate | null> {
  const row = await queries
    .selectFrom('paper_candidates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? toCandidate(row) : null
}

/** Those of one person's numbers that these students have. */
export async function candidatesAmong(
  queries: Queries,
  ownerId: string,
  studentIds: readonly string[],
): Promise<Candidate[]> {
  if (studentIds.length === 0) return []
  const rows = await queries
    .selectFrom('paper_candidates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(isOneOf(queries, 'student_id', studentIds))
    .execute()
  return rows.map(toCandidate)
}

export async function numbersOf(queries: Queries, ownerId: string): Promise<string[]> {
  const rows = await queries.selectFrom('paper_candidates').select('number').where('owner_id', '=', ownerId).execute()
  return rows.map(({ number }) => number)
}

/** Everybody who gave this student a number. */
export async function candidacyOf(queries: Queries, studentId: string): Promise<Candidate[]> {
  const rows = await queries
    .selectFrom('paper_candidates')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  return rows.map(toCandidate)
}

/** Null when the number or the student is there already. */
export async function insertCandidate(tx: Queries, candidate: Omit<Candidate, 'id'>): Promise<Candidate | null> {
  const row = await tx
    .insertInto('paper_candidates')
    .values({
      id: newId(),
      owner_id: candidate.ownerId,
      number: candidate.number,
      student_id: candidate.studentId,
      name: candidate.name,
      created_at: candidate.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toCandidate(row) : null
}

export async function saveCandidate(
  tx: Queries,
  { id, number, studentId, name }: Pick<Candidate, 'id' | 'number' | 'studentId' | 'name'>,
): Promise<void> {
  await tx.updateTable('paper_candidates').set({ number, student_id: studentId, name }).where('id', '=', id).execute()
}

export async function removeCandidate(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('paper_candidates').where('id', '=', id).execute()
}

function toCandidate(row: Selectable<Tables['paper_candidates']>): Candidate {
  return {
    id: row.id,
    ownerId: row.owner_id,
    number: row.number,
    studentId: row.student_id,
    name: row.name,
    createdAt: row.created_at,
  }
}
