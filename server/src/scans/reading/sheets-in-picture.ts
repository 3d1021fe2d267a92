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
import type { SeenPage } from './scan-tasks.ts'

/** Pixels a millimetre: enough to judge a bubble by eye, and to read a child's handwriting. */
const sheetScale = 6
const cutOutScale = 9
const wholeSide = 1800
const quality = 72

type Layouts = readonly (SheetLayout | null)[]

/** All sheets in a picture; who asks knows how the sheets with these codes look. */
export async function sheetsIn(
  picture: Picture,
  number: number,
  layoutsOf: (texts: readonly string[]) => Promise<Layouts>,
): Promise<SeenPage[]> {
  const targets = targetsIn(picture)
  const codes = await codesIn(picture, scanLimits.sheets, (found) => found.length >= sheetsExpected(found, targets))
  if (codes.length === 0) return [await wholePicture(picture, number, null)]
  const layouts = await layoutsOf(codes.map(({ text }) => text))
  return Promise.all(
    codes.map((code, index) => seenPage(picture, number, { code, layout: layouts[index] ?? null, targets })),
  )
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
