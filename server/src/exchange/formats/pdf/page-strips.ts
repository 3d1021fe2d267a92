import { UnreadableFile } from '../item.ts'
import type { PlacedText } from './rows/placed-text.ts'

const mostLooks = 8_000_000
/** How high a strip of the page is, and how many above and below are near. */
const strip = 20
const nearest = 2

/** In strips, so that nobody looks through a whole page for what is near. */
export interface Strips {
  add(text: PlacedText): void
  remove(text: PlacedText): void
  has(text: PlacedText): boolean
  near(y: number): PlacedText[]
  all(): PlacedText[]
}

export function stripsOf(texts: readonly PlacedText[]): Strips {
  const strips = new Map<number, Set<PlacedText>>()
  const homes = new Map<PlacedText, number>()
  let looks = 0
  function add(text: PlacedText): void {
    const home = Math.floor(text.y / strip)
    homes.set(text, home)
    const own = strips.get(home) ?? new Set()
    strips.set(home, own.add(text))
  }
  for (const text of texts) add(text)
  return {
    add,
    remove(text) {
      strips.get(homes.get(text) ?? 0)?.delete(text)
      homes.delete(text)
    },
    has: (text) => homes.has(text),
    near(y) {
      const home = Math.floor(y / strip)
      const around = Array.from({ length: nearest * 2 + 1 }, (_, index) => home + index - nearest)
      const found = around.flatMap((place) => [...(strips.get(place) ?? [])])
      looks += found.length + 1
      if (looks > mostLooks) throw new UnreadableFile('tooComplex')
      return found
    },
    all: () => [...homes.keys()],
  }
}
