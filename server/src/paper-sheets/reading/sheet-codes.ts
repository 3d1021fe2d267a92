import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { type Picture, shrunk } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { Spot } from '@lms/contracts/paper-sheets/sheet-layout.ts'

export interface SheetCode {
  text: string
  /** From its own top left, clockwise. */
  corners: readonly [Spot, Spot, Spot, Spot]
}

let isReady: Promise<unknown> | null = null

/**
 * Every code in a picture. Small pictures are quick and calm; what is not found there is looked for in larger ones, until
 * there is enough: one, unless somebody knows better.
 */
export async function codesIn(
  picture: Picture,
  atMost: number,
  isEnough: (found: readonly SheetCode[]) => boolean = (found) => found.length > 0,
): Promise<SheetCode[]> {
  isReady ??= prepareZXingModule({
    overrides: {
      wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer,
    },
    fireImmediately: true,
  })
  await isReady
  const longest = Math.max(picture.width, picture.height)
  const all: SheetCode[] = []
  for (const side of [1400, 2200, 4200]) {
    const by = Math.max(1, Math.round(longest / side))
    for (const found of await readAt(shrunk(picture, by), by, atMost))
      if (!all.some((known) => isSamePlace(known, found))) all.push(found)
    if (isEnough(all) || by === 1) break
  }
  return all.slice(0, atMost)
}

/** Copies of one blank sheet have the same text: only their place tells them apart. */
function isSamePlace(one: SheetCode, other: SheetCode): boolean {
  const [a, , c] = one.corners
  const [here, there] = [middleOf(one), middleOf(other)]
  return Math.hypot(here.x - there.x, here.y - there.y) < Math.hypot(a.x - c.x, a.y - c.y) / 2
}

function middleOf({ corners: [a, , c] }: SheetCode): Spot {
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
}

async function readAt(picture: Picture, by: number, atMost: number): Promise<SheetCode[]> {
  const data = new Uint8ClampedArray(picture.width * picture.height * 4)
  // Four bytes at once, opaque: quicker than one by one.
  const colours = new Uint32Array(data.buffer)
  for (let index = 0; index < colours.length; index++)
    colours[index] = ((picture.pixels[index] ?? 0) * 0x01_01_01) | 0xff_00_00_00
  const results = await readBarcodes(
    { data, width: picture.width, height: picture.height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, tryDownscale: true, maxNumberOfSymbols: atMost },
  )
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => ({
      text,
      corners: [
        enlarged(position.topLeft, by),
        enlarged(position.topRight, by),
        enlarged(position.bottomRight, by),
        enlarged(position.bottomLeft, by),
      ],
    }))
}

function enlarged({ x, y }: Spot, by: number): Spot {
  return { x: (x + 0.5) * by - 0.5, y: (y + 0.5) * by - 0.5 }
}
