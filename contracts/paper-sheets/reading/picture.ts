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

/** Smaller by a whole number, each pixel the mean of those it stands for. */
export function shrunk({ width: stride, height: rows, pixels: from }: Picture, by: number): Picture {
  if (by <= 1) return { width: stride, height: rows, pixels: from }
  const width = Math.floor(stride / by)
  const height = Math.floor(rows / by)
  const pixels = new Uint8Array(width * height)
  const share = 1 / (by * by)
  for (let y = 0, to = 0; y < height; y++) {
    const top = y * by * stride
    for (let x = 0; x < width; x++, to++) {
      const first = top + x * by
      let sum = 0
      if (by === 2)
        sum =
          (from[first] ?? 0) + (from[first + 1] ?? 0) + (from[first + stride] ?? 0) + (from[first + stride + 1] ?? 0)
      else
        for (let row = first; row < first + by * stride; row += stride)
          for (let at = row; at < row + by; at++) sum += from[at] ?? 0
      pixels[to] = sum * share
    }
  }
  return { width, height, pixels }
}
