import type { BodyOf, DataOf, ParamsOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/paper-sheets/paper-marks.ts'
import { paperMessages as messages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { isAssigned } from '../../assignments/assignment-store.ts'
import { childIdsOf } from '../../children/child-store.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { offsetOf, paginationOf } from '../../platform/pagination.ts'
import type { QuizPapers } from '../../quizzes/paper/paper-service.ts'
import { sightOf as groupSightOf } from '../../groups/group.ts'
import { sightOf } from '../../quizzes/quiz-access.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { namesOf } from '../../users/user-name-store.ts'
import * as entries from '../attempts/entry-store.ts'
import type { PaperAttempts } from '../attempts/paper-attempts.ts'
import { findCandidate, candidatesAmong, listCandidates } from '../printed/candidate-store.ts'
import { findPrintedPaper, listPrintedPapers, sheetsOfPaper } from '../printed/printed-paper-store.ts'
import type { PrintedPaper } from '../printed/printed-paper.ts'
import type { PaperFreezing } from '../printing/sheet-printing.ts'
import { type Listed, toCodes, toPaperView, toRow } from './marks-view.ts'

/** What was written on paper, entered by hand. */
export interface PaperMarks {
  papers(
    actor: Actor,
    quizId: string,
    query: QueryOf<typeof contract.listPrintedPapers>,
  ): Promise<DataOf<typeof contract.listPrintedPapers>>
  keep(by: By, quizId: string, body: BodyOf<typeof contract.keepPaper>): Promise<DataOf<typeof contract.keepPaper>>
  list(
    actor: Actor,
    quizId: string,
    query: QueryOf<typeof contract.listPaperMarks>,
  ): Promise<DataOf<typeof contract.listPaperMarks>>
  save(
    by: By,
    quizId: string,
    body: BodyOf<typeof contract.savePaperMarks>,
  ): Promise<DataOf<typeof contract.savePaperMarks>>
  withdraw(by: By, params: ParamsOf<typeof contract.withdrawPaperMarks>): Promise<void>
}

interface PaperMarksDependencies {
  database: Database
  paperAttempts: PaperAttempts
  quizPapers: Pick<QuizPapers, 'codesOf'>
  freezing: PaperFreezing
}

/** More candidates and sheets than one paper has. */
const everybody = { page: 1, limit: 5000 }

export function createPaperMarks({
  database,
  paperAttempts,
  quizPapers,
  freezing,
}: PaperMarksDependencies): PaperMarks {
  /** With its questions: who knows only its face has nothing printed of it. */
  async function expectQuiz(queries: Queries, actor: Actor, quizId: string): Promise<void> {
    const quiz = await findQuiz(queries, quizId)
    const sight = quiz?.deletedAt === null ? await sightOf(queries, actor, quiz, isAssigned) : null
    if (sight === null || sight === 'face') throw notFound(quizMessages.notFound)
  }

  async function expectPaper(queries: Queries, actor: Actor, quizId: string, id: string): Promise<PrintedPaper> {
    await expectQuiz(queries, actor, quizId)
    const paper = await findPrintedPaper(queries, id)
    if (paper?.quizId !== quizId || !can(actor, 'paper:mark', paper)) throw notFound(messages.notFound)
    return paper
  }

  /** Candidates by number, then everybody else who has a sheet or an entry; a parent sees their own children. */
  async function peopleOf(queries: Queries, actor: Actor, paper: PrintedPaper): Promise<Omit<Listed, 'name'>[]> {
    const seen = actor.role === 'administrator' ? null : new Set(await childIdsOf(queries, actor.id))
    const { candidates } =
      paper.madeBy === null
        ? { candidates: [] }
        : await listCandidates(queries, { ownerId: paper.madeBy, sight: groupSightOf(actor) }, everybody)
    const sheets = await sheetsOfPaper(queries, paper.id)
    const codes = new Map(sheets.map(({ studentId, candidateId, code }) => [studentId ?? candidateId, code]))
    const numbered = candidates.map(({ id, number, studentId }) => ({
      studentId,
      candidateId: studentId === null ? id : null,
      candidateNumber: number,
      code: codes.get(studentId ?? id) ?? null,
    }))
    const known = new Set(numbered.map(({ studentId }) => studentId))
    const others = [
      ...new Set([...sheets.map(({ studentId }) => studentId), ...(await entries.studentsEntered(queries, paper.id))]),
    ].filter((id) => id !== null && !known.has(id))
    return [
      ...numbered,
      ...others.map((studentId) => ({
        studentId,
        candidateId: null,
        candidateNumber: null,
        code: codes.get(studentId) ?? null,
      })),
    ].filter(({ studentId }) => studentId === null || seen === null || seen.has(studentId))
  }

  async function rowsOf(
    queries: Queries,
    paper: PrintedPaper,
    people: readonly Omit<Listed, 'name'>[],
  ): Promise<contract.PaperMarksRow[]> {
    const studentIds = people.map(({ studentId }) => studentId).filter((id) => id !== null)
    const candidateIds = people.map(({ candidateId }) => candidateId).filter((id) => id !== null)
    const names = await namesOf(queries, studentIds)
    for (const id of candidateIds) names.set(id, (await findCandidate(queries, id))?.name ?? '')
    const found = await entries.entriesAmong(queries, paper.id, { studentIds, candidateIds })
    const whose = new Map(found.map((entry) => [entry.studentId ?? entry.candidateId, entry]))
    return people.map((person) => {
      const id = person.studentId ?? person.candidateId ?? ''
      return toRow({ ...person, name: names.get(id) ?? '' }, whose.get(id) ?? null)
    })
  }

  /** Of one person, as the table has it. */
  async function rowFor(queries: Queries, paper: PrintedPaper, whose: entries.Whose): Promise<contract.PaperMarksRow> {
    const candidate =
      whose.candidateId === null
        ? (await candidatesAmong(queries, paper.madeBy ?? '', [whose.studentId]))[0]
        : await findCandidate(queries, whose.candidateId)
    const sheets = await sheetsOfPaper(queries, paper.id)
    const sheet = sheets.find(({ studentId, candidateId }) =>
      whose.studentId === null ? candidateId === whose.candidateId : studentId === whose.studentId,
    )
    const person = { ...whose, candidateNumber: candidate?.number ?? null, code: sheet?.code ?? null }
    const [row] = await rowsOf(queries, paper, [person])
    if (!row) throw notFound(messages.entryNotFound)
    return row
  }

  return {
    async papers(actor, quizId, query) {
      authorizeRole(actor, 'paper:mark')
      const queries = database.read()
      await expectQuiz(queries, actor, quizId)
      const madeBy = actor.role === 'administrator' ? null : actor.id
      const { papers, total } = await listPrintedPapers(queries, quizId, madeBy, query)
      return {
        papers: papers.map((paper) => toPaperView(paper, paper.sheets)),
        pagination: paginationOf(query, total),
      }
    },

    async keep(by, quizId, order) {
      const { quiz, codes } = await quizPapers.codesOf(by, quizId, order)
      return { paper: toPaperView(await freezing.keep(by, quiz, codes), 0) }
    },

    async list(actor, quizId, { paper: id, ...page }) {
      const queries = database.read()
      const paper = await expectPaper(queries, actor, quizId, id)
      const people = await peopleOf(queries, actor, paper)
      const start = offsetOf(page)
      return {
        codes: toCodes(paper),
        rows: await rowsOf(queries, paper, people.slice(start, start + page.limit)),
        pagination: paginationOf(page, people.length),
      }
    },

    save(by, quizId, { paper: id, studentId, candidateId, code, answers, total = null, revision }) {
      return database.transaction(async (tx) => {
        const paper = await expectPaper(tx, by.actor, quizId, id)
        // Before anything is told of them, also by a refusal.
        const named = whoseOf(studentId ?? null, candidateId ?? null)
        const whose = await paperAttempts.expectWhose(tx, by.actor, named, paper)
        const found = await entries.findEntryOf(tx, paper.id, whose)
        const before = found && (await entries.lockEntry(tx, found.id))
        const stale = async () =>
          conflict('stale', messages.changedElsewhere, { data: { row: await rowFor(tx, paper, whose) } })
        if ((before?.revision ?? 0) !== revision) throw await stale()
        const sheetId = before?.sheetId ?? null
        if (before) await paperAttempts.withdraw(tx, by, before.id)
        const wanted = { printedPaperId: paper.id, code, whose, sheetId, answers, total }
        const { isNew } = await paperAttempts.enter(tx, by, { ...wanted, source: 'typed', revision: revision + 1 })
        if (!isNew) throw await stale()
        return { row: await rowFor(tx, paper, whose) }
      })
    },

    withdraw(by, { id: quizId, entryId }) {
      return database.transaction(async (tx) => {
        const entry = await entries.lockEntry(tx, entryId)
        if (!entry) throw notFound(messages.entryNotFound)
        await expectPaper(tx, by.actor, quizId, entry.printedPaperId)
        await paperAttempts.withdraw(tx, by, entryId)
      })
    },
  }
}

function whoseOf(studentId: string | null, candidateId: string | null): entries.Whose {
  if (studentId !== null) return { studentId, candidateId: null }
  if (candidateId === null) throw invalid([{ field: 'studentId', message: messages.candidateWho }])
  return { studentId: null, candidateId }
}
