import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableFile } from './item.ts'

const megabyte = 1024 * 1024
/** A package has a file for each of its questions, and pictures besides. */
const mostEntries = 12_000
/** Of all parts together, once they are opened. */
const mostBytes = 120 * megabyte
/** Text compresses well, but not like this. */
const highestRatio = 300
const smallEntry = megabyte

export interface ZipArchive {
  names(): string[]
  sizeOf(name: string): number
  /** Null when there is no such part. */
  open(name: string, mostBytesOfPart?: number): Uint8Array | null
}

interface Entry {
  method: number
  compressed: number
  size: number
  checksum: number
  offset: number
}

/**
 * What the directory says is checked before anything is opened, and then not believed: no part may grow beyond what
 * it announced, nor all together beyond the limit.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = directoryOf(bytes, view)
  let opened = 0
  return {
    names: () => [...entries.keys()],
    sizeOf: (name) => entries.get(name)?.size ?? 0,
    open(name, mostBytesOfPart = mostBytes) {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.size > mostBytesOfPart) throw new UnreadableFile('tooMuch')
      if (opened + entry.size > mostBytes) throw new UnreadableFile('swollen')
      opened += entry.size
      return contentOf(bytes, view, entry)
    },
  }
}

function directoryOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > mostEntries) throw new UnreadableFile('swollen')
  const entries = new Map<string, Entry>()
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new UnreadableFile('broken')
    const flags = view.getUint16(at + 8, true)
    if ((flags & 1) !== 0) throw new UnreadableFile('locked')
    const entry: Entry = {
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    total += entry.size
    const isDense = entry.size > smallEntry && entry.size > entry.compressed * highestRatio
    if (isDense || total > mostBytes || entry.size === 0xffffffff) throw new UnreadableFile('swollen')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name.replaceAll('\\', '/'), entry)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The last record of the file, behind which only a comment may stand. */
function endOf(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  throw new UnreadableFile('broken')
}

function contentOf(
  bytes: Uint8Array,
  view: DataView,
  { method, offset, compressed, size, checksum }: Entry,
): Uint8Array {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) throw new UnreadableFile('broken')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + compressed)
  if (packed.length < compressed) throw new UnreadableFile('broken')
  const content = method === 0 ? packed : method === 8 ? inflated(packed, size) : null
  if (content === null || content.length !== size || crc32(content) !== checksum) throw new UnreadableFile('broken')
  return content
}

function inflated(packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFile(isTooLong ? 'swollen' : 'broken')
  }
}
