import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import * as contract from '@lms/contracts/scans/scans.ts'
import { describe, expect, test } from 'vitest'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'

const answers = { 1: ['A'], 2: ['B'], 3: ['A'] }

describe('a photograph of sheets', () => {
  test('is read, confirmed and taken back, each of them once', async () => {
    const { batch, printed, children, act, get, call, token, database } = await startScanApp()
    const { scan, sheets, missing } = await batch(
      await photographed(printed.page(1), { marks: answers, written: ['4'], turned: 184 }),
    )
    expect(sheets).toMatchObject([{ number: 1, state: 'read', student: { _id: children[0]?.id }, code: '101' }])
    expect(missing).toHaveLength(1)
    expect(scan.counts).toMatchObject({ files: 1, waiting: 0, sheets: 1, ready: 1, problems: 0 })

    expect((await act(contract.confirmScan, scan._id)).status).toBe(200)
    const confirmed = await get(scan._id)
    expect(confirmed.sheets).toMatchObject([{ state: 'confirmed', score: null, totalPoints: 40 }])
    const historyId = confirmed.sheets[0]?.attemptId ?? ''
    const result = await call(getChildResult, { token, params: { historyId } })
    expect(JSON.stringify(result.body)).toContain('/uploads/media/')
    expect((await act(contract.confirmScan, scan._id)).status).toBe(409)

    expect((await act(contract.undoScan, scan._id)).status).toBe(200)
    expect((await get(scan._id)).sheets).toMatchObject([{ state: 'undone', attemptId: null }])
    expect((await call(getChildResult, { token, params: { historyId } })).status).toBe(404)
    expect(await database.read().selectFrom('attempts').selectAll().execute()).toEqual([])
    await act(contract.confirmScan, scan._id)
    expect((await get(scan._id)).sheets).toMatchObject([{ state: 'confirmed' }])
  })

  test('with a faint mark waits for somebody, whose word stands beside what was read', async () => {
    const { batch, printed, sheet, change, act, get } = await startScanApp({ children: 1 })
    const picture = await photographed(printed.page(1), { marks: { 1: ['A'], 3: ['C'] }, faint: { 2: ['D'] } })
    const { scan, sheets } = await batch(picture)
    expect(sheets).toMatchObject([{ state: 'doubtful', doubtful: 1 }])
    expect((await act(contract.confirmScan, scan._id)).status).toBe(409)
    const id = sheets[0]?._id ?? ''
    const { pages, sheet: before } = await sheet(scan._id, id)
    expect(pages[0]?.rows.find((row) => row.id === '2')).toMatchObject({ isSure: false, corrected: null })

    const { revision } = before
    expect((await change(scan._id, id, { revision, answers: { 2: ['Z'] } })).status).toBe(422)
    expect((await change(scan._id, id, { revision, answers: { 2: ['D'] } })).status).toBe(200)
    const stale = await change(scan._id, id, { revision, answers: { 2: ['A'] } })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { sheet: { revision: revision + 1 } } })
    const after = await sheet(scan._id, id)
    expect(after.sheet.state).toBe('read')
    const row = after.pages[0]?.rows.find((one) => one.id === '2')
    expect(row).toMatchObject({ isSure: false, corrected: ['D'] })
    expect(row?.read).toEqual(pages[0]?.rows.find((one) => one.id === '2')?.read)

    await act(contract.confirmScan, scan._id)
    expect((await get(scan._id)).sheets).toMatchObject([{ state: 'confirmed', score: 10, totalPoints: 40 }])
  })
})
