import type { Line } from '../word-file.ts'

/** How programs name what they mark with, beside the numbers of colors. */
const named: Readonly<Record<string, string>> = {
  yellow: 'FFFF00',
  green: '00FF00',
  cyan: '00FFFF',
  magenta: 'FF00FF',
  blue: '0000FF',
  red: 'FF0000',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
}
const tints = 12
export const redTint = '0'
export const greenTint = '4'
/** Of 255; less than this apart they are a gray. */
const fewestApart = 24

/** Red, yellow and so on, whatever its shade: one person marks with several shades of one. */
function tintOf(color: string): string {
  const parts = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(named[color] ?? color)
  if (!parts) return color
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const apart = most - least
  if (apart < fewestApart) return 'gray'
  const place =
    most === red ? (green - blue) / apart : most === green ? 2 + (blue - red) / apart : 4 + (red - green) / apart
  return String((Math.round((place * tints) / 6) + tints) % tints)
}

/** With what a line is marked; null where it is not said. */
export function tintIn(line: Line, feature: 'highlight' | 'color'): string | null {
  for (const piece of line) {
    const color = piece.kind === 'text' && /\S/u.test(piece.text) ? piece.look[feature] : undefined
    if (typeof color === 'string') return tintOf(color)
  }
  return null
}
