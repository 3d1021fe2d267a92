import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import type { QuestionDraw, drawQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import type { quizSchedule } from '@lms/contracts/quizzes/quiz-schedule.ts'
import type * as contract from '@lms/contracts/quizzes/quizzes.ts'
import type { Queries } from '../platform/database/tables.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { paginationOf } from '../platform/pagination.ts'
import { readsAdministratorQuestions } from '../questions/question-access.ts'
import { idsToDrawFrom } from '../questions/question-list-store.ts'
import { namesOf } from '../questions/question-service.ts'
import { findSummaries } from '../questions/question-store.ts'
import { toSummaryView as toQuestionView } from '../questions/question-view.ts'
import { subjectNamesOf } from '../subjects/subject-store.ts'
import type { QuizSummary } from './quiz.ts'
import { draw } from './question-draw.ts'
import * as lists from './quiz-list-store.ts'
import type { Scope } from './quiz-scope.ts'
import { readStats } from './quiz-tally-store.ts'
import { toChoice, toSummaryView } from './quiz-view.ts'
import type { QuizDependencies } from './quiz-dependencies.ts'

export interface QuizLists {
  list(actor: Actor, query: QueryOf<typeof contract.listQuizzes>): Promise<DataOf<typeof contract.listQuizzes>>
  choices(actor: Actor, query: QueryOf<typeof contract.quizChoices>): Promise<contract.QuizChoice[]>
  stats(actor: Actor, query: QueryOf<typeof contract.quizStats>): Promise<contract.QuizStats>
  schedule(actor: Actor, query: QueryOf<typeof quizSchedule>): Promise<DataOf<typeof quizSchedule>>
  draw(actor: Actor, wish: QuestionDraw): Promise<DataOf<typeof drawQuestions>>
}

export function createQuizLists({ database, random }: Pick<QuizDependencies, 'database' | 'random'>): QuizLists {
  const scopeOf = (actor: Actor): Promise<Scope> => quizScope(database.read(), actor)

  return {
    async list(actor, query) {
      const { quizzes, total, isCapped } = await lists.listQuizzes(database.near(), await scopeOf(actor), query)
      const names = await namesOf(database.read(), quizzes)
      const showsAuthor = (quiz: QuizSummary): boolean =>
        actor.role === 'administrator' || quiz.byAdministrator || quiz.authorId === actor.id
      return {
        quizzes: quizzes.map((quiz) => toSummaryView(quiz, names, showsAuthor(quiz))),
        pagination: paginationOf(query, total, isCapped),
      }
    },

    async choices(actor, query) {
      return toChoices(database.read(), await lists.listChoices(database.read(), await scopeOf(actor), query))
    },

    async stats(actor, query) {
      return readStats(database.near(), await scopeOf(actor), query)
    },

    async schedule(actor, query) {
      const found = await lists.listAppointments(database.read(), await scopeOf(actor), query)
      const quizzes = await toChoices(
        database.read(),
        found.map(({ quiz }) => quiz),
      )
      const choices = new Map(quizzes.map((quiz) => [quiz._id, quiz]))
      const entries = found.flatMap(({ kind, at, quiz: { id } }) => {
        const quiz = choices.get(id)
        return quiz ? [{ kind, at, quiz }] : []
      })
      return { entries }
    },

    async draw(actor, { subject, exclude, ...wish }) {
      authorizeRole(actor, 'question:list')
      const withAdministrators = await readsAdministratorQuestions(database.read(), actor)
      const scope = actor.role === 'administrator' ? 'everything' : { authorId: actor.id, withAdministrators }
      const chosen = new Set(exclude)
      const missing = { easy: 0, medium: 0, hard: 0 }
      const ids: string[] = []
      for (const difficulty of difficulties.filter((each) => wish[each] > 0)) {
        const filter = { class: wish.class, subject, difficulty }
        const all = await idsToDrawFrom(database.read(), scope, filter)
        const free = all.filter((id) => !chosen.has(id))
        const drawn = draw(free, wish[difficulty], random)
        missing[difficulty] = wish[difficulty] - drawn.length
        ids.push(...drawn)
      }
      const known = new Map((await findSummaries(database.read(), ids)).map((question) => [question.id, question]))
      const questions = ids.map((id) => known.get(id)).filter((question) => question !== undefined)
      const names = await namesOf(database.read(), questions)
      return { questions: questions.map((question) => toQuestionView(question, names)), missing }
    },
  }
}

/** What lists of this person are made of. */
export async function quizScope(queries: Queries, actor: Actor): Promise<Scope> {
  authorizeRole(actor, 'quiz:list')
  if (actor.role === 'administrator') return 'everything'
  return { readerId: actor.id, isApproved: await readsAdministratorQuestions(queries, actor) }
}

export async function toChoices(queries: Queries, quizzes: readonly QuizSummary[]): Promise<contract.QuizChoice[]> {
  const subjects = await subjectNamesOf(
    queries,
    quizzes.map(({ subjectId }) => subjectId),
  )
  return quizzes.map((quiz) => toChoice(quiz, { subjects }))
}
