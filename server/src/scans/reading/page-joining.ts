import type { Actor } from '@lms/contracts/permissions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import type { PrintedKnowledge, PrintedPage } from '../printed-knowledge.ts'
import { deletePage, insertPage, pagesOfSheets } from '../scan-page-store.ts'
import { insertSheet, saveSheet, sheetsOf } from '../scan-sheet-store.ts'
import type { PageReading, StoredPage, StoredScan, StoredSheet } from '../scanned-sheet.ts'
import { settled } from '../sheet-settling.ts'

/** A page in a picture, whose files are stored already. */
export interface KeptPage {
  id: string
  fileId: string
  picture: number
  text: string | null
  reading: PageReading
  printed: PrintedPage | 'foreign' | null
}

interface Joining {
  scan: StoredScan
  owner: Actor
  printed: PrintedKnowledge
}

/** Pages find the sheets that they belong to, in the order in which they were seen. Answers pages that gave way. */
export async function joinPages(
  tx: Queries,
  seenPages: readonly KeptPage[],
  { scan, owner, printed }: Joining,
): Promise<StoredPage[]> {
  const sheets = await sheetsOf(tx, scan.id)
  const dropped: StoredPage[] = []
  for (const page of seenPages) {
    const { sheet, isNew } = await sheetFor(page)
    const before = isNew ? [] : await pagesOfSheets(tx, [sheet.id])
    const number = pageIn(page)?.page ?? 1
    for (const worse of before.filter((other) => other.page === number)) {
      await deletePage(tx, worse.id)
      dropped.push(worse)
    }
    const stored: StoredPage = {
      id: page.id,
      scanId: scan.id,
      fileId: page.fileId,
      sheetId: sheet.id,
      picture: page.picture,
      page: number,
      text: page.text,
      reading: page.reading,
    }
    const pages = [...before.filter((other) => other.page !== number), stored].sort((a, b) => a.page - b.page)
    const now = await settled(tx, printed, sheet, { owner, pages, others: sheets })
    if (isNew) await insertSheet(tx, now)
    else await saveSheet(tx, { ...now, revision: now.revision + 1 })
    await insertPage(tx, stored)
    const at = sheets.findIndex(({ id }) => id === now.id)
    if (at === -1) sheets.push(now)
    else sheets[at] = now
  }
  return dropped

  async function sheetFor(kept: KeptPage): Promise<{ sheet: StoredSheet; isNew: boolean }> {
    const page = pageIn(kept)
    const open = page === null ? null : await openSheetFor(page, kept.reading)
    if (open) return { sheet: open, isNew: false }
    return {
      isNew: true,
      sheet: {
        id: newId(),
        scanId: scan.id,
        number: Math.max(0, ...sheets.map(({ number }) => number)) + 1,
        state: kept.printed === 'foreign' ? 'foreign_quiz' : 'read',
        printedPaperId: page?.paperId ?? null,
        printedSheetId: page?.sheetId ?? null,
        code: null,
        studentId: null,
        candidateId: null,
        candidate: null,
        name: null,
        pages: page?.pages ?? 1,
        doubleOf: null,
        doubtful: 0,
        corrections: {},
        entryId: null,
        attemptId: null,
        score: null,
        totalPoints: null,
        revision: 1,
      },
    }
  }

  /** One that still lacks this page, or has only a picture of it that could not be read. */
  async function openSheetFor(page: PrintedPage, reading: PageReading): Promise<StoredSheet | null> {
    const same = sheets.filter(
      ({ printedPaperId, printedSheetId, state }) =>
        printedPaperId === page.paperId && printedSheetId === page.sheetId && state !== 'confirmed',
    )
    const paper = await printed.paperOf(tx, page.paperId)
    const isNamed = paper?.sheets.find(({ id }) => id === page.sheetId)?.person != null
    // Blank ones may be copies of each other: what begins is a new one, what goes on belongs to the last.
    const candidates = isNamed ? same : page.page > 1 ? same.slice(-1) : []
    const seen = await pagesOfSheets(
      tx,
      candidates.map(({ id }) => id),
    )
    return (
      candidates.find(({ id }) =>
        seen
          .filter((other) => other.sheetId === id && other.page === page.page)
          .every((other) => other.reading.again.length > 0 && reading.again.length === 0),
      ) ?? null
    )
  }
}

function pageIn({ printed }: KeptPage): PrintedPage | null {
  return printed === 'foreign' ? null : printed
}
