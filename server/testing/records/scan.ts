import { insertPage } from '../../src/scans/scan-page-store.ts'
import { insertFiles, insertScan } from '../../src/scans/scan-store.ts'
import { insertSheet } from '../../src/scans/scan-sheet-store.ts'
import { cutOutOf, pictureOf } from '../../src/scans/scanned-sheet.ts'
import { days, later } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.ts'
import { createStorage } from '../../src/platform/storage/storage.ts'
import type { User } from '../../src/users/user.ts'
import type { TestApp } from '../test-app.ts'
import { someChild } from './child.ts'
import { somePrintedSheets, someQuizForPaper } from './printed-sheets.ts'

/** A batch of this person with one sheet that was read, as if the reader had been there. */
export async function someScan(test: TestApp, owner: User, state: 'read' | 'confirmed' = 'read') {
  const child = await someChild(test, owner)
  const printed = await somePrintedSheets(test, owner, {
    quizId: await someQuizForPaper(test, owner, ['Câu duy nhất']),
    children: [child],
  })
  const { layout } = printed.page(1).printed
  const [id, file, sheet, page] = [newId(), newId(), newId(), newId()]
  const now = test.clock.now()
  await test.database.transaction(async (tx) => {
    await insertScan(tx, {
      id,
      quizId: printed.quizId,
      userId: owner.id,
      state: 'open',
      createdAt: now.toISOString(),
      expiresAt: later(now, days(30)).toISOString(),
      picturesRemovedAt: null,
    })
    const stored = {
      number: 1,
      name: 'anh.jpg',
      digest: file,
      state: 'read',
      failure: null,
      tries: 1,
      pagesRead: 0,
    } as const
    await insertFiles(tx, [{ id: file, scanId: id, ...stored }])
    await insertSheet(tx, {
      id: sheet,
      scanId: id,
      number: 1,
      state,
      printedPaperId: printed.paper.id,
      printedSheetId: printed.sheets[0]?.id ?? null,
      code: '101',
      studentId: child.id,
      candidateId: null,
      candidate: null,
      name: null,
      pages: 1,
      doubleOf: null,
      doubtful: 0,
      corrections: {},
      entryId: null,
      attemptId: null,
      score: null,
      totalPoints: null,
      revision: 1,
    })
    await insertPage(tx, {
      id: page,
      scanId: id,
      fileId: file,
      sheetId: sheet,
      picture: 1,
      page: 1,
      text: null,
      reading: {
        again: [],
        rows: layout.blocks.flatMap(({ rows }) =>
          rows.map((row) => ({ id: row.id, given: ['A'], sure: true, darkness: [] })),
        ),
        verified: 1,
        offset: 0,
        noise: 0,
        strength: 0.5,
        layout,
        boxes: layout.boxes.map((box) => ({ id: box.id, ink: 0 })),
        isFlat: true,
      },
    })
  })
  const storage = createStorage(test.directory)
  for (const name of [pictureOf(page), ...layout.boxes.map((box) => cutOutOf(page, box.id))])
    await storage.put(name, new Uint8Array([0xff, 0xd8]))
  return { id, sheet, page, box: layout.boxes[0]?.id ?? '', child, quizId: printed.quizId, printed }
}
