import { type Spot, squareSize } from '../sheet-layout.ts'
import { componentsOf } from './components.ts'
import { type Placing, aroundSpot, patchAt } from './patch.ts'
import type { Picture } from './picture.ts'
import { quantile } from './quantile.ts'

const perMillimetre = 5

/** The middle of a small square near where it belongs; null where there is none, or something else. */
export function squareNear(picture: Picture, place: Placing, square: Spot, search: number): Spot | null {
  const patch = patchAt(picture, place, square, squareSize / 2 + search, perMillimetre)
  const [black, white] = [quantile(patch.pixels, 0.05), quantile(patch.pixels, 0.8)]
  if (white - black < white * 0.25) return null
  const limit = (black + white) / 2
  const dark = patch.pixels.map((value) => (value < limit ? 1 : 0))
  const middle = (patch.width - 1) / 2
  const whole = (squareSize * perMillimetre) ** 2
  const found = componentsOf(dark, patch.width, patch.height, whole * 0.45)
    .filter(({ area, left, right, top, bottom }) => {
      const [width, height] = [right - left + 1, bottom - top + 1]
      return area < whole * 1.7 && area > width * height * 0.6 && width < height * 1.5 && height < width * 1.5
    })
    .sort(
      (a, b) =>
        Math.hypot(a.middle.x - middle, a.middle.y - middle) - Math.hypot(b.middle.x - middle, b.middle.y - middle),
    )[0]
  if (found === undefined) return null
  return aroundSpot(place, square)((found.middle.x - middle) / perMillimetre, (found.middle.y - middle) / perMillimetre)
}
