import type { RowChoice, StudentList } from '@lms/contracts/groups/student-lists.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import type { RowProblem } from '../rules/list-check.ts'
import type { ReadRow } from '../rules/list-columns.ts'
import './list-tables.ts'

export interface StoredRow extends ReadRow {
  problems: RowProblem[]
  isBlocked: boolean
  existingId: string | null
  choice: RowChoice | null
  studentId: string | null
  groupId: string | null
  isMade: boolean
  hasJoined: boolean
}

export type StagedRow = Omit<StoredRow, 'studentId' | 'groupId' | 'isMade' | 'hasJoined'>

const rowsPerStatement = 50

export async function insertRows(tx: Queries, listId: string, rows: readonly StagedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insertInto('student_list_rows')
      .values(
        rows.slice(start, start + rowsPerStatement).map((row) => ({
          list_id: listId,
          number: row.number,
          ...columnsOf(row),
          is_made: false,
          has_joined: false,
        })),
      )
      .execute()
}

function columnsOf(row: StagedRow) {
  return {
    last_name: row.lastName,
    first_name: row.firstName,
    group_name: row.groupName,
    parent_email: row.parentEmail,
    candidate_number: row.candidateNumber,
    problems: json(row.problems),
    is_blocked: row.isBlocked,
    existing_id: row.existingId,
    choice: row.choice,
  }
}

export async function saveRow(tx: Queries, listId: string, row: StagedRow): Promise<void> {
  await tx
    .updateTable('student_list_rows')
    .set(columnsOf(row))
    .where('list_id', '=', listId)
    .where('number', '=', row.number)
    .execute()
}

export async function allRows(queries: Queries, listId: string): Promise<StoredRow[]> {
  const rows = await queries
    .selectFrom('student_list_rows')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('number')
    .execute()
  return rows.map(toRow)
}

/** Which lines stand where: one that cannot be taken is not asked about as well. */
const standing = {
  blocked: sql<SqlBool>`is_blocked = true and (choice is null or choice <> 'skip')`,
  asked: sql<SqlBool>`is_blocked = false and choice is null`,
  skipped: sql<SqlBool>`choice = 'skip'`,
  taken: sql<SqlBool>`is_blocked = false and choice in ('new', 'existing')`,
  done: sql<SqlBool>`student_id is not null`,
}
type Standing = keyof typeof standing

export async function listRows(
  queries: Queries,
  listId: string,
  { only, ...page }: PageRequest & { only?: Exclude<Standing, 'done'> | undefined },
): Promise<{ rows: StoredRow[]; total: number }> {
  const some = queries
    .selectFrom('student_list_rows')
    .where('list_id', '=', listId)
    .$if(only !== undefined, (query) => query.where(standing[only ?? 'taken']))
  const rows = await some.selectAll().orderBy('number').limit(page.limit).offset(offsetOf(page)).execute()
  const { total } = await some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(toRow), total }
}

export async function findRow(queries: Queries, listId: string, number: number): Promise<StoredRow | null> {
  const row = await queries
    .selectFrom('student_list_rows')
    .selectAll()
    .where('list_id', '=', listId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? toRow(row) : null
}

export async function countsOf(queries: Queries, listId: string): Promise<StudentList['counts']> {
  const many = (name: Standing) => sql<number>`coalesce(sum(case when ${standing[name]} then 1 else 0 end), 0)`.as(name)
  return queries
    .selectFrom('student_list_rows')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      many('blocked'),
      many('asked'),
      many('skipped'),
      many('taken'),
      many('done'),
    ])
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
}

/** For everything that waits for a choice; who nobody was found for cannot be joined to anybody. */
export async function chooseForAsked(tx: Queries, listId: string, choice: RowChoice): Promise<void> {
  await tx
    .updateTable('student_list_rows')
    .set({ choice })
    .where('list_id', '=', listId)
    .where(standing.asked)
    .$if(choice === 'existing', (query) => query.where('existing_id', 'is not', null))
    .execute()
}

export async function nextToSave(queries: Queries, listId: string, limit: number): Promise<StoredRow[]> {
  const rows = await queries
    .selectFrom('student_list_rows')
    .selectAll()
    .where('list_id', '=', listId)
    .where(standing.taken)
    .where('student_id', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(toRow)
}

export async function nextToUndo(queries: Queries, listId: string, limit: number): Promise<StoredRow[]> {
  const rows = await queries
    .selectFrom('student_list_rows')
    .selectAll()
    .where('list_id', '=', listId)
    .where('student_id', 'is not', null)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(toRow)
}

export async function markRow(
  tx: Queries,
  listId: string,
  number: number,
  done: { studentId: string | null; groupId: string | null; isMade: boolean; hasJoined: boolean },
): Promise<void> {
  await tx
    .updateTable('student_list_rows')
    .set({
      student_id: done.studentId,
      group_id: done.groupId,
      is_made: done.isMade,
      has_joined: done.hasJoined,
    })
    .where('list_id', '=', listId)
    .where('number', '=', number)
    .execute()
}

/** What was to be taken and cannot be any more, with the reason. */
export async function blockRow(tx: Queries, listId: string, row: StoredRow, reason: RowProblem): Promise<void> {
  await tx
    .updateTable('student_list_rows')
    .set({ is_blocked: true, problems: json([...row.problems, reason]) })
    .where('list_id', '=', listId)
    .where('number', '=', row.number)
    .execute()
}

export async function groupsFilledBy(
  queries: Queries,
  listId: string,
): Promise<{ id: string; name: string; students: number }[]> {
  const rows = await queries
    .selectFrom('student_list_rows')
    .innerJoin('student_groups', 'student_groups.id', 'student_list_rows.group_id')
    .select((eb) => ['student_groups.id', 'student_groups.name', eb.fn.countAll<number>().as('students')])
    .where('list_id', '=', listId)
    .where('student_id', 'is not', null)
    .groupBy(['student_groups.id', 'student_groups.name'])
    .orderBy('student_groups.name')
    .limit(200)
    .execute()
  return rows
}

/** What lists said of somebody who goes for good. */
export async function forgetListRowsOf(tx: Queries, studentId: string): Promise<void> {
  await tx
    .deleteFrom('student_list_rows')
    .where((eb) => eb.or([eb('student_id', '=', studentId), eb('existing_id', '=', studentId)]))
    .execute()
}

function toRow(row: Selectable<Tables['student_list_rows']>): StoredRow {
  return {
    number: row.number,
    lastName: row.last_name,
    firstName: row.first_name,
    groupName: row.group_name,
    parentEmail: row.parent_email,
    candidateNumber: row.candidate_number,
    problems: row.problems,
    isBlocked: row.is_blocked,
    existingId: row.existing_id,
    choice: row.choice,
    studentId: row.student_id,
    groupId: row.group_id,
    isMade: row.is_made,
    hasJoined: row.has_joined,
  }
}
