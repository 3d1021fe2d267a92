import { plainLine } from '../line-text.ts'
import type { Line } from '../word-file.ts'

/** What the letter of an option looks like, where nothing is asked but which it is. `option-signs.ts` reads options. */

export interface LetterBefore {
  /** As it was typed: whoever wants large ones looks at it. */
  letter: string
  /** Where the text behind it begins. */
  at: number
  isAlone: boolean
}

/** 'B. Huế', '(b) Huế', '*B) Huế' */
export function letterBefore(text: string): LetterBefore | null {
  const found = /^\s*[*([]{0,2}([A-Ja-j])\s*[.)\]]\s*/u.exec(text)
  return found && { letter: found[1] ?? '', at: found[0].length, isAlone: found[0].length === text.length }
}

/** The letter, where it is a large one and something stands behind it. */
export function largeBefore(text: string): string | null {
  const found = letterBefore(text)
  return found && !found.isAlone && /[A-J]/u.test(found.letter) ? found.letter : null
}

/** 'b' behind 'a'; at school 'g' stands behind 'e' as well. */
export function isNextSmall(letter: string, before: string): boolean {
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return step === 1 || (before === 'e' && letter === 'g')
}

/** 'c' or '(B)' and nothing else. */
export function letterOnLine(text: string): string | null {
  return /^[([]?([A-J])[)\].]?$/iu.exec(text.trim())?.[1]?.toUpperCase() ?? null
}

/** '… ở đâu? B' */
export const letterBehind = /(?<=\S)\s+([A-J])\s*$/u

interface Labelled {
  label: Line
}

export function isSmall({ label }: Labelled): boolean {
  return /[a-j]/u.test(plainLine(label))
}

export function isLarge({ label }: Labelled): boolean {
  return /[A-J]/u.test(plainLine(label))
}
