import { paired } from './latex-signs.ts'
import type { XmlElement } from '../../xml-tree.ts'

/**
 * Fonts whose letters are signs: what is typed as 'a' is seen as 'α' or as a hand. Programs keep such a letter as it
 * was typed, or at a private place of Unicode (U+F061), which means nothing without its font.
 */
export type SymbolFont = 'symbol' | 'wingdings' | 'wingdings-2' | 'others'

export function symbolFontOf(name: string): SymbolFont | null {
  const family = name.trim()
  if (/^symbol\d?(?:mt|std|ps)?(?:[,-].*)?$/i.test(family)) return 'symbol'
  if (/^(?:wingdings[\s-]*3|webdings)/i.test(family)) return 'others'
  if (/^wingdings[\s-]*2/i.test(family)) return 'wingdings-2'
  return /^wingdings/i.test(family) ? 'wingdings' : null
}

/** The signs of the font Symbol from their first place on; letters in between are Greek. */
const rows: readonly (readonly [first: number, signs: string])[] = [
  [0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'],
  [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'],
  [0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|'],
  [0xc0, 'ℵℑℜ℘'],
  [0xc4, '⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑'],
]
const single = paired('0x22 ∀ 0x24 ∃ 0x27 ∋ 0x2d − 0x40 ≅ 0x5c ∴ 0x5e ⊥ 0x7e ∼ 0xf1 ⟩ 0xf2 ∫').map(
  ([place, sign]) => [Number(place), sign] as const,
)
const symbols: ReadonlyMap<number, string> = new Map([
  ...Array.from({ length: 0x5e }, (_, place): [number, string] => [0x20 + place, String.fromCodePoint(0x20 + place)]),
  ...signsAt(rows),
  ...single,
])

const wingdings: ReadonlyMap<number, string> = signsAt([
  [0x45, '☜☞☝☟'],
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x6c, '●❍■☐'],
  [0x71, '☐☐⬧⧫◆❖⬥☒'],
  [0x7d, '❝❞'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
  [0x9e, '·•▪○'],
  [0xa4, '◉◎'],
  [0xa7, '▪☐'],
  [0xab, '★'],
  [0xd8, '➢'],
  [0xdf, '←→↑↓↖↗↙↘←➔↑↓'],
  [0xef, '⇦⇨⇧⇩⇔'],
  [0xfb, '✗✓☒☑'],
])

const fonts: Readonly<Record<SymbolFont, ReadonlyMap<number, string>>> = {
  symbol: symbols,
  wingdings,
  'wingdings-2': signsAt([
    [0x4f, '✗✓☒☑☒☒'],
    [0x97, '●'],
    [0xa3, '☐'],
  ]),
  others: new Map(),
}

function signsAt(signs: readonly (readonly [first: number, signs: string])[]): ReadonlyMap<number, string> {
  return new Map(
    signs.flatMap(([first, own]) => Array.from(own, (sign, index): [number, string] => [first + index, sign])),
  )
}

/** Null for a sign that is not known: without it something else may be said. */
export function symbolOf(element: XmlElement): string | null {
  const number = Number.parseInt(element.attributes['w:char'] ?? '', 16)
  if (!Number.isInteger(number) || number < 0x20 || number > 0xffff) return null
  const font = symbolFontOf(element.attributes['w:font'] ?? '')
  return font === null && number < 0xe000 ? String.fromCodePoint(number) : signOf(String.fromCodePoint(number), font)
}

/** One sign as it is seen; null where nobody knows. */
export function signOf(sign: string, font: SymbolFont | null): string | null {
  const place = sign.codePointAt(0) ?? 0
  if (place >= 0xe000 && place <= 0xf8ff)
    return place >= 0xf020 && place <= 0xf0ff ? (fonts[font ?? 'symbol'].get(place % 0x100) ?? null) : null
  // What is beyond the places of such a font was typed in another one.
  return font === null || place > 0xff || sign.trim() === '' ? sign : (fonts[font].get(place) ?? null)
}

const privateSign = /[\uE000-\uF8FF]/

/** Text as it is seen, with null for each sign that nobody knows. */
export function shownText(text: string, font: SymbolFont | null): (string | null)[] {
  if (font === null && !privateSign.test(text)) return [text]
  const parts: (string | null)[] = []
  for (const letter of text) {
    const sign = signOf(letter, font)
    const before = parts.at(-1)
    if (sign !== null && typeof before === 'string') parts[parts.length - 1] = before + sign
    else parts.push(sign)
  }
  return parts
}

/**
 * Before Unicode each family of fonts in Vietnam had letters of its own: what is typed in .VnTime or VNI-Times looks
 * right only in them. A file may still hold both, so the font of each piece decides.
 */
export type OldFont = 'tcvn' | 'tcvn-capitals' | 'vni'

export function oldFontOf(name: string): OldFont | null {
  if (name.startsWith('.Vn')) return name.endsWith('H') ? 'tcvn-capitals' : 'tcvn'
  return /^VNI[-_ ]/i.test(name) ? 'vni' : null
}

/** Letters that no such font has: whoever typed them did so with a newer one, whatever the file says. */
const modernLetters = /[\u1EA0-\u1EF9ăĂđĐĩĨũŨơƠưƯ]/u

export function modernText(text: string, font: OldFont): string {
  if (modernLetters.test(text.normalize('NFC'))) return text
  if (font === 'vni') return fromVni(text)
  const modern = text.replaceAll(/[\u00A1-\u00FF]/g, (letter) => tcvn.get(letter) ?? letter)
  return font === 'tcvn-capitals' ? modern.toUpperCase() : modern
}

const tcvn = pairs(
  '¡Ă¢Â£Ê¤Ô¥Ơ¦Ư§Đ¨ă©âªê«ô¬ơ\u00ADư®đµà¶ả·ã¸á¹ạ»ằ¼ẳ½ẵ¾ắÆặÇầÈẩÉẫÊấËậÌèÎẻÏẽÐéÑẹÒềÓểÔễÕếÖệ×ìØỉÜĩÝíÞịßòáỏâõãóäọåồæổçỗèốéộêờëởìỡíớîợïùñủòũóúôụõừöử÷ữøứùựúỳûỷüỹýýþỵ',
)

/** Behind a letter: its mark, or its mark on the roof or the bowl that it gets as well. */
const vniMarks: Readonly<Record<string, string>> = Object.fromEntries(
  paired(
    'ù \u0301 ø \u0300 û \u0309 õ \u0303 ï \u0323 â \u0302 á \u0302\u0301 à \u0302\u0300 å \u0302\u0309 ã \u0302\u0303 ä \u0302\u0323 ê \u0306 é \u0306\u0301 è \u0306\u0300 ú \u0306\u0309 ü \u0306\u0303 ë \u0306\u0323',
  ),
)
const vniLetters = pairs('ñđÑĐöưÖƯôơÔƠæỉÆỈóĩÓĨòịÒỊîỵÎỴ')
const marks = Object.keys(vniMarks).join('')
const vni = new RegExp(`([aeouyöôAEOUYÖÔ])([${marks}${marks.toUpperCase()}])|[ñÑöÖôÔæÆóÓòÒîÎ]`, 'g')

function fromVni(text: string): string {
  return text.replaceAll(vni, (whole, letter?: string, mark?: string) => {
    const base = letter ?? whole
    return ((vniLetters.get(base) ?? base) + (vniMarks[(mark ?? '').toLowerCase()] ?? '')).normalize('NFC')
  })
}

function pairs(text: string): ReadonlyMap<string, string> {
  const letters = Array.from(text)
  return new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])))
}
