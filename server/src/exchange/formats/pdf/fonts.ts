import { shownText, signOf, symbolFontOf } from '../letters/symbol-fonts.ts'

/** What a font is called, and which signs of it the file has. */
export interface UsedFont {
  name: string
  signs: ReadonlySet<string>
}

/** The text as it is seen; null where what the file says about its letters cannot be true. */
export type FontReader = (text: string) => string | null

/**
 * A PDF draws shapes, and says of each which letter it is; of those of formulas this is often wrong. The font Symbol
 * has no Latin letters, and one for formulas no Indian or Korean ones: they stand for small signs above and below a
 * line. And a font whose letters are '!', '"', '#' counted its shapes and never said what they are.
 */
export function fontReader(font: UsedFont, others: readonly UsedFont[]): FontReader {
  const read = lettersOf(font, others)
  return (text) => (unsaid.test(text) ? null : read(text))
}

/** What stands where a file has no letter for a shape, such as one for 'fi'. */
// oxlint-disable-next-line no-control-regex -- These signs are what is looked for.
const unsaid = /[\u{0}-\u{8}\u{E}-\u{1F}\u{FFFD}]/u

/** Its shapes are pictures, whichever letters the file calls them. */
export function isOfIcons(font: UsedFont): boolean {
  return /^(?:font ?awesome|fa-|glyphicons|material ?icons)/i.test(familyOf(font))
}

function lettersOf(font: UsedFont, others: readonly UsedFont[]): FontReader {
  if (isCounted(font, others)) return (text) => (text.trim() === '' ? text : null)
  if (isOfFormulas(font)) return (text) => (farLetters.test(text) ? null : text)
  if (isOfIcons(font)) return iconsIn
  const symbols = symbolFontOf(familyOf(font))
  return (text) => {
    const signs = symbols === 'symbol' ? Array.from(text, symbolFor) : shownText(text, symbols)
    return signs.includes(null) ? null : signs.join('')
  }
}

/** A tick or a cross of a font of icons, which only the whole file says the meaning of. */
const iconSign = /^\s*[\u{F00C}\u{F00D}]\s*$/u

function iconsIn(text: string): string | null {
  return text.trim() === '' || iconSign.test(text) ? text : null
}

/** By its name, or by the letters that only formulas have. */
function isOfFormulas(font: UsedFont): boolean {
  return /math/i.test(familyOf(font)) || [...font.signs].some((sign) => /[\u{1D400}-\u{1D7FF}]/u.test(sign))
}

/** From India to Korea. */
const farLetters = /[\u{900}-\u{EFF}\u{1000}-\u{137F}\u{1780}-\u{17FF}\u{AC00}-\u{D7A3}]/u

const familyOf = ({ name }: UsedFont): string => name.replace(/^[A-Z]{6}\+/, '')

function isCounted(font: UsedFont, others: readonly UsedFont[]): boolean {
  const signs = [...font.signs].filter((sign) => sign.trim() !== '')
  if (!signs.includes('!') || signs.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return false
  return signs.length > 1 || others.some((other) => other !== font && familyOf(other) === familyOf(font))
}

/** Signs that this font has and that are what they seem. */
const plain = /[\s\d()[\]{}|+\-–−*/=<>.,:;~±°×÷¬•·…]|[^\0-\u{FF}\u{E000}-\u{F8FF}]/u

function symbolFor(sign: string): string | null {
  if (plain.test(sign)) return sign
  return /[a-z\u{A1}-\u{FF}\u{E000}-\u{F8FF}]/iu.test(sign) ? signOf(sign, 'symbol') : null
}
