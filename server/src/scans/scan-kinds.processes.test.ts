import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import * as contract from '@lms/contracts/scans/scans.ts'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { hasProgram } from '../../testing/has-program.ts'
import { pdfOfPictures } from '../../testing/samples/scanned-pdf.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'
import { saveParents } from '../children/child-store.ts'
import { days } from '../platform/clock.ts'

const answers = { 1: ['A'], 2: ['B'], 3: ['A'] }

describe('a photograph of sheets', () => {
  test('can show two sheets at once, and what is there twice is named', async () => {
    const { batch, printed, get, send, work } = await startScanApp()
    const one = await photographed(printed.page(1), { marks: answers })
    const two = await photographed(printed.page(2), { marks: answers })
    const { width } = await sharp(one).metadata()
    const both = await sharp(one)
      .extend({ right: width, background: '#765' })
      .composite([{ input: two, left: width, top: 0 }])
      .jpeg()
      .toBuffer()
    const { scan, sheets, missing } = await batch(both, two, both)
    expect(sheets.map(({ state }) => state)).toEqual(['read', 'read', 'double'])
    expect(sheets[2]?.doubleOf).toBe(sheets.find(({ student }) => student?._id === sheets[2]?.student?._id)?.number)
    expect(missing).toEqual([])
    const { files } = await get(scan._id)
    expect(files.map(({ failure }) => failure?.key ?? null)).toEqual([null, null, 'scans.failures.repeated'])
    // More of them join the batch.
    expect((await send([await sharp(two).rotate(2).jpeg().toBuffer()], { scan: scan._id })).status).toBe(201)
    await work()
    expect((await get(scan._id)).sheets).toHaveLength(4)
  })

  test('of a blank sheet finds its code and its candidate, who may be a name without an account', async () => {
    const { batch, printed, sheet, change, act, get } = await startScanApp({ blanks: 1, codes: ['101', '102'] })
    const marks = { ...answers, 'candidate.1': ['0'], 'candidate.2': ['7'], 'code.1': ['1'], 'code.2': ['0'] }
    const { scan, sheets } = await batch(await photographed(printed.page(3), { marks: { ...marks, 'code.3': ['2'] } }))
    expect(sheets).toMatchObject([{ state: 'wrong_child', candidate: '07', code: '102', student: null }])
    const id = sheets[0]?._id ?? ''
    const { codes } = await sheet(scan._id, id)
    expect(codes).toEqual(['101', '102'])
    await change(scan._id, id, { revision: 1, name: 'Bé Na' })
    await act(contract.confirmScan, scan._id)
    expect((await get(scan._id)).sheets).toMatchObject([
      { state: 'confirmed', name: 'Bé Na', attemptId: null, totalPoints: 40 },
    ])
  })

  test('of blank sheets tells who is there twice by what people say, also after they say otherwise', async () => {
    const { batch, printed, children, change, get, act, database, clock } = await startScanApp({ blanks: 1 })
    const blank = (answer: string) => photographed(printed.page(3), { marks: { 1: [answer] } })
    const { scan, sheets } = await batch(await blank('A'), await blank('B'))
    expect(sheets.map(({ state }) => state)).toEqual(['wrong_child', 'wrong_child'])
    const [first, second] = sheets.map(({ _id }) => _id)
    const [an, binh] = children.map(({ id }) => id)
    const say = async (id = '', student = '') => {
      const { revision } = (await get(scan._id)).sheets.find(({ _id }) => _id === id) ?? { revision: 0 }
      expect((await change(scan._id, id, { revision, student })).status).toBe(200)
      return (await get(scan._id)).sheets.map(({ state }) => state)
    }
    expect(await say(first, an)).toEqual(['read', 'wrong_child'])
    expect(await say(second, an)).toEqual(['read', 'double'])
    expect(await say(first, binh)).toEqual(['read', 'read'])

    // Whose child it is no longer, for that one nothing is entered, and it is said.
    await database.transaction((tx) => saveParents(tx, binh ?? '', [], clock.now().toISOString()))
    await act(contract.confirmScan, scan._id)
    expect((await get(scan._id)).sheets).toMatchObject([
      { state: 'wrong_child', student: null },
      { state: 'confirmed', student: { _id: an } },
    ])
  })

  // ImageMagick brings both; `convert` alone may be another program.
  test.skipIf(!hasProgram('identify'))('may be in a telephone’s own format', async () => {
    const { batch, printed } = await startScanApp({ children: 1 })
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lms-heic-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(path.join(folder, 'a.jpg'), await photographed(printed.page(1), { marks: answers, turned: 90 }))
    execFileSync('convert', ['a.jpg', '-quality', '60', 'a.heic'], { cwd: folder })
    const picture = await readFile(path.join(folder, 'a.heic'))
    const { sheets, files } = await batch(picture, picture.subarray(0, picture.length / 2))
    expect(files).toMatchObject([{ failure: null }, { failure: { key: 'scans.failures.heic' } }])
    expect(sheets).toMatchObject([{ state: 'read', doubtful: 0 }])
  })

  test('may be pages of a scanner’s PDF, in any order and on their heads', async () => {
    const { batch, printed, children } = await startScanApp({ children: 3 })
    const pages = []
    for (const [number, turned] of [
      [3, 0],
      [1, 180],
      [2, 90],
    ] as const)
      pages.push(await photographed(printed.page(number), { marks: answers, turned }))
    const { sheets, files, missing } = await batch(await pdfOfPictures(pages))
    expect(files).toMatchObject([{ failure: null }])
    expect(sheets.map(({ state, student }) => [state, student?._id])).toEqual(
      [2, 0, 1].map((index) => ['read', children[index]?.id]),
    )
    expect(missing).toEqual([])
  })

  test('goes after 30 days with its pictures, and what was read stays', async () => {
    const { batch, printed, sheet, call, tokenOf, parent, clock, work, get } = await startScanApp({ children: 1 })
    const { scan, sheets } = await batch(await photographed(printed.page(1), { marks: answers, written: ['4'] }))
    const page = (await sheet(scan._id, sheets[0]?._id ?? '')).pages[0]?._id ?? ''
    const params = { id: scan._id, page, box: '4' }
    const picture = async () => call(contract.getScanPicture, { token: await tokenOf(parent), params })
    const cutOut = async () => call(contract.getScanCutOut, { token: await tokenOf(parent), params })
    expect([(await picture()).status, (await cutOut()).status]).toEqual([200, 200])
    clock.move(days(31))
    await work()
    const token = await tokenOf(parent)
    const later = await get(scan._id, token)
    expect(later.scan.hasPictures).toBe(false)
    expect(later.sheets).toMatchObject([{ state: 'read' }])
    expect([(await picture()).status, (await cutOut()).status]).toEqual([404, 404])
  })

  test('becomes a table of marks', async () => {
    const { batch, printed, act, app, token } = await startScanApp({ children: 1 })
    const { scan } = await batch(await photographed(printed.page(1), { marks: answers }))
    await act(contract.confirmScan, scan._id)
    const marks = (format: 'csv' | 'xlsx') =>
      app.http.inject({
        url: `/api/v1/scans/${scan._id}/marks?format=${format}`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await marks('csv')).body).toContain('101,Đã xác nhận,20,40')
    expect((await marks('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
