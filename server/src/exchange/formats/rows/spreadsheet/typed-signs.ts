import type { Row } from '../../item.ts'
import { signOf } from '../../letters/symbol-fonts.ts'

/** Places that a font gave a sign to, which no cell names any more. */
const ofFonts = /[\uE000-\uF8FF]/u
/** Pasted from papers these are bullets, ticks and arrows of other fonts as often as signs of this one. */
const ofOthers =
  /[\uF045-\uF04C\uF06C-\uF06F\uF071\uF072\uF074-\uF078\uF09E-\uF0A1\uF0A4\uF0A7\uF0A8\uF0AB\uF0D8\uF0DF-\uF0EA\uF0EF-\uF0F3\uF0FB-\uF0FE]/u

/** Signs of the font Symbol as they are seen; what may be another stays as it is, and is told. */
export function withFontSigns(row: Row): Row {
  if (!row.cells.some(({ text }) => ofFonts.test(text))) return row
  return {
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      text: shown(cell.text),
      ...(cell.runs && { runs: cell.runs.map((run) => ({ ...run, text: shown(run.text) })) }),
    })),
  }
}

function shown(text: string): string {
  if (!ofFonts.test(text)) return text
  return Array.from(text, (sign) => (ofOthers.test(sign) ? sign : (signOf(sign, null) ?? sign))).join('')
}

/** The first sign that nobody can name, with what stands around it; empty where there is none. */
export function unknownSignIn(text: string): string {
  return /.{0,10}[\uE000-\uF8FF].{0,10}/u.exec(text)?.[0] ?? ''
}
