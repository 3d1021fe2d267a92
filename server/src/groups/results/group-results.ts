import { setImmediate } from 'node:timers/promises'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type * as contract from '@lms/contracts/groups/group-results.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { isAssigned } from '../../assignments/assignment-store.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { csvContent } from '../../platform/http/files/csv-file.ts'
import { spreadsheetContent, spreadsheetType } from '../../platform/http/files/spreadsheet.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { By, SentFile } from '../../platform/http/route.ts'
import { offsetOf, paginationOf } from '../../platform/pagination.ts'
import { findSummaries } from '../../questions/question-store.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { sightOf as quizSightOf } from '../../quizzes/quiz-access.ts'
import { findQuiz, findQuizzes, questionIdsOf } from '../../quizzes/quiz-store.ts'
import { topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { type Sight, type StudentGroup, sightOf } from '../group.ts'
import { expectGroup } from '../group-access.ts'
import { findGroup } from '../group-store.ts'
import { type DoneAttempt, createSums, decisive, figuresOf } from '../rules/group-results.ts'
import { inOrder } from '../rules/result-order.ts'
import * as store from './result-store.ts'
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
  audit: Pick<Audit, 'record'>
}

interface Asked {
  group: StudentGroup
  quiz: Quiz
  sight: Sight
  /** Whether its questions may be seen also where nobody has answered them. */
  readsQuiz: boolean
}

/** Others come to word between these. */
const portion = 250

export function createGroupResults({ database, audit }: ResultDependencies): GroupResults {
  const record = recordActsOn(audit, 'group')

  /** What a parent may know of it is what their own children did. */
  async function asked(queries: Queries, actor: Actor, groupId: string, quizId: string): Promise<Asked> {
    const group = expectGroup(actor, await findGroup(queries, groupId))
    const quiz = await findQuiz(queries, quizId)
    const found = quiz?.deletedAt === null ? await quizSightOf(queries, actor, quiz, isAssigned) : null
    const sight = sightOf(actor)
    if (!quiz || quiz.deletedAt !== null) throw notFound(quizMessages.notFound)
    const isTheirs =
      found !== null ||
      (await store.standingsIn(queries, groupId, quizId, { sight })).some(({ status }) => status !== null)
    if (!isTheirs) throw notFound(quizMessages.notFound)
    return { group, quiz, sight, readsQuiz: found === 'author' || found === 'reader' }
  }

  /** The answers that count, of each of these students. */
  async function decisiveOf(queries: Queries, { quiz }: Asked, studentIds: readonly string[]) {
    const all = new Map<string, DoneAttempt>()
    for (let start = 0; start < studentIds.length; start += portion) {
      const done = await store.doneAttempts(queries, quiz.id, studentIds.slice(start, start + portion))
      for (const [studentId, attempts] of done) {
        const one = decisive(attempts, quiz.gradingMethod)
        if (one) all.set(studentId, one)
      }
      await setImmediate()
    }
    return all
  }

  /** Those of the quiz in its order, then those that were drawn. */
  async function questionsOf(queries: Queries, { quiz, readsQuiz }: Asked, attempts: Iterable<DoneAttempt>) {
    const met = new Set([...attempts].flatMap(({ marks }) => marks.map(({ questionId }) => questionId)))
    const ofQuiz = await questionIdsOf(queries, quiz.id)
    const own = readsQuiz ? ofQuiz : ofQuiz.filter((id) => met.has(id))
    const ids = [...own, ...[...met].filter((id) => !own.includes(id)).toSorted()]
    const known = new Map((await findSummaries(queries, ids)).map((question) => [question.id, question]))
    return ids.map((id, index) => {
      const question = known.get(id)
      return { _id: id, number: index + 1, title: question?.title ?? '', topicId: question?.topicId ?? null }
    })
  }

  async function ordered(queries: Queries, one: Asked, query: Omit<QueryOf<Results>, 'page' | 'limit'>) {
    const standings = await store.standingsIn(queries, one.group.id, one.quiz.id, { ...one, search: query.search })
    const isByQuestion = query.sortBy === 'question' && query.question !== undefined
    const ids = standings.map(({ studentId }) => studentId)
    const answers = isByQuestion ? await decisiveOf(queries, one, ids) : new Map<string, DoneAttempt>()
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
      const answers = await decisiveOf(
        queries,
        one,
        page.map(({ studentId }) => studentId),
      )
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
      const standings = await store.standingsIn(queries, groupId, quizId, one)
      const withQuiz = standings.filter(({ status }) => status !== null)
      const answers = await decisiveOf(
        queries,
        one,
        withQuiz.map(({ studentId }) => studentId),
      )
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
      const answers = await decisiveOf(
        queries,
        one,
        standings.map(({ studentId }) => studentId),
      )
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
