import type { XmlElement } from '../xml-tree.ts'

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
const single: readonly (readonly [place: number, sign: string])[] = [
  [0x22, '∀'],
  [0x24, '∃'],
  [0x27, '∋'],
  [0x2d, '−'],
  [0x40, '≅'],
  [0x5c, '∴'],
  [0x5e, '⊥'],
  [0x7e, '∼'],
  [0xf1, '⟩'],
  [0xf2, '∫'],
]
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
