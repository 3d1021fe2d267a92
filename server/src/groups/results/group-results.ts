import { setImmediate } from 'node:timers/promises'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/groups/group-results.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { isAssigned } from '../../assignments/assignment-store.ts'
import { type ResultSight, readResultSight } from '../../attempts/result-sight.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { csvContent } from '../../platform/http/files/csv-file.ts'
import { spreadsheetContent, spreadsheetType } from '../../platform/http/files/spreadsheet.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { By, SentFile } from '../../platform/http/route.ts'
import { offsetOf, paginationOf } from '../../platform/pagination.ts'
import { findSummaries } from '../../questions/question-store.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { type Sight as QuizSight, readableQuestions, sightOf as quizSightOf } from '../../quizzes/quiz-access.ts'
import { findQuiz, findQuizzes, questionIdsOf } from '../../quizzes/quiz-store.ts'
import { topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { type StudentGroup, sightOf } from '../group.ts'
import { expectGroup } from '../group-access.ts'
import { findGroup } from '../group-store.ts'
import { type DoneAttempt, createSums, decisive, figuresOf } from '../rules/group-results.ts'
import { inOrder } from '../rules/result-order.ts'
import * as store from './result-store.ts'
import type { StandingInQuiz } from './result-store.ts'
import { resultTable, toResultRow } from './result-view.ts'

type Results = typeof contract.getGroupResults
type Quizzes = typeof contract.listGroupQuizzes
type Export = typeof contract.exportGroupResults

export interface GroupResults {
  quizzes(actor: Actor, groupId: string, query: QueryOf<Quizzes>): Promise<DataOf<Quizzes>>
  table(actor: Actor, groupId: string, query: QueryOf<Results>): Promise<DataOf<Results>>
  summary(actor: Actor, groupId: string, quizId: string): Promise<DataOf<typeof contract.getGroupSummary>>
  file(by: By, groupId: string, query: QueryOf<Export>): Promise<SentFile>
}

interface ResultDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

interface Asked {
  group: StudentGroup
  quiz: Quiz
  actor: Actor
  /** Null for who may not open the quiz, but whose children have it. */
  quizSight: QuizSight | null
  resultSight: ResultSight
}

/** Others come to word between these. */
const portion = 250

export function createGroupResults({ database, clock, audit }: ResultDependencies): GroupResults {
  const record = recordActsOn(audit, 'group')

  /** What a parent may know of it is what their own children did. */
  async function asked(queries: Queries, actor: Actor, groupId: string, quizId: string): Promise<Asked> {
    const group = expectGroup(actor, await findGroup(queries, groupId))
    const quiz = await findQuiz(queries, quizId)
    const found = quiz?.deletedAt === null ? await quizSightOf(queries, actor, quiz, isAssigned) : null
    if (!quiz || quiz.deletedAt !== null) throw notFound(quizMessages.notFound)
    const members = await store.standingsIn(queries, groupId, quizId, { sight: sightOf(actor) })
    if (found === null && members.every(({ status }) => status === null)) throw notFound(quizMessages.notFound)
    const studentIds = members.map(({ studentId }) => studentId)
    const resultSight = await readResultSight(queries, actor, { quizzes: [quiz], studentIds }, clock.now())
    return { group, quiz, actor, quizSight: found, resultSight }
  }

  /** Everybody whom the reader sees, with the result where that is to be seen. */
  async function standingsOf(queries: Queries, { group, quiz, actor, resultSight }: Asked, search?: string) {
    const all = await store.standingsIn(queries, group.id, quiz.id, { sight: sightOf(actor), search })
    return all.map((one) => (resultSight(quiz, one.studentId).result ? one : { ...one, counted: null }))
  }

  /** The answers that count, of each of these students; where how it went is withheld, only that there are some. */
  async function decisiveOf(queries: Queries, { quiz, resultSight }: Asked, students: readonly StandingInQuiz[]) {
    const all = new Map<string, DoneAttempt>()
    for (let start = 0; start < students.length; start += portion) {
      const some = students.slice(start, start + portion)
      const done = await store.doneAttempts(
        queries,
        quiz.id,
        some.map(({ studentId }) => studentId),
      )
      for (const { studentId, status } of some) {
        const shown = resultSight(quiz, studentId, { attemptCount: 0, isSitting: status === 'in_progress' })
        const one = decisive(done.get(studentId) ?? [], shown.result ? quiz.gradingMethod : 'latest')
        if (one) all.set(studentId, shown.paper ? one : { ...one, marks: [] })
      }
      await setImmediate()
    }
    return all
  }

  /** Those of the quiz in its order, then those that were drawn; none that the quiz itself does not show the reader. */
  async function questionsOf(queries: Queries, { quiz, actor, quizSight }: Asked, attempts: Iterable<DoneAttempt>) {
    if (quizSight !== 'author' && quizSight !== 'reader') return []
    const met = new Set([...attempts].flatMap(({ marks }) => marks.map(({ questionId }) => questionId)))
    const ofQuiz = await questionIdsOf(queries, quiz.id)
    const ids = [...ofQuiz, ...[...met].filter((id) => !ofQuiz.includes(id)).toSorted()]
    const all = await findSummaries(queries, ids)
    const shown = quizSight === 'author' ? all : await readableQuestions(queries, actor, all)
    const known = new Map(shown.map((question) => [question.id, question]))
    return ids.flatMap((id, index) => {
      const question = known.get(id)
      return question ? [{ _id: id, number: index + 1, title: question.title, topicId: question.topicId }] : []
    })
  }

  async function ordered(queries: Queries, one: Asked, query: Omit<QueryOf<Results>, 'page' | 'limit'>) {
    const standings = await standingsOf(queries, one, query.search)
    const isByQuestion = query.sortBy === 'question' && query.question !== undefined
    const answers = isByQuestion ? await decisiveOf(queries, one, standings) : new Map<string, DoneAttempt>()
    return inOrder(standings, query, ({ studentId }) => {
      const mark = answers.get(studentId)?.marks.find(({ questionId }) => questionId === query.question)
      return mark?.marks ?? null
    })
  }

  return {
    async quizzes(actor, groupId, query) {
      const queries = database.read()
      expectGroup(actor, await findGroup(queries, groupId))
      const { quizzes, total } = await store.quizzesIn(queries, groupId, sightOf(actor), query)
      const titles = new Map(
        (
          await findQuizzes(
            queries,
            quizzes.map(({ quizId }) => quizId),
          )
        ).map(({ id, title }) => [id, title]),
      )
      return {
        quizzes: quizzes.map(({ quizId, ...counts }) => ({ _id: quizId, title: titles.get(quizId) ?? '', ...counts })),
        pagination: paginationOf(query, total),
      }
    },

    async table(actor, groupId, query) {
      const queries = database.read()
      const one = await asked(queries, actor, groupId, query.quizId)
      const standings = await ordered(queries, one, query)
      const start = offsetOf(query)
      const page = standings.slice(start, start + query.limit)
      const answers = await decisiveOf(queries, one, page)
      const questions = await questionsOf(queries, one, answers.values())
      return {
        quiz: { _id: one.quiz.id, title: one.quiz.title },
        questions: questions.map(({ _id, number, title }) => ({ _id, number, title })),
        rows: page.map((standing) => toResultRow(standing, answers.get(standing.studentId) ?? null, questions)),
        pagination: paginationOf(query, standings.length),
      }
    },

    async summary(actor, groupId, quizId) {
      const queries = database.read()
      const one = await asked(queries, actor, groupId, quizId)
      const standings = await standingsOf(queries, one)
      const withQuiz = standings.filter(({ status }) => status !== null)
      const answers = await decisiveOf(queries, one, withQuiz)
      const sums = createSums()
      for (const attempt of answers.values()) sums.take(attempt)
      const questions = await questionsOf(queries, one, answers.values())
      const paths = await topicPathsOf(
        queries,
        questions.map(({ topicId }) => topicId).filter((id) => id !== null),
      )
      const topics = [...Map.groupBy(questions, ({ topicId }) => topicId)]
      return {
        summary: {
          students: standings.length,
          assigned: withQuiz.length,
          completed: withQuiz.filter(({ status }) => status === 'completed').length,
          ...figuresOf(standings.map((standing) => toResultRow(standing, null, []))),
          questions: questions.map(({ _id, number, title }) => ({ _id, number, title, ...sums.of([_id]) })),
          topics: topics.map(([id, those]) => ({
            name: id === null ? null : (paths.get(id) ?? null),
            questions: those.length,
            percent: sums.of(those.map(({ _id }) => _id)).percent,
          })),
        },
      }
    },

    async file(by, groupId, query) {
      const queries = database.read()
      const one = await asked(queries, by.actor, groupId, query.quizId)
      const standings = await ordered(queries, one, query)
      const answers = await decisiveOf(queries, one, standings)
      const questions = await questionsOf(queries, one, answers.values())
      const rows = standings.map((standing) =>
        toResultRow(standing, answers.get(standing.studentId) ?? null, questions),
      )
      await database.transaction((tx) =>
        record(tx, by, 'group.export-results', groupId, { quizId: query.quizId, students: rows.length }),
      )
      const table = resultTable(questions, rows)
      const name = toSlug(`${one.group.name} ${one.quiz.title}`) || 'ket-qua'
      return query.format === 'csv'
        ? { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: csvContent(table) }
        : { name: `${name}.xlsx`, type: spreadsheetType, content: await spreadsheetContent(table) }
    },
  }
}
