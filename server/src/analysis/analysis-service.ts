import {
  type AnalysisFormat,
  analysisColumns,
  analysisFileName,
  type getQuestionAnalysis,
  type getQuizAnalysis,
} from '@lms/contracts/analysis/analysis.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { isAssigned } from '../assignments/assignment-store.ts'
import { quizIdsOfOthers } from '../attempts/first-attempt-store.ts'
import type { Audit } from '../audit/audit.ts'
import { childIdsOf } from '../children/child-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { csvContent } from '../platform/http/files/csv-file.ts'
import { notFound } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import { spreadsheetContent, spreadsheetType } from '../platform/http/files/spreadsheet.ts'
import { expectChangeable as expectQuestion } from '../questions/question-access.ts'
import { findQuestion, findQuestions } from '../questions/question-store.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { expectChangeable as expectQuiz, readableQuestions } from '../quizzes/quiz-access.ts'
import { findQuiz, findQuizzes, questionIdsOf } from '../quizzes/quiz-store.ts'
import * as store from './analysis-store.ts'
import { toFigures, toItemAnalysis, toLine } from './analysis-view.ts'
import { addable, isTooSmall } from './rules/small-groups.ts'
import { noItem, noPaper } from './rules/statistics.ts'

type OfQuiz = DataOf<typeof getQuizAnalysis>
type OfQuestion = DataOf<typeof getQuestionAnalysis>

export interface Analysis {
  ofQuiz(actor: Actor, quizId: string): Promise<OfQuiz>
  ofQuestion(actor: Actor, questionId: string): Promise<OfQuestion>
  quizFile(by: By, quizId: string, format: AnalysisFormat): Promise<SentFile>
  questionFile(by: By, questionId: string, format: AnalysisFormat): Promise<SentFile>
}

interface AnalysisDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}

/** Only reads what the job has counted. */
export function createAnalysis({ database, clock, audit }: AnalysisDependencies): Analysis {
  async function expectOwnQuiz(queries: Queries, actor: Actor, id: string): Promise<Quiz> {
    const quiz = await expectQuiz(queries, actor, await findQuiz(queries, id), { isAssigned })
    if (quiz.deletedAt !== null) throw notFound(quizMessages.notFound)
    return quiz
  }

  /** Those of these quizzes where somebody counts who is no child of a reader who is a parent. */
  async function strangersIn(queries: Queries, actor: Actor, quizIds: readonly string[]): Promise<Set<string>> {
    if (actor.role === 'administrator') return new Set()
    const children = await childIdsOf(queries, actor.id)
    const others = await quizIdsOfOthers(queries, quizIds, children)
    return new Set([...others, ...(await store.quizIdsOfDeparted(queries, quizIds))])
  }

  /** In the order of the quiz; those that it asked before and asks no more come last. */
  async function itemsOf(queries: Queries, actor: Actor, quizId: string) {
    const asked = await questionIdsOf(queries, quizId)
    const ids = [...new Set([...asked, ...(await store.questionIdsAnalysed(queries, quizId))])]
    const found = await findQuestions(queries, ids)
    const opened = new Set((await readableQuestions(queries, actor, found)).map(({ id }) => id))
    const questions = new Map(found.map((question) => [question.id, question]))
    const stored = Map.groupBy(await store.findItems(queries, ids), ({ questionId }) => questionId)
    const hasStrangers = (await strangersIn(queries, actor, [quizId])).has(quizId)
    return ids.flatMap((id) => {
      const question = questions.get(id)
      if (!question || !opened.has(id)) return []
      const everywhere = stored.get(id) ?? []
      const here = everywhere.filter((item) => item.quizId === quizId)
      return [
        toItemAnalysis(question, {
          isWithheld: here.some(({ sums: { people } }) => isTooSmall({ people, hasStrangers })),
          shown: here.map(({ sums }) => sums),
          everywhere: everywhere.map(({ sums }) => sums),
          mayChange: can(actor, 'question:update', question),
        }),
      ]
    })
  }

  async function expectOwnQuestion(queries: Queries, actor: Actor, id: string) {
    const question = await expectQuestion(queries, actor, await findQuestion(queries, id))
    const stored = await store.findItems(queries, [id])
    const quizzes = new Map(
      (
        await findQuizzes(
          queries,
          stored.map(({ quizId }) => quizId),
        )
      ).map((quiz) => [quiz.id, quiz]),
    )
    const strangers = await strangersIn(queries, actor, [...quizzes.keys()])
    const groups = stored.map((item) => ({
      ...item,
      people: item.sums.people,
      hasStrangers: strangers.has(item.quizId),
    }))
    // Another author's quiz is counted, but not named.
    const named = groups.filter(({ quizId }) => {
      const quiz = quizzes.get(quizId)
      return quiz !== undefined && can(actor, 'quiz:update', quiz)
    })
    return { question, stored: groups, named, titleOf: (id: string): string => quizzes.get(id)?.title ?? '' }
  }

  async function fileOf(
    { actor, caller }: By,
    format: AnalysisFormat,
    about: { recordType: 'quiz' | 'question'; recordId: string },
    rows: (string | number)[][],
  ): Promise<SentFile> {
    await database.transaction((tx) =>
      audit.record(tx, { actor, caller, action: 'analysis.export', ...about, details: { format } }),
    )
    const name = analysisFileName(clock.now(), format)
    const table = { columns: analysisColumns, rows }
    if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: csvContent(table) }
    return { name, type: spreadsheetType, content: await spreadsheetContent(table) }
  }

  const analysis: Analysis = {
    async ofQuiz(actor, quizId) {
      const queries = database.read()
      await expectOwnQuiz(queries, actor, quizId)
      const known = await store.findQuizAnalysis(queries, quizId)
      const hasStrangers = (await strangersIn(queries, actor, [quizId])).has(quizId)
      const isWithheld = isTooSmall({ people: known?.paper.people ?? 0, hasStrangers })
      const { people, passed, shares, bands } = isWithheld ? noPaper : (known?.paper ?? noPaper)
      return {
        analysis: {
          computedAt: known?.computedAt ?? null,
          isWithheld,
          people,
          passed,
          averageShare: people === 0 ? null : shares / people,
          bands: [...bands],
          items: await itemsOf(queries, actor, quizId),
        },
      }
    },

    async ofQuestion(actor, questionId) {
      const { question, stored, named, titleOf } = await expectOwnQuestion(database.read(), actor, questionId)
      const shown = addable(stored)
      return {
        analysis: {
          computedAt: stored.reduce<string | null>((newest, { computedAt }) => later(newest, computedAt), null),
          item: toItemAnalysis(question, {
            isWithheld: shown.length === 0 && stored.length > 0,
            shown: shown.map(({ sums }) => sums),
            everywhere: stored.map(({ sums }) => sums),
            mayChange: can(actor, 'question:update', question),
          }),
          quizzes: named.map((item) => ({
            quiz: { _id: item.quizId, title: titleOf(item.quizId) },
            isWithheld: isTooSmall(item),
            figures: toFigures(isTooSmall(item) ? noItem : item.sums),
          })),
        },
      }
    },

    async quizFile(by, quizId, format) {
      const { title } = await expectOwnQuiz(database.read(), by.actor, quizId)
      const items = await itemsOf(database.read(), by.actor, quizId)
      const rows = items.map((item) => toLine(title, item))
      return fileOf(by, format, { recordType: 'quiz', recordId: quizId }, rows)
    },

    async questionFile(by, questionId, format) {
      const { question, stored, named, titleOf } = await expectOwnQuestion(database.read(), by.actor, questionId)
      const everywhere = stored.map(({ sums }) => sums)
      const rows = named.map((item) => {
        const known = { isWithheld: isTooSmall(item), shown: [item.sums], everywhere, mayChange: true }
        return toLine(titleOf(item.quizId), toItemAnalysis(question, known))
      })
      return fileOf(by, format, { recordType: 'question', recordId: questionId }, rows)
    },
  }
  return analysis
}

function later(one: string | null, other: string): string {
  return one === null || other > one ? other : one
}
