import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { ScanFailureCode } from '@lms/contracts/scans/scan-messages.ts'
import { readerTask } from '../../platform/reader/reader-task.ts'
import type { PageReading } from '../scanned-sheet.ts'

/** What the reading process is asked to do: one file, or as much of it as fits into a turn. */
export interface ScanTask {
  /** Of the file on this machine; null when it is gone. */
  path: string | null
  /** The first page that was not read yet, from 1. */
  from: number
  /** Pages, and milliseconds, after which it begins no further one. */
  most: number
  longest: number
}

/** One sheet that was seen in a picture, or the picture itself where none was. */
export interface SeenPage {
  /** From 1, in the file. */
  picture: number
  text: string | null
  reading: PageReading
  /** As a JPEG: the sheet laid flat, or the whole photograph where that was not possible. */
  image: Uint8Array
  cutOuts: { box: string; image: Uint8Array }[]
}

/** What it says on the way, and waits for a reply. */
export type ScanReport =
  /** Before each page. */
  { kind: 'turned' } | { kind: 'codes'; texts: readonly string[] } | { kind: 'page'; page: SeenPage }

/** How the sheets with these codes look; null for a code that is not ours. */
export interface ScanReply {
  layouts?: readonly (SheetLayout | null)[]
}

/** `next`: the page that the next turn begins with. */
export type ScanOutcome = { kind: 'done'; next: number | null } | { kind: 'unreadable'; code: ScanFailureCode }

export const readScan = readerTask<ScanTask, ScanOutcome, ScanReport, ScanReply>('scan')

export class UnreadablePicture extends Error {
  readonly code: ScanFailureCode

  constructor(code: ScanFailureCode) {
    super(`This file cannot be read: ${code}`)
    this.code = code
  }
}
