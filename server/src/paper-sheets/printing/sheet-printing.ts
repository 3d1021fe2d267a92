import { randomBytes } from 'node:crypto'
import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizPaperMessages as messages } from '@lms/contracts/quizzes/quiz-paper-messages.ts'
import { type QuizPaperChoices, sheetLimits } from '@lms/contracts/quizzes/quiz-papers.ts'
import { createPapers } from '../../attempts/papers.ts'
import { parentIdsOfEach } from '../../children/child-store.ts'
import { expectGroup } from '../../groups/group-access.ts'
import { sightOf } from '../../groups/group.ts'
import { findGroup } from '../../groups/group-store.ts'
import { listMembers } from '../../groups/member-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { keepDrawn } from '../../quizzes/draws/draw-store.ts'
import { textsIn } from '../../quizzes/paper/paper-file.ts'
import type { PrintedCode } from '../../quizzes/paper/paper-job.ts'
import type { SheetPrinting } from '../../quizzes/paper/paper-service.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { versionsInQuiz } from '../../quizzes/quiz-points-store.ts'
import { fullNameOf } from '../../users/user.ts'
import { findUsers } from '../../users/user-store.ts'
import { currentLayout } from '../layout/layouts.ts'
import { askedOnPaper } from '../printed/asked-on-paper.ts'
import { type Candidate, candidatesAmong, listCandidates } from '../printed/candidate-store.ts'
import { pagesOfSheet } from '../printed/known-sheet.ts'
import { insertPrintedPaper, insertSheets } from '../printed/printed-paper-store.ts'
import type { FrozenCode, PrintedPaper } from '../printed/printed-paper.ts'
import type { SheetToDraw } from './sheet-pages.ts'

export interface PaperFreezing {
  /** Keeps what was printed, for good, without any sheet. */
  keep(by: By, quiz: Quiz, codes: readonly PrintedCode[]): Promise<PrintedPaper>
}

/** Whose name stands on a sheet. */
interface Person {
  studentId: string | null
  candidateId: string | null
  name: string
  candidateNumber: string | null
}

export function createSheetPrinting({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): SheetPrinting & PaperFreezing {
  const papers = createPapers()

  async function frozenCodes(queries: Queries, codes: readonly PrintedCode[]): Promise<FrozenCode[]> {
    const frozen: FrozenCode[] = []
    for (const { code, frozen: paper } of codes) {
      const questions = await papers.read(queries, paper)
      const known = new Map(questions.map((question) => [question.questionId, question]))
      // A question that went for good in this very moment is not asked.
      const there = paper.filter(({ questionId }) => known.has(questionId))
      const asked = there.flatMap(({ questionId }, index) => {
        const question = known.get(questionId)
        return question ? [askedOnPaper(question, index + 1)] : []
      })
      frozen.push({ code, paper: there, asked })
    }
    return frozen
  }

  async function childrenFor(queries: Queries, actor: Actor, ids: readonly string[]): Promise<Person[]> {
    const users = new Map((await findUsers(queries, ids)).map((user) => [user.id, user]))
    const parents = await parentIdsOfEach(queries, ids)
    const numbers = new Map(
      (await candidatesAmong(queries, actor.id, ids)).map(({ studentId, number }) => [studentId, number]),
    )
    return ids.map((id) => {
      const user = users.get(id)
      const isTheirs = can(actor, 'quiz:assign', { parentIds: parents.get(id) ?? [] })
      if (user?.role !== 'student' || !isTheirs) throw notFound(assignmentMessages.studentNotFound)
      return { studentId: id, candidateId: null, name: fullNameOf(user), candidateNumber: numbers.get(id) ?? null }
    })
  }

  /** By their names, with the numbers that they have in the group unless one's own list says otherwise. */
  async function membersOf(queries: Queries, actor: Actor, groupId: string): Promise<Person[]> {
    expectGroup(actor, await findGroup(queries, groupId))
    const page = { page: 1, limit: sheetLimits.peopleMaximum, sortBy: 'name', sortOrder: 'asc' } as const
    const { members, total } = await listMembers(queries, groupId, sightOf(actor), page)
    if (total === 0) throw invalid([{ field: 'group', message: messages.groupEmpty }])
    if (total > sheetLimits.peopleMaximum) throw invalid([{ field: 'group', message: messages.peopleMany }])
    const numbers = new Map(members.map(({ studentId, candidateNumber }) => [studentId, candidateNumber]))
    const people = await childrenFor(queries, actor, [...numbers.keys()])
    return people.map((person) => ({
      ...person,
      candidateNumber: person.candidateNumber ?? numbers.get(person.studentId ?? '') ?? null,
    }))
  }

  async function candidatesFor(queries: Queries, actor: Actor): Promise<Person[]> {
    const page = { page: 1, limit: sheetLimits.peopleMaximum + 1 }
    const { candidates, total } = await listCandidates(queries, { ownerId: actor.id, sight: sightOf(actor) }, page)
    if (total === 0) throw invalid([{ field: 'candidates', message: messages.nobodyNumbered }])
    if (total > sheetLimits.peopleMaximum) throw invalid([{ field: 'candidates', message: messages.peopleMany }])
    const isLinked = (candidate: Candidate): candidate is Candidate & { studentId: string } =>
      candidate.studentId !== null
    const linked = await childrenFor(
      queries,
      actor,
      candidates.filter(isLinked).map(({ studentId }) => studentId),
    )
    const names = new Map(linked.map((person) => [person.studentId, person]))
    return candidates.map((candidate) => {
      const { id, name, number, studentId } = candidate
      return names.get(studentId ?? '') ?? { studentId: null, candidateId: id, name, candidateNumber: number }
    })
  }

  async function newPaper(
    { actor }: By,
    quiz: Quiz,
    codes: readonly PrintedCode[],
    size: PrintedPaper['size'],
  ): Promise<PrintedPaper> {
    return {
      id: newId(),
      quizId: quiz.id,
      madeBy: actor.id,
      layoutVersion: currentLayout,
      size,
      sealKey: randomBytes(32).toString('base64url'),
      codes: await frozenCodes(database.read(), codes),
      sections: quiz.sections,
      createdAt: clock.now().toISOString(),
    }
  }

  async function save(paper: PrintedPaper, sheets: readonly SheetToDraw[]): Promise<void> {
    const asked = new Set(paper.codes.flatMap((code) => code.paper.map(({ questionId }) => questionId)))
    await database.transaction(async (tx) => {
      await insertPrintedPaper(tx, paper)
      await insertSheets(
        tx,
        sheets.map(({ sheet }) => sheet),
      )
      const named = new Set((await versionsInQuiz(tx, paper.quizId)).map(({ questionId }) => questionId))
      await keepDrawn(
        tx,
        paper.quizId,
        [...asked].filter((id) => !named.has(id)),
      )
    })
  }

  return {
    async sheetsFor(by, quiz, codes, choices) {
      const paper = await newPaper(by, quiz, codes, choices.size)
      const people = await peopleOf(by.actor, choices)
      const sheets = toSheets(paper, people)
      await save(paper, sheets)
      const { drawnPages } = await import('./sheet-pages.ts')
      return drawnPages(paper, sheets, {
        title: quiz.title,
        texts: textsIn(choices.language),
        perPage: choices.per_page,
      })
    },

    async keep(by, quiz, codes) {
      const paper = await newPaper(by, quiz, codes, 'A4')
      await save(paper, [])
      return paper
    },
  }

  async function peopleOf(
    actor: Actor,
    { children = [], group, candidates = false }: QuizPaperChoices,
  ): Promise<Person[]> {
    const named = await childrenFor(database.read(), actor, children)
    const grouped = group === undefined ? [] : await membersOf(database.read(), actor, group)
    const numbered = candidates ? await candidatesFor(database.read(), actor) : []
    const there = new Set<string | null>()
    const all = [...named, ...grouped, ...numbered].filter(({ studentId }) => {
      const isNew = studentId === null || !there.has(studentId)
      there.add(studentId)
      return isNew
    })
    if (all.length > sheetLimits.peopleMaximum) throw invalid([{ field: 'children', message: messages.peopleMany }])
    return all
  }
}

/** Codes go round among people. Without any people: one blank sheet, or one for each code where they differ. */
function toSheets(paper: PrintedPaper, people: readonly Person[]): SheetToDraw[] {
  const codes = paper.codes.map(({ code }) => code)
  const places: (Person & { code: string | null })[] =
    people.length > 0
      ? people.map((person, index) => ({ ...person, code: codes[index % codes.length] ?? null }))
      : (looksAlike(paper) ? [null] : codes).map((code) => ({ ...nobody, code }))
  return places.map(({ studentId, candidateId, name, candidateNumber, code }, index) => {
    const sheet = { printedPaperId: paper.id, number: index + 1, code, studentId, candidateId, pages: 0 }
    const pages = pagesOfSheet(paper, sheet)?.length ?? 0
    return { sheet: { ...sheet, pages }, name: name === '' ? null : name, candidateNumber }
  })
}

const nobody: Person = { studentId: null, candidateId: null, name: '', candidateNumber: null }

/** Whether every code has the same bubbles in the same places. With one code nobody need mark it. */
function looksAlike({ codes }: PrintedPaper): boolean {
  if (codes.length < 2) return false
  const looks = codes.map(({ asked }) => JSON.stringify(asked.map(({ number, form, size }) => [number, form, size])))
  return new Set(looks).size === 1
}
