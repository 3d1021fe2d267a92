import { getChildResult } from '@lms/contracts/attempts/attempt-results.ts'
import { pathOf } from '@lms/contracts/call.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import * as contract from '@lms/contracts/scans/scans.ts'
import { describe, expect, test } from 'vitest'
import { candidateLimits } from '@lms/contracts/paper-sheets/candidates.ts'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { someScan } from '../../testing/records/scan.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newId } from '../platform/ids.ts'
import { createStorage } from '../platform/storage/storage.ts'

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

describe('a batch', () => {
  test('is confirmed only for who may do it still when its turn comes', async () => {
    const test = await startTestApp()
    const { user: owner, token } = await test.signedIn('parent')
    const { id } = await someScan(test, owner)
    const get = async () => (await test.call(contract.getScan, { token, params: { id } })).body['data']
    for (const fall of [{ role: 'parent' }, { is_active: false }] as const) {
      const helper = await test.signedIn('administrator')
      expect((await test.call(contract.confirmScan, { token: helper.token, params: { id } })).status).toBe(200)
      await test.database.transaction((tx) =>
        tx.updateTable('users').set(fall).where('id', '=', helper.user.id).execute(),
      )
      await test.app.jobs.runDue()
      expect(await get()).toMatchObject({ scan: { state: 'open' }, sheets: [{ state: 'read', attemptId: null }] })
    }
    expect(await test.database.read().selectFrom('attempts').selectAll().execute()).toEqual([])
  })

  test('is given only to students who are there, and to no more names than a list has', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('administrator')
    const { id, sheet } = await someScan(test, user)
    const change = async (body: Partial<contract.SheetChange>) =>
      (
        await test.call(contract.changeScannedSheet, {
          token,
          params: { id, sheet },
          body: { revision: 1, ...body },
        })
      ).status
    expect(await change({ student: crypto.randomUUID() })).toBe(422)
    expect(await change({ student: user.id })).toBe(422)
    const named = { owner_id: user.id, student_id: null, name: 'Na', created_at: test.clock.now().toISOString() }
    const rows = Array.from({ length: candidateLimits.listMaximum }, (_, index) => ({
      ...named,
      id: newId(),
      number: String(index + 1),
    }))
    await test.database.transaction((tx) => tx.insertInto('paper_candidates').values(rows).execute())
    expect(await change({ name: 'Bé Na' })).toBe(422)
  })

  test('is one person under a better name when it is named twice', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('administrator')
    const { id, sheet } = await someScan(test, user)
    for (const [revision, name] of [
      [1, 'Bé Na'],
      [2, 'Bé Nam'],
    ] as const) {
      const answer = await test.call(contract.changeScannedSheet, {
        token,
        params: { id, sheet },
        body: { revision, name },
      })
      expect(answer.status).toBe(200)
    }
    const named = await test.database.read().selectFrom('paper_candidates').select('name').execute()
    expect(named).toEqual([{ name: 'Bé Nam' }])
  })

  test('names no child who has left the parent since', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('parent')
    const { id, sheet, child } = await someScan(test, user)
    await test.database.transaction((tx) =>
      tx.updateTable('scan_sheets').set({ printed_sheet_id: null }).where('id', '=', sheet).execute(),
    )
    const missing = async () =>
      ((await test.call(contract.getScan, { token, params: { id } })).body['data'] as { missing: unknown[] }).missing
    expect(await missing()).toHaveLength(1)
    await test.database.transaction((tx) => tx.deleteFrom('child_links').where('child_id', '=', child.id).execute())
    expect(await missing()).toEqual([])
  })

  test('shows nobody the sheets of children who are not theirs any more, whoever took the photographs', async () => {
    const test = await startTestApp()
    const { user, token } = await test.signedIn('administrator')
    const { id, sheet, page, box } = await someScan(test, user, 'confirmed')
    await test.database.transaction(async (tx) => {
      await tx.deleteFrom('child_links').where('parent_id', '=', user.id).execute()
      await tx.updateTable('users').set({ role: 'parent' }).where('id', '=', user.id).execute()
    })
    const params = { id, sheet, page, box }
    const seen = await test.call(contract.getScan, { token, params })
    expect(seen.body['data']).toMatchObject({ sheets: [], missing: [] })
    for (const endpoint of [contract.getScannedSheet, contract.getScanPicture, contract.getScanCutOut])
      expect((await test.call(endpoint, { token, params })).status).toBe(404)
    const marks = await test.app.http.inject({
      url: apiBase + pathOf(contract.getScanMarks, { params }),
      query: { format: 'csv' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect([marks.statusCode, marks.payload.trim().split('\n').length]).toEqual([200, 1])
  })

  test('that takes no more photographs keeps none of those that it refuses', async () => {
    const { batch, send, call, token, directory } = await startScanApp({ children: 1 })
    const { scan } = await batch(Buffer.from('không phải ảnh'))
    await call(contract.removeScanPictures, { token, params: { id: scan._id } })
    expect((await send([Buffer.from('một ảnh')], { scan: scan._id })).status).toBe(409)
    const kept = []
    for await (const name of createStorage(directory).names()) if (name.startsWith('scans/')) kept.push(name)
    expect(kept).toEqual([])
  })
})
