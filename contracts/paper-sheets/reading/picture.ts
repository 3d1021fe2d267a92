/** Grey values, 0 black to 255 white, row by row. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** The value between four pixels; beyond the edge it goes on as at the edge. */
export function valueAt({ width, height, pixels }: Picture, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1.001)
  const top = Math.min(Math.max(y, 0), height - 1.001)
  const column = Math.floor(left)
  const row = Math.floor(top)
  const right = left - column
  const down = top - row
  const at = row * width + column
  const above = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right
  const below = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right
  return above * (1 - down) + below * down
}

/** Of colours as cameras give them, red, green and blue first in each pixel; of grey ones the first is all. */
export function greyOf(colours: Uint8Array | Uint8ClampedArray, channels: number): Uint8Array {
  const pixels = new Uint8Array(Math.floor(colours.length / channels))
  if (channels < 3) for (let to = 0, at = 0; to < pixels.length; to++, at += channels) pixels[to] = colours[at] ?? 0
  else
    // As bright as an eye finds them, in 256ths.
    for (let to = 0, at = 0; to < pixels.length; to++, at += channels)
      pixels[to] = ((colours[at] ?? 0) * 77 + (colours[at + 1] ?? 0) * 150 + (colours[at + 2] ?? 0) * 29) >> 8
  return pixels
}

/** Smaller by a whole number, each pixel the mean of those it stands for. */
export function shrunk({ width: stride, height: rows, pixels: from }: Picture, by: number): Picture {
  if (by <= 1) return { width: stride, height: rows, pixels: from }
  const width = Math.floor(stride / by)
  const height = Math.floor(rows / by)
  const pixels = new Uint8Array(width * height)
  const share = 1 / (by * by)
  for (let y = 0; y < height; y++) {
    const [to, at] = [y * width, y * by * stride]
    // Photographs of today's telephones are shrunk by these: written out, they take a third of the time.
    if (by === 2) for (let x = 0; x < width; x++) pixels[to + x] = fourAt(from, at + 2 * x, stride) >> 2
    else if (by === 3) for (let x = 0; x < width; x++) pixels[to + x] = (nineAt(from, at + 3 * x, stride) * share) | 0
    else for (let x = 0; x < width; x++) pixels[to + x] = (manyAt(from, at + by * x, stride, by) * share) | 0
  }
  return { width, height, pixels }
}

function fourAt(from: Uint8Array, at: number, stride: number): number {
  const below = at + stride
  return (from[at] ?? 0) + (from[at + 1] ?? 0) + (from[below] ?? 0) + (from[below + 1] ?? 0)
}

function nineAt(from: Uint8Array, at: number, stride: number): number {
  return threeAt(from, at) + threeAt(from, at + stride) + threeAt(from, at + 2 * stride)
}

function threeAt(from: Uint8Array, at: number): number {
  return (from[at] ?? 0) + (from[at + 1] ?? 0) + (from[at + 2] ?? 0)
}

function manyAt(from: Uint8Array, first: number, stride: number, by: number): number {
  let sum = 0
  for (let row = first; row < first + by * stride; row += stride)
    for (let at = row; at < row + by; at++) sum += from[at] ?? 0
  return sum
}
