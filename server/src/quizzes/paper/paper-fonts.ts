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

export function fontFile(face: Face): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/be-vietnam-pro/${faces[face]}.ttf`))
}

export function faceOf({ bold, italic }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bolditalics' : 'bold'
  return italic ? 'italics' : 'normal'
}

const opened = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const font = opened.get(face) ?? openSync(fontFile(face))
  opened.set(face, font)
  return font
}

/** In parts of the font's size. */
export function widthOf(text: string, face: Face): number {
  const font = fontOf(face)
  return font.layout(text).advanceWidth / font.unitsPerEm
}

/** The font has all Vietnamese letters, but few signs of mathematics. */
export function canWrite(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code === 0xa0 || fontOf('normal').hasGlyphForCodePoint(code)
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
