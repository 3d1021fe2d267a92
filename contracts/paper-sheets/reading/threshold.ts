import type { Picture } from './picture.ts'

/** 1 where a pixel is darker than its surroundings (a square of `reach` pixels each way) by more than `share`. */
export function darkParts({ width, height, pixels }: Picture, reach: number, share: number): Uint8Array {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * stride
    const bottom = Math.min(height, y + reach + 1) * stride
    const rows = (bottom - top) / stride
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0)
      if ((pixels[y * width + x] ?? 0) * rows * (right - left) < sum * (1 - share)) dark[y * width + x] = 1
    }
  }
  return dark
}
