import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, Timestamp, flag, optional, pageQuery } from '../fields.ts'
import { paperLimits, sheetSizes } from '../quizzes/quiz-papers.ts'
import { AskedOnPaper, paperAnswerLimit } from './paper-answers.ts'
import { paperMessages as messages } from './paper-messages.ts'

/** A quiz as it was printed: later edits do not reach it. */
export const PrintedPaper = z.object({
  _id: Id,
  createdAt: Timestamp,
  size: z.enum(sheetSizes),
  codes: z.array(z.string()),
  /** Sheets of answers that were printed with it. */
  sheets: z.int(),
})
export type PrintedPaper = z.infer<typeof PrintedPaper>

export const listPrintedPapers = endpoint('GET', '/quizzes/:id/printed-papers', {
  access: 'paper:mark',
  summary: 'What was printed of a quiz, newest first: by anybody for administrators, else by oneself',
  params: ById,
  query: z.object(pageQuery(20)),
  data: z.object({ papers: z.array(PrintedPaper), pagination: Pagination }),
})

export const keepPaper = endpoint('POST', '/quizzes/:id/printed-papers', {
  access: 'paper:mark',
  summary: 'Keep a quiz as it would be printed now, to enter what was written on papers without sheets',
  status: 201,
  params: ById,
  body: z.object({
    versions: z.int().min(1).max(paperLimits.versionsMaximum).default(1),
    shuffleQuestions: flag(),
    shuffleAnswers: flag(),
    seed: optional(
      z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    ),
  }),
  data: z.object({ paper: PrintedPaper }),
})

/** One line of the table: somebody, and what they wrote. */
export const PaperMarksRow = z.object({
  studentId: Id.nullable(),
  candidateId: Id.nullable(),
  name: z.string(),
  candidateNumber: z.string().nullable(),
  /** On the sheet with the name; else what was entered. */
  code: z.string().nullable(),
  entry: z
    .object({
      _id: Id,
      revision: z.int(),
      source: z.enum(['scan', 'typed']),
      /** By the numbers of the questions. */
      answers: z.record(z.string(), z.string()),
      total: z.number().nullable(),
      /** Null while something waits to be marked. */
      score: z.number().nullable(),
      attemptId: Id.nullable(),
    })
    .nullable(),
})
export type PaperMarksRow = z.infer<typeof PaperMarksRow>

export const PrintedCode = z.object({ code: z.string(), points: z.number(), asked: z.array(AskedOnPaper) })
export type PrintedCode = z.infer<typeof PrintedCode>

export const listPaperMarks = endpoint('GET', '/quizzes/:id/paper-marks', {
  access: 'paper:mark',
  summary: 'What was entered of a printed paper: candidates by number, then others by name',
  params: ById,
  query: z.object({ ...pageQuery(30), paper: Id }),
  data: z.object({ codes: z.array(PrintedCode), rows: z.array(PaperMarksRow), pagination: Pagination }),
})

/** Also what a refusal of a stale change carries: the line as it is now. */
export const SavedPaperMarks = z.object({ row: PaperMarksRow })

export const savePaperMarks = endpoint('PUT', '/quizzes/:id/paper-marks', {
  access: 'paper:mark',
  summary: 'Enter what somebody wrote, or only the points; for who has an account it is an attempt like any other',
  message: messages.entered,
  params: ById,
  body: z.object({
    paper: Id,
    studentId: Id.nullish(),
    candidateId: Id.nullish(),
    code: z.string().max(10),
    answers: z.record(z.string().max(4), z.string().max(paperAnswerLimit)).default({}),
    total: z.number().nullish(),
    /** Of the entry that is changed; 0 for a new one. */
    revision: z.int().min(0).default(0),
  }),
  data: SavedPaperMarks,
})

export const withdrawPaperMarks = endpoint('DELETE', '/quizzes/:id/paper-marks/:entryId', {
  access: 'paper:mark',
  summary: 'Take out what was entered, as if it had never been',
  message: messages.withdrawn,
  params: z.object({ id: Id, entryId: Id }),
})
