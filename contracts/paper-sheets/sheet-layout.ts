/** Everything of a sheet of answers is in millimetres from its top left corner: the same data prints it and reads it. */
export interface Spot {
  x: number
  y: number
}

export interface Bubble extends Spot {
  /** What a mark in it says: 'A', 'true', '7'. */
  value: string
}

/** Bubbles of which one is to be marked, or any number. */
export interface BubbleRow {
  id: string
  marks: 'one' | 'many'
  bubbles: readonly Bubble[]
}

/** Rows inside one printed outline: what a crooked paper has moved is found again by it. */
export interface Block extends Spot {
  width: number
  height: number
  rows: readonly BubbleRow[]
}

/** A box for words, cut out of the picture for whoever marks it. */
export interface WritingBox extends Spot {
  id: string
  width: number
  height: number
}

export interface SheetLayout {
  version: number
  width: number
  height: number
  /** Middles of the four concentric squares: top left, top right, bottom right, bottom left. */
  corners: readonly [Spot, Spot, Spot, Spot]
  /** Middles of the small squares along the edges and in the gutter. */
  squares: readonly Spot[]
  code: Spot & { size: number }
  blocks: readonly Block[]
  boxes: readonly WritingBox[]
}

/** Sizes that every version so far has in common. */
export const cornerSize = 12
export const squareSize = 5
export const bubbleRadius = 2.1
