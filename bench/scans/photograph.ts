import sharp from 'sharp'
import { homographyOf, reversed } from '@lms/contracts/paper-sheets/reading/homography.ts'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Chance } from './chance.ts'
import type { Severity } from './severities.ts'

const size = { width: 3000, height: 4000 }
const lightStep = 8
const waveSteps = 4
const margin = 100

type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** A paper on a table, as a phone sees it: a JPEG of 12 megapixels, whichever way the phone was held. */
export async function photographOf(
  paper: Picture,
  layout: SheetLayout,
  severity: Severity,
  chance: Chance,
  isColoured = false,
): Promise<Buffer> {
  const turned = chance.oneOf([0, 90, 180, 270] as const)
  const back = viewOf(layout, severity, chance)
  const light = lightOf(severity, chance)
  const noise = chance.between(...severity.noise)
  const pixels = looked(paper, layout, { back, severity, chance })
  const blurred = await sharp(blurredBy(pixels, severity, chance), { raw: { ...size, channels: 1 } })
    .blur(chance.between(...severity.blur))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  // What a camera adds comes after its lens.
  const grain = Int8Array.from({ length: 65_536 }, () => Math.round(chance.spread() * noise))
  const lights = new Float32Array(Math.ceil(size.width / lightStep))
  for (let row = 0, at = 0; row < size.height; row++) {
    if (row % lightStep === 0)
      for (let column = 0; column < lights.length; column++)
        lights[column] = light((column * lightStep) / size.width, row / size.height)
    for (let column = 0; column < size.width; column++, at++) {
      const value =
        (blurred[at] ?? 0) * (lights[column >> 3] ?? 1) + (grain[(Math.imul(at, 40_503) >>> 7) & 65_535] ?? 0)
      blurred[at] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
  return sharp(blurred, { raw: { ...size, channels: 1 } })
    .rotate(turned)
    .toColourspace(isColoured ? 'srgb' : 'b-w')
    .jpeg({ quality: Math.round(chance.between(...severity.jpeg)) })
    .toBuffer()
}

interface Look {
  back: Nine
  severity: Severity
  chance: Chance
}

const segment = 8

/** The sharp picture. Where a stretch of eight pixels looks is asked at its ends; twelve million times nothing else. */
function looked(paper: Picture, { width, height }: SheetLayout, { back, severity, chance }: Look): Uint8Array {
  const [a, b, c, d, e, f, g, h, i] = back
  const per = paper.width / width
  const curl = { x: chance.spread() * severity.curl, y: chance.spread() * severity.curl }
  const [waves, phase] = [chance.between(0.5, 1.3), chance.between(0, Math.PI)]
  const alongY = wave(curl.x, (Math.PI * waves) / height, phase, height)
  const alongX = wave(curl.y, (Math.PI * waves) / width, phase, width)
  const table = chance.between(60, 150)
  const cloth = chance.happens(severity.cloth) ? chance.between(25, 70) : 0
  const checks = Math.round(chance.between(5, 8))
  const covered = { x: chance.oneOf([14, width - 14] as const) * per, y: (height - 14) * per }
  const hand = chance.happens(severity.coveredCorner) ? 14 * per : 0
  const from = paper.pixels
  const stride = paper.width
  const [lastX, lastY] = [paper.width - 2, paper.height - 2]
  const pixels = new Uint8Array(size.width * size.height)
  const ends = size.width / segment + 1
  const [xs, ys] = [new Float64Array(ends), new Float64Array(ends)]
  for (let row = 0; row < size.height; row++) {
    for (let end = 0; end < ends; end++) {
      const column = end * segment
      const depth = g * column + h * row + i
      const flatX = (a * column + b * row + c) / depth
      const flatY = (d * column + e * row + f) / depth
      xs[end] = (flatX + (alongY[Math.round((flatY + margin) * waveSteps)] ?? 0)) * per
      ys[end] = (flatY + (alongX[Math.round((flatX + margin) * waveSteps)] ?? 0)) * per
    }
    for (let part = 0; part < ends - 1; part++) {
      const fromX = xs[part] ?? 0
      const fromY = ys[part] ?? 0
      const stepX = ((xs[part + 1] ?? 0) - fromX) / segment
      const stepY = ((ys[part + 1] ?? 0) - fromY) / segment
      const column = part * segment
      const around = table + ((((column >> checks) + (row >> checks)) & 1) === 1 ? cloth : 0)
      for (let step = 0, at = row * size.width + column; step < segment; step++, at++) {
        const x = fromX + stepX * step
        const y = fromY + stepY * step
        if (x < 0 || y < 0 || x > lastX || y > lastY) {
          pixels[at] = around
          continue
        }
        const left = x | 0
        const top = y | 0
        const right = x - left
        const first = top * stride + left
        const upper = (from[first] ?? 0) + ((from[first + 1] ?? 0) - (from[first] ?? 0)) * right
        const below = first + stride
        const lower = (from[below] ?? 0) + ((from[below + 1] ?? 0) - (from[below] ?? 0)) * right
        pixels[at] = (upper + (lower - upper) * (y - top)) * 0.95
      }
      if (hand > 0 && Math.hypot(fromX - covered.x, fromY - covered.y) < hand)
        pixels.fill(120, row * size.width + column, row * size.width + column + segment)
    }
  }
  return pixels
}

/** A hand that shakes, to the side or up and down: the mean of neighbours in a line. */
function blurredBy(pixels: Uint8Array, severity: Severity, chance: Chance): Uint8Array {
  const { width, height } = size
  if (severity.shake === 0 || !chance.happens(0.5)) return pixels
  const reach = Math.max(3, Math.round(chance.between(1, severity.shake)) | 1)
  const step = chance.happens(0.5) ? 1 : width
  const half = (reach - 1) / 2
  const shaken = pixels.slice()
  const [rows, columns] = step === 1 ? [0, half] : [half, 0]
  for (let row = rows; row < height - rows; row++)
    for (let column = columns; column < width - columns; column++) {
      const at = row * width + column
      let sum = 0
      for (let by = -half; by <= half; by++) sum += pixels[at + by * step] ?? 0
      shaken[at] = sum / reach
    }
  return shaken
}

/** Shifts for every quarter of a millimetre, also a good way beyond the paper. */
function wave(height: number, turn: number, phase: number, length: number): Float64Array {
  return Float64Array.from(
    { length: Math.round((length + 2 * margin) * waveSteps) },
    (_, index) => height * Math.sin(turn * (index / waveSteps - margin) + phase),
  )
}

/** From a pixel back to the sheet: somewhere in the middle, a bit turned, a bit aslant. */
function viewOf({ width, height }: SheetLayout, severity: Severity, chance: Chance): Nine {
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
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = reversed(view)
  return [a, b, c, d, e, f, g, h, i]
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
