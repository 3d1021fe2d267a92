import { answerAsWritten } from '@lms/contracts/paper-sheets/paper-answers.ts'
import { paperMessages as messages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { assignQuiz } from '../../assignments/assignment-giving.ts'
import { lockAssignment } from '../../assignments/assignment-store.ts'
import type { Attempt } from '../../attempts/attempt.ts'
import { insertEntered, isRunning } from '../../attempts/entered-attempt-store.ts'
import { isResultShown } from '../../attempts/result-sight.ts'
import { insertWaiting, saveMark } from '../../attempts/marking/mark-store.ts'
import { type Grade, type Shares, gradePaper, hasPassed } from '../../attempts/rules/grading.ts'
import { frozenSections } from '../../attempts/rules/sections.ts'
import type { GivenAnswers } from '../../attempts/rules/sitting.ts'
import { saveRunning, saveStart } from '../../attempts/sitting-store.ts'
import { parentIdsOf } from '../../children/child-store.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { findUser } from '../../users/user-store.ts'
import { findCandidate } from '../printed/candidate-store.ts'
import { findPrintedPaper } from '../printed/printed-paper-store.ts'
import { type FrozenCode, type PrintedPaper, codeOf } from '../printed/printed-paper.ts'
import * as store from './entry-store.ts'
import { givenOnPaper, shareOnPaper } from './given-on-paper.ts'
import type { PaperAttemptDependencies } from './paper-attempt-dependencies.ts'
import { takeOut } from './taking-out.ts'

/** What somebody wrote on a printed paper, as it was read or typed. */
interface PaperEntry {
  printedPaperId: string
  code: string
  whose: store.Whose
  sheetId?: string | null
  source: store.StoredEntry['source']
  /** By the numbers of the questions, in the way of writing of `answerAsWritten`. */
  answers: Readonly<Record<string, string>>
  /** Safe HTML by the numbers of the questions: what is written at length, or a picture of it. */
  written?: Readonly<Record<string, string>>
  /** Points, where only they are known: then there are no answers. */
  total?: number | null
  revision?: number
}

/** Papers become attempts like those of a screen. Every act is part of the caller's transaction. */
export interface PaperAttempts {
  /** Once for each person and printed paper: what was entered first stays, and `isNew` is false. */
  enter(tx: Queries, by: By, entry: PaperEntry): Promise<{ entry: store.StoredEntry; isNew: boolean }>
  /** Whose paper it is, where this person may enter it; a candidate with an account is that student. */
  expectWhose(tx: Queries, actor: Actor, whose: store.Whose, paper: PrintedPaper): Promise<store.Whose>
  /** As if it had never been entered. */
  withdraw(tx: Queries, by: By, entryId: string): Promise<store.StoredEntry>
  /** A candidate is somebody with an account from now on: what was entered becomes theirs. */
  link(tx: Queries, by: By, candidateId: string, studentId: string): Promise<void>
}

export function createPaperAttempts(dependencies: PaperAttemptDependencies): PaperAttempts {
  const { clock, audit, events, notifications, papers, closing } = dependencies
  const record = recordActsOn(audit, 'quiz')

  async function expectPaper(tx: Queries, actor: Actor, id: string): Promise<{ paper: PrintedPaper; quiz: Quiz }> {
    const paper = await findPrintedPaper(tx, id)
    const quiz = paper && (await findQuiz(tx, paper.quizId))
    if (!paper || !quiz || quiz.deletedAt !== null || !can(actor, 'paper:mark', paper))
      throw notFound(messages.notFound)
    return { paper, quiz }
  }

  /** A student who is there and whom this person may give something. */
  async function expectStudent(tx: Queries, actor: Actor, studentId: string): Promise<void> {
    const user = await findUser(tx, studentId)
    const isTheirs = can(actor, 'quiz:assign', { parentIds: await parentIdsOf(tx, studentId) })
    if (user?.role !== 'student' || !isTheirs) throw notFound(assignmentMessages.studentNotFound)
  }

  async function expectWhose(tx: Queries, actor: Actor, whose: store.Whose, paper: PrintedPaper): Promise<store.Whose> {
    if (whose.studentId !== null) {
      await expectStudent(tx, actor, whose.studentId)
      return whose
    }
    const candidate = await findCandidate(tx, whose.candidateId)
    if (!candidate || (candidate.ownerId !== paper.madeBy && candidate.ownerId !== actor.id))
      throw notFound(messages.candidateNotFound)
    if (candidate.studentId === null) return whose
    await expectStudent(tx, actor, candidate.studentId)
    return { studentId: candidate.studentId, candidateId: null }
  }

  /** What is given to each question, and what people gave for it on the paper. */
  async function readOn(tx: Queries, frozen: FrozenCode, { answers, written = {} }: Read) {
    const versions = new Map((await papers.read(tx, frozen.paper)).map((version) => [version.questionId, version]))
    const given: Record<string, NonNullable<GivenAnswers[string]>> = {}
    const shares = new Map<string, number>()
    for (const [index, item] of frozen.paper.entries()) {
      const asked = frozen.asked[index]
      const question = versions.get(item.questionId)
      if (asked === undefined || question === undefined) continue
      const own = answers[asked.number] ?? ''
      const value = written[asked.number] ?? givenOnPaper(question, item, asked, own)
      if (value !== null) given[item.questionId] = value
      const share = shareOnPaper(asked, own)
      if (share !== null) shares.set(item.questionId, share)
    }
    return { questions: [...versions.values()], given, shares }
  }

  async function gradeOf(tx: Queries, frozen: FrozenCode, entry: Read & { total: number | null }, quiz: Quiz) {
    if (entry.total === null) {
      const { questions, given, shares } = await readOn(tx, frozen, entry)
      return { given, shares, paper: frozen.paper, grade: gradePaper(questions, given, quiz, shares) }
    }
    const total = pointsOf(frozen)
    const passed = hasPassed(entry.total, total, quiz.passingScore)
    const grade: Grade = { marks: [], score: entry.total, total, passed }
    return { given: {}, shares: new Map<string, number>(), paper: [], grade }
  }

  async function makeAttempt(
    tx: Queries,
    by: By,
    { paper, quiz, frozen }: { paper: PrintedPaper; quiz: Quiz; frozen: FrozenCode },
    entry: store.StoredEntry & { studentId: string },
    written: PaperEntry['written'],
  ): Promise<store.StoredEntry> {
    const { studentId } = entry
    const now = clock.now()
    const at = now.toISOString()
    const present = await lockAssignment(tx, quiz.id, studentId)
    if (!present) await assignQuiz(tx, quiz, { studentIds: [studentId], assignedBy: by.actor.id }, at)
    const assignment = present ?? (await lockAssignment(tx, quiz.id, studentId))
    if (!assignment) throw notFound(quizMessages.notFound)
    const {
      grade,
      given,
      shares,
      paper: asked,
    } = await gradeOf(tx, frozen, { ...entry, ...(written && { written }) }, quiz)
    const attempt = await insertEntered(tx, {
      quizId: quiz.id,
      studentId,
      assignmentId: assignment.id,
      number: assignment.attemptCount + 1,
      at,
      paper: asked,
      sections: frozenSections(paper.sections, { startedAt: at, endsAt: null }).map((one) => ({
        ...one,
        endsAt: null,
      })),
      answers: given,
      grade,
    })
    await saveStart(tx, assignment.id)
    await closing.settle(tx, { attempt, paper: asked, sitting: attempt, grade }, quiz, now)
    await keepMarks(tx, by, attempt, shares, at)
    // Somebody who sits the same quiz on a screen meanwhile goes on.
    if (await isRunning(tx, assignment.id)) await saveRunning(tx, assignment.id)
    if (grade.score !== null) await tell(tx, attempt, quiz, grade)
    await store.saveAttempt(tx, entry.id, { attemptId: attempt.id, hasAssigned: present === null })
    await record(tx, by, 'attempt.enter', quiz.id, { attemptId: attempt.id, studentId, source: entry.source })
    notifyOpenScreens(events, 'attempts', [studentId])
    return { ...entry, attemptId: attempt.id, hasAssigned: present === null }
  }

  async function tell(tx: Queries, { id, studentId }: Attempt, quiz: Quiz, grade: Grade): Promise<void> {
    const isShown = await isResultShown(tx, quiz, studentId, clock.now())
    const { score, passed } = isShown ? grade : { score: null, passed: null }
    const details = { historyId: id, quizId: quiz.id, quiz: quiz.title, score, passed }
    await notifications.notify(tx, [studentId], 'attempt_marked', details, studentId)
  }

  /** What was marked on the paper stays a share of the points, whatever the points become. */
  async function keepMarks(
    tx: Queries,
    { actor }: By,
    attempt: { id: string; quizId: string; studentId: string; finishedAt: string },
    shares: Shares,
    now: string,
  ): Promise<void> {
    await insertWaiting(tx, attempt, [...shares.keys()])
    for (const [questionId, share] of shares)
      await saveMark(tx, {
        attemptId: attempt.id,
        questionId,
        quizId: attempt.quizId,
        studentId: attempt.studentId,
        finishedAt: attempt.finishedAt,
        share,
        criteria: {},
        comment: '',
        revision: 1,
        markedBy: actor.id,
        markedAt: now,
      })
  }

  return {
    expectWhose,

    async enter(tx, by, wanted) {
      const { paper, quiz } = await expectPaper(tx, by.actor, wanted.printedPaperId)
      const frozen = codeOf(paper, wanted.code)
      if (frozen === undefined) throw invalid([{ field: 'code', message: messages.codeUnknown }])
      const whose = await expectWhose(tx, by.actor, wanted.whose, paper)
      const { answers, total } = checked(wanted, frozen)
      const { grade } = await gradeOf(
        tx,
        frozen,
        { answers, total, ...(wanted.written && { written: wanted.written }) },
        quiz,
      )
      const entry = await store.insertEntry(tx, {
        printedPaperId: paper.id,
        code: frozen.code,
        ...whose,
        sheetId: wanted.sheetId ?? null,
        source: wanted.source,
        answers,
        total,
        score: grade.score,
        revision: wanted.revision ?? 1,
        enteredBy: by.actor.id,
        createdAt: clock.now().toISOString(),
      })
      if (entry === null) {
        const before = await store.findEntryOf(tx, paper.id, whose)
        if (!before) throw notFound(messages.entryNotFound)
        return { entry: before, isNew: false }
      }
      const { studentId } = entry
      if (studentId === null) {
        await record(tx, by, 'paper.enter', quiz.id, { entryId: entry.id, source: entry.source })
        return { entry, isNew: true }
      }
      const whole = { paper, quiz, frozen }
      return { entry: await makeAttempt(tx, by, whole, { ...entry, studentId }, wanted.written), isNew: true }
    },

    async withdraw(tx, by, entryId) {
      const entry = await store.lockEntry(tx, entryId)
      if (!entry) throw notFound(messages.entryNotFound)
      const { quiz } = await expectPaper(tx, by.actor, entry.printedPaperId)
      if (entry.studentId !== null) await expectStudent(tx, by.actor, entry.studentId)
      await store.removeEntry(tx, entry.id)
      if (entry.attemptId !== null) await takeOut(tx, dependencies, quiz, entry.attemptId, entry.hasAssigned)
      const { attemptId, studentId, source } = entry
      await record(tx, by, 'attempt.withdraw', quiz.id, { attemptId, studentId, source })
      return entry
    },

    async link(tx, by, candidateId, studentId) {
      await expectStudent(tx, by.actor, studentId)
      for (const entry of await store.entriesOfCandidate(tx, candidateId)) {
        const { paper, quiz } = await expectPaper(tx, by.actor, entry.printedPaperId)
        const frozen = codeOf(paper, entry.code)
        const own = { studentId, candidateId: null }
        // What was entered for the student on the same paper counts; the other was somebody else's, or a slip.
        if (!frozen || (await store.findEntryOf(tx, paper.id, own))) continue
        await store.giveTo(tx, entry.id, studentId)
        await makeAttempt(tx, by, { paper, quiz, frozen }, { ...entry, ...own }, undefined)
      }
    },
  }
}

type Read = Pick<PaperEntry, 'answers' | 'written'>

/** Everything that there is to have. */
export function pointsOf({ asked }: Pick<FrozenCode, 'asked'>): number {
  return asked.reduce((sum, { points }) => sum + points, 0)
}

/** In one way of writing; what says nothing to its question is named. */
function checked(wanted: PaperEntry, frozen: FrozenCode): { answers: Record<string, string>; total: number | null } {
  const total = wanted.total ?? null
  if (total !== null) {
    const points = pointsOf(frozen)
    if (total < 0 || total > points)
      throw invalid([{ field: 'total', message: messages.totalRange, values: { points: String(points) } }])
    return { answers: {}, total: Math.round(total * 100) / 100 }
  }
  const answers: Record<string, string> = {}
  for (const asked of frozen.asked) {
    const text = answerAsWritten(asked, wanted.answers[asked.number] ?? '')
    const isTooMuch = asked.writes === 'essay' && Number(text) > asked.points
    if (text === null || isTooMuch)
      throw invalid([
        { field: `answers.${asked.number}`, message: messages.answerUnclear, values: { number: String(asked.number) } },
      ])
    if (text !== '') answers[asked.number] = text
  }
  return { answers, total }
}
