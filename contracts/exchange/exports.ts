import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, optional } from '../fields.ts'
import { SentMessage } from '../messages.ts'
import { QuestionFilter } from '../questions/questions.ts'
import { toSlug } from '../slug.ts'
import { ExportFormat, exchangeFiles } from './exchange.ts'

const exportQuery = {
  format: ExportFormat,
  /** Begin behind this question: the `next` of the part before. */
  after: optional(Id),
}

const ExportCheck = z.object({
  /** In this part. */
  questions: z.int(),
  /** Of all parts; a search stops counting at 1,000. */
  total: z.int(),
  totalCapped: z.boolean().optional(),
  /** Where the next part begins; null when this is the last. */
  next: Id.nullable(),
  /** What of which question the format cannot carry; the first hundred. */
  losses: z.array(z.object({ _id: Id, title: z.string(), problems: z.array(SentMessage) })),
  lossCount: z.int(),
})
export type ExportCheck = z.infer<typeof ExportCheck>

export const exportQuestions = endpoint('GET', '/questions/export', {
  access: 'question:list',
  summary: 'The questions of a filter as a file, up to 5,000 in one; `after` brings the next part',
  query: z.object({ ...QuestionFilter.shape, ...exportQuery }),
  produces: 'application/octet-stream',
})

export const checkExport = endpoint('GET', '/questions/export/check', {
  access: 'question:list',
  summary: 'How many files an export needs, and what the format cannot carry, by question',
  query: z.object({ ...QuestionFilter.shape, ...exportQuery }),
  data: ExportCheck,
})

export const exportQuiz = endpoint('GET', '/quizzes/:id/export', {
  access: 'quiz:read',
  summary: 'The questions of a quiz as a file that can be imported again',
  params: ById,
  query: z.object({ format: ExportFormat }),
  produces: 'application/octet-stream',
})

export const checkQuizExport = endpoint('GET', '/quizzes/:id/export/check', {
  access: 'quiz:read',
  summary: 'What of a quiz the format cannot carry, by question',
  params: ById,
  query: z.object({ format: ExportFormat }),
  data: ExportCheck,
})

/** cau-hoi-2.docx */
export function exportFileName(title: string, format: ExportFormat, part = 1): string {
  const slug = toSlug(title).slice(0, 80).replace(/-$/, '')
  return `${slug === '' ? 'cau-hoi' : slug}${part > 1 ? `-${part}` : ''}.${exchangeFiles[format].ending}`
}
