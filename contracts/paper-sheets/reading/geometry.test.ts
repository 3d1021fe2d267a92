import { describe, expect, it } from 'vitest'
import { componentsOf } from './components.ts'
import { homographyOf, reversed, scaleAt, seenAt } from './homography.ts'
import { greyOf, shrunk, valueAt } from './picture.ts'
import { bendOf } from './thin-plate.ts'
import { darkParts } from './threshold.ts'

const aslant = [
  { sheet: { x: 0, y: 0 }, picture: { x: 310, y: 220 } },
  { sheet: { x: 210, y: 0 }, picture: { x: 2650, y: 160 } },
  { sheet: { x: 210, y: 297 }, picture: { x: 2790, y: 3700 } },
  { sheet: { x: 0, y: 297 }, picture: { x: 190, y: 3560 } },
]

describe('a flat paper seen from somewhere', () => {
  it('lies where its four corners say, and back', () => {
    const view = homographyOf(aslant) ?? []
    for (const { sheet, picture } of aslant) {
      expect(seenAt(view, sheet).x).toBeCloseTo(picture.x, 6)
      expect(seenAt(view, sheet).y).toBeCloseTo(picture.y, 6)
      const back = seenAt(reversed(view), picture)
      expect(Math.hypot(back.x - sheet.x, back.y - sheet.y)).toBeLessThan(1e-6)
    }
  })

  it('has more pixels a millimetre where it is nearer', () => {
    const view = homographyOf(aslant) ?? []
    expect(scaleAt(view, { x: 105, y: 290 })).toBeGreaterThan(scaleAt(view, { x: 105, y: 5 }))
  })

  it('is not told by three corners, or by four in a line', () => {
    expect(homographyOf(aslant.slice(1))).toBeNull()
    expect(
      homographyOf([1, 2, 3, 4].map((at) => ({ sheet: { x: at, y: at }, picture: { x: at, y: 2 * at } }))),
    ).toBeNull()
  })

  it('evens out marks that are a bit beside their place', () => {
    const view = homographyOf(aslant) ?? []
    const many = Array.from({ length: 40 }, (_, index) => {
      const sheet = { x: (index % 8) * 30, y: Math.floor(index / 8) * 70 }
      const seen = seenAt(view, sheet)
      return { sheet, picture: { x: seen.x + (index % 3) - 1, y: seen.y + ((index * 7) % 3) - 1 } }
    })
    const middle = seenAt(homographyOf(many) ?? [], { x: 105, y: 140 })
    const right = seenAt(view, { x: 105, y: 140 })
    expect(Math.hypot(middle.x - right.x, middle.y - right.y)).toBeLessThan(0.6)
  })
})

describe('a bent paper', () => {
  const shifts = [0, 70, 140, 210].flatMap((x) =>
    [0, 100, 200, 297].map((y) => ({ at: { x, y }, by: { x: Math.sin(y / 95), y: Math.cos(x / 70) / 2 } })),
  )

  it('goes through every mark, and smoothly between them', () => {
    const bend = bendOf(shifts, 0)
    for (const { at, by } of shifts) expect(bend(at).x).toBeCloseTo(by.x, 6)
    expect(bend({ x: 105, y: 150 }).x).toBeCloseTo(Math.sin(150 / 95), 1)
  })

  it('is flat where too few marks are seen', () => {
    expect(bendOf(shifts.slice(0, 3), 0)({ x: 5, y: 5 })).toEqual({ x: 0, y: 0 })
  })
})

describe('a picture', () => {
  const width = 40
  const height = 30
  const pixels = new Uint8Array(width * height).fill(200)
  const paint = (left: number, top: number, right: number, bottom: number, value: number): void => {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels[y * width + x] = value
  }
  paint(4, 4, 16, 16, 20)
  paint(6, 6, 14, 14, 200)
  paint(8, 8, 12, 12, 20)
  paint(25, 20, 30, 25, 20)

  it('falls into parts that hang together, each with its middle', () => {
    const parts = componentsOf(darkParts({ width, height, pixels }, 12, 0.2), width, height, 4)
    expect(parts.map(({ area, middle }) => ({ area, middle }))).toEqual([
      { area: 80, middle: { x: 9.5, y: 9.5 } },
      { area: 16, middle: { x: 9.5, y: 9.5 } },
      { area: 25, middle: { x: 27, y: 22 } },
    ])
  })

  it('is read between its pixels, and at its edge as at its last pixel', () => {
    expect(valueAt({ width, height, pixels }, 24.5, 22)).toBeCloseTo(110, 5)
    expect(valueAt({ width, height, pixels }, -50, 500)).toBeCloseTo(200, 0)
  })

  it('is made smaller by the mean', () => {
    const small = shrunk({ width: 4, height: 2, pixels: Uint8Array.of(0, 100, 10, 10, 100, 200, 10, 30) }, 2)
    expect([...small.pixels]).toEqual([100, 15])
    for (const by of [2, 3, 4, 5]) {
      const steps = Uint8Array.from({ length: 13 * 11 }, (_, at) => (at * 37) % 256)
      const { width: across, height: down, pixels: means } = shrunk({ width: 13, height: 11, pixels: steps }, by)
      expect([across, down]).toEqual([Math.floor(13 / by), Math.floor(11 / by)])
      const last = Array.from({ length: by * by }, (_, at) => {
        const [x, y] = [(across - 1) * by + (at % by), (down - 1) * by + Math.floor(at / by)]
        return steps[y * 13 + x] ?? 0
      })
      expect(means.at(-1)).toBe(Math.floor(last.reduce((sum, each) => sum + each, 0) / by ** 2))
    }
  })

  it('is as bright as its colours, and grey ones stay as they are', () => {
    expect([...greyOf(Uint8Array.of(255, 255, 255, 90, 90, 90, 200, 40, 40, 0, 0, 0), 3)]).toEqual([255, 90, 88, 0])
    expect([...greyOf(Uint8ClampedArray.of(90, 90, 90, 255, 0, 0, 255, 255), 4)]).toEqual([90, 28])
    expect([...greyOf(Uint8Array.of(7, 255, 90, 255), 2)]).toEqual([7, 90])
  })
})
