import { type FirstCheck, isGood } from '@lms/contracts/paper-sheets/reading/first-check.ts'

export interface Rhythm {
  /** How often in a row the sheet was there, whole, sharp and still. */
  still: number
  last: FirstCheck['corners']
  /** The sheet that was taken last lies there until it goes. */
  isTaken: boolean
}

export const atRest: Rhythm = { still: 0, last: [], isTaken: false }

/** Shares of the picture's sides. */
const stillWithin = 0.015
const movedBeyond = 0.12
const stillTimes = 3

/** What the next look at the camera means: wait, or take the picture now; then the next sheet has to come first. */
export function nextBeat(rhythm: Rhythm, check: FirstCheck): { rhythm: Rhythm; takes: boolean } {
  const moved = movementOf(rhythm.last, check.corners)
  const isGone = !check.isFound || moved > movedBeyond
  const isTaken = rhythm.isTaken && !isGone
  const isStill = isGood(check) && !isTaken && moved <= stillWithin
  const still = isStill ? rhythm.still + 1 : isGood(check) && !isTaken ? 1 : 0
  if (still >= stillTimes) return { rhythm: { still: 0, last: check.corners, isTaken: true }, takes: true }
  return { rhythm: { still, last: check.corners, isTaken }, takes: false }
}

function movementOf(before: FirstCheck['corners'], after: FirstCheck['corners']): number {
  if (before.length === 0 || after.length === 0) return 1
  return Math.max(...after.map(({ x, y }) => Math.min(...before.map((other) => Math.hypot(other.x - x, other.y - y)))))
}
