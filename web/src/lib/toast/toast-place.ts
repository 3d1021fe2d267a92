export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that a toast keeps clear of, and how much it matters. */
export interface Obstacle extends Box {
  weight: number
}

interface Room {
  viewport: { width: number; height: number }
  toast: { width: number; height: number }
  obstacles: readonly Obstacle[]
}

interface Place {
  left: number
  top: number
}

const margin = 8
const step = 12

/** Where a toast covers nothing that is pressed or watched: from the bottom upwards, in the middle before the sides. */
export function toastPlace({ viewport, toast, obstacles }: Room): Place {
  let best: Place | null = null
  let least = Infinity
  for (const left of columnsIn(viewport.width, toast.width)) {
    for (let top = viewport.height - toast.height - margin; top >= margin; top -= step) {
      const cost = covered({ left, top, right: left + toast.width, bottom: top + toast.height }, obstacles)
      if (cost < least) {
        best = { left, top }
        least = cost
      }
      if (cost === 0) return { left, top }
    }
  }
  return best ?? { left: margin, top: margin }
}

export function covered(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + sharedArea(box, obstacle) * obstacle.weight, 0)
}

function columnsIn(width: number, toastWidth: number): number[] {
  const middle = Math.max(0, (width - toastWidth) / 2)
  const end = width - toastWidth - margin
  return end - middle < toastWidth / 2 ? [middle] : [middle, end, margin]
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
