import type { XmlElement } from '../xml-tree.ts'

/** The signs of the font Symbol from their first place on; letters in between are Greek. */
const rows: readonly (readonly [first: number, signs: string])[] = [
  [0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'],
  [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'],
  [0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'],
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
  [0xf2, '∫'],
]
const symbols: ReadonlyMap<number, string> = new Map([
  ...Array.from({ length: 0x5e }, (_, place): [number, string] => [0x20 + place, String.fromCodePoint(0x20 + place)]),
  ...rows.flatMap(([first, signs]) => Array.from(signs, (sign, index): [number, string] => [first + index, sign])),
  ...single,
])

/** The sign at a place of the font, or null. */
export function symbolAt(place: number): string | null {
  return symbols.get(place % 0x100) ?? null
}

const wingdings: Readonly<Record<number, string>> = {
  0xe0: '→',
  0xdf: '←',
  0xe8: '➔',
  0xf0: '⇨',
  0xfc: '✓',
  0xfb: '✗',
  0xfe: '☑',
  0xfd: '☒',
  0xa8: '☐',
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
}

/** Null for a sign that is not known: without it something else may be said. */
export function symbolOf(element: XmlElement): string | null {
  const number = Number.parseInt(element.attributes['w:char'] ?? '', 16)
  if (!Number.isInteger(number) || number < 0x20) return null
  if (/wingdings/i.test(element.attributes['w:font'] ?? '')) return wingdings[number % 0x100] ?? '□'
  if (number >= 0xf000 && number <= 0xf0ff) return symbols.get(number % 0x100) ?? null
  return number < 0xe000 ? String.fromCodePoint(number) : null
}

/** Signs of such a font in the midst of other letters. */
export function withoutPrivateSigns(text: string): string {
  return text.replaceAll(/[\uF020-\uF0FF]/g, (sign) => symbols.get((sign.codePointAt(0) ?? 0) % 0x100) ?? '□')
}
