import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import type { ExportFormat, ImportFormat } from '@lms/contracts/exchange/exchange.ts'
import type { LineMark, MarksPreview, PaperLine } from '@lms/contracts/exchange/marking/marking.ts'
import type { ImportEncoding, SheetReading } from '@lms/contracts/exchange/reading.ts'
import { readerTask } from '../../platform/reader/reader-task.ts'
import type { Item, SheetReport } from '../item.ts'
import type { Portion } from '../ai/portions.ts'
import type { ItemProblem, StagedItem } from '../staged-item.ts'

/** What the reading process is asked to do, as plain values. */
export type ReadingTask =
  | {
      kind: 'read'
      /** Of the file on this machine; null when it is gone. */
      path: string | null
      name: string
      format: ImportFormat | null
      /** What a person said about the file. */
      encoding: ImportEncoding | null
      sheets: readonly SheetReading[]
      marks: readonly LineMark[]
      /** What a model says of a paper; null where nobody asked one. */
      told: readonly unknown[] | null
    }
  /** The text of a paper, in portions that a model can answer to. */
  | {
      kind: 'portions'
      path: string | null
      name: string
      format: ImportFormat | null
      encoding: ImportEncoding | null
    }
  /** What a paper would be by somebody's marks. */
  | { kind: 'marks'; lines: readonly PaperLine[]; marks: readonly LineMark[] }
  /** The pages of a scanned PDF as pictures. */
  | { kind: 'pages'; path: string | null }

/** A file that is written, in a thread: nothing of it comes from outside. */
export interface WritingTask {
  format: ExportFormat
  items: readonly Item[]
  pictures: { address: string; content: Uint8Array }[]
}

export interface FoundInFile {
  sheets: readonly SheetReport[]
  notes: readonly ItemProblem[]
  /** Of a paper: what a person may mark. */
  lines: readonly PaperLine[]
}

/** What it says on the way. Pictures and questions wait for a reply, so that it never runs ahead. */
export type Report =
  | { kind: 'picture'; name: string; content: Uint8Array }
  /** What is known of the file as a whole. */
  | ({ kind: 'file'; format: ImportFormat } & FoundInFile)
  | { kind: 'items'; format: ImportFormat; first: number; items: StagedItem[] }

export interface Reply {
  address?: string | null
}

/** How it ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'pages'; pictures: Uint8Array[] }
  | { kind: 'portions'; portions: Portion[] }
  | { kind: 'marks'; found: MarksPreview }
  | { kind: 'unreadable'; code: ExchangeFailureCode }

export const readImportFile = readerTask<ReadingTask, Outcome, Report, Reply>('import')
