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
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { csvContent } from '../platform/http/csv-file.ts'
import { notFound } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import { spreadsheetContent, spreadsheetType } from '../platform/http/spreadsheet.ts'
import { expectChangeable as expectQuestion } from '../questions/question-access.ts'
import { findQuestion, findQuestions } from '../questions/question-store.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { expectChangeable as expectQuiz, readableQuestions } from '../quizzes/quiz-access.ts'
import { findQuiz, findQuizzes, questionIdsOf } from '../quizzes/quiz-store.ts'
import * as store from './analysis-store.ts'
import { toFigures, toItemAnalysis, toLine } from './analysis-view.ts'
import { noPaper } from './rules/statistics.ts'

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

  /** In the order of the quiz; those that it asked before and asks no more come last. */
  async function itemsOf(queries: Queries, actor: Actor, quizId: string) {
    const asked = await questionIdsOf(queries, quizId)
    const ids = [...new Set([...asked, ...(await store.questionIdsAnalysed(queries, quizId))])]
    const found = await findQuestions(queries, ids)
    const opened = new Set((await readableQuestions(queries, actor, found)).map(({ id }) => id))
    const questions = new Map(found.map((question) => [question.id, question]))
    const stored = Map.groupBy(await store.findItems(queries, ids), ({ questionId }) => questionId)
    return ids.flatMap((id) => {
      const question = questions.get(id)
      if (!question || !opened.has(id)) return []
      const everywhere = stored.get(id) ?? []
      const here = everywhere.filter((item) => item.quizId === quizId)
      return [
        toItemAnalysis(question, {
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
    // Another author's quiz is counted, but not named.
    const named = stored.filter(({ quizId }) => {
      const quiz = quizzes.get(quizId)
      return quiz !== undefined && can(actor, 'quiz:update', quiz)
    })
    return { question, stored, named, titleOf: (id: string): string => quizzes.get(id)?.title ?? '' }
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
      const { people, passed, shares, bands } = known?.paper ?? noPaper
      return {
        analysis: {
          computedAt: known?.computedAt ?? null,
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
      const sums = stored.map((item) => item.sums)
      return {
        analysis: {
          computedAt: stored.reduce<string | null>((newest, { computedAt }) => later(newest, computedAt), null),
          item: toItemAnalysis(question, {
            shown: sums,
            everywhere: sums,
            mayChange: can(actor, 'question:update', question),
          }),
          quizzes: named.map((item) => ({
            quiz: { _id: item.quizId, title: titleOf(item.quizId) },
            figures: toFigures(item.sums),
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
      const rows = named.map(({ quizId, sums }) =>
        toLine(titleOf(quizId), toItemAnalysis(question, { shown: [sums], everywhere, mayChange: true })),
      )
      return fileOf(by, format, { recordType: 'question', recordId: questionId }, rows)
    },
  }
  return analysis
}

function later(one: string | null, other: string): string {
  return one === null || other > one ? other : one
}
