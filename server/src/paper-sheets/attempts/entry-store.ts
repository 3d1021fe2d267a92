import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { isOneOf } from '../../platform/database/search.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import '../paper-sheet-tables.ts'

/** Whose paper it is: a student's, or somebody's without an account. */
export type Whose = { studentId: string; candidateId: null } | { studentId: null; candidateId: string }

/** What somebody wrote on a printed paper. */
export interface StoredEntry {
  id: string
  printedPaperId: string
  code: string
  studentId: string | null
  candidateId: string | null
  sheetId: string | null
  source: 'scan' | 'typed'
  /** By the numbers of the questions. */
  answers: Readonly<Record<string, string>>
  total: number | null
  score: number | null
  attemptId: string | null
  hasAssigned: boolean
  revision: number
  enteredBy: string | null
  createdAt: string
}

export type NewEntry = Omit<StoredEntry, 'id' | 'attemptId' | 'hasAssigned'>

/** Null when this person's paper was entered before. */
export async function insertEntry(tx: Queries, entry: NewEntry): Promise<StoredEntry | null> {
  const row = await tx
    .insertInto('paper_entries')
    .values({
      id: newId(),
      printed_paper_id: entry.printedPaperId,
      code: entry.code,
      student_id: entry.studentId,
      candidate_id: entry.candidateId,
      sheet_id: entry.sheetId,
      source: entry.source,
      answers: json(entry.answers),
      total: entry.total,
      score: entry.score,
      attempt_id: null,
      has_assigned: false,
      revision: entry.revision,
      entered_by: entry.enteredBy,
      created_at: entry.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? toEntry(row) : null
}

export async function findEntryOf(queries: Queries, printedPaperId: string, whose: Whose): Promise<StoredEntry | null> {
  const row = await queries
    .selectFrom('paper_entries')
    .selectAll()
    .where('printed_paper_id', '=', printedPaperId)
    .$if(whose.studentId !== null, (query) => query.where('student_id', '=', whose.studentId))
    .$if(whose.candidateId !== null, (query) => query.where('candidate_id', '=', whose.candidateId))
    .executeTakeFirst()
  return row ? toEntry(row) : null
}

/** Nobody else changes it until the transaction ends. */
export async function lockEntry(tx: Queries, id: string): Promise<StoredEntry | null> {
  const row = await tx
    .selectFrom('paper_entries')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toEntry(row) : null
}

/** Of these people on this paper. */
export async function entriesAmong(
  queries: Queries,
  printedPaperId: string,
  people: { studentIds: readonly string[]; candidateIds: readonly string[] },
): Promise<StoredEntry[]> {
  const { studentIds, candidateIds } = people
  if (studentIds.length + candidateIds.length === 0) return []
  const rows = await queries
    .selectFrom('paper_entries')
    .selectAll()
    .where('printed_paper_id', '=', printedPaperId)
    .where((eb) =>
      eb.or([
        ...(studentIds.length === 0 ? [] : [isOneOf(queries, 'student_id', studentIds)]),
        ...(candidateIds.length === 0 ? [] : [isOneOf(queries, 'candidate_id', candidateIds)]),
      ]),
    )
    .execute()
  return rows.map(toEntry)
}

export async function studentsEntered(queries: Queries, printedPaperId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('paper_entries')
    .select('student_id')
    .where('printed_paper_id', '=', printedPaperId)
    .where('student_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ student_id }) => student_id ?? [])
}

export async function entriesOfCandidate(queries: Queries, candidateId: string): Promise<StoredEntry[]> {
  const rows = await queries
    .selectFrom('paper_entries')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('id')
    .execute()
  return rows.map(toEntry)
}

/** All of one student's, oldest first. */
export async function entriesOfStudent(
  queries: Queries,
  studentId: string,
): Promise<(StoredEntry & { quizId: string })[]> {
  const rows = await queries
    .selectFrom('paper_entries')
    .innerJoin('printed_papers', 'printed_papers.id', 'paper_entries.printed_paper_id')
    .selectAll('paper_entries')
    .select('printed_papers.quiz_id')
    .where('student_id', '=', studentId)
    .orderBy('paper_entries.id')
    .execute()
  return rows.map((row) => ({ ...toEntry(row), quizId: row.quiz_id }))
}

export async function saveAttempt(
  tx: Queries,
  id: string,
  { attemptId, hasAssigned }: { attemptId: string; hasAssigned: boolean },
): Promise<void> {
  await tx
    .updateTable('paper_entries')
    .set({ attempt_id: attemptId, has_assigned: hasAssigned })
    .where('id', '=', id)
    .execute()
}

/** What a candidate wrote is this student's. */
export async function giveTo(tx: Queries, id: string, studentId: string): Promise<void> {
  await tx
    .updateTable('paper_entries')
    .set({ student_id: studentId, candidate_id: null })
    .where('id', '=', id)
    .execute()
}

export async function removeEntry(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('paper_entries').where('id', '=', id).execute()
}

function toEntry(row: Selectable<Tables['paper_entries']>): StoredEntry {
  return {
    id: row.id,
    printedPaperId: row.printed_paper_id,
    code: row.code,
    studentId: row.student_id,
    candidateId: row.candidate_id,
    sheetId: row.sheet_id,
    source: row.source,
    answers: row.answers,
    total: row.total,
    score: row.score,
    attemptId: row.attempt_id,
    hasAssigned: row.has_assigned,
    revision: row.revision,
    enteredBy: row.entered_by,
    createdAt: row.created_at,
  }
}
