import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** The same text always gives the same numbers, on every machine: an order can be made again from its seed. */
export function randomFrom(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number below 2³². */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] as Item
    result[last] = result[other] as Item
    result[other] = kept
  }
  return result
}

const lastOnes =
  /^(tat ca|ca (hai|ba|bon|nam|\d)\b|(deu|khong) (dung|sai)|khong (co )?(dap an|phuong an|y|cau) nao|all of the|none of the|(all|none|both) (the )?(above|of them|are)\b)/
const letter = '[a-f](?![\\p{Letter}\\p{Number}])'
const letters = new RegExp(
  `^((ca|chi|both|only|dap an|phuong an|cau|y)\\s+(?=${letter})|${letter}\\s*(,|;|&|\\+|va|and|hoac|or)\\s*(?=${letter}))`,
  'u',
)

/**
 * Options in another order. "All of the above" stays last, and where an option names others by their letters
 * ("Cả A và B") nothing moves: in another order it would be a different answer.
 */
export function shuffledOptions<Option extends { text: string }>(
  options: readonly Option[],
  random: () => number,
): Option[] {
  const wordings = options.map(({ text }) => foldText(textOf(text)))
  if (wordings.some((wording) => letters.test(wording))) return [...options]
  const staysLast = (_: Option, index: number): boolean => lastOnes.test(wordings[index] ?? '')
  const movable = options.filter((option, index) => !staysLast(option, index))
  return [...shuffled(movable, random), ...options.filter(staysLast)]
}
