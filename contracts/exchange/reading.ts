import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { ImportFormat, ImportPlacement, PreviewItem, QuestionImport, StoredFormat } from './exchange.ts'
import { LineMarks } from './marking/marking.ts'
import { keySigns } from './origin.ts'
import { reviewMessages as messages } from './review-messages.ts'

/** How a file was read, and how a person has it read again. */

const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const

/** As many as the parts that a question may have; options go up to J. */
export const answerLetters = [...optionLetters, 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T'] as const
export type AnswerLetter = (typeof answerLetters)[number]

const askedRoles = [
  'content',
  'passage',
  'options',
  ...optionLetters,
  'correct',
  'wrong',
  'explanation',
  'hint',
] as const
const factRoles = ['title', 'type', 'difficulty', 'points', 'class', 'subject', 'topic', 'tags', 'image'] as const
/** What a person may say about a column by hand, in this order. */
export const plainRoles = [...askedRoles, ...factRoles, 'number', 'time', 'unused'] as const

/** What stands in a column. `options` has all of them in one cell, `wrong` one that is wrong; `mark` says that one is right. */
export const columnRoles = [
  ...plainRoles,
  ...answerLetters.slice(optionLetters.length),
  ...answerLetters.map((letter) => `note${letter}` as const),
  ...answerLetters.map((letter) => `mark${letter}` as const),
  'unit',
  'credit',
  'ignoreAccents',
] as const
export const ColumnRole = z.enum(columnRoles)
export type ColumnRole = z.infer<typeof ColumnRole>

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1258', 'windows-1252'] as const
export const ImportEncoding = z.enum(importEncodings)
export type ImportEncoding = z.infer<typeof ImportEncoding>

export const sheetLimits = { columns: 300, sheets: 200, shownColumns: 60, shownSheets: 20, headRows: 20 } as const

/** How one sheet of a file is to be read; a column without a role is not. */
export const SheetReading = z.object({
  name: z.string().max(200),
  /** The number of the last row with names of columns; 0 when there is none. */
  head: z.int().min(0).max(10_000),
  roles: z.array(ColumnRole.nullable()).max(sheetLimits.columns),
})
export type SheetReading = z.infer<typeof SheetReading>

export const ReadingWish = z.object({
  format: optional(ImportFormat),
  encoding: optional(ImportEncoding),
  sheets: z.array(SheetReading).max(sheetLimits.shownSheets).default([]),
  /** What lines of a paper are. */
  marks: LineMarks.default([]),
  /** The text of a paper goes to an AI service, and what that says is checked against the file. */
  isByAi: z.boolean().default(false),
})
export type ReadingWish = z.infer<typeof ReadingWish>

export const SheetColumn = z.object({
  /** As spreadsheet programs call it: A, B, … AA. */
  letter: z.string(),
  head: z.string(),
  role: ColumnRole.nullable(),
  samples: z.array(z.string()),
})
export type SheetColumn = z.infer<typeof SheetColumn>

export const ReadSheet = z.object({
  name: z.string(),
  /** Null when the sheet was left out, because no questions were found in it. */
  head: z.int().nullable(),
  isHidden: z.boolean(),
  /** Rows that became questions. */
  questions: z.int(),
  columns: z.array(SheetColumn),
})
export type ReadSheet = z.infer<typeof ReadSheet>

export const ImportReading = z.object({
  format: StoredFormat.nullable(),
  encoding: ImportEncoding.nullable(),
  /** The file is still there and nothing of it is in the bank yet. */
  canBeReadAgain: z.boolean(),
  /** Its lines are known, so that somebody can say what each of them is. */
  canBeMarked: z.boolean(),
  /** Badly read: what this person showed of another paper, in the lines of this one. */
  likeBefore: LineMarks,
  sheets: z.array(ReadSheet),
})
export type ImportReading = z.infer<typeof ImportReading>

export const getImportReading = endpoint('GET', '/questions/imports/:id/reading', {
  access: 'question:import',
  summary: 'How a file was read: its format, and what each column of its sheets was taken for',
  params: ById,
  data: z.object({ reading: ImportReading }),
})

export const rereadImport = endpoint('POST', '/questions/imports/:id/reading', {
  access: 'question:import',
  summary: 'Read the file again in another format or encoding, or with other columns; what was changed by hand goes',
  message: messages.readAgain,
  params: ById,
  body: ReadingWish,
  data: z.object({ import: QuestionImport }),
})

export const previewImport = endpoint('POST', '/questions/imports/:id/preview', {
  access: 'question:import',
  summary: 'The first rows of a sheet as they would be read with these columns; nothing is changed',
  params: ById,
  body: SheetReading,
  data: z.object({ items: z.array(PreviewItem) }),
})

export const mostMended = 500
/** What many questions are made at once: those with options one of the first two, those without any the last. */
export const mendedTypes = ['single_choice', 'multiple_choice', 'essay'] as const

/**
 * A key from a list of answers: the number that the question has in the file, and the places of its right options. With
 * a count it is one of as many statements, and those places are the true ones; then there may be none.
 */
const ListedKey = z
  .object({
    number: z.int().min(1).max(99_999),
    places: z
      .array(
        z
          .int()
          .min(0)
          .max(optionLetters.length - 1),
      )
      .max(optionLetters.length),
    statements: optional(z.int().min(2).max(optionLetters.length)),
  })
  .refine(({ places, statements }) => places.length > 0 || statements !== undefined)
  .refine(({ places, statements }) => statements === undefined || places.every((place) => place < statements))
export type ListedKey = z.infer<typeof ListedKey>

/** A sign that the file has, or the place that somebody knows to be right in all of them. */
export const MendedKey = z.enum([...keySigns, 'first'])
export type MendedKey = z.infer<typeof MendedKey>

export const ImportMending = z.object({
  numbers: z.array(z.int().min(1)).min(1).max(mostMended),
  /** Their key is what this sign shows; questions without such a sign stay as they are. */
  key: optional(MendedKey),
  /** Their keys as a person has them on another sheet. Each number once; who has a number in the file is found by it. */
  keys: optional(
    z
      .array(ListedKey)
      .min(1)
      .max(mostMended)
      .refine((keys) => new Set(keys.map(({ number }) => number)).size === keys.length, says(messages.keyTwice)),
  ),
  type: optional(z.enum(mendedTypes)),
  ...ImportPlacement.shape,
  topic: optional(z.string().trim().max(200)),
})
export type ImportMending = z.infer<typeof ImportMending>

export const mendImportItems = endpoint('PATCH', '/questions/imports/:id/items', {
  access: 'question:import',
  summary: 'Change many questions of a file at once',
  message: messages.mended,
  params: ById,
  body: ImportMending,
  data: z.object({
    import: QuestionImport,
    changed: z.int(),
    /** Chosen, and left as they are because nothing of it fits them. */
    unchanged: z.array(z.int()),
    /** Numbers of the list of keys that no question has, that several have, or whose question has no such options. */
    unusedKeys: z.array(z.int()),
  }),
})
