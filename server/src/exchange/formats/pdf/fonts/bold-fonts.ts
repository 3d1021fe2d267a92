import type { Steps } from '../page-rules.ts'

/** How wide the letters of each font of a file are. */
export type LetterWidths = Map<string, Map<string, number>>

interface FontSteps {
  setFont: number
  showText: number
}

export function addWidths(widths: LetterWidths, { fnArray, argsArray }: Steps, names: FontSteps): void {
  let own = new Map<string, number>()
  for (const [place, step] of fnArray.entries()) {
    if (step !== names.setFont && step !== names.showText) continue
    const [first] = Array.isArray(argsArray[place]) ? (argsArray[place] as readonly unknown[]) : []
    if (step === names.setFont) {
      own = widths.get(String(first)) ?? new Map()
      widths.set(String(first), own)
    } else if (Array.isArray(first)) for (const glyph of first as readonly unknown[]) addWidth(own, glyph)
  }
}

const mostSigns = 500

function addWidth(own: Map<string, number>, glyph: unknown): void {
  if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph && 'width' in glyph)) return
  const [sign, width] = [String(glyph.unicode), Number(glyph.width)]
  if (/^[\p{L}\d]$/u.test(sign) && width > 0 && own.size < mostSigns) own.set(sign, width)
}

/** 'CIDFont+F3', 'F1': programs that write PDFs anew leave nothing of a name. */
const nameless = /^(?:[A-Z]{6}\+)?(?:CIDFont|Font|TT|C)?[+_]?[FTC]{0,2}\d{0,4}(?:_\d+)?$/iu

const fewestLetters = 8
const mostFonts = 60
const same = 2

/**
 * Of fonts without a name: those whose letters are as wide as those of another one or wider, while all digits are as
 * wide, as a bold face is beside its plain one. Slanted ones have narrower letters, and other families other digits.
 */
export function boldFonts(names: ReadonlyMap<string, string>, widths: LetterWidths): Set<string> {
  const fonts = [...names].flatMap(([id, name]) => {
    const own = widths.get(id)
    return nameless.test(name) && own ? [{ id, own }] : []
  })
  if (fonts.length > mostFonts) return new Set()
  return new Set(fonts.filter(({ own }) => fonts.some((other) => isBoldOf(own, other.own))).map(({ id }) => id))
}

function isBoldOf(own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const more = [...own].flatMap(([sign, width]) => {
    const beside = other.get(sign)
    return beside === undefined ? [] : [{ isDigit: /\d/u.test(sign), by: width - beside }]
  })
  const letters = more.filter(({ isDigit }) => !isDigit)
  const wider = letters.filter(({ by }) => by > same).length
  const alike = letters.filter(({ by }) => Math.abs(by) <= same).length
  return (
    letters.length >= fewestLetters &&
    more.length > letters.length &&
    more.every(({ isDigit, by }) => (isDigit ? Math.abs(by) <= same : by >= -same)) &&
    wider >= letters.length * 0.2 &&
    alike >= letters.length * 0.1
  )
}
