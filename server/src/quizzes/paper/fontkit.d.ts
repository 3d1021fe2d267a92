/** The part of it that printing uses; the package has no types of its own. */
declare module 'fontkit' {
  export interface Path {
    scale(x: number, y?: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      readonly advanceWidth: number
      readonly glyphs: readonly { readonly path: Path }[]
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
    }
  }
  export function openSync(fileName: string): Font
}
