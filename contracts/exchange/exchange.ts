import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { SentMessage, says } from '../messages.ts'
import { exchangeMessages as messages } from './exchange-messages.ts'
import { ItemOrigin } from './origin.ts'
import { ById, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'
import { megabyte } from '../media/media.ts'
import { FoundParts } from '../question-types/parts.ts'
import { QuestionType } from '../question-types/registry.ts'
import { Answer, Difficulty, QuestionDraft, QuestionSummary } from '../questions/questions.ts'
import { QuestionTemplate } from '../questions/templates/templates.ts'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'
const plainText = 'text/plain; charset=utf-8'

const kind = (ending: string, type: string, name: string) => ({ ending, type, name })

export const exchangeFiles = {
  docx: kind('docx', `${openXml}.wordprocessingml.document`, 'Word (DOCX)'),
  xlsx: kind('xlsx', `${openXml}.spreadsheetml.sheet`, 'Excel (XLSX)'),
  csv: kind('csv', 'text/csv; charset=utf-8', 'CSV'),
  ods: kind('ods', `${openDocument}.spreadsheet`, 'OpenDocument (ODS)'),
  xls: kind('xls', 'application/vnd.ms-excel', 'Excel 97–2003 (XLS)'),
  gift: kind('gift.txt', plainText, 'GIFT (Moodle)'),
  moodle_xml: kind('xml', 'application/xml', 'Moodle XML'),
  aiken: kind('txt', plainText, 'Aiken'),
  /** Our own: nothing is lost. */
  json: kind('json', 'application/json', 'JSON'),
  odt: kind('odt', `${openDocument}.text`, 'OpenDocument (ODT)'),
  rtf: kind('rtf', 'application/rtf', 'Rich Text (RTF)'),
  doc: kind('doc', 'application/msword', 'Word 97–2003 (DOC)'),
  text: kind('txt', plainText, 'Văn bản (TXT)'),
  latex: kind('tex', plainText, 'LaTeX'),
  qti_3: kind('zip', 'application/zip', 'QTI 3.0'),
  qti_2: kind('zip', 'application/zip', 'QTI 2.1'),
  qti_1: kind('zip', 'application/zip', 'QTI 1.2'),
  pdf: kind('pdf', 'application/pdf', 'PDF'),
  /** A page that a model reads, when somebody asks for it. */
  photo: kind('jpg', 'image/jpeg', 'Ảnh chụp (AI)'),
}
export type ImportFormat = keyof typeof exchangeFiles
export const importFormats = Object.keys(exchangeFiles) as ImportFormat[]
export const ImportFormat = z.enum(importFormats)

/** Imports of files that are not read any more are still listed. */
export const StoredFormat = z.enum([...importFormats, 'yaml', 'html', 'blackboard', 'examview'])
export type StoredFormat = z.infer<typeof StoredFormat>
export const isRead = (format: StoredFormat): format is ImportFormat => ImportFormat.safeParse(format).success

/** Texts that somebody typed; a model reads them as well, when somebody asks for it. */
const paperFormats = ['docx', 'doc', 'odt', 'rtf', 'text', 'pdf'] as const
export type PaperFormat = (typeof paperFormats)[number]
export const isPaperFormat = (format: StoredFormat): format is PaperFormat =>
  paperFormats.some((paper) => paper === format)

/** Aiken knows nothing but single choices in plain text: it is read, not written. */
export const exportFormats = ['docx', 'xlsx', 'csv', 'gift', 'moodle_xml', 'qti_3', 'qti_2', 'json'] as const
export const ExportFormat = z.enum(exportFormats, says(messages.formatRequired))
export type ExportFormat = z.infer<typeof ExportFormat>

export const templateFormats = ['docx', 'xlsx', 'csv'] as const
export const TemplateFormat = z.enum(templateFormats)
export type TemplateFormat = z.infer<typeof TemplateFormat>

export const exchangeLimits = {
  bytes: 50 * megabyte,
  /** In one file, in either direction. */
  questions: 5000,
  /** An import that nobody confirms goes by itself. */
  daysKept: 7,
} as const

/** What is said about a question on its way in or out. */
export const ExchangeProblem = z.object({ ...SentMessage.shape, isBlocking: z.boolean() })
export type ExchangeProblem = z.infer<typeof ExchangeProblem>

/**
 * `reading`: the file is being read; `failed`: it could not be; `staged`: waiting for a person; `saving`: being
 * written into the bank; `saved`; `undone`.
 */
export const importStates = ['reading', 'failed', 'staged', 'saving', 'saved', 'undone'] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>

export const QuestionImport = z.object({
  _id: Id,
  fileName: z.string(),
  format: StoredFormat.nullable(),
  state: ImportState,
  waitsForAi: z.boolean(),
  /** Why the file could not be read, or the questions not be saved. */
  failure: z.string().nullable(),
  failureKey: z.string().nullable(),
  /** What new questions get unless one says otherwise. */
  class: ClassCode.nullable(),
  subject: z.object({ _id: Id, name: z.string() }).nullable(),
  counts: z.object({
    total: z.int(),
    accepted: z.int(),
    /** Cannot be taken as they are. */
    blocked: z.int(),
    duplicates: z.int(),
    /** With something to be said about them. */
    noted: z.int(),
    /** Accepted, and still without a class or a subject. */
    unplaced: z.int(),
    /** Written into the bank so far. */
    saved: z.int(),
  }),
  /** After undoing: those that stayed because a quiz uses them by now. */
  kept: z.array(z.object({ _id: Id, title: z.string() })),
  createdAt: Timestamp,
  expiresAt: Timestamp,
})
export type QuestionImport = z.infer<typeof QuestionImport>

/** One question of the file as it will look. */
export const ImportItem = z.object({
  /** Its place in the file, from 1. */
  number: z.int(),
  place: z.string(),
  title: z.string(),
  content: z.string(),
  type: QuestionType,
  answers: z.array(Answer.omit({ _id: true })),
  explanation: z.string(),
  hint: z.string().optional(),
  topic: z.string(),
  tags: z.array(z.string()),
  ignoreAccents: z.boolean(),
  template: QuestionTemplate.nullish(),
  ...FoundParts.shape,
  class: ClassCode.nullable(),
  subject: z.object({ _id: Id, name: z.string() }).nullable(),
  difficulty: Difficulty,
  points: z.int(),
  isAccepted: z.boolean(),
  problems: z.array(ExchangeProblem),
  /** A question of the bank that says the same. */
  duplicateOf: z.object({ _id: Id, title: z.string() }).nullable(),
  /** The first one of this file that says the same. */
  sameAsNumber: z.int().nullable(),
  /** Once it is in the bank. */
  questionId: Id.nullable(),
  version: z.int(),
  /** Null for what was read before this was kept. */
  origin: ItemOrigin.nullable(),
})
export type ImportItem = z.infer<typeof ImportItem>

/** A question as it would come out, in plain text. */
export const PreviewItem = z.object({
  place: z.string(),
  content: z.string(),
  type: QuestionType,
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  problems: z.array(ExchangeProblem),
})
export type PreviewItem = z.infer<typeof PreviewItem>

const oneImport = z.object({ import: QuestionImport })

const placement = {
  class: optional(ClassCode),
  subject: optional(z.uuid()),
}

export const uploadImport = endpoint('POST', '/questions/imports', {
  access: 'question:create',
  summary: 'Send a file with questions, as multipart/form-data in the field `file`; it is read in the background',
  message: messages.received,
  status: 201,
  consumes: 'multipart/form-data',
  query: z.object({ ...placement, format: optional(ImportFormat) }),
  data: oneImport,
})

export const listImports = endpoint('GET', '/questions/imports', {
  access: 'question:create',
  summary: "One's own imports, newest first",
  query: z.object(pageQuery()),
  data: z.object({ imports: z.array(QuestionImport), pagination: Pagination }),
})

export const getImport = endpoint('GET', '/questions/imports/:id', {
  access: 'question:import',
  summary: 'One import with its progress',
  params: ById,
  data: oneImport,
})

export const discardImport = endpoint('DELETE', '/questions/imports/:id', {
  access: 'question:import',
  summary: 'Forget an import. Questions that it brought into the bank stay',
  message: messages.discarded,
  params: ById,
})

export const importShows = ['all', 'accepted', 'left_out', 'blocked', 'duplicates', 'noted'] as const
export type ImportShow = (typeof importShows)[number]

export const listImportItems = endpoint('GET', '/questions/imports/:id/items', {
  access: 'question:import',
  summary: 'The questions of a file in its order',
  params: ById,
  query: z.object({
    ...pageQuery(),
    show: z.enum(importShows).default('all'),
    /** Only those of which this is said, by its key. */
    problem: optional(z.string().max(100)),
  }),
  data: z.object({ items: z.array(ImportItem), pagination: Pagination }),
})

/** A question without a subject: that may still be open. */
const ItemDraft = z.object({
  ...QuestionDraft.in.shape,
  class: optional(ClassCode),
  subject: optional(z.uuid()),
  isAccepted: z.boolean().optional(),
  version: z.int(),
})
export type ItemDraft = z.infer<typeof ItemDraft>
export type ItemDraftInput = z.input<typeof ItemDraft>

const ByNumber = ById.extend({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const changeImportItem = endpoint('PUT', '/questions/imports/:id/items/:number', {
  access: 'question:import',
  summary: 'Rewrite one question before it is taken',
  message: messages.itemSaved,
  params: ByNumber,
  body: ItemDraft,
  data: z.object({ item: ImportItem }),
})

export const ImportChoice = z.object({
  isAccepted: z.boolean(),
  /** These, or all that can be taken (`all`), or those that are there already (`duplicates`). */
  numbers: optional(z.array(z.int().min(1)).min(1).max(exchangeLimits.questions)),
  which: z.enum(['all', 'duplicates']).default('all'),
})

export const chooseImportItems = endpoint('POST', '/questions/imports/:id/choice', {
  access: 'question:import',
  summary: 'Accept questions of a file or leave them out',
  params: ById,
  body: ImportChoice,
  data: oneImport,
})

export const ImportPlacement = z.object({
  ...placement,
  difficulty: optional(Difficulty),
  points: optional(QuestionDraft.in.shape.points),
})

export const placeImport = endpoint('PATCH', '/questions/imports/:id', {
  access: 'question:import',
  summary: 'Set class, subject, difficulty or points of all questions of a file',
  message: messages.placed,
  params: ById,
  body: ImportPlacement,
  data: oneImport,
})

export const confirmImport = endpoint('POST', '/questions/imports/:id/confirm', {
  access: 'question:import',
  summary: 'Write the accepted questions into the bank, in the background',
  message: messages.confirmed,
  params: ById,
  data: oneImport,
})

export const undoImport = endpoint('POST', '/questions/imports/:id/undo', {
  access: 'question:import',
  summary: 'Take back all questions of an import; those that a quiz uses by now stay and are named',
  message: messages.undone,
  params: ById,
  data: oneImport,
})

export const listImportedQuestions = endpoint('GET', '/questions/imports/:id/questions', {
  access: 'question:import',
  summary: 'What an import brought into the bank, in the order of the file',
  params: ById,
  query: z.object(pageQuery(100)),
  data: z.object({ questions: z.array(QuestionSummary), pagination: Pagination }),
})

export const createImportQuiz = endpoint('POST', '/questions/imports/:id/quiz', {
  access: 'question:import',
  summary:
    'An inactive draft with what an import brought into the bank: its order, its parts as sections, their points',
  message: messages.quizMade,
  status: 201,
  params: ById,
  data: z.object({ quiz: z.object({ _id: Id }) }),
})

export const getImportTemplate = endpoint('GET', '/questions/import-template', {
  access: 'question:create',
  summary: 'A file to fill in',
  query: z.object({ format: TemplateFormat.default('docx') }),
  produces: 'application/octet-stream',
})
