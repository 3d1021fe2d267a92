import type { Line, Piece } from '../word/word-file.ts'
import type { DocHead } from './doc-head.ts'
import { type Blip, type Shape, blipIn, blipOfEntry, drawnIn, recordsIn, shapeIn } from './doc-drawings.ts'

export interface DocPictures {
  /** A picture that stands in the line like a letter; null for what is a line across the page. */
  inLine(at: number): Piece | null
  /** What floats beside the letter at this place. */
  floatingAt(place: number): Shape | null
  piecesOf(shape: Shape): Line
  picture(part: string): Uint8Array | null
}

const largestPicture = 5 * 1024 * 1024
const ofShape = 0x66
const anchorSize = 26

export function docPicturesOf(head: DocHead): DocPictures {
  const parts = new Map<string, Uint8Array | null>()
  const { shapes, blips } = drawnIn(head.part('drawings'), head.main)
  const anchors = anchorsIn(head)

  function pictureOf(blip: Blip | null | undefined, name: string, alt: string): Piece {
    if (!blip) return { kind: 'lost' }
    parts.set(name, blip.content)
    return { kind: 'picture', part: name, alt }
  }

  function inLine(at: number): Piece | null {
    const { data } = head
    if (at + 68 > data.length) return { kind: 'lost' }
    const [length, headLength] = [data.u32(at), data.u16(at + 4)]
    if (length <= headLength || at + length > data.length) return { kind: 'lost' }
    const start = at + headLength + (data.u16(at + 6) === ofShape ? 1 + data.u8(at + headLength) : 0)
    if (start > at + length) return { kind: 'lost' }
    let shape: Shape | null = null
    for (const record of recordsIn(data.part(start, at + length - start))) {
      if (record.kind === 0xf004) shape = shapeIn(record.content)
      const blip = blipOfEntry(record, head.main) ?? blipIn(record)
      if (blip) return pictureOf(blip, `doc-${at}`, shape?.alt ?? '')
    }
    return shape?.isRule ? null : { kind: 'lost' }
  }

  return {
    inLine,
    floatingAt: (place) => shapes.get(anchors.get(place) ?? -1) ?? null,
    piecesOf: (shape) =>
      shape.isObject
        ? [{ kind: 'lost' }]
        : shape.pictures.map((number) => pictureOf(blips[number - 1], `doc-drawn-${number}`, shape.alt)),
    picture(part) {
      const content = parts.get(part) ?? null
      return content && content.length <= largestPicture ? content : null
    },
  }
}

function anchorsIn(head: DocHead): Map<number, number> {
  const part = head.part('anchors')
  const count = Math.floor((part.length - 4) / (anchorSize + 4))
  const anchors = new Map<number, number>()
  for (let index = 0; index < count; index += 1)
    anchors.set(part.u32(index * 4), part.u32((count + 1) * 4 + index * anchorSize))
  return anchors
}
