import sharp from 'sharp'
import { homographyOf, reversed } from '@lms/contracts/paper-sheets/reading/homography.ts'
import { type Picture, valueAt } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Chance } from './chance.ts'
import type { Severity } from './severities.ts'

const size = { width: 3000, height: 4000 }
const lightStep = 4
const waveSteps = 4
const margin = 100

/** A paper on a table, as a phone sees it: a JPEG of 12 megapixels. */
export async function photographOf(
  paper: Picture,
  layout: SheetLayout,
  severity: Severity,
  chance: Chance,
): Promise<Buffer> {
  const { width, height } = layout
  const back = viewOf(layout, severity, chance)
  const perMillimetre = paper.width / width
  const curl = { x: chance.spread() * severity.curl, y: chance.spread() * severity.curl }
  const [waves, phase] = [chance.between(0.5, 1.3), chance.between(0, Math.PI)]
  const light = lightOf(severity, chance)
  const table = chance.between(60, 150)
  const noise = chance.between(...severity.noise)
  const covered = chance.happens(severity.coveredCorner)
    ? { x: chance.oneOf([14, width - 14] as const), y: height - 14 }
    : null
  const pixels = new Uint8Array(size.width * size.height)
  const grain = Int16Array.from({ length: 65_536 }, () => Math.round(chance.spread() * noise))
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = back
  const alongY = wave(curl.x, (Math.PI * waves) / height, phase, height)
  const alongX = wave(curl.y, (Math.PI * waves) / width, phase, width)
  const lights = new Float64Array(Math.ceil(size.width / lightStep))
  // Twelve million times: no objects here.
  for (let row = 0, at = 0; row < size.height; row++) {
    if (row % lightStep === 0)
      lights.forEach((_, column) => (lights[column] = light((column * lightStep) / size.width, row / size.height)))
    for (let column = 0; column < size.width; column++, at++) {
      const depth = g * column + h * row + i
      const flatX = (a * column + b * row + c) / depth
      const flatY = (d * column + e * row + f) / depth
      const x = flatX + (alongY[Math.round((flatY + margin) * waveSteps)] ?? 0)
      const y = flatY + (alongX[Math.round((flatX + margin) * waveSteps)] ?? 0)
      let value = table
      if (covered !== null && (x - covered.x) ** 2 + (y - covered.y) ** 2 < 196) value = 120
      else if (x >= 0 && y >= 0 && x < width && y < height)
        value = valueAt(paper, x * perMillimetre, y * perMillimetre) * 0.95
      const seen =
        value * (lights[Math.floor(column / lightStep)] ?? 1) + (grain[(at * 40_503 + row * 31) & 65_535] ?? 0)
      pixels[at] = seen < 0 ? 0 : seen > 255 ? 255 : seen
    }
  }
  let image = sharp(pixels, { raw: { ...size, channels: 1 } }).blur(chance.between(...severity.blur))
  if (chance.happens(0.5) && severity.shake > 0) {
    const reach = Math.max(3, Math.round(chance.between(1, severity.shake)) | 1)
    const isAcross = chance.happens(0.5)
    const kernel = Array.from({ length: reach * reach }, (_, index) =>
      (isAcross ? Math.floor(index / reach) : index % reach) === (reach - 1) / 2 ? 1 : 0,
    )
    image = image.convolve({ width: reach, height: reach, kernel })
  }
  const quality = Math.round(chance.between(...severity.jpeg))
  const turned = chance.oneOf([0, 90, 180, 270] as const)
  const flat = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(flat.data, { raw: { width: flat.info.width, height: flat.info.height, channels: flat.info.channels } })
    .rotate(turned)
    .jpeg({ quality })
    .toBuffer()
}

/** Shifts for every quarter of a millimetre, also a good way beyond the paper. */
function wave(height: number, turn: number, phase: number, length: number): Float64Array {
  return Float64Array.from(
    { length: Math.round((length + 2 * margin) * waveSteps) },
    (_, index) => height * Math.sin(turn * (index / waveSteps - margin) + phase),
  )
}

/** From a pixel back to the sheet: somewhere in the middle, a bit turned, a bit aslant. */
function viewOf({ width, height }: SheetLayout, severity: Severity, chance: Chance): readonly number[] {
  const turn = (chance.spread() * 0.5 * severity.turn * Math.PI) / 180
  const room = Math.min(
    size.width / (width * Math.abs(Math.cos(turn)) + height * Math.abs(Math.sin(turn))),
    size.height / (height * Math.abs(Math.cos(turn)) + width * Math.abs(Math.sin(turn))),
  )
  const scale = room * chance.between(0.82, 0.96)
  const pairs = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((sheet) => {
    const right = sheet.x - width / 2 + chance.spread() * 0.5 * severity.perspective * width
    const down = sheet.y - height / 2 + chance.spread() * 0.5 * severity.perspective * height
    return {
      sheet,
      picture: {
        x: size.width / 2 + scale * (right * Math.cos(turn) - down * Math.sin(turn)),
        y: size.height / 2 + scale * (right * Math.sin(turn) + down * Math.cos(turn)),
      },
    }
  })
  const view = homographyOf(pairs)
  if (view === null) throw new Error('Nobody looks like that')
  return reversed(view)
}

/** Light from one side, and the edge of a shadow across. */
function lightOf(severity: Severity, chance: Chance): (x: number, y: number) => number {
  const [weak] = severity.light
  const turn = chance.between(0, 2 * Math.PI)
  const slope = chance.between(0, 1 - weak)
  const shadow = chance.happens(0.6) ? chance.between(0, severity.shadow) : 0
  const edgeTurn = chance.between(0, 2 * Math.PI)
  const edge = chance.between(-0.3, 0.3)
  const softness = chance.between(0.01, 0.08)
  return (x, y) => {
    const across = (x - 0.5) * Math.cos(turn) + (y - 0.5) * Math.sin(turn)
    const beyond = (x - 0.5) * Math.cos(edgeTurn) + (y - 0.5) * Math.sin(edgeTurn) - edge
    return (1 - slope * (0.5 + across * 0.7)) * (1 - shadow / (1 + Math.exp(-beyond / softness)))
  }
}
