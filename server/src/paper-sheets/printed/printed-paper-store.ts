import type { Selectable } from 'kysely'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import '../paper-sheet-tables.ts'
import type { PrintedPaper, PrintedSheet } from './printed-paper.ts'

export async function insertPrintedPaper(tx: Queries, paper: PrintedPaper): Promise<void> {
  await tx
    .insertInto('printed_papers')
    .values({
      id: paper.id,
      quiz_id: paper.quizId,
      made_by: paper.madeBy,
      layout_version: paper.layoutVersion,
      size: paper.size,
      seal_key: paper.sealKey,
      codes: json(paper.codes),
      sections: json(paper.sections),
      created_at: paper.createdAt,
    })
    .execute()
}

export async function insertSheets(tx: Queries, sheets: readonly Omit<PrintedSheet, 'id'>[]): Promise<void> {
  if (sheets.length === 0) return
  await tx
    .insertInto('printed_sheets')
    .values(
      sheets.map((sheet) => ({
        id: newId(),
        printed_paper_id: sheet.printedPaperId,
        number: sheet.number,
        code: sheet.code,
        student_id: sheet.studentId,
        candidate_id: sheet.candidateId,
        pages: sheet.pages,
      })),
    )
    .execute()
}

export async function findPrintedPaper(queries: Queries, id: string): Promise<PrintedPaper | null> {
  const row = await queries.selectFrom('printed_papers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPaper(row) : null
}

export interface ListedPaper {
  id: string
  madeBy: string | null
  size: PrintedPaper['size']
  codes: PrintedPaper['codes']
  createdAt: string
  sheets: number
}

/** Newest first; everybody's where nobody is named, else what this person made. */
export async function listPrintedPapers(
  queries: Queries,
  quizId: string,
  madeBy: string | null,
  page: PageRequest,
): Promise<{ papers: ListedPaper[]; total: number }> {
  const some = queries
    .selectFrom('printed_papers')
    .where('quiz_id', '=', quizId)
    .$if(madeBy !== null, (query) => query.where('made_by', '=', madeBy))
  const rows = await some
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('printed_sheets')
        .whereRef('printed_sheets.printed_paper_id', '=', 'printed_papers.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('sheets'),
    )
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await some.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const papers = rows.map(({ sheets, ...row }) => ({ ...toPaper(row), sheets: sheets ?? 0 }))
  return { papers, total: count }
}

export async function findSheet(
  queries: Queries,
  printedPaperId: string,
  number: number,
): Promise<PrintedSheet | null> {
  const row = await queries
    .selectFrom('printed_sheets')
    .selectAll()
    .where('printed_paper_id', '=', printedPaperId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? toSheet(row) : null
}

export async function sheetsOfPaper(queries: Queries, printedPaperId: string): Promise<PrintedSheet[]> {
  const rows = await queries
    .selectFrom('printed_sheets')
    .selectAll()
    .where('printed_paper_id', '=', printedPaperId)
    .orderBy('number')
    .execute()
  return rows.map(toSheet)
}

/** All sheets with this person's name, oldest first. */
export async function sheetsOfStudent(
  queries: Queries,
  studentId: string,
): Promise<(PrintedSheet & { quizId: string; createdAt: string })[]> {
  const rows = await queries
    .selectFrom('printed_sheets')
    .innerJoin('printed_papers', 'printed_papers.id', 'printed_sheets.printed_paper_id')
    .selectAll('printed_sheets')
    .select(['printed_papers.quiz_id', 'printed_papers.created_at'])
    .where('student_id', '=', studentId)
    .orderBy('printed_sheets.id')
    .execute()
  return rows.map((row) => ({ ...toSheet(row), quizId: row.quiz_id, createdAt: row.created_at }))
}

function toPaper(row: Selectable<Tables['printed_papers']>): PrintedPaper {
  return {
    id: row.id,
    quizId: row.quiz_id,
    madeBy: row.made_by,
    layoutVersion: row.layout_version,
    size: row.size,
    sealKey: row.seal_key,
    codes: row.codes,
    sections: row.sections,
    createdAt: row.created_at,
  }
}

function toSheet(row: Selectable<Tables['printed_sheets']>): PrintedSheet {
  return {
    id: row.id,
    printedPaperId: row.printed_paper_id,
    number: row.number,
    code: row.code,
    studentId: row.student_id,
    candidateId: row.candidate_id,
    pages: row.pages,
  }
}
