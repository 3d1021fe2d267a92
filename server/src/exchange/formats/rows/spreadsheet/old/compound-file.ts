import { UnreadableFile } from '../../../item.ts'

/** What old files of Office are: a small file system. Each sector names the next one of its stream. */

const lastSector = 0xffff_fffa
const entryLength = 128
const mostEntries = 10_000
const noEntry = 0xffff_ffff

interface Entry {
  name: string
  kind: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

/** The first of these streams that stands at the top of the file; those deeper inside are of what is embedded in it. */
export function streamOf(bytes: Uint8Array, names: readonly string[], mostBytes: number): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 512) throw new UnreadableFile('broken')
  const shift = file.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new UnreadableFile('broken')
  const size = 2 ** shift
  const sectorAt = (sector: number): Buffer => {
    const from = (sector + 1) * size
    if (from >= file.length) throw new UnreadableFile('broken')
    return file.subarray(from, from + size)
  }
  const next = nextSectors(file, size, sectorAt)
  const chain = (first: number, most: number): Buffer => {
    const parts: Buffer[] = []
    let length = 0
    for (let sector = first; sector < lastSector; sector = next(sector)) {
      const part = sectorAt(sector)
      parts.push(part)
      length += part.length
      // One that comes back to itself is longer than its file.
      if (length > file.length) throw new UnreadableFile('broken')
      if (length > most + size) throw new UnreadableFile('tooComplex')
    }
    return Buffer.concat(parts)
  }
  const entries = entriesIn(chain(file.readUInt32LE(48), mostEntries * entryLength))
  const [root] = entries
  if (!root) throw new UnreadableFile('broken')
  const top = siblingsOf(entries, root.child)
  const found = names
    .map((name) => top.find((entry) => entry.kind === 2 && entry.name.toLowerCase() === name.toLowerCase()))
    .find((entry) => entry !== undefined)
  if (!found) return null
  if (found.size > mostBytes) throw new UnreadableFile('tooComplex')
  const stream =
    found.size < file.readUInt32LE(56)
      ? smallStream(chain(root.start, file.length), chain(file.readUInt32LE(60), file.length), found)
      : chain(found.start, mostBytes)
  if (stream.length < found.size) throw new UnreadableFile('broken')
  return stream.subarray(0, found.size)
}

/** Which sector follows which; the list of the lists of these stands in the head of the file, and behind it. */
function nextSectors(file: Buffer, size: number, sectorAt: (sector: number) => Buffer): (sector: number) => number {
  const lists: number[] = []
  for (let at = 76; at < 512; at += 4) lists.push(file.readUInt32LE(at))
  const most = Math.ceil(file.length / size)
  let more = file.readUInt32LE(68)
  for (let count = 0; more < lastSector; count += 1) {
    if (count > most) throw new UnreadableFile('broken')
    const part = sectorAt(more)
    if (part.length < size) throw new UnreadableFile('broken')
    for (let at = 0; at < size - 4; at += 4) lists.push(part.readUInt32LE(at))
    more = part.readUInt32LE(size - 4)
  }
  const perList = size / 4
  return (sector) => {
    const list = lists[Math.floor(sector / perList)] ?? lastSector
    const at = (sector % perList) * 4
    const part = list < lastSector ? sectorAt(list) : null
    if (part === null || at + 4 > part.length) throw new UnreadableFile('broken')
    return part.readUInt32LE(at)
  }
}

function entriesIn(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
    const entry = directory.subarray(at, at + entryLength)
    const named = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2
    entries.push({
      name: entry.subarray(0, named).toString('utf16le'),
      kind: entry[66] ?? 0,
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    })
  }
  return entries
}

function siblingsOf(entries: readonly Entry[], first: number): Entry[] {
  const waiting = [first]
  const seen = new Set<number>()
  const found: Entry[] = []
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = index === noEntry || seen.has(index) ? undefined : entries[index]
    if (!entry) continue
    seen.add(index)
    found.push(entry)
    waiting.push(entry.left, entry.right)
  }
  return found
}

/** What is short shares the sectors of one stream. */
function smallStream(shared: Buffer, nexts: Buffer, { start, size }: Entry): Buffer {
  const parts: Buffer[] = []
  for (let sector = start, length = 0; length < size; length += 64) {
    if (sector * 64 + 64 > shared.length + 63 || sector * 4 + 4 > nexts.length) throw new UnreadableFile('broken')
    parts.push(shared.subarray(sector * 64, sector * 64 + 64))
    sector = nexts.readUInt32LE(sector * 4)
  }
  return Buffer.concat(parts)
}
