import type { OwnParts } from './own-parts.ts'

const fewest = 2
const longest = 100
const counted = /^(\d{1,4})\s?[.)]\s?\p{L}.{8}/u

/** '109. …' and '110. …' in the lines of one question: others, which nobody saw begin. Its own parts count from one. */
export function questionInside({ below }: OwnParts): string | null {
  const found = below.flatMap((line) => {
    const number = Number(counted.exec(line)?.[1] ?? 0)
    return number === 0 ? [] : [{ line, number }]
  })
  const [first, ...others] = found
  const isCounting = others.every(({ number }, at) => number === (first?.number ?? 0) + at + 1)
  return first && first.number > 1 && found.length >= fewest && isCounting ? first.line.slice(0, longest) : null
}
