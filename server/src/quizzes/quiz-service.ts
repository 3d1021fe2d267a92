import { isDeepStrictEqual } from 'node:util'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { filled } from '@lms/contracts/messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import {
  type QuizChanges,
  type QuizDraft,
  editProblems,
  quizLimits,
  deadlineProblem,
  releaseProblem,
} from '@lms/contracts/quizzes/quiz-drafts.ts'
import { type Placing, drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import { quizMessages as messages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { QuestionAddition } from '@lms/contracts/quizzes/quiz-questions.ts'
import type * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { changedFields } from '../platform/changed-fields.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { conflict, forbidden, invalid, notFound } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { lockFigures, saveFigures } from '../subjects/subject-figure-store.ts'
import type { Quiz, QuizFields } from './quiz.ts'
import {
  expectCalculable,
  expectChangeable,
  expectQuestions,
  expectSubject,
  sightOf,
  usableQuestions,
} from './quiz-access.ts'
import { recountCourses } from './quiz-figures.ts'
import { readFace, readWhole } from './quiz-reading.ts'
import * as store from './quiz-store.ts'
import type { QuizDependencies } from './quiz-dependencies.ts'

type OneQuiz = DataOf<typeof contract.createQuiz>

export interface Quizzes {
  get(actor: Actor, id: string): Promise<DataOf<typeof contract.getQuiz>>
  create(by: By, draft: QuizDraft): Promise<OneQuiz>
  update(by: By, id: string, changes: QuizChanges): Promise<OneQuiz>
  addQuestions(by: By, id: string, addition: QuestionAddition): Promise<OneQuiz>
  duplicate(by: By, id: string): Promise<OneQuiz>
  remove(by: By, id: string): Promise<void>
  restore(by: By, id: string): Promise<OneQuiz>
}

export function createQuizzes({ database, clock, audit, assignments, publicUrl }: QuizDependencies): Quizzes {
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'quiz')

  async function view(queries: Queries, actor: Actor, quiz: Quiz): Promise<OneQuiz> {
    return { quiz: await readWhole(queries, actor, quiz, { sight: 'author', publicUrl }) }
  }

  async function lockFor(tx: Queries, { actor }: By, id: string, version?: number): Promise<Quiz> {
    const quiz = await expectChangeable(tx, actor, await store.lockQuiz(tx, id), assignments)
    if (quiz.deletedAt !== null) throw notFound(messages.notFound)
    if (version !== undefined && version !== quiz.version)
      throw conflict('stale', platformMessages.stale, { data: await view(tx, actor, quiz) })
    return quiz
  }

  /** A quiz that goes to another subject takes its students along. */
  async function recountMove(tx: Queries, subjectIds: readonly string[]): Promise<void> {
    await recountCourses(tx, subjectIds)
    await lockFigures(tx, subjectIds)
    for (const id of subjectIds) await saveFigures(tx, id, await assignments.studentFigures(tx, id))
  }

  function insert(
    by: By,
    tx: Queries,
    fields: QuizFields,
    { questions, placing }: { questions: readonly string[]; placing: Placing },
  ): Promise<Quiz> {
    const owned = { authorId: by.actor.id, byAdministrator: by.actor.role === 'administrator' }
    return store.insertQuiz(tx, { ...fields, ...owned }, questions, now(), placing)
  }

  return {
    async get(actor, id) {
      const quiz = await store.findQuiz(database.read(), id)
      const sight = quiz && (await sightOf(database.read(), actor, quiz, assignments.isAssigned))
      if (!quiz || !sight) throw notFound(messages.notFound)
      if (sight === 'face') return { quiz: await readFace(database.read(), quiz) }
      return { quiz: await readWhole(database.read(), actor, quiz, { sight, publicUrl }) }
    },

    create(by, { subject, questions, placing, ...draft }) {
      const { actor } = by
      authorizeRole(actor, 'quiz:create')
      expectDeadline(draft, clock.now())
      expectRelease(draft, clock.now())
      return database.transaction(async (tx) => {
        const fields = { ...draft, subjectId: subject, tags: [...new Set(draft.tags)] }
        await expectSubject(tx, actor, fields, messages.subjectRequired)
        await expectQuestions(tx, actor, questions)
        expectAsking(fields, questions, placing)
        await expectCalculable(tx, questions)
        const quiz = await insert(by, tx, fields, { questions, placing })
        await recountCourses(tx, [subject])
        await record(tx, by, 'quiz.create', quiz.id)
        return view(tx, actor, quiz)
      })
    },

    update(by, id, { version, questions, placing, ...changes }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const quiz = await lockFor(tx, by, id, version)
        const problems = editProblems(changes, quiz)
        if (problems.length > 0) throw invalid(problems)
        const next = { ...quiz, ...fieldsOf(changes) }
        const fields = changedFields(quiz, next)
        if (fields.includes('deadline')) expectDeadline(next, clock.now())
        if (fields.includes('releaseDate')) expectRelease(next, clock.now())
        else if (fields.includes('deadline')) expectRelease(next, new Date(0))
        if (fields.includes('subjectId') || fields.includes('class'))
          await expectSubject(tx, actor, next, messages.editSubjectRequired)
        const current = await store.questionIdsOf(tx, id)
        const isAsked = questions !== undefined && questions.join() !== current.join()
        if (isAsked) await expectQuestions(tx, actor, without(questions, current))
        const known = await store.placingOf(tx, id)
        const places = tidied(placing ?? known, questions ?? current)
        const isPlaced = placing !== undefined && !isDeepStrictEqual(places, known)
        expectAsking(next, questions ?? current, places)
        if (isAsked) await expectCalculable(tx, questions)
        if (fields.length === 0 && !isAsked && !isPlaced) return view(tx, actor, quiz)
        const saved = await store.saveQuiz(tx, next, isAsked ? questions : null, now(), isPlaced ? places : undefined)
        if (fields.includes('subjectId')) await recountMove(tx, [quiz.subjectId, next.subjectId])
        await record(tx, by, 'quiz.update', id, { fields: isAsked || isPlaced ? [...fields, 'questions'] : fields })
        return view(tx, actor, saved)
      })
    },

    addQuestions(by, id, { questions, version }) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const quiz = await lockFor(tx, by, id, version)
        const current = await store.questionIdsOf(tx, id)
        const added = without([...new Set(questions)], current)
        if (current.length + added.length + drawnCount(quiz.draws) > quizLimits.questionsMaximum)
          throw invalid([{ field: 'questions', message: messages.questionsMany }])
        await expectQuestions(tx, actor, added)
        if (added.length === 0) return view(tx, actor, quiz)
        await expectCalculable(tx, [...current, ...added])
        const saved = await store.saveQuiz(tx, quiz, [...current, ...added], now())
        await record(tx, by, 'quiz.update', id, { fields: ['questions'] })
        return view(tx, actor, saved)
      })
    },

    duplicate(by, id) {
      const { actor } = by
      authorizeRole(actor, 'quiz:create')
      return database.transaction(async (tx) => {
        const quiz = await store.findQuiz(tx, id)
        const sight = quiz && (await sightOf(tx, actor, quiz, assignments.isAssigned))
        if (!quiz || !sight || quiz.deletedAt !== null) throw notFound(messages.notFound)
        if (sight === 'face') throw forbidden()
        await expectSubject(tx, actor, quiz, messages.subjectRequired)
        const ids = await store.questionIdsOf(tx, id)
        const usable = new Set((await usableQuestions(tx, actor, ids)).map((question) => question.id))
        const copied = ids.filter((questionId) => usable.has(questionId))
        if (copied.length === 0 && quiz.draws.length === 0)
          throw invalid([{ field: 'questions', message: messages.questionsRequired }])
        await expectCalculable(tx, copied)
        const fresh = { isActive: false, password: null, releaseDate: null, deadline: null }
        const copy = await insert(
          by,
          tx,
          { ...quiz, ...fresh, title: copiedTitle(quiz) },
          {
            questions: copied,
            placing: await store.placingOf(tx, id),
          },
        )
        await recountCourses(tx, [quiz.subjectId])
        await record(tx, by, 'quiz.duplicate', copy.id, { from: id })
        return view(tx, actor, copy)
      })
    },

    remove(by, id) {
      return database.transaction(async (tx) => {
        const { subjectId } = await lockFor(tx, by, id)
        await store.saveStanding(tx, [id], { deletedAt: now() }, now())
        await recountCourses(tx, [subjectId])
        await record(tx, by, 'quiz.delete', id)
      })
    },

    restore(by, id) {
      const { actor } = by
      return database.transaction(async (tx) => {
        const quiz = await expectChangeable(tx, actor, await store.lockQuiz(tx, id), assignments)
        if (quiz.deletedAt === null) return view(tx, actor, quiz)
        await store.saveStanding(tx, [id], { deletedAt: null }, now())
        await recountCourses(tx, [quiz.subjectId])
        await record(tx, by, 'quiz.restore', id)
        return view(tx, actor, (await store.findQuiz(tx, id)) ?? quiz)
      })
    },
  }
}

/** Of these questions alone, and only what is said. */
function tidied(placing: Placing, questions: readonly string[]): Placing {
  const said = questions.map((id) => {
    const { points, section } = placing[id] ?? {}
    return [id, { ...(points !== undefined && { points }), ...(section !== undefined && { section }) }] as const
  })
  return Object.fromEntries(said.filter(([, place]) => Object.keys(place).length > 0))
}

/** Something is asked, not too much, and every section that is named is there. */
function expectAsking({ draws, sections }: QuizFields, questions: readonly string[], placing: Placing): void {
  const total = questions.length + drawnCount(draws)
  if (total === 0) throw invalid([{ field: 'questions', message: messages.questionsRequired }])
  if (total > quizLimits.questionsMaximum) throw invalid([{ field: 'questions', message: messages.questionsMany }])
  const isThere = ({ section }: { section?: number | undefined }): boolean =>
    (section ?? 0) < Math.max(1, sections.length)
  const lost = questions.some((id) => !isThere(placing[id] ?? {})) || !draws.every(isThere)
  if (lost) throw invalid([{ field: 'sections', message: messages.sectionUnknown }])
}

function expectDeadline({ deadline }: Pick<QuizFields, 'deadline'>, now: Date): void {
  const problem = deadlineProblem(deadline, now)
  if (problem) throw invalid([{ field: 'deadline', message: problem }])
}

function expectRelease(dates: Pick<QuizFields, 'releaseDate' | 'deadline'>, now: Date): void {
  const problem = releaseProblem(dates, now)
  if (problem) throw invalid([{ field: 'releaseDate', message: problem }])
}

function fieldsOf({
  subject,
  ...changes
}: Omit<QuizChanges, 'version' | 'questions' | 'placing'>): Partial<QuizFields> {
  const given = Object.entries({ ...changes, subjectId: subject }).filter(([, value]) => value !== undefined)
  const fields = Object.fromEntries(given) as Partial<QuizFields>
  return {
    ...fields,
    ...(fields.tags && { tags: [...new Set(fields.tags)] }),
    // What is not said is not there, as it is kept.
    ...(fields.draws && { draws: fields.draws.map(said) }),
  }
}

function said<Some extends object>(some: Some): Some {
  return Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Some
}

function without(ids: readonly string[], known: readonly string[]): string[] {
  const there = new Set(known)
  return ids.filter((id) => !there.has(id))
}

function copiedTitle({ title }: Quiz): string {
  const room = quizLimits.titleMaximum - filled(messages.copyOf.default, { title: '' }).length
  return filled(messages.copyOf.default, { title: title.slice(0, room) })
}
