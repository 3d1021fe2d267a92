import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ById } from '../../fields.ts'
import { PreviewItem } from '../exchange.ts'

/** A person shows once what the lines of a paper are, and the paper is read by that. */

/** `text` stands before all questions below it, `keys` holds answers of many, `more` goes on with what stands above. */
export const lineRoles = ['question', 'option', 'answer', 'solution', 'text', 'keys', 'more', 'skip'] as const
export const LineRole = z.enum(lineRoles)
export type LineRole = z.infer<typeof LineRole>

export const markingLimits = { lines: 5000, marks: 500, longestLine: 400, previewed: 3, named: 50 } as const

export const LineMark = z.object({
  /** Counted from 1; lines in which nothing stands are not counted. */
  line: z.int().min(1).max(markingLimits.lines),
  role: LineRole,
})
export type LineMark = z.infer<typeof LineMark>

export const LineMarks = z
  .array(LineMark)
  .max(markingLimits.marks)
  .refine((marks) => new Set(marks.map(({ line }) => line)).size === marks.length)
export type LineMarks = z.infer<typeof LineMarks>

/** What of a line tells which others are like it. */
export const PaperLine = z.object({
  text: z.string(),
  /** How all of it looks: 'b' for bold, 'u' for underlined, 'c' for a colour, 'h' for a highlight. */
  looks: z.string(),
  /** Nothing stands in the line above. */
  isAfterGap: z.boolean(),
})
export type PaperLine = z.infer<typeof PaperLine>

export const getImportLines = endpoint('GET', '/questions/imports/:id/lines', {
  access: 'question:import',
  summary: 'The first lines of a paper, and what somebody said that they are',
  params: ById,
  data: z.object({ lines: z.array(PaperLine), marks: z.array(LineMark) }),
})

export const MarksPreview = z.object({
  questions: z.int(),
  /** Of these, that nothing keeps out. */
  ready: z.int(),
  items: z.array(PreviewItem),
  /** The first of those that do not fit, with the line that each begins with. */
  unfit: z.array(PreviewItem.extend({ line: z.int() })),
  /** Lines that are in no question, and of which nobody said so. */
  leftOver: z.array(z.int()),
})
export type MarksPreview = z.infer<typeof MarksPreview>

export const previewMarks = endpoint('POST', '/questions/imports/:id/lines', {
  access: 'question:import',
  summary: 'What would be read by these marks; nothing is changed',
  params: ById,
  body: z.object({ marks: LineMarks }),
  data: MarksPreview,
})
