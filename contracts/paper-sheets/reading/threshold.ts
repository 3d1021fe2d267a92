import type { Picture } from './picture.ts'

/** 1 where a pixel is darker than its surroundings (a square of `reach` pixels each way) by more than `share`. */
export function darkParts({ width, height, pixels }: Picture, reach: number, share: number): Uint8Array {
  const dark = new Uint8Array(width * height)
  // Sums of the rows around this one, column by column; they move down with it.
  const columns = new Int32Array(width)
  // Of these, all to the left of a place.
  const sums = new Int32Array(width + 1)
  for (let row = 0; row < Math.min(reach, height); row++)
    for (let x = 0, at = row * width; x < width; x++, at++) columns[x] = (columns[x] ?? 0) + (pixels[at] ?? 0)
  for (let y = 0; y < height; y++) {
    if (y + reach < height)
      for (let x = 0, at = (y + reach) * width; x < width; x++, at++) columns[x] = (columns[x] ?? 0) + (pixels[at] ?? 0)
    if (y > reach)
      for (let x = 0, at = (y - reach - 1) * width; x < width; x++, at++)
        columns[x] = (columns[x] ?? 0) - (pixels[at] ?? 0)
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach)
    for (let x = 0, sum = 0; x < width; x++) {
      sum += columns[x] ?? 0
      sums[x + 1] = sum
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const first = x > reach ? x - reach : 0
      const end = x + reach < width ? x + reach + 1 : width
      const sum = (sums[end] ?? 0) - (sums[first] ?? 0)
      if ((pixels[at] ?? 0) * rows * (end - first) < sum * (1 - share)) dark[at] = 1
    }
  }
  return dark
}
