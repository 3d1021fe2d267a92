import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, flag, optional } from '../fields.ts'
import { languages, says } from '../messages.ts'
import { QuizDraft } from './quiz-drafts.ts'
import { quizPaperMessages as messages } from './quiz-paper-messages.ts'
import { toSlug } from '../slug.ts'

export const paperFormats = ['pdf', 'docx', 'html'] as const
export const PaperFormat = z.enum(paperFormats, says(messages.formatInvalid))
export type PaperFormat = z.infer<typeof PaperFormat>

export const paperMediaTypes: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
}

export const paperLimits = {
  versionsMaximum: 24,
  /** Of all versions together, in one file. */
  questionsMaximum: 1200,
} as const

/** Names papers that came out alike, with or without a key: '101 103,102 104'. */
export const equalPapersHeader = 'x-equal-papers'

/** How a quiz is printed; the same words in an address and in a body. */
const options = {
  format: PaperFormat.default('pdf'),
  /** With the keys of all versions, on pages of their own at the end. */
  key: flag(),
  /** Of the questions, after the keys; without a key there are none. */
  explanations: flag(),
  versions: z.coerce
    .number(says(messages.versionsRange))
    .int(says(messages.versionsRange))
    .min(1, says(messages.versionsRange))
    .max(paperLimits.versionsMaximum, says(messages.versionsRange))
    .default(1),
  /** Left out: as soon as there is more than one version. */
  shuffleQuestions: flag(),
  /** Left out: as soon as there is more than one version. */
  shuffleAnswers: flag(),
  /** The same seed gives the same versions. Left out, it follows from the questions and their order. */
  seed: optional(
    z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  ),
  /** Of what stands around the questions. */
  language: z.enum(languages).default('default'),
}
const PaperChoices = z.object(options)
export type PaperChoices = z.infer<typeof PaperChoices>
export type PaperChoicesInput = z.input<typeof PaperChoices>

export const sheetSizes = ['A4', 'A5'] as const

/** Of one call. */
export const sheetLimits = { peopleMaximum: 200 } as const

/** People by their ids, one after the other: 'a,b,c'. */
const people = optional(
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((id) => id !== '') : value),
      z.array(Id).max(sheetLimits.peopleMaximum, says(messages.peopleMany)),
    )
    .transform((ids) => [...new Set(ids)]),
)

const QuizPaperChoices = PaperChoices.extend({
  /** With sheets of answers that a photograph can be read from, after the papers; in PDF. */
  sheet: flag(),
  /** The sheets and nothing else. */
  sheetsOnly: flag(),
  /** Students whose names stand on the sheets. */
  children: people,
  /** The same for all students of a group. */
  group: optional(Id),
  /** The same for everybody in one's own list of candidates. */
  candidates: flag(),
  /** Of one sheet; two of them lie on a page that is twice as large. */
  size: z.enum(sheetSizes).default('A4'),
  per_page: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(2)]))
    .default(1),
})
export type QuizPaperChoices = z.infer<typeof QuizPaperChoices>
export type QuizPaperChoicesInput = z.input<typeof QuizPaperChoices>

export const printQuiz = endpoint('GET', '/quizzes/:id/paper', {
  access: 'quiz:read',
  summary: 'A quiz on paper, in versions with codes, for who may read it with all of its questions',
  params: ById,
  query: QuizPaperChoices,
  produces: 'application/octet-stream',
})

const { title, description, instructions, class: code, questions, subject } = QuizDraft.shape

export const PaperDraft = z.object({
  title,
  description,
  instructions,
  class: code,
  /** Its name is printed. */
  subject: subject.optional(),
  /** Minutes; 0 when there is none. */
  timeLimit: z.int().min(0).max(1440).default(0),
  questions,
  ...options,
})
export type PaperDraft = z.infer<typeof PaperDraft>
export type PaperDraftInput = z.input<typeof PaperDraft>

export const printDraft = endpoint('POST', '/quizzes/paper', {
  access: 'quiz:create',
  summary: 'A quiz on paper before it is saved; the same questions give the same versions once it is',
  body: PaperDraft,
  produces: 'application/octet-stream',
})

/** de-kiem-tra-giua-ky.pdf */
export function paperFileName(quizTitle: string, format: PaperFormat): string {
  const slug = toSlug(quizTitle).slice(0, 80).replace(/-$/, '')
  return `${slug === '' ? 'de-kiem-tra' : slug}.${format}`
}
