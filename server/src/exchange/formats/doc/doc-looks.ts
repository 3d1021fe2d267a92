import { type Look, isPaperColor, isPlainColor, withFont } from '../word/word-looks.ts'
import type { ByteView } from '../compound/byte-view.ts'
import { type Property, propertiesIn } from './doc-properties.ts'

/** What is said of letters besides their look. */
export interface Letters {
  look: Look
  /** Deleted, and only kept for those who follow changes. */
  isDeleted?: true
  /** Not the letter that it is: a picture, a note, a field. */
  isSpecial?: true
  /** A thing of another program. */
  isObject?: true
  /** Values of a field. */
  isData?: true
  /** Where its picture lies, or which object it is. */
  picture?: number
  /** Which object it is, in a place of its own. */
  object?: number
  /** A sign of a font that is named with it. */
  symbol?: { font: string; place: number }
}

export interface LookSources {
  fonts: readonly string[]
  /** What a style for letters says. */
  changedByStyle(before: Look, style: number): Look
}

const toggles: ReadonlyMap<number, 'bold' | 'italic' | 'strike' | 'hidden'> = new Map([
  [0x0835, 'bold'],
  [0x0836, 'italic'],
  [0x0837, 'strike'],
  [0x083c, 'hidden'],
])
const flags: ReadonlyMap<number, 'isDeleted' | 'isSpecial' | 'isObject' | 'isData'> = new Map([
  [0x0800, 'isDeleted'],
  [0x0855, 'isSpecial'],
  [0x0856, 'isObject'],
  [0x080a, 'isObject'],
  [0x0806, 'isData'],
])
/** The sixteen colours by their number; the first is that of the text around. */
const colors: readonly string[] = [
  'auto',
  '000000',
  '0000FF',
  '00FFFF',
  '00FF00',
  'FF00FF',
  'FF0000',
  'FFFF00',
  'FFFFFF',
  '000080',
  '008080',
  '008000',
  '800080',
  '800000',
  '808000',
  '808080',
  'C0C0C0',
]
const white = 8
const fontOfLetters = 0x4a4f
const fontOfOthers = 0x4a51

/** `before` is what the style of the paragraph says; a switch may mean the same as there, or its opposite. */
export function changedLetters(before: Letters, lists: readonly ByteView[], sources: LookSources): Letters {
  const base = before.look
  let letters: Letters = { ...before, look: { ...base } }
  for (const list of lists) {
    const found = [...propertiesIn(list)]
    const hasFont = found.some(({ code }) => code === fontOfLetters)
    for (const property of found)
      if (property.code !== fontOfOthers || !hasFont) letters = changed(letters, base, property, sources)
  }
  return letters
}

function changed(letters: Letters, base: Look, { code, value }: Property, sources: LookSources): Letters {
  const { look } = letters
  const toggle = toggles.get(code)
  if (toggle !== undefined) {
    const own = value.u8(0)
    const isOn = own === 0x80 || own === 0x81 ? (base[toggle] === true) === (own === 0x80) : own !== 0
    if (isOn) look[toggle] = true
    else delete look[toggle]
    return letters
  }
  const flag = flags.get(code)
  if (flag !== undefined) {
    if (value.u8(0) === 0) delete letters[flag]
    else letters[flag] = true
    return letters
  }
  switch (code) {
    case 0x2a53:
      if (value.u8(0) !== 0) look.strike = true
      break
    case 0x2a3e:
      if (value.u8(0) === 0) delete look.underline
      else look.underline = true
      break
    case 0x2a42:
      setColor(look, colors[value.u8(0)] ?? 'auto')
      break
    case 0x6870:
      setColor(look, colorIn(value, 0))
      break
    case 0x2a0c:
      if (value.u8(0) === 0 || value.u8(0) === white) delete look.highlight
      else look.highlight = colors[value.u8(0)] ?? true
      break
    case 0x4866:
      if (!isPaperColor(shadeOf(value.u16(0)))) look.highlight ??= true
      break
    case 0xca71:
      // A pattern that covers all is drawn in its own colour.
      if (value.length >= 10 && !isPaperColor(colorIn(value, value.u16(8) === 1 ? 0 : 4))) look.highlight ??= true
      break
    case 0x2a48:
      if (value.u8(0) === 1) look.position = 'sup'
      else if (value.u8(0) === 2) look.position = 'sub'
      else delete look.position
      break
    case fontOfLetters:
    case fontOfOthers:
      return { ...letters, look: withFont(look, sources.fonts[value.u16(0)] ?? '') }
    case 0x4a30:
      return { ...letters, look: { ...sources.changedByStyle(look, value.u16(0)) } }
    case 0x2a33:
      return { ...letters, look: { ...base } }
    case 0x6a03:
      return { ...letters, picture: value.u32(0) }
    case 0x680e:
      return { ...letters, object: value.u32(0) }
    case 0x6a09:
      return { ...letters, isSpecial: true, symbol: { font: sources.fonts[value.u16(0)] ?? '', place: value.u16(2) } }
  }
  return letters
}

function setColor(look: Look, color: string): void {
  if (isPlainColor(color)) delete look.color
  else look.color = color
}

/** Red, green and blue, and whether it is that of the text around. */
function colorIn(value: ByteView, at: number): string {
  if (value.u8(at + 3) === 0xff) return 'auto'
  return [0, 1, 2]
    .map((part) =>
      value
        .u8(at + part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()
}

function shadeOf(shade: number): string {
  if (shade === 0xffff) return 'auto'
  const isFull = shade >> 10 === 1
  return colors[isFull ? shade & 31 : (shade >> 5) & 31] ?? 'auto'
}
