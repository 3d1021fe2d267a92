import { UnreadableFile } from '../../item.ts'

/** Numbers of a stream, the small end first. What lies beyond its end is a lie of the file. */
export interface ByteView {
  readonly length: number
  readonly bytes: Uint8Array
  u8(at: number): number
  u16(at: number): number
  u32(at: number): number
  part(at: number, length: number): ByteView
}

function byteView(bytes: Uint8Array): ByteView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const within = (at: number, size: number): number => {
    if (!(at >= 0 && size >= 0 && at + size <= bytes.length)) throw new UnreadableFile('broken')
    return at
  }
  return {
    length: bytes.length,
    bytes,
    u8: (at) => view.getUint8(within(at, 1)),
    u16: (at) => view.getUint16(within(at, 2), true),
    u32: (at) => view.getUint32(within(at, 4), true),
    part: (at, length) => byteView(bytes.subarray(within(at, length), at + length)),
  }
}

/** Streams in one file, as Office kept them before 2007: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb */
export interface CompoundFile {
  /** Of the streams and folders at the top. */
  names(): string[]
  /** Null when there is no such stream at the top. */
  open(name: string): ByteView | null
}

interface Entry {
  name: string
  isStream: boolean
  start: number
  size: number
  /** The first of what lies in it. */
  inside: number
}

const lastSector = 0xfffffffa
const noEntry = 0xffffffff
const entrySize = 128
const smallSector = 64
const mostEntries = 20_000

export function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].every((byte, at) => bytes[at] === byte)
}

/** Each chain of sectors is followed once and no further than there are sectors, whatever the file says of it. */
export function openCompound(bytes: Uint8Array): CompoundFile {
  const file = byteView(bytes)
  const shift = file.u16(0x1e)
  if (shift !== 9 && shift !== 12) throw new UnreadableFile('broken')
  const sectorSize = 1 << shift
  const sectors = Math.ceil(bytes.length / sectorSize)
  const table = tableOf(file, sectorSize, sectors)
  const sectorAt = (sector: number): Uint8Array => {
    const at = (sector + 1) * sectorSize
    if (at >= bytes.length) throw new UnreadableFile('broken')
    return bytes.subarray(at, at + sectorSize)
  }
  const chained = (start: number): Uint8Array => {
    const chain = chainOf(start, table)
    const content = new Uint8Array(chain.length * sectorSize)
    chain.forEach((sector, index) => content.set(sectorAt(sector), index * sectorSize))
    return content
  }

  const directory = byteView(chained(file.u32(0x30)))
  const [root] = directory.length > 0 ? [entryAt(directory, 0, shift)] : []
  if (!root) throw new UnreadableFile('broken')
  const entries = new Map(entriesFrom(directory, root.inside, shift))
  const smallestLarge = file.u32(0x38)
  let small: { content: Uint8Array; table: Uint32Array } | null = null

  function smallStream({ start, size }: Entry, { start: at }: Entry): Uint8Array {
    small ??= { content: chained(at), table: numbersOf(chained(file.u32(0x3c))) }
    const content = new Uint8Array(Math.ceil(size / smallSector) * smallSector)
    chainOf(start, small.table)
      .slice(0, content.length / smallSector)
      .forEach((sector, index) => {
        const part = small?.content.subarray(sector * smallSector, (sector + 1) * smallSector)
        if (!part || part.length < smallSector) throw new UnreadableFile('broken')
        content.set(part, index * smallSector)
      })
    return content
  }

  function contentOf(entry: Entry | undefined): ByteView | null {
    if (!entry?.isStream || !root) return null
    if (entry.size === 0) return byteView(new Uint8Array())
    if (entry.size > bytes.length) throw new UnreadableFile('broken')
    const content = entry.size < smallestLarge ? smallStream(entry, root) : chained(entry.start)
    return byteView(content).part(0, entry.size)
  }

  return {
    names: () => Array.from(entries.values(), ({ name }) => name),
    open: (name) => contentOf(entries.get(name.toLowerCase())),
  }
}

/** Which sector follows which. Where the parts of this table lie is said in the head, and further on in sectors. */
function tableOf(file: ByteView, sectorSize: number, sectors: number): Uint32Array {
  const places: number[] = []
  for (let index = 0; index < 109; index += 1) places.push(file.u32(0x4c + index * 4))
  let next = file.u32(0x44)
  for (let count = 0; next < lastSector; count += 1) {
    if (count > sectors) throw new UnreadableFile('broken')
    const at = (next + 1) * sectorSize
    const perSector = sectorSize / 4 - 1
    for (let index = 0; index < perSector; index += 1) places.push(file.u32(at + index * 4))
    next = file.u32(at + perSector * 4)
  }
  const used = places.filter((place) => place < lastSector)
  if (used.length > sectors) throw new UnreadableFile('broken')
  const table = new Uint32Array((used.length * sectorSize) / 4)
  used.forEach((place, index) => {
    const at = (place + 1) * sectorSize
    const part = file.part(at, Math.min(sectorSize, file.length - at))
    table.set(numbersOf(part.bytes), (index * sectorSize) / 4)
  })
  return table
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const view = byteView(bytes)
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.u32(index * 4))
}

function chainOf(start: number, table: Uint32Array): number[] {
  const chain: number[] = []
  for (let sector = start; sector < lastSector; sector = table[sector] ?? lastSector) {
    if (sector >= table.length || chain.length >= table.length) throw new UnreadableFile('broken')
    chain.push(sector)
  }
  return chain
}

function entryAt(directory: ByteView, index: number, shift: number): Entry {
  const entry = directory.part(index * entrySize, entrySize)
  const length = Math.min(64, entry.u16(64))
  const name = new TextDecoder('utf-16le').decode(entry.bytes.subarray(0, Math.max(0, length - 2)))
  // With small sectors the upper half of a size means nothing.
  const upper = shift === 9 ? 0 : entry.u32(124)
  return {
    name,
    isStream: entry.u8(66) === 2,
    start: entry.u32(116),
    size: upper * 0x1_0000_0000 + entry.u32(120),
    inside: entry.u32(76),
  }
}

/** What lies in folders belongs to objects that were put into the text, which may be other texts. */
function entriesFrom(directory: ByteView, first: number, shift: number): [name: string, entry: Entry][] {
  const count = Math.floor(directory.length / entrySize)
  const found: [string, Entry][] = []
  const seen = new Set<number>()
  const waiting = [first]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === noEntry || index >= count || seen.has(index)) continue
    if (seen.size >= mostEntries) throw new UnreadableFile('tooMuch')
    seen.add(index)
    const entry = entryAt(directory, index, shift)
    found.push([entry.name.toLowerCase(), entry])
    waiting.push(directory.u32(index * entrySize + 68), directory.u32(index * entrySize + 72))
  }
  return found
}
