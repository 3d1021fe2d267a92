import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Author, ById, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'
import { megabyte } from '../media/media.ts'
import { SentMessage, says } from '../messages.ts'
import { scanMessages as messages } from './scan-messages.ts'

export const scanLimits = {
  bytes: 20 * megabyte,
  /** In one call, and in one batch. */
  files: 200,
  /** Of one picture, by what its head says. */
  pixels: 100_000_000,
  /** Of one PDF. */
  pages: 200,
  /** In one picture. */
  sheets: 8,
  /** Photographs go by themselves. */
  daysKept: 30,
} as const

/** `open`: waiting for a person; the others are at work. */
export const scanStates = ['reading', 'open', 'confirming', 'undoing'] as const
export const ScanState = z.enum(scanStates)
export type ScanState = z.infer<typeof ScanState>

/**
 * `read`: ready; `doubtful`: somebody has to look; `again`: another photograph is needed; `missing`: a page is not
 * there; the others say what is wrong with whose it is.
 */
export const sheetStates = [
  'read',
  'doubtful',
  'again',
  'unknown_code',
  'foreign_quiz',
  'wrong_child',
  'double',
  'missing',
  'confirmed',
  'undone',
] as const
export const SheetState = z.enum(sheetStates)
export type SheetState = z.infer<typeof SheetState>

export const againReasons = ['corners', 'squares', 'blocks', 'noise', 'small'] as const

export const ScanCounts = z.object({
  files: z.int(),
  /** Files that wait to be read. */
  waiting: z.int(),
  failed: z.int(),
  sheets: z.int(),
  ready: z.int(),
  doubtful: z.int(),
  /** Sheets that cannot be confirmed for another reason. */
  problems: z.int(),
  confirmed: z.int(),
})
export type ScanCounts = z.infer<typeof ScanCounts>

export const Scan = z.object({
  _id: Id,
  quiz: z.object({ _id: Id, title: z.string() }),
  state: ScanState,
  counts: ScanCounts,
  createdAt: Timestamp,
  createdBy: Author.nullable(),
  /** When the photographs go. */
  expiresAt: Timestamp,
  hasPictures: z.boolean(),
})
export type Scan = z.infer<typeof Scan>

export const ScanFile = z.object({
  _id: Id,
  number: z.int(),
  name: z.string(),
  state: z.enum(['waiting', 'read', 'failed']),
  failure: SentMessage.nullable(),
})
export type ScanFile = z.infer<typeof ScanFile>

export const ScannedSheet = z.object({
  _id: Id,
  number: z.int(),
  state: SheetState,
  /** From which file, and which of its pictures. */
  file: z.object({ name: z.string(), picture: z.int() }),
  again: z.array(z.enum(againReasons)),
  student: z.object({ _id: Id, name: z.string() }).nullable(),
  /** As marked on a sheet without a name; a place that was not read is `?`. */
  candidate: z.string().nullable(),
  /** Of a candidate without an account. */
  name: z.string().nullable(),
  code: z.string().nullable(),
  pages: z.int(),
  /** Pages that are not there. */
  missingPages: z.array(z.int()),
  /** Questions at which somebody has to look. */
  doubtful: z.int(),
  /** Which sheet of the batch it repeats. */
  doubleOf: z.int().nullable(),
  attemptId: Id.nullable(),
  /** Null where an answer waits for a person. */
  score: z.number().nullable(),
  totalPoints: z.number().nullable(),
  revision: z.int(),
})
export type ScannedSheet = z.infer<typeof ScannedSheet>

/** Millimetres of the sheet. */
const Place = { x: z.number(), y: z.number() }

export const SheetRow = z.object({
  /** '7', '15.2', 'candidate.1'. */
  id: z.string(),
  marks: z.enum(['one', 'many']),
  bubbles: z.array(z.object({ value: z.string(), ...Place })),
  /** What the picture says; never changes. */
  read: z.array(z.string()),
  isSure: z.boolean(),
  /** What somebody said instead. */
  corrected: z.array(z.string()).nullable(),
})
export type SheetRow = z.infer<typeof SheetRow>

export const SheetBox = z.object({
  /** The number of the question. */
  id: z.string(),
  ...Place,
  width: z.number(),
  height: z.number(),
  /** A short text is typed by who looks at it; what is written at length goes to the marking desk. */
  isTyped: z.boolean(),
  text: z.string().nullable(),
  /** Something is written there that nobody has typed yet. */
  isOpen: z.boolean(),
})
export type SheetBox = z.infer<typeof SheetBox>

export const SheetPage = z.object({
  _id: Id,
  page: z.int(),
  width: z.number(),
  height: z.number(),
  /** The picture lies as the sheet does, so that places of the sheet are places of the picture. */
  isFlat: z.boolean(),
  rows: z.array(SheetRow),
  boxes: z.array(SheetBox),
})
export type SheetPage = z.infer<typeof SheetPage>

export const SheetDetails = z.object({
  sheet: ScannedSheet,
  pages: z.array(SheetPage),
  /** Codes that the paper was printed in. */
  codes: z.array(z.string()),
})
export type SheetDetails = z.infer<typeof SheetDetails>

const ScanData = z.object({ scan: Scan })
const ByScan = ById
const BySheet = z.object({ id: Id, sheet: Id })

export const uploadScans = endpoint('POST', '/quizzes/:id/scans', {
  access: 'scan:create',
  summary: 'Photographs or scanned PDFs of filled-in sheets, many at once (`file`, repeated), to be read in their turn',
  message: messages.uploaded,
  status: 201,
  consumes: 'multipart/form-data',
  params: ById,
  query: z.object({
    /** Of this person and quiz: the files join it. */
    scan: optional(Id),
  }),
  data: ScanData,
})

export const listScans = endpoint('GET', '/quizzes/:id/scans', {
  access: 'scan:create',
  summary: 'The batches of a quiz that one may see, newest first',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({ scans: z.array(Scan), pagination: Pagination }),
})

export const getScan = endpoint('GET', '/scans/:id', {
  access: 'scan:read',
  summary: 'A batch: its files, its sheets and whose sheet is not there',
  params: ByScan,
  data: z.object({
    scan: Scan,
    files: z.array(ScanFile),
    sheets: z.array(ScannedSheet),
    /** Printed by name with the others, and in no picture so far. */
    missing: z.array(z.object({ name: z.string(), code: z.string() })),
  }),
})

export const getScannedSheet = endpoint('GET', '/scans/:id/sheets/:sheet', {
  access: 'scan:read',
  summary: 'One sheet: what was read where, and what was corrected',
  params: BySheet,
  data: SheetDetails,
})

export const SheetChange = z.object({
  /** As it was seen; another one gets 409 with the current sheet in `data`. */
  revision: z.int().min(1),
  /** By row; null takes a correction back. */
  answers: z.record(z.string().max(20), z.array(z.string().max(10)).max(12).nullable()).optional(),
  /** By question, for short texts. */
  texts: z.record(z.string().max(20), z.string().trim().max(200).nullable()).optional(),
  /** Whose it is; null for nobody with an account. */
  student: Id.nullable().optional(),
  /** Of somebody without an account. */
  name: z.string().trim().max(100).nullable().optional(),
  code: z.string().trim().max(10).optional(),
  /** A second picture of the same sheet that is not wanted any more. */
  discard: z.literal(true).optional(),
})
export type SheetChange = z.infer<typeof SheetChange>

export const changeScannedSheet = endpoint('PATCH', '/scans/:id/sheets/:sheet', {
  access: 'scan:read',
  summary: 'Correct what was read; the reading itself stays beside it',
  message: messages.changed,
  params: BySheet,
  body: SheetChange,
  data: SheetDetails,
})

export const confirmScan = endpoint('POST', '/scans/:id/confirm', {
  access: 'scan:read',
  summary: 'Make attempts of all sheets that are ready, each of them once',
  message: messages.confirming,
  params: ByScan,
  data: ScanData,
})

export const undoScan = endpoint('POST', '/scans/:id/undo', {
  access: 'scan:read',
  summary: 'Take back the attempts that this batch made',
  message: messages.undoing,
  params: ByScan,
  data: ScanData,
})

export const removeScan = endpoint('DELETE', '/scans/:id', {
  access: 'scan:read',
  summary: 'Delete a batch with its photographs; attempts that were made stay',
  message: messages.removed,
  params: ByScan,
})

export const removeScanPictures = endpoint('DELETE', '/scans/:id/pictures', {
  access: 'scan:read',
  summary: 'Delete the photographs of a batch at once; what was read stays',
  message: messages.removed,
  params: ByScan,
  data: ScanData,
})

export const getScanPicture = endpoint('GET', '/scans/:id/pages/:page', {
  access: 'scan:read',
  summary: 'The picture of one page of a sheet',
  params: z.object({ id: Id, page: Id }),
  produces: 'image/jpeg',
})

export const getScanCutOut = endpoint('GET', '/scans/:id/pages/:page/boxes/:box', {
  access: 'scan:see-cut-out',
  summary: 'What was written into one box; for who scanned it, and for the parents of whose sheet it is',
  params: z.object({ id: Id, page: Id, box: z.string().regex(/^[\w.]{1,20}$/) }),
  produces: 'image/jpeg',
})

export const marksFormats = ['csv', 'xlsx'] as const

export const getScanMarks = endpoint('GET', '/scans/:id/marks', {
  access: 'scan:read',
  summary: 'The marks of a batch as a table',
  params: ByScan,
  query: z.object({ format: z.enum(marksFormats, says(messages.formatRequired)).default('csv') }),
  produces: 'application/octet-stream',
})
