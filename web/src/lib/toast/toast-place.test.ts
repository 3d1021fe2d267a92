import { expect, test } from 'vitest'
import { covered, toastPlace } from './toast-place.ts'

const phone = { width: 360, height: 740 }
const small = { width: 344, height: 60 }
const box = (left: number, top: number, width: number, height: number, weight = 1) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
})

test('a toast stands at the bottom, in the middle', () => {
  expect(toastPlace({ viewport: phone, toast: small, obstacles: [] })).toEqual({ left: 8, top: 672 })
})

test('it goes above a bar of buttons, and never onto the header', () => {
  const header = box(0, 0, 360, 60, 1000)
  const bar = box(0, 680, 360, 60)
  const { top } = toastPlace({ viewport: phone, toast: small, obstacles: [header, bar] })
  expect(top + small.height).toBeLessThanOrEqual(680)
  expect(top).toBeGreaterThan(60)
})

test('where rows of buttons leave no room below, a wide screen has room at the side', () => {
  const rows = Array.from({ length: 20 }, (_, row) => box(500, row * 40, 200, 40))
  const place = toastPlace({
    viewport: { width: 1280, height: 800 },
    toast: { width: 380, height: 60 },
    obstacles: rows,
  })
  expect(place.left).toBe(1280 - 380 - 8)
})

test('where everything is taken it covers what matters least', () => {
  const everywhere = [box(0, 0, 360, 740), box(0, 400, 360, 340, 100)]
  const { left, top } = toastPlace({ viewport: phone, toast: small, obstacles: everywhere })
  const there = { left, top, right: left + small.width, bottom: top + small.height }
  expect(covered(there, everywhere)).toBe(small.width * small.height)
})
