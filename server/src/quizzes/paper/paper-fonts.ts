import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const faces = {
  normal: '400Regular/BeVietnamPro_400Regular',
  bold: '700Bold/BeVietnamPro_700Bold',
  italics: '400Regular_Italic/BeVietnamPro_400Regular_Italic',
  bolditalics: '700Bold_Italic/BeVietnamPro_700Bold_Italic',
} as const
export type Face = keyof typeof faces

export const fontName = 'Be Vietnam Pro'

/** For what the paper's own font lacks, asked in this order; each has one face. */
const others = {
  'M PLUS 1p': 'm-plus-1p/400Regular/MPLUS1p_400Regular',
  'Noto Emoji': 'noto-emoji/400Regular/NotoEmoji_400Regular',
} as const
export type OtherFont = keyof typeof others
export const otherFonts: readonly OtherFont[] = ['M PLUS 1p', 'Noto Emoji']

export function fontFile(face: Face): string {
  return packaged(`be-vietnam-pro/${faces[face]}`)
}

export function otherFontFile(name: OtherFont): string {
  return packaged(others[name])
}

function packaged(path: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`))
}

export function faceOf({ bold, italic }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bolditalics' : 'bold'
  return italic ? 'italics' : 'normal'
}

const opened = new Map<string, Font>()

function openedFont(file: string): Font {
  const font = opened.get(file) ?? openSync(file)
  opened.set(file, font)
  return font
}

function fontOf(face: Face): Font {
  return openedFont(fontFile(face))
}

/** In parts of the font's size. */
export function widthOf(text: string, face: Face, other?: OtherFont): number {
  const font = other === undefined ? fontOf(face) : openedFont(otherFontFile(other))
  return font.layout(text).advanceWidth / font.unitsPerEm
}

/** Above the baseline, in parts of the font's size. */
export function ascentOf(other: OtherFont): number {
  const font = openedFont(otherFontFile(other))
  return font.ascent / font.unitsPerEm
}

/** The font has all Vietnamese letters, but few signs of mathematics. */
export function canWrite(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code === 0xa0 || fontOf('normal').hasGlyphForCodePoint(code)
}

/** One that has the first of these signs; the others of a cluster (a skin, a joiner) only shape it. */
export function otherFontFor(cluster: string): OtherFont | null {
  const code = cluster.codePointAt(0) ?? 0
  const asked = isPicture(cluster) ? otherFonts.toReversed() : otherFonts
  return asked.find((name) => openedFont(otherFontFile(name)).hasGlyphForCodePoint(code)) ?? null
}

/** Shown as an emoji where both fonts have it. */
function isPicture(cluster: string): boolean {
  return /\p{Emoji_Presentation}|\uFE0F/u.test(cluster)
}

/** The outline of a text, y upwards, at a size of 1000. */
export function outlineOf(text: string, face: Face): string {
  const font = fontOf(face)
  const scale = 1000 / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = path.scale(scale, scale).translate((x + xOffset) * scale, yOffset * scale)
      x += xAdvance
      return outline.toSVG()
    })
    .join('')
}
