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
export function shrunk(picture: Picture, by: number): Picture {
  if (by <= 1) return picture
  const width = Math.floor(picture.width / by)
  const height = Math.floor(picture.height / by)
  const pixels = new Uint8Array(width * height)
  const sums = new Uint32Array(width)
  const share = by * by
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let inner = 0; inner < by; inner++) {
      let from = (y * by + inner) * picture.width
      for (let x = 0; x < width; x++) {
        let sum = 0
        for (let next = 0; next < by; next++) sum += picture.pixels[from++] ?? 0
        sums[x] = (sums[x] ?? 0) + sum
      }
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] ?? 0) / share
  }
  return { width, height, pixels }
}
