import type { FirstCheck } from '@lms/contracts/paper-sheets/reading/first-check.ts'
import { expect, test } from 'vitest'
import { atRest, nextBeat } from './camera-rhythm.ts'

const sheetAt = (shift: number, changes: Partial<FirstCheck> = {}): FirstCheck => ({
  corners: [
    { x: 0.1 + shift, y: 0.1 },
    { x: 0.9 + shift, y: 0.1 },
    { x: 0.9 + shift, y: 0.9 },
    { x: 0.1 + shift, y: 0.9 },
  ],
  isFound: true,
  isWhole: true,
  isSharp: true,
  isLarge: true,
  ...changes,
})
const nothing: FirstCheck = { corners: [], isFound: false, isWhole: false, isSharp: false, isLarge: false }

function takenAmong(checks: readonly FirstCheck[]): number[] {
  let rhythm = atRest
  return checks.flatMap((check, at) => {
    const next = nextBeat(rhythm, check)
    rhythm = next.rhythm
    return next.takes ? [at] : []
  })
}

test('a sheet that lies still is taken once, and the next one after it has gone', () => {
  const lies = Array.from({ length: 6 }, () => sheetAt(0))
  expect(takenAmong([...lies, ...lies])).toEqual([2])
  expect(takenAmong([...lies, nothing, ...lies])).toEqual([2, 9])
  expect(takenAmong([...lies, sheetAt(0.3), sheetAt(0.3), sheetAt(0.3)])).toEqual([2, 8])
})

test('what moves, is blurred or cut off is not taken', () => {
  expect(takenAmong([0, 0.05, 0.1, 0.05, 0, 0.05].map((shift) => sheetAt(shift)))).toEqual([])
  for (const lack of [{ isSharp: false }, { isWhole: false }, { isLarge: false }])
    expect(takenAmong(Array.from({ length: 6 }, () => sheetAt(0, lack)))).toEqual([])
})
