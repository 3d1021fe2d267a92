import { symbolAt } from '../word/symbol-fonts.ts'

/** What a font is called, and which signs of it the file has. */
export interface UsedFont {
  name: string
  signs: ReadonlySet<string>
}

/** The text as it is seen; null where what the file says about its letters cannot be true. */
export type FontReader = (text: string) => string | null

/**
 * A PDF draws shapes, and says of each which letter it is; of those of formulas this is often wrong. The font Symbol
 * has no Latin letters. And a font whose letters are '!', '"', '#' counted its shapes and never said what they are.
 */
export function fontReader(font: UsedFont, others: readonly UsedFont[]): FontReader {
  if (isCounted(font, others)) return (text) => (text.trim() === '' ? text : null)
  if (!/^symbol(?:mt|std)?(?:[,-].*)?$/i.test(familyOf(font))) return (text) => text
  return (text) => {
    const signs = Array.from(text, symbolFor)
    return signs.includes(null) ? null : signs.join('')
  }
}

const familyOf = ({ name }: UsedFont): string => name.replace(/^[A-Z]{6}\+/, '')

function isCounted(font: UsedFont, others: readonly UsedFont[]): boolean {
  const signs = [...font.signs].filter((sign) => sign.trim() !== '')
  if (!signs.includes('!') || signs.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return false
  return signs.length > 1 || others.some((other) => other !== font && familyOf(other) === familyOf(font))
}

/** Signs that this font has and that are what they seem. */
const plain = /[\s\d()[\]{}|+\-–−*/=<>.,:;~±°×÷¬•·…]|[^\0-\u{FF}]/u

function symbolFor(sign: string): string | null {
  if (plain.test(sign)) return sign
  return /[a-z\u{A1}-\u{FF}]/iu.test(sign) ? symbolAt(sign.codePointAt(0) ?? 0) : null
}
