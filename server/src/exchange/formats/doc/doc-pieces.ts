import { UnreadableFile } from '../item.ts'
import { type ByteView, byteView } from '../compound/byte-view.ts'
import type { DocHead } from './doc-head.ts'

/** A part of the text that lies in one row in its stream. */
export interface TextPiece {
  from: number
  to: number
  /** Where its first letter lies. */
  at: number
  /** Bytes for each letter: one where all of them are of the western code page. */
  width: 1 | 2
  /** What was changed since its pages were written. */
  changes: ByteView | null
}

export interface DocText {
  letters: Uint16Array
  pieces: readonly TextPiece[]
}

const mostLetters = 10_000_000
const western = new TextDecoder('windows-1252')

export function textOfDoc(head: DocHead): DocText {
  const pieces = piecesOf(head.part('pieces'))
  const length = head.stories.length
  if (length > mostLetters) throw new UnreadableFile('tooComplex')
  if ((pieces.at(-1)?.to ?? 0) < length) throw new UnreadableFile('broken')
  const letters = new Uint16Array(length)
  for (const { from, to, at, width } of pieces) {
    const end = Math.min(to, length)
    if (end <= from) continue
    const { bytes } = head.main.part(at, (end - from) * width)
    if (width === 1) {
      const text = western.decode(bytes)
      for (let index = 0; index < bytes.length; index += 1) letters[from + index] = text.charCodeAt(index)
    } else
      for (let index = 0; index < end - from; index += 1)
        letters[from + index] = (bytes[index * 2] ?? 0) + (bytes[index * 2 + 1] ?? 0) * 256
  }
  return { letters, pieces }
}

function piecesOf(part: ByteView): TextPiece[] {
  const changes: ByteView[] = []
  let at = 0
  while (at < part.length && part.u8(at) === 1) {
    const length = part.u16(at + 1)
    changes.push(part.part(at + 3, length))
    at += 3 + length
  }
  if (at >= part.length || part.u8(at) !== 2) throw new UnreadableFile('broken')
  const table = part.part(at + 5, part.u32(at + 1))
  const count = Math.floor((table.length - 4) / 12)
  const pieces: TextPiece[] = []
  for (let index = 0; index < count; index += 1) {
    const own = table.part((count + 1) * 4 + index * 8, 8)
    const place = own.u32(2)
    const isWestern = (place & 0x4000_0000) !== 0
    const start = place & 0x3fff_ffff
    const [from, to] = [table.u32(index * 4), table.u32(index * 4 + 4)]
    if (to < from || from !== (pieces.at(-1)?.to ?? 0)) throw new UnreadableFile('broken')
    pieces.push({
      from,
      to,
      at: isWestern ? start / 2 : start,
      width: isWestern ? 1 : 2,
      changes: changeOf(own, changes),
    })
  }
  return pieces
}

/** Small changes are written in place, by a number of their own for each kind. */
const small: ReadonlyMap<number, number> = new Map([
  [0x0c, 0x260a],
  [0x18, 0x2416],
  [0x19, 0x2417],
  [0x41, 0x0800],
  [0x4d, 0x2a0c],
  [0x53, 0x2a33],
  [0x55, 0x0835],
  [0x56, 0x0836],
  [0x57, 0x0837],
  [0x5c, 0x083c],
  [0x5e, 0x2a3e],
  [0x62, 0x2a42],
  [0x68, 0x2a48],
  [0x73, 0x2a53],
])

function changeOf(piece: ByteView, changes: readonly ByteView[]): ByteView | null {
  const change = piece.u16(6)
  if ((change & 1) !== 0) return changes[change >> 1] ?? null
  const property = small.get((change >> 1) & 0x7f)
  if (property === undefined) return null
  return byteView(Uint8Array.of(property & 0xff, property >> 8, change >> 8))
}
