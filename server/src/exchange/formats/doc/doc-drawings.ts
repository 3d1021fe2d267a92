import type { ByteView } from '../compound/byte-view.ts'

/** Records of drawings: https://learn.microsoft.com/openspecs/office_file_formats/ms-odraw */
interface DrawnRecord {
  kind: number
  instance: number
  content: ByteView
}

/** Where the bytes of a picture lie, or that they are of a kind that nobody shows. */
export interface Blip {
  /** Null for a drawing of Windows and the like. */
  content: Uint8Array | null
}

/** One drawn thing with all that is in it. */
export interface Shape {
  /** Its number, by which the text names it. */
  id: number
  /** Numbers of pictures in the store of the file, or pictures of its own. */
  pictures: number[]
  /** All its numbers: boxes are told by them. */
  ids: number[]
  /** A line across the page. */
  isRule: boolean
  isObject: boolean
  alt: string
}

const deepest = 12
const mostRecords = 200_000
const kinds = {
  drawing: 0xf002,
  group: 0xf003,
  shape: 0xf004,
  name: 0xf00a,
  options: 0xf00b,
  entry: 0xf007,
  store: 0xf001,
}
const picture = 0x0104
const description = 0x0381
const ruleFlags = 0x03bf
const isRuleBit = 1 << 11
const isObjectBit = 1 << 4

export function* recordsIn(view: ByteView): Generator<DrawnRecord> {
  let count = 0
  for (let at = 0; at + 8 <= view.length && count < mostRecords; count += 1) {
    const length = view.u32(at + 4)
    if (at + 8 + length > view.length) return
    yield { kind: view.u16(at + 2), instance: view.u16(at) >> 4, content: view.part(at + 8, length) }
    at += 8 + length
  }
}

/** A picture as it is kept: some numbers, then the bytes of a file. */
export function blipIn({ kind, instance, content }: DrawnRecord): Blip | null {
  if (kind < 0xf018 || kind > 0xf117) return null
  const isFile = kind === 0xf01d || kind === 0xf01e || kind === 0xf02a
  // With a second number before it where its instance is odd.
  const start = instance % 2 === 1 ? 33 : 17
  return { content: isFile && content.length > start ? content.bytes.subarray(start) : null }
}

/** An entry of the store may hold its picture, or say where in the stream of the text it lies. */
export function blipOfEntry({ kind, content }: DrawnRecord, main: ByteView): Blip | null {
  if (kind !== kinds.entry || content.length < 36) return null
  const start = 36 + content.u8(33)
  if (content.length > start) {
    for (const record of recordsIn(content.part(start, content.length - start))) return blipIn(record)
  }
  const [at, length] = [content.u32(28), content.u32(20)]
  if (length < 8 || at + length > main.length) return { content: null }
  for (const record of recordsIn(main.part(at, length))) return blipIn(record)
  return { content: null }
}

export function shapeIn(content: ByteView, into?: Shape): Shape {
  const shape = into ?? { id: 0, ids: [], pictures: [], isRule: false, isObject: false, alt: '' }
  for (const record of recordsIn(content))
    if (record.kind === kinds.name) {
      const id = record.content.u32(0)
      shape.id ||= id
      shape.ids.push(id)
      shape.isObject ||= (record.content.u32(4) & isObjectBit) !== 0
    } else if (record.kind === kinds.options) takeOptions(record, shape)
  return shape
}

function takeOptions({ instance, content }: DrawnRecord, shape: Shape): void {
  let extra = instance * 6
  for (let at = 0; at + 6 <= Math.min(content.length, instance * 6); at += 6) {
    const name = content.u16(at)
    const value = content.u32(at + 2)
    const isLong = (name & 0x8000) !== 0
    if ((name & 0x3fff) === picture && !isLong && value > 0) shape.pictures.push(value)
    if ((name & 0x3fff) === ruleFlags) shape.isRule = (value & isRuleBit) !== 0
    if (!isLong) continue
    if ((name & 0x3fff) === description && extra + value <= content.length)
      shape.alt = new TextDecoder('utf-16le').decode(content.bytes.subarray(extra, extra + value)).replace(/\0.*$/s, '')
    extra += value
  }
}

/** What floats beside the text, by its number; a group is one thing. */
export function drawnIn(view: ByteView, main: ByteView): { shapes: Map<number, Shape>; blips: (Blip | null)[] } {
  const shapes = new Map<number, Shape>()
  const blips: (Blip | null)[] = []
  if (view.length < 8) return { shapes, blips }
  const headLength = 8 + view.u32(4)
  for (const record of recordsIn(view.part(8, Math.min(headLength, view.length) - 8)))
    if (record.kind === kinds.store)
      for (const entry of recordsIn(record.content))
        blips.push(entry.kind === kinds.entry ? blipOfEntry(entry, main) : blipIn(entry))
  // A byte before each drawing says whether it is of the text or of what stands above all pages.
  for (let at = headLength; at + 9 <= view.length;) {
    const length = view.u32(at + 5)
    if (at + 9 + length > view.length) break
    if (view.u16(at + 3) === kinds.drawing) takeDrawing(view.part(at + 9, length), shapes)
    at += 9 + length
  }
  return { shapes, blips }
}

function takeDrawing(drawing: ByteView, shapes: Map<number, Shape>): void {
  for (const record of recordsIn(drawing))
    if (record.kind === kinds.group)
      // The first in it is the page itself.
      for (const { kind, content } of recordsIn(record.content)) {
        const shape = kind === kinds.shape ? shapeIn(content) : kind === kinds.group ? groupIn(content) : null
        if (shape) shapes.set(shape.id, shape)
      }
}

function groupIn(content: ByteView, into?: Shape, depth = 0): Shape {
  let group = into
  for (const record of recordsIn(content))
    if (record.kind === kinds.shape) group = shapeIn(record.content, group)
    else if (record.kind === kinds.group && depth < deepest) group = groupIn(record.content, group, depth + 1)
  return group ?? shapeIn(content)
}
