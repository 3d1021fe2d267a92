/** Streams in one file, as Office kept them before 2007. */

const sector = 512

interface Entry {
  name: string
  kind: number
  next: number
  inside: number
  /** Of a stream: which it is. */
  path?: string
}

const none = 0xffffffff

/** All that lies in the file and in its folders, 'ObjectPool/_1/Equation Native', each beside the next of its folder. */
function entriesOf(paths: readonly string[]): Entry[] {
  const entries: Entry[] = [{ name: 'Root Entry', kind: 5, next: none, inside: none }]
  const known = new Map<string, number>([['', 0]])
  for (const path of paths) {
    const parts = path.split('/')
    parts.forEach((name, depth) => {
      const own = parts.slice(0, depth + 1).join('/')
      const folder = entries[known.get(parts.slice(0, depth).join('/')) ?? 0]
      if (known.has(own) || !folder) return
      const isStream = depth === parts.length - 1
      known.set(own, entries.length)
      entries.push({ name, kind: isStream ? 2 : 1, next: folder.inside, inside: none, ...(isStream && { path }) })
      folder.inside = entries.length - 1
    })
  }
  return entries
}

/** Streams in one file; all of them long enough to lie in sectors of their own. */
export function compoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(streams)
  const entries = entriesOf(names)
  const lengths = names.map((name) => Math.max(4096, Math.ceil((streams[name]?.length ?? 0) / sector) * sector))
  const directorySectors = Math.ceil(entries.length / 4)
  const tableSectors = Math.ceil((lengths.reduce((sum, length) => sum + length / sector, directorySectors) + 1) / 127)
  const count = tableSectors + directorySectors + lengths.reduce((sum, length) => sum + length / sector, 0)
  const file = Buffer.alloc((count + 1) * sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(3, 0x1a)
  file.writeUInt16LE(9, 0x1e)
  file.writeUInt16LE(6, 0x20)
  file.writeUInt32LE(tableSectors, 0x2c)
  file.writeUInt32LE(tableSectors, 0x30)
  file.writeUInt32LE(4096, 0x38)
  file.writeUInt32LE(0xfffffffe, 0x3c)
  file.writeUInt32LE(0xfffffffe, 0x44)
  for (let index = 0; index < 109; index += 1)
    file.writeUInt32LE(index < tableSectors ? index : 0xffffffff, 0x4c + index * 4)
  const next = (at: number, value: number): number => file.writeUInt32LE(value, sector + at * 4)
  for (let at = 0; at < (tableSectors * sector) / 4; at += 1) next(at, at < tableSectors ? 0xfffffffd : 0xffffffff)
  const chain = (from: number, length: number): void => {
    for (let at = from; at < from + length; at += 1) next(at, at + 1 < from + length ? at + 1 : 0xfffffffe)
  }
  chain(tableSectors, directorySectors)
  const starts = new Map<string, { start: number; length: number }>()
  let start = tableSectors + directorySectors
  names.forEach((name, index) => {
    const length = lengths[index] ?? 0
    starts.set(name, { start, length })
    Buffer.from(streams[name] ?? []).copy(file, (start + 1) * sector)
    chain(start, length / sector)
    start += length / sector
  })
  entries.forEach(({ name, kind, next: beside, inside, path }, index) => {
    const at = (tableSectors + 1) * sector + index * 128
    const stream = starts.get(path ?? '')
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(name.length * 2 + 2, at + 64)
    file.writeUInt8(kind, at + 66)
    file.writeUInt32LE(none, at + 68)
    file.writeUInt32LE(beside, at + 72)
    file.writeUInt32LE(inside, at + 76)
    file.writeUInt32LE(stream?.start ?? 0xfffffffe, at + 116)
    file.writeUInt32LE(stream?.length ?? 0, at + 120)
  })
  return file
}
