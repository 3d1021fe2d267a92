import { doubtedLine } from '../../../line-text.ts'
import type { Line } from '../../../word-file.ts'

interface Parted {
  asked: Line[]
  letters: number
  /** Where empty lines part what is asked. */
  parts: readonly number[]
}

/**
 * Below a key an empty line, a paragraph and another one above the options: the first may explain the question above as
 * well as belong to what is asked, unless the first question and many others are asked so.
 */
export function doubtParted([first, ...others]: readonly Parted[]): void {
  const parted = others.filter(({ parts, letters }) => parts.length > 0 && letters > 0)
  if (parted.length * 5 > others.length && (first?.parts.length ?? 0) > 0) return
  for (const { asked, parts } of parted)
    asked.splice(0, parts.at(-1) ?? 0, ...asked.slice(0, parts.at(-1)).map(doubtedLine))
}
