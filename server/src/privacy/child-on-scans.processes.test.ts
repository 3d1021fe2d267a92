import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { confirmScan } from '@lms/contracts/scans/scans.ts'
import { expect, test } from 'vitest'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { everyValue, placesWith } from '../../testing/every-value.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'

test('a child takes along what was read of its sheets, with the pictures, and all of it goes with the child', async () => {
  const app = await startScanApp()
  const { batch, act, call, token, children, printed, database } = app
  const [child, sister] = children
  if (!child || !sister) throw new Error('nobody is there')
  const marks = { 1: ['A'], 2: ['B'], 3: ['A'] }
  const { scan } = await batch(
    await photographed(printed.page(1), { marks, written: ['4'] }),
    await photographed(printed.page(2), { marks, written: ['4'] }),
  )
  await act(confirmScan, scan._id)
  const storage = createStorage(app.directory)
  const stored = async () => {
    const names: string[] = []
    for await (const name of storage.names()) if (name.startsWith('scans/')) names.push(name)
    return names
  }
  const before = await stored()
  expect(before).toHaveLength(4)

  const headers = { authorization: `Bearer ${token}` }
  const data = (await app.app.http.inject({ url: `/api/v1/children/${child.id}/data`, headers })).json()
  expect(data.scannedSheets).toMatchObject([{ state: 'confirmed', code: '101', corrected: { answers: {}, texts: {} } }])
  expect(data.scannedSheets[0].read.map((row: { row: string; given: string[] }) => [row.row, row.given])).toEqual([
    ['1', ['A']],
    ['2', ['B']],
    ['3', ['A']],
  ])
  expect(data.scannedSheets[0].pictures).toHaveLength(2)
  const archive = await app.app.http.inject({ url: `/api/v1/children/${child.id}/data/archive`, headers })
  for (const name of data.scannedSheets[0].pictures)
    expect(archive.rawPayload.includes(name.split('/').at(-1))).toBe(true)

  const erased = await call(eraseChild, { token, params: { id: child.id }, body: { username: child.username } })
  expect(erased.status).toBe(200)
  await app.work()
  const left = placesWith(await everyValue(database), child.id).filter((place) => !place.startsWith('audit'))
  expect(left).toEqual([])
  expect(await stored()).toHaveLength(2)
  expect((await app.get(scan._id)).sheets).toMatchObject([{ state: 'confirmed', student: { _id: sister.id } }])
})
