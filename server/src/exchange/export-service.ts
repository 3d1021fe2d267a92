import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import { type ExportFormat, exchangeFiles, exchangeLimits } from '@lms/contracts/exchange/exchange.ts'
import { type ExportCheck, exportFileName } from '@lms/contracts/exchange/exports.ts'
import { exportLosses } from '@lms/contracts/exchange/export-losses.ts'
import type * as contract from '@lms/contracts/exchange/exchange.ts'
import type * as exporting from '@lms/contracts/exchange/exports.ts'
import { sentMessage } from '@lms/contracts/messages.ts'
import { mediaAddress } from '@lms/contracts/media/media.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { type QuestionParts, partsIn } from '@lms/contracts/question-types/parts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { invalid, notFound } from '../platform/http/errors.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import { idsAfter, listQuestions } from '../questions/question-list-store.ts'
import { questionScope } from '../questions/question-access.ts'
import type { Question } from '../questions/question.ts'
import { sampleQuestion } from '../questions/templates/question-instance.ts'
import { findQuestions } from '../questions/question-store.ts'
import { readableQuestions, sightOf } from '../quizzes/quiz-access.ts'
import { findQuiz, questionIdsOf } from '../quizzes/quiz-store.ts'
import type { AssignmentKnowledge } from '../quizzes/quiz-dependencies.ts'
import { subjectNamesOf } from '../subjects/subject-store.ts'
import { writers } from './registry.ts'
import { type Item, type Loss, richTextsIn } from './item.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'
import type { ExportWorkers } from './threads/export-workers.ts'
import { templateItems } from './template.ts'

type Query = QueryOf<typeof exporting.exportQuestions>

export interface QuestionExports {
  ofFilter(by: By, query: Query): Promise<SentFile>
  checkFilter(actor: Actor, query: Query): Promise<DataOf<typeof exporting.checkExport>>
  ofQuiz(by: By, id: string, format: ExportFormat): Promise<SentFile>
  checkQuiz(actor: Actor, id: string, format: ExportFormat): Promise<DataOf<typeof exporting.checkQuizExport>>
  template(actor: Actor, format: contract.TemplateFormat): Promise<SentFile>
}

interface ExportDependencies extends Pick<ImportDependencies, 'database' | 'audit'> {
  exportWorkers: Pick<ExportWorkers, 'write'>
  storage: Pick<ImportDependencies['storage'], 'open'>
  assignments: Pick<AssignmentKnowledge, 'isAssigned'>
}

/** As many as one question to the database asks for. */
const portion = 500
const mostPictureBytes = 40 * 1024 * 1024
const mostLossesShown = 100
const breather = 50

export function createQuestionExports(dependencies: ExportDependencies): QuestionExports {
  const { database, audit, exportWorkers, storage, assignments } = dependencies

  async function inOrder(ids: readonly string[]): Promise<Question[]> {
    const known = new Map<string, Question>()
    for (let start = 0; start < ids.length; start += portion)
      for (const question of await findQuestions(database.read(), ids.slice(start, start + portion)))
        known.set(question.id, question)
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  /** A template as one of the questions that it makes, unless the format has a place for the whole. */
  async function itemsOf(questions: readonly Question[], format: ExportFormat): Promise<Item[]> {
    const { carriesTemplates = false } = await writers[format]()
    const subjectIds = questions.map(({ subjectId }) => subjectId)
    const subjects = await subjectNamesOf(database.read(), subjectIds)
    const shown = carriesTemplates ? questions : questions.map(sampleQuestion)
    return shown.map((question) => toItem(question, subjects.get(question.subjectId) ?? null))
  }

  async function partOf(
    actor: Actor,
    { after, ...filter }: Omit<Query, 'format'>,
  ): Promise<{ ids: string[]; next: string | null }> {
    const scope = await questionScope(database.read(), actor)
    const ids = await idsAfter(database.read(), scope, filter, after, exchangeLimits.questions + 1)
    const part = ids.slice(0, exchangeLimits.questions)
    return { ids: part, next: ids.length > part.length ? (part.at(-1) ?? null) : null }
  }

  /** For who may read the quiz with all of its questions: a part would pass for the whole. */
  async function quizQuestions(actor: Actor, id: string): Promise<{ title: string; questions: Question[] }> {
    const quiz = await findQuiz(database.read(), id)
    const sight = quiz && (await sightOf(database.read(), actor, quiz, assignments.isAssigned))
    if (!quiz || quiz.deletedAt !== null || !sight || sight === 'face') throw notFound(quizMessages.notFound)
    const questions = await inOrder(await questionIdsOf(database.read(), id))
    const isWhole =
      sight === 'author' || (await readableQuestions(database.read(), actor, questions)).length === questions.length
    if (!isWhole) throw notFound(quizMessages.notFound)
    return { title: quiz.title, questions }
  }

  async function write(
    personId: string,
    format: ExportFormat,
    title: string,
    found: readonly Item[],
  ): Promise<SentFile> {
    const { carries } = await writers[format]()
    const items = found.filter(({ type }) => carries(type))
    if (items.length === 0) throw invalid([{ field: 'format', message: messages.noQuestions }], messages.noQuestions)
    const wantsPictures = format !== 'xlsx' && format !== 'csv' && format !== 'gift'
    const content = await exportWorkers.write(
      { format, items, pictures: wantsPictures ? await picturesOf(items) : [] },
      personId,
    )
    return { name: exportFileName(title, format), type: exchangeFiles[format].type, content }
  }

  async function picturesOf(items: readonly Item[]): Promise<{ address: string; content: Uint8Array }[]> {
    const pictures = []
    let bytes = 0
    for (const address of addressesIn(items)) {
      const file = await storage.open(address.replace('/uploads/', ''))
      if (!file) continue
      bytes += file.size
      if (bytes > mostPictureBytes) {
        file.stream.destroy()
        throw invalid([{ field: 'format', message: messages.tooManyPictures }], messages.tooManyPictures)
      }
      pictures.push({ address, content: await buffer(file.stream) })
    }
    return pictures
  }

  const record = (
    { actor, caller }: By,
    recordType: string,
    recordId: string,
    details: Record<string, string | number>,
  ) =>
    database.transaction((tx) =>
      audit.record(tx, { actor, caller, action: `${recordType}.export`, recordType, recordId, details }),
    )

  return {
    async ofFilter(by, query) {
      const { ids } = await partOf(by.actor, query)
      if (ids.length === 0) throw invalid([{ field: 'format', message: messages.noQuestions }], messages.noQuestions)
      await record(by, 'question', 'many', { format: query.format, questions: ids.length })
      return write(by.actor.id, query.format, 'cau-hoi', await itemsOf(await inOrder(ids), query.format))
    },

    async checkFilter(actor, query) {
      const { ids, next } = await partOf(actor, query)
      const { after: _, format, ...filter } = query
      const scope = await questionScope(database.read(), actor)
      const { total, isCapped } = await listQuestions(database.read(), scope, { ...filter, page: 1, limit: 1 })
      const losses = await lossesOf(format, await inOrder(ids), itemsOf)
      return { questions: ids.length, total, ...(isCapped && { totalCapped: true }), next, ...losses }
    },

    async ofQuiz(by, id, format) {
      const { title, questions } = await quizQuestions(by.actor, id)
      if (questions.length === 0)
        throw invalid([{ field: 'format', message: messages.noQuestions }], messages.noQuestions)
      await record(by, 'quiz', id, { format, questions: questions.length })
      return write(by.actor.id, format, title, await itemsOf(questions, format))
    },

    async checkQuiz(actor, id, format) {
      const { questions } = await quizQuestions(actor, id)
      const losses = await lossesOf(format, questions, itemsOf)
      return { questions: questions.length, total: questions.length, next: null, ...losses }
    },

    async template(actor, format) {
      authorizeRole(actor, 'question:create')
      return write(actor.id, format, 'mau-nhap-cau-hoi', templateItems)
    },
  }
}

async function lossesOf(
  format: ExportFormat,
  questions: readonly Question[],
  itemsOf: (questions: readonly Question[], format: ExportFormat) => Promise<Item[]>,
): Promise<Pick<ExportCheck, 'losses' | 'lossCount'>> {
  const writer = await writers[format]()
  const items = await itemsOf(questions, format)
  const losses: ExportCheck['losses'] = []
  for (const [index, { id, title, template }] of questions.entries()) {
    const item = items[index]
    const isCarried = item !== undefined && writer.carries(item.type)
    const lost = [
      ...(template !== null && writer.carriesTemplates !== true ? [{ code: 'templateLost' as const }] : []),
      ...(item?.hint && writer.carriesHints !== true ? [{ code: 'notesLost' as const }] : []),
    ]
    const all: Loss[] = isCarried ? [...lost, ...writer.lossesOf(item)] : [{ code: 'typeNotCarried' }]
    const problems = all.map(({ code, text = '' }) => sentMessage(exportLosses[code], { text }))
    if (problems.length > 0) losses.push({ _id: id, title, problems })
    // Thousands of long texts are looked through: others come to word in between.
    if (index % breather === 0) await setImmediate()
  }
  return { losses: losses.slice(0, mostLossesShown), lossCount: losses.length }
}

function toItem(question: Question, subject: string | null): Item {
  const { title, content, type, explanation, hint, topic, tags, ignoreAccents, difficulty, points } = question
  const answers = question.answers.map(({ text, isCorrect, explanation: why, tolerance, mistake, when }) => ({
    text,
    isCorrect,
    ...(why !== undefined && { explanation: why }),
    ...(tolerance !== undefined && { tolerance }),
    ...(question.template && mistake && { mistake }),
    ...(question.template && when && { when }),
  }))
  return {
    title,
    content,
    type,
    answers,
    explanation,
    ...(hint !== '' && { hint }),
    topic,
    tags,
    ignoreAccents,
    ...(question.template && { template: question.template }),
    difficulty,
    points,
    class: question.class,
    subject,
    ...withoutIds(question.parts),
  }
}

/** Ids are those of this bank; a file knows nothing of them. */
function withoutIds(parts: QuestionParts): Partial<Item> {
  const { pairs, gaps, statements, rubric, extraIds: _extras, itemIds: _items, ...others } = partsIn(parts)
  return {
    ...others,
    ...(pairs && { pairs: pairs.map(({ left, right }) => ({ left, right })) }),
    ...(gaps && {
      gaps: gaps.map(({ kind, answers }) => ({ kind, answers: answers.map(({ _id, ...answer }) => answer) })),
    }),
    ...(statements && {
      statements: statements.map(({ text, isTrue, when }) => ({ text, isTrue, ...(when && { when }) })),
    }),
    ...(rubric && { rubric: rubric.map(({ text, points }) => ({ text, points })) }),
  }
}

function addressesIn(items: readonly Item[]): Set<string> {
  const found = items
    .flatMap(richTextsIn)
    .flatMap((text) => [...text.matchAll(/<img\b[^<>]*?\bsrc="([^"]*)"/g)].map(([, address = '']) => address))
  return new Set(found.filter((address) => mediaAddress.test(address)))
}
