import { type SheetLayout, type Spot, cornerSize } from '../sheet-layout.ts'
import { type Component, componentsOf } from './components.ts'
import { type Homography, type Pair, affineOf, homographyOf, scaleAt, seenAt } from './homography.ts'
import { type Picture, shrunk } from './picture.ts'
import { darkParts } from './threshold.ts'

/** A dark frame with a dark middle, somewhere in the picture. */
export interface Target {
  middle: Spot
  size: number
}

const longestSide = 2000

/** Everything in the picture that looks like a corner mark: a frame, and in the middle of it a smaller dark part. */
export function targetsIn(picture: Picture): Target[] {
  const by = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / longestSide))
  const small = shrunk(picture, by)
  const side = Math.max(small.width, small.height)
  const dark = darkParts(small, Math.round(side / 40), 0.12)
  const components = componentsOf(dark, small.width, small.height, 4)
  const cell = Math.max(4, Math.round(side / 100))
  const cells = Map.groupBy(components, ({ middle }) => cellOf(middle, cell))
  const around = ({ x, y }: Spot): Component[] =>
    [-cell, 0, cell].flatMap((down) =>
      [-cell, 0, cell].flatMap((right) => cells.get(cellOf({ x: x + right, y: y + down }, cell)) ?? []),
    )
  return components.flatMap((frame) => {
    const size = sizeOf(frame)
    if (size < side * 0.008 || size > side * 0.08 || !isSquare(frame)) return []
    const share = frame.area / (widthOf(frame) * heightOf(frame))
    if (share < 0.18 || share > 0.75) return []
    const inner = around(frame.middle).find(
      (candidate) =>
        candidate !== frame &&
        isSquare(candidate) &&
        sizeOf(candidate) > size * 0.15 &&
        sizeOf(candidate) < size * 0.6 &&
        Math.hypot(candidate.middle.x - frame.middle.x, candidate.middle.y - frame.middle.y) < size * 0.12,
    )
    if (inner === undefined) return []
    const middle = {
      x: ((frame.middle.x + inner.middle.x) / 2 + 0.5) * by - 0.5,
      y: ((frame.middle.y + inner.middle.y) / 2 + 0.5) * by - 0.5,
    }
    return [{ middle, size: size * by }]
  })
}

/** How far, in millimetres, a corner may lie from where the code alone lets expect it. */
const reach = 45

/** The corners of one sheet among the targets: the nearest to its code first, each helps to find the next. */
export function cornersOf(layout: SheetLayout, code: readonly Pair[], targets: readonly Target[]): Pair[] {
  const found: Pair[] = []
  const middle = { x: layout.code.x + layout.code.size / 2, y: layout.code.y + layout.code.size / 2 }
  const nearestFirst = [...layout.corners].sort((a, b) => distance(a, middle) - distance(b, middle))
  for (const corner of nearestFirst) {
    const known = [...code.map((pair) => ({ ...pair, weight: 0.3 })), ...found]
    const rough = found.length < 3 ? affineOf(known) : homographyOf(known)
    if (rough === null) return found
    const target = nearest(rough, corner, targets)
    if (target !== null) found.push({ sheet: corner, picture: target.middle })
  }
  return found
}

function nearest(rough: Homography, corner: Spot, targets: readonly Target[]): Target | null {
  const expected = seenAt(rough, corner)
  const scale = scaleAt(rough, corner)
  const near = targets
    .filter(({ size }) => size > cornerSize * scale * 0.55 && size < cornerSize * scale * 2)
    .map((target) => ({ target, far: distance(target.middle, expected) / scale }))
    .filter(({ far }) => far < reach)
    .sort((a, b) => a.far - b.far)
  return near[0]?.target ?? null
}

function cellOf({ x, y }: Spot, cell: number): string {
  return `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
}

function widthOf({ left, right }: Component): number {
  return right - left + 1
}

function heightOf({ top, bottom }: Component): number {
  return bottom - top + 1
}

function sizeOf(component: Component): number {
  return Math.sqrt(widthOf(component) * heightOf(component))
}

function isSquare(component: Component): boolean {
  const ratio = widthOf(component) / heightOf(component)
  return ratio > 0.5 && ratio < 2
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
