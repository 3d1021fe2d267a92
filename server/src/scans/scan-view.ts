import { sentMessage } from '@lms/contracts/messages.ts'
import { scanFailures } from '@lms/contracts/scans/scan-messages.ts'
import type { Scan, ScanFile, ScannedSheet, SheetPage } from '@lms/contracts/scans/scans.ts'
import type { Queries } from '../platform/database/tables.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { authorsOf } from '../users/author-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { countsOf } from './scan-store.ts'
import { type StoredFile, type StoredPage, type StoredScan, type StoredSheet, leastInk } from './scanned-sheet.ts'
import { missingPagesOf } from './sheet-settling.ts'

export async function scanViews(queries: Queries, scans: readonly StoredScan[]): Promise<Scan[]> {
  const counts = await countsOf(
    queries,
    scans.map(({ id }) => id),
  )
  const authors = await authorsOf(
    queries,
    scans.map(({ userId }) => userId),
  )
  const quizzes = await findQuizzes(queries, [...new Set(scans.map(({ quizId }) => quizId))])
  const titles = new Map(quizzes.map(({ id, title }) => [id, title]))
  return scans.map((scan) => ({
    _id: scan.id,
    quiz: { _id: scan.quizId, title: titles.get(scan.quizId) ?? '' },
    state: scan.state,
    counts: counts(scan.id),
    createdAt: scan.createdAt,
    createdBy: authors.get(scan.userId) ?? null,
    expiresAt: scan.expiresAt,
    hasPictures: scan.picturesRemovedAt === null,
  }))
}

export function fileView({ id, number, name, state, failure }: StoredFile): ScanFile {
  return { _id: id, number, name, state, failure: failure === null ? null : sentMessage(scanFailures[failure]) }
}

interface Seen {
  sheetId: string
  fileId: string
  picture: number
  page: number
}

export async function sheetViews(
  queries: Queries,
  sheets: readonly StoredSheet[],
  { files, places, again }: { files: readonly StoredFile[]; places: readonly Seen[]; again: AgainOf },
  all: readonly StoredSheet[] = sheets,
): Promise<ScannedSheet[]> {
  const names = await namesOf(
    queries,
    sheets.flatMap(({ studentId }) => studentId ?? []),
  )
  const fileNames = new Map(files.map(({ id, name }) => [id, name]))
  const numbers = new Map(all.map(({ id, number }) => [id, number]))
  return sheets.map((sheet) => {
    const seen = places.filter(({ sheetId }) => sheetId === sheet.id)
    const [first] = seen
    return {
      _id: sheet.id,
      number: sheet.number,
      state: sheet.state,
      file: { name: fileNames.get(first?.fileId ?? '') ?? '', picture: first?.picture ?? 1 },
      again: again(sheet.id),
      student: sheet.studentId === null ? null : { _id: sheet.studentId, name: names.get(sheet.studentId) ?? '' },
      candidate: sheet.candidate,
      name: sheet.name,
      code: sheet.code,
      pages: sheet.pages,
      missingPages: missingPagesOf(sheet, seen),
      doubtful: sheet.doubtful,
      doubleOf: numbers.get(sheet.doubleOf ?? '') ?? null,
      attemptId: sheet.attemptId,
      score: sheet.score,
      totalPoints: sheet.totalPoints,
      revision: sheet.revision,
    }
  })
}

export type AgainOf = (sheetId: string) => ScannedSheet['again']

export function pageView(
  { id, page, reading }: StoredPage,
  { corrections }: StoredSheet,
  boxes: ReadonlyMap<string, 'typed' | 'marked'>,
): SheetPage {
  const { layout } = reading
  const read = new Map(reading.rows.map((row) => [row.id, row]))
  return {
    _id: id,
    page,
    width: layout?.width ?? 0,
    height: layout?.height ?? 0,
    isFlat: reading.isFlat,
    rows: (layout?.blocks ?? []).flatMap((block) =>
      block.rows.flatMap((row) => {
        const seen = read.get(row.id)
        if (seen === undefined) return []
        return [
          {
            id: row.id,
            marks: row.marks,
            bubbles: row.bubbles.map(({ value, x, y }) => ({ value, x, y })),
            read: [...seen.given],
            isSure: seen.sure,
            corrected: corrections.answers?.[row.id] ?? null,
          },
        ]
      }),
    ),
    boxes: (reading.isFlat ? (layout?.boxes ?? []) : []).map((box) => ({
      isOpen:
        boxes.get(box.id) === 'typed' &&
        corrections.texts?.[box.id] === undefined &&
        reading.boxes.some(({ id: own, ink }) => own === box.id && ink >= leastInk),
      id: box.id,
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
      isTyped: boxes.get(box.id) === 'typed',
      text: corrections.texts?.[box.id] ?? null,
    })),
  }
}
