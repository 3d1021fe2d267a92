/** A part of a page, from the lower left corner. */
export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

export function boxOf(points: readonly (readonly [x: number, y: number])[]): Box {
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...across), right: Math.max(...across), bottom: Math.min(...up), top: Math.max(...up) }
}

/** What of a box lies in another; of no size where nothing does. */
export function within(box: Box, other: Box): Box {
  const [left, bottom] = [Math.max(box.left, other.left), Math.max(box.bottom, other.bottom)]
  return {
    left,
    bottom,
    right: Math.max(left, Math.min(box.right, other.right)),
    top: Math.max(bottom, Math.min(box.top, other.top)),
  }
}

export const widthOf = ({ left, right }: Box): number => right - left
export const heightOf = ({ bottom, top }: Box): number => top - bottom
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

/** They share a place, or nearly do. */
export function touches(box: Box, other: Box, room = 0): boolean {
  return (
    box.left <= other.right + room &&
    other.left <= box.right + room &&
    box.bottom <= other.top + room &&
    other.bottom <= box.top + room
  )
}
