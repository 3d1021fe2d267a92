import { readFile as readContent } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'
import { type Target, targetsIn } from '@lms/contracts/paper-sheets/reading/corners.ts'
import { type Picture, shrunk } from '@lms/contracts/paper-sheets/reading/picture.ts'
import { readSheet } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import { darkParts } from '@lms/contracts/paper-sheets/reading/threshold.ts'
import { uprightOf } from '@lms/contracts/paper-sheets/reading/upright.ts'
import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import { scanLimits } from '@lms/contracts/scans/scans.ts'
import sharp from 'sharp'
import { type SheetCode, codesIn } from '../../paper-sheets/reading/sheet-codes.ts'
import type { PageReading } from '../scanned-sheet.ts'
import { picturesIn } from './file-pictures.ts'
import {
  type ScanJob,
  type ScanOutcome,
  type ScanReply,
  type ScanReport,
  type ScanTask,
  type SeenPage,
  UnreadablePicture,
} from './scan-tasks.ts'

/** Runs in a thread of its own, within limits of memory and time: what it opens comes from outside. */

/** Pixels a millimetre: enough to judge a bubble by eye, and to read a child's handwriting. */
const sheetScale = 6
const cutOutScale = 9
const wholeSide = 1800
const quality = 72

export async function scan({ task, port }: ScanJob): Promise<ScanOutcome> {
  try {
    return { kind: 'done', next: await readFile(task, port) }
  } catch (error) {
    if (error instanceof UnreadablePicture) return { kind: 'unreadable', code: error.code }
    throw error
  } finally {
    port.close()
  }
}

function ask(port: MessagePort, report: ScanReport, transfer: ArrayBuffer[] = []): Promise<ScanReply> {
  return new Promise((resolve) => {
    port.once('message', resolve)
    port.postMessage(report, transfer)
  })
}

/** Answers where to go on, if there is more. */
async function readFile({ path, from, longest }: ScanTask, port: MessagePort): Promise<number | null> {
  if (path === null) throw new UnreadablePicture('broken')
  const content = await readContent(path)
  const began = performance.now()
  let last = from
  for await (const { page: number, picture } of picturesIn(content, from)) {
    if (number > last && performance.now() - began > longest) return number
    last = number
    const targets = targetsIn(picture)
    const codes = await codesIn(picture, scanLimits.sheets, (found) => found.length >= sheetsExpected(found, targets))
    const { layouts = [] } =
      codes.length === 0 ? {} : await ask(port, { kind: 'codes', texts: codes.map(({ text }) => text) })
    const seen =
      codes.length === 0
        ? [await wholePicture(picture, number, null)]
        : await Promise.all(
            codes.map((code, index) => seenPage(picture, number, { code, layout: layouts[index] ?? null, targets })),
          )
    for (const page of seen) await ask(port, { kind: 'page', page })
  }
  return null
}

/** By the corner marks in the picture, as large as the codes that were seen let expect. */
function sheetsExpected(found: readonly SheetCode[], targets: readonly Target[]): number {
  const [first] = found
  if (first === undefined) return 1
  const [a, b] = first.corners
  const expected = (Math.hypot(a.x - b.x, a.y - b.y) * 12) / 28
  const corners = targets.filter(({ size }) => size > expected * 0.85 && size < expected * 1.6)
  return Math.min(scanLimits.sheets, Math.max(1, Math.ceil(corners.length / 4)))
}

interface Seen {
  code: SheetCode
  layout: SheetLayout | null
  targets: readonly Target[]
}

async function seenPage(picture: Picture, number: number, { code, layout, targets }: Seen): Promise<SeenPage> {
  if (layout === null) return wholePicture(picture, number, code.text)
  const { place, again, rows, verified, offset, noise, strength } = readSheet(picture, layout, code.corners, targets)
  const reading: PageReading = {
    again,
    rows: rows.map(({ id, given, sure, bubbles }) => ({
      id,
      given,
      sure,
      darkness: bubbles.map(({ darkness }) => Math.round(darkness * 1000) / 1000),
    })),
    verified,
    offset,
    noise,
    strength,
    layout,
    boxes: [],
    isFlat: place !== null,
  }
  if (place === null) return { ...(await wholePicture(picture, number, code.text)), reading }
  const sheet = uprightOf(picture, place, { x: 0, y: 0, width: layout.width, height: layout.height }, sheetScale)
  const cut = layout.boxes.map((box) => ({ id: box.id, picture: uprightOf(picture, place, box, cutOutScale) }))
  const boxes = cut.map(({ id, picture: inside }) => ({ id, ink: inkIn(inside) }))
  const cutOuts: SeenPage['cutOuts'] = []
  for (const { id, picture: inside } of cut) cutOuts.push({ box: id, image: await jpegOf(inside) })
  return { picture: number, text: code.text, reading: { ...reading, boxes }, image: await jpegOf(sheet), cutOuts }
}

async function wholePicture(picture: Picture, number: number, text: string | null): Promise<SeenPage> {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / wholeSide))
  return {
    picture: number,
    text,
    reading: {
      again: text === null ? ['corners'] : [],
      rows: [],
      verified: 0,
      offset: 0,
      noise: 0,
      strength: 0,
      layout: null,
      boxes: [],
      isFlat: false,
    },
    image: await jpegOf(shrunk(picture, by)),
    cutOuts: [],
  }
}

/** Square millimetres that are dark, without the printed frame. */
function inkIn(inside: Picture): number {
  const frame = 2 * cutOutScale
  const dark = darkParts(inside, 4 * cutOutScale, 0.22)
  let count = 0
  for (let y = frame; y < inside.height - frame; y++)
    for (let x = frame; x < inside.width - frame; x++) count += dark[y * inside.width + x] ?? 0
  return Math.round((count / cutOutScale ** 2) * 100) / 100
}

async function jpegOf({ width, height, pixels }: Picture): Promise<Uint8Array> {
  return Uint8Array.from(
    await sharp(pixels, { raw: { width, height, channels: 1 } })
      .jpeg({ quality })
      .toBuffer(),
  )
}
