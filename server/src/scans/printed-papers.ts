import { type AskedOnPaper, answerFromRows, leftToMarking } from '@lms/contracts/paper-sheets/paper-answers.ts'
import { candidateLimits } from '@lms/contracts/paper-sheets/candidates.ts'
import { paperMessages as messages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { can } from '@lms/contracts/permissions.ts'
import { parentIdsOf } from '../children/child-store.ts'
import { findEntryOf } from '../paper-sheets/attempts/entry-store.ts'
import type { Whose as EntryOf } from '../paper-sheets/attempts/entry-store.ts'
import { type PaperAttempts, pointsOf } from '../paper-sheets/attempts/paper-attempts.ts'
import {
  type Candidate,
  candidateWithNumber,
  findCandidate,
  findCandidates,
  insertCandidate,
  numbersOf,
  saveCandidate,
} from '../paper-sheets/printed/candidate-store.ts'
import { sheetBehind } from '../paper-sheets/printed/known-sheet.ts'
import { findPrintedPaper, sheetsOfPaper } from '../paper-sheets/printed/printed-paper-store.ts'
import { type FrozenCode, codeOf } from '../paper-sheets/printed/printed-paper.ts'
import type { Clock } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { invalid } from '../platform/http/errors.ts'
import { findUser } from '../users/user-store.ts'
import type { Person, PrintedKnowledge, SheetAnswers, Whose } from './printed-knowledge.ts'

/** What scans know of printed papers: everything that joins the two slices is here. */
export function createPrintedPapers(dependencies: {
  clock: Clock
  paperAttempts: Pick<PaperAttempts, 'enter' | 'withdraw'>
}): PrintedKnowledge {
  const { clock, paperAttempts } = dependencies

  async function frozenOf(queries: Queries, paperId: string, code: string): Promise<FrozenCode | undefined> {
    const paper = await findPrintedPaper(queries, paperId)
    return paper === null ? undefined : codeOf(paper, code)
  }

  return {
    async pageOf(queries, text, quizId, actor) {
      const known = await sheetBehind(queries, text, quizId)
      if ('problem' in known) return known.problem === 'foreign' ? 'foreign' : null
      const { paper, sheet, page, printed } = known
      if (!can(actor, 'paper:mark', paper)) return 'foreign'
      return { paperId: paper.id, sheetId: sheet.id, page, pages: sheet.pages, layout: printed.layout }
    },

    async paperOf(queries, paperId) {
      const paper = await findPrintedPaper(queries, paperId)
      if (paper === null) return null
      const sheets = await sheetsOfPaper(queries, paperId)
      const candidates = await findCandidates(
        queries,
        sheets.flatMap(({ candidateId }) => candidateId ?? []),
      )
      const known = new Map(candidates.map((candidate) => [candidate.id, candidate]))
      return {
        id: paper.id,
        codes: paper.codes.map(({ code }) => code),
        sheets: sheets.map(({ id, code, studentId, candidateId }) => {
          const candidate = known.get(candidateId ?? '')
          const person = candidate ? personOf(candidate) : studentId === null ? null : studentOf(studentId)
          return { id, code, person }
        }),
      }
    },

    async candidateOf(queries, { paperId, ownerId }, number) {
      const paper = await findPrintedPaper(queries, paperId)
      for (const owner of new Set([paper?.madeBy ?? ownerId, ownerId])) {
        const candidate = await candidateWithNumber(queries, owner, number)
        if (candidate) return personOf(candidate)
      }
      return null
    },

    async nameCandidate(tx, ownerId, { before, number, name }) {
      const known = before === null ? null : await findCandidate(tx, before)
      if (known?.ownerId === ownerId && known.studentId === null) {
        await saveCandidate(tx, { ...known, name })
        return known.id
      }
      const taken = new Set(await numbersOf(tx, ownerId))
      const count = candidateLimits.listMaximum
      if (taken.size >= count)
        throw invalid([{ field: 'name', message: messages.candidatesMany, values: { count: String(count) } }])
      const free = number !== null && !taken.has(number) ? number : nextFree(taken)
      const createdAt = clock.now().toISOString()
      const candidate = await insertCandidate(tx, { ownerId, number: free, studentId: null, name, createdAt })
      if (!candidate) throw new Error('A number that was free is taken')
      return candidate.id
    },

    async boxesOf(queries, paperId, code) {
      const frozen = await frozenOf(queries, paperId, code)
      return new Map(
        (frozen?.asked ?? [])
          .filter(({ form }) => form === 'writing')
          .map(({ number, writes }) => [String(number), writes === 'essay' ? 'marked' : 'typed']),
      )
    },

    async isEntered(queries, paperId, whose) {
      const entryOf = toEntryOf(whose)
      return entryOf !== null && (await findEntryOf(queries, paperId, entryOf)) !== null
    },

    async enter(tx, by, whose, answers) {
      const frozen = await frozenOf(tx, answers.paperId, answers.code)
      const entryOf = toEntryOf(whose)
      if (!frozen || entryOf === null) return null
      const { entry, isNew } = await paperAttempts.enter(tx, by, {
        printedPaperId: answers.paperId,
        code: answers.code,
        whose: entryOf,
        sheetId: answers.sheetId,
        source: 'scan',
        answers: Object.fromEntries(frozen.asked.map((asked) => [asked.number, saidTo(asked, answers)])),
        written: answers.essays,
      })
      if (!isNew) return null
      return { entryId: entry.id, attemptId: entry.attemptId, score: entry.score, totalPoints: pointsOf(frozen) }
    },

    async takeBack(tx, by, entryId) {
      await paperAttempts.withdraw(tx, by, entryId)
    },

    async mayEnter(queries, actor, childId) {
      const user = await findUser(queries, childId)
      return user?.role === 'student' && can(actor, 'quiz:assign', { parentIds: await parentIdsOf(queries, childId) })
    },
  }
}

function saidTo(asked: AskedOnPaper, { rows, texts, essays }: SheetAnswers): string {
  if (asked.form !== 'writing') return answerFromRows(asked, rows)
  if (asked.writes === 'essay') return essays[asked.number] === undefined ? '' : leftToMarking
  return texts[asked.number] ?? ''
}

function studentOf(studentId: string): Person {
  return { studentId, candidateId: null, name: '' }
}

/** A number that belongs to a student is that student. */
function personOf({ id, studentId, name }: Candidate): Person {
  return studentId === null ? { studentId: null, candidateId: id, name } : studentOf(studentId)
}

function toEntryOf({ studentId, candidateId }: Whose): EntryOf | null {
  if (studentId !== null) return { studentId, candidateId: null }
  return candidateId === null ? null : { studentId: null, candidateId }
}

function nextFree(taken: ReadonlySet<string>): string {
  let number = taken.size + 1
  while (taken.has(String(number).padStart(6, '0'))) number += 1
  return String(number).padStart(6, '0')
}
