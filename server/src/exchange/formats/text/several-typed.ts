import { type Problem, blocking } from '../item.ts'

const longestPart = 25

/**
 * '4, four' may be two answers that are both accepted, or one that has to be typed just so. A comma inside a number
 * parts nothing, and neither does one in a sentence.
 */
export function severalTyped(text: string): Problem | null {
  const parts = text.trim().split(/[,;]\s+|;|\s\/\s|\s+(?:or|hoặc)\s+/iu)
  const isShort = (part: string): boolean =>
    part.trim() !== '' && part.trim().length <= longestPart && part.trim().split(/\s+/).length <= 3
  return parts.length > 1 && parts.every(isShort) ? blocking('typedSeveral', { answer: text.slice(0, 60) }) : null
}
