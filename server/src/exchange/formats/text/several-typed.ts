import { type Problem, blocking } from '../item.ts'

const longestPart = 25

/** A dash, or a picture: nobody can type that. */
const untyped = /^(?:[-–—_.?…\s]+|<img\b[\s\S]*|\S+\.(?:jpe?g|png|gif|webp|svg))$/iu

/** Null where it is beyond doubt what has to be typed. */
export function typedDoubt(text: string): Problem | null {
  if (untyped.test(text.trim())) return blocking('unreadable', { text: text.trim().slice(0, 60) })
  return severalTyped(text)
}

/**
 * '4, four' may be two answers that are both accepted, or one that has to be typed just so. A comma inside a number
 * parts nothing, and neither does one in a sentence.
 */
function severalTyped(text: string): Problem | null {
  const parts = text.trim().split(/[,;]\s+|;|\s\/\s|\s+(?:or|hoặc)\s+/iu)
  const isShort = (part: string): boolean =>
    part.trim() !== '' && part.trim().length <= longestPart && part.trim().split(/\s+/).length <= 3
  return parts.length > 1 && parts.every(isShort) ? blocking('typedSeveral', { answer: text.slice(0, 60) }) : null
}
