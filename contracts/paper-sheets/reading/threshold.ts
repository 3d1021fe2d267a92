import type { Picture } from './picture.ts'

/** 1 where a pixel is darker than its surroundings (a square of `reach` pixels each way) by more than `share`. */
export function darkParts({ width, height, pixels }: Picture, reach: number, share: number): Uint8Array {
  const dark = new Uint8Array(width * height)
  // Sums of the rows around this one, column by column; they move down with it.
  const columns = new Int32Array(width)
  for (let row = 0; row < Math.min(reach, height); row++)
    for (let x = 0, at = row * width; x < width; x++, at++) columns[x] = (columns[x] ?? 0) + (pixels[at] ?? 0)
  for (let y = 0; y < height; y++) {
    if (y + reach < height)
      for (let x = 0, at = (y + reach) * width; x < width; x++, at++) columns[x] = (columns[x] ?? 0) + (pixels[at] ?? 0)
    if (y > reach)
      for (let x = 0, at = (y - reach - 1) * width; x < width; x++, at++)
        columns[x] = (columns[x] ?? 0) - (pixels[at] ?? 0)
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach)
    let sum = 0
    for (let x = 0; x < Math.min(reach, width); x++) sum += columns[x] ?? 0
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + reach < width) sum += columns[x + reach] ?? 0
      if (x > reach) sum -= columns[x - reach - 1] ?? 0
      const around = rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach))
      if ((pixels[at] ?? 0) * around < sum * (1 - share)) dark[at] = 1
    }
  }
  return dark
}
