import { LRUCache } from 'lru-cache'
import { type FormulaPicture, formulaPicture, signPicture } from '../formulas/formula-pictures.ts'
import type { Marks, Run } from '../paper-blocks.ts'
import { type OtherFont, canWrite, faceOf, otherFontFor, widthOf } from '../paper-fonts.ts'
import type { PaperPicture } from '../paper-file.ts'
import type { Tag } from 'pdfmake/js/Renderer.js'

/**
 * Lines of a paragraph, for a format that cannot put a formula or a picture into a text by itself.
 * All measures are in points.
 */
export interface Line {
  pieces: Piece[]
  width: number
  /** Above and below the baseline. */
  ascent: number
  descent: number
}
export type Piece = TextPiece | BoxPiece
interface TextPiece {
  kind: 'text'
  text: string
  marks: Marks
  /** Where the paper's own lacks a sign. */
  font?: OtherFont
  width: number
}
interface BoxPiece {
  kind: 'box'
  content: FormulaPicture | { address: string }
  /** What it says to who cannot see it. */
  alt: string
  width: number
  ascent: number
  descent: number
}

export interface LineSettings {
  size: number
  width: number
  pictures: ReadonlyMap<string, PaperPicture>
  /** The part of the document that it is in. */
  tag: Tag
  /** What its paragraphs are, when they are none. */
  heading?: 'H1' | 'H2'
}

/** Of the font, in parts of its size. */
export const fontAscent = 1
const fontDescent = 0.265
/** As on the screen: a little larger, so that small fractions can be read. */
const formulaScale = 1.2
/** How a raised or lowered text is set; the printer's own figure. */
export const smallScale = 0.58
const pointsPerPixel = 0.75
const highestPicture = 190

export function linesOf(runs: readonly Run[], settings: LineSettings): Line[] {
  const lines: Line[] = []
  let pieces: Piece[] = []
  let width = 0
  let group: Piece[] = []
  let spaceBefore: TextPiece | null = null

  function endLine(): void {
    lines.push(lineOf(pieces, settings.size))
    pieces = []
    width = 0
  }
  function place(piece: Piece): void {
    pieces.push(piece)
    width += piece.width
  }
  /** Pieces without a space between them stay together, unless a line is too short for them. */
  function endGroup(): void {
    if (group.length === 0) return
    const groupWidth = group.reduce((sum, piece) => sum + piece.width, 0)
    const space = pieces.length > 0 ? spaceBefore : null
    if (pieces.length > 0 && width + (space?.width ?? 0) + groupWidth > settings.width) endLine()
    else if (space) place(space)
    for (const piece of group.flatMap((one) => partsOf(one, settings))) {
      if (pieces.length > 0 && width + piece.width > settings.width + 0.01) endLine()
      place(piece)
    }
    group = []
    spaceBefore = null
  }

  for (const run of runs) {
    if (run.kind === 'break') {
      endGroup()
      endLine()
    } else if (run.kind === 'text') {
      for (const part of run.text.split(/( )/)) {
        if (part === ' ') {
          endGroup()
          spaceBefore = textPiece(' ', run.marks, settings.size)
        } else if (part !== '') group.push(...signPieces(part, run.marks, settings.size))
      }
    } else group.push(...boxPieces(run, settings))
  }
  endGroup()
  if (pieces.length > 0) endLine()
  return lines
}

export function formulaBox(
  picture: FormulaPicture,
  alt: string,
  { size, width }: Pick<LineSettings, 'size' | 'width'>,
): BoxPiece {
  const scale = Math.min(size * formulaScale, width / picture.width)
  const { height, depth } = picture
  return {
    kind: 'box',
    content: picture,
    alt,
    width: picture.width * scale,
    ascent: (height - depth) * scale,
    descent: depth * scale,
  }
}

/** How wide it would be with room enough. */
export function naturalWidth(runs: readonly Run[], settings: LineSettings): number {
  return Math.max(0, ...linesOf(runs, settings).map((line) => line.width))
}

function boxPieces(run: Extract<Run, { kind: 'formula' | 'picture' }>, settings: LineSettings): Piece[] {
  if (run.kind === 'formula') {
    const picture = formulaPicture(run.latex, false)
    return picture ? [formulaBox(picture, run.latex, settings)] : signPieces(run.latex, { code: true }, settings.size)
  }
  const picture = settings.pictures.get(run.address)
  if (!picture) return run.alt === '' ? [] : signPieces(`[${run.alt}]`, {}, settings.size)
  const wanted = Math.min(run.width ?? picture.width, picture.width) * pointsPerPixel
  const highest = (highestPicture / picture.height) * picture.width
  const width = Math.min(wanted, highest, settings.width)
  const ascent = (width / picture.width) * picture.height
  return [{ kind: 'box', content: { address: run.address }, alt: run.alt, width, ascent, descent: 0 }]
}

const clusters = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** What the font lacks is written with another, or becomes a picture of its own. */
function signPieces(text: string, marks: Marks, size: number): Piece[] {
  const pieces: Piece[] = []
  let written = ''
  const endText = (): void => {
    if (written !== '') pieces.push(textPiece(written, marks, size))
    written = ''
  }
  for (const { segment } of clusters.segment(text)) {
    if (Array.from(segment).every(canWrite)) {
      written += segment
      continue
    }
    const other = otherFontFor(segment)
    if (isEmoji.test(segment) && other) {
      endText()
      pieces.push(textPiece(segment, marks, size, other))
      continue
    }
    for (const sign of segment) {
      const picture = canWrite(sign) ? null : signPicture(sign)
      const font = canWrite(sign) || picture ? null : otherFontFor(sign)
      if (picture) {
        endText()
        pieces.push(formulaBox(picture, sign, { size: marks.position ? size * smallScale : size, width: Infinity }))
      } else if (font) {
        endText()
        pieces.push(textPiece(sign, marks, size, font))
      } else written += canWrite(sign) ? sign : '?'
    }
  }
  endText()
  return pieces
}

/** Several signs may make one picture. */
const isEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

const measured = new LRUCache<string, number>({ max: 20_000 })

function textPiece(text: string, marks: Marks, size: number, font?: OtherFont): TextPiece {
  const face = faceOf(marks)
  const name = `${font ?? face}:${text}`
  const width = measured.get(name) ?? widthOf(text, face, font)
  measured.set(name, width)
  const scaled = width * (marks.position ? size * smallScale : size)
  return { kind: 'text', text, marks, ...(font && { font }), width: scaled }
}

/** A word longer than the line is cut where the line ends. */
function partsOf(piece: Piece, { width, size }: LineSettings): Piece[] {
  if (piece.kind !== 'text' || piece.width <= width) return [piece]
  return Array.from(piece.text, (sign) => textPiece(sign, piece.marks, size, piece.font))
}

function lineOf(pieces: readonly Piece[], size: number): Line {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const before = merged.at(-1)
    if (before?.kind === 'text' && piece.kind === 'text' && isSame(before, piece)) {
      before.text += piece.text
      before.width += piece.width
    } else merged.push({ ...piece })
  }
  const boxes = merged.filter((piece) => piece.kind === 'box')
  return {
    pieces: merged,
    width: merged.reduce((sum, piece) => sum + piece.width, 0),
    ascent: Math.max(fontAscent * size, ...boxes.map((box) => box.ascent)),
    descent: Math.max(fontDescent * size, ...boxes.map((box) => box.descent)),
  }
}

function isSame(one: TextPiece, other: TextPiece): boolean {
  return one.font === other.font && JSON.stringify(one.marks) === JSON.stringify(other.marks)
}
