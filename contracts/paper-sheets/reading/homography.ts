import type { Spot } from '../sheet-layout.ts'
import { solved } from './linear.ts'

/** Nine numbers, row by row: how a flat paper looks from somewhere. */
export type Homography = readonly number[]

export interface Pair {
  /** On the sheet, in millimetres. */
  sheet: Spot
  /** In the picture, in pixels. */
  picture: Spot
  weight?: number
}

/** The best one in the sense of least squares; null where the pairs do not tell it. */
export function homographyOf(pairs: readonly Pair[]): Homography | null {
  if (pairs.length < 4) return null
  // Numbers of about one keep the equations well-behaved.
  const from = scaling(pairs.map(({ sheet }) => sheet))
  const to = scaling(pairs.map(({ picture }) => picture))
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9))
  for (const { sheet, picture, weight = 1 } of pairs) {
    const x = (sheet.x - from.x) / from.size
    const y = (sheet.y - from.y) / from.size
    const u = (picture.x - to.x) / to.size
    const v = (picture.y - to.y) / to.size
    for (const row of [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ])
      for (let i = 0; i < 8; i++) {
        const line = matrix[i]
        if (line === undefined) continue
        for (let j = 0; j < 9; j++) line[j] = (line[j] ?? 0) + weight * (row[i] ?? 0) * (row[j] ?? 0)
      }
  }
  const h = solved(matrix)
  if (h === null) return null
  const inner = [...h, 1]
  const there = [to.size, 0, to.x, 0, to.size, to.y, 0, 0, 1]
  const back = [1 / from.size, 0, -from.x / from.size, 0, 1 / from.size, -from.y / from.size, 0, 0, 1]
  return product(product(there, inner), back)
}

/** The best one without perspective: what few and close points tell is not blown up far away. */
export function affineOf(pairs: readonly Pair[]): Homography | null {
  const rows = ['x', 'y'].map((axis) => {
    const matrix = Array.from({ length: 3 }, () => new Float64Array(4))
    for (const { sheet, picture, weight = 1 } of pairs) {
      const line = [sheet.x, sheet.y, 1, axis === 'x' ? picture.x : picture.y]
      matrix.forEach((row, i) => line.forEach((value, j) => (row[j] = (row[j] ?? 0) + weight * (line[i] ?? 0) * value)))
    }
    return solved(matrix)
  })
  const [x, y] = rows
  return x && y ? [...x, ...y, 0, 0, 1] : null
}

export function seenAt(h: Homography, { x, y }: Spot): Spot {
  const depth = (h[6] ?? 0) * x + (h[7] ?? 0) * y + (h[8] ?? 1)
  return {
    x: ((h[0] ?? 0) * x + (h[1] ?? 0) * y + (h[2] ?? 0)) / depth,
    y: ((h[3] ?? 0) * x + (h[4] ?? 0) * y + (h[5] ?? 0)) / depth,
  }
}

/** From the picture back to the sheet. */
export function reversed([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** Pixels of a millimetre at a place: the mean of both directions. */
export function scaleAt(h: Homography, { x, y }: Spot): number {
  const here = seenAt(h, { x, y })
  const right = seenAt(h, { x: x + 1, y })
  const down = seenAt(h, { x, y: y + 1 })
  return Math.sqrt(Math.hypot(right.x - here.x, right.y - here.y) * Math.hypot(down.x - here.x, down.y - here.y))
}

function scaling(spots: readonly Spot[]): Spot & { size: number } {
  const x = mean(spots.map((spot) => spot.x))
  const y = mean(spots.map((spot) => spot.y))
  return { x, y, size: mean(spots.map((spot) => Math.hypot(spot.x - x, spot.y - y))) || 1 }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function product(a: readonly number[], b: readonly number[]): number[] {
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => [0, 1, 2].reduce((sum, k) => sum + (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0), 0)),
  )
}
