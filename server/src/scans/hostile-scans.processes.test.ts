import * as contract from '@lms/contracts/scans/scans.ts'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { somePrintedSheets } from '../../testing/records/printed-sheets.ts'
import { pdfOfPictures } from '../../testing/samples/scanned-pdf.ts'
import { photographed } from '../../testing/samples/sheet-photographs.ts'

const answers = { 1: ['A'], 2: ['B'], 3: ['A'] }

/** A PNG that says how large it is and holds next to nothing. */
function pngOf(width: number, height: number, content: Buffer): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

test('hostile files get a clear answer and change nothing', { timeout: 120_000 }, async () => {
  const { batch, send, database } = await startScanApp()
  const bomb = deflateSync(Buffer.alloc(30_000_000), { level: 9 })
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  const { scan, files, sheets } = await batch(
    pngOf(20_000, 20_000, deflateSync(Buffer.alloc(100))),
    pngOf(9000, 9000, bomb),
    Buffer.from('GIF89a nothing'),
    Buffer.from('%PDF-1.7 broken'),
    heic,
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]),
  )
  expect(sheets).toEqual([])
  expect(files.map(({ failure }) => failure?.key)).toEqual(
    ['pixels', 'broken', 'unknown', 'broken', 'heic', 'broken'].map((code) => `scans.failures.${code}`),
  )
  expect(scan.state).toBe('open')
  expect((await send([Buffer.alloc(21 * 1024 * 1024)])).status).toBe(413)
  expect((await send(Array.from({ length: 201 }, (_, index) => Buffer.from(String(index))))).status).toBe(409)
  expect((await send([])).status).toBe(422)
  expect(await database.read().selectFrom('scans').select('id').execute()).toHaveLength(1)
})

test(
  'an ordinary scan of many pages, 300 dots an inch, is within what the reading process may hold',
  { timeout: 300_000 },
  async () => {
    const { batch, printed } = await startScanApp({ children: 1 })
    const page = await photographed(printed.page(1), { marks: answers, density: 72 })
    const { files, sheets } = await batch(await pdfOfPictures(Array.from({ length: 12 }, () => page)))
    expect(files).toMatchObject([{ state: 'read', failure: null }])
    expect(sheets).toHaveLength(12)
  },
)

test('codes that are forged, of another quiz or of another family are named', { timeout: 120_000 }, async () => {
  const app = await startScanApp({ children: 1 })
  const { batch, printed, parent, children } = app
  const other = await somePrintedSheets(app, parent, { children })
  const { user: stranger } = await app.signedIn('parent')
  const foreign = await somePrintedSheets(app, stranger, { quizId: app.quizId, children })
  const own = printed.page(1)
  const last = own.text.endsWith('A') ? 'B' : 'A'
  const { sheets } = await batch(
    await photographed({ ...own, text: own.text.slice(0, -1) + last }, { marks: answers }),
    await photographed(other.page(1), { marks: answers }),
    await photographed(foreign.page(1), { marks: answers }),
    await photographed({ ...own, text: 'https://example.com/khong-phai-phieu' }, { marks: answers }),
  )
  expect(sheets.map(({ state, student }) => [state, student])).toEqual([
    ['unknown_code', null],
    ['foreign_quiz', null],
    ['foreign_quiz', null],
    ['unknown_code', null],
  ])
})

test('a sheet that became a result is not taken a second time, in whichever batch', { timeout: 120_000 }, async () => {
  const { batch, printed, act, database } = await startScanApp({ children: 1 })
  const first = await batch(await photographed(printed.page(1), { marks: answers }))
  await act(contract.confirmScan, first.scan._id)
  const second = await batch(await photographed(printed.page(1), { marks: { 1: ['A'], 2: ['A'] }, turned: 3 }))
  expect(second.sheets).toMatchObject([{ state: 'double', doubleOf: null }])
  expect((await act(contract.confirmScan, second.scan._id)).status).toBe(409)
  expect(await database.read().selectFrom('attempts').select('id').execute()).toHaveLength(1)
})

test('a family sees the cut-out of its own child once it counts, and nothing else', { timeout: 120_000 }, async () => {
  const app = await startScanApp({ children: 1 })
  const { printed, children, quizId, call } = app
  const { user: teacher, token } = await app.signedIn('administrator')
  const paper = await somePrintedSheets(app, teacher, { quizId, children })
  const sent = await app.send([await photographed(paper.page(1), { marks: answers, written: ['4'] })], { as: token })
  await app.work()
  const { scan } = sent.body['data'] as { scan: contract.Scan }
  const { sheets } = await app.get(scan._id, token)
  const details = await call(contract.getScannedSheet, { token, params: { id: scan._id, sheet: sheets[0]?._id ?? '' } })
  const page = (details.body['data'] as contract.SheetDetails).pages[0]?._id ?? ''
  const params = { id: scan._id, page, box: '4' }
  const stranger = await app.signedIn('parent')
  const seen = async (as: string) => (await call(contract.getScanCutOut, { token: as, params })).status
  expect([await seen(app.token), await seen(stranger.token), await seen(token)]).toEqual([404, 404, 200])
  await call(contract.confirmScan, { token, params: { id: scan._id } })
  await app.work()
  expect([await seen(app.token), await seen(stranger.token), await seen(token)]).toEqual([200, 404, 200])
  expect((await call(contract.getScanPicture, { token: app.token, params })).status).toBe(404)
  expect(printed.quizId).toBe(quizId)
})
