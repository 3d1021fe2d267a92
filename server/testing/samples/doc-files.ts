/** Small files of Word 97: enough of one for each thing that a reader has to know. */

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

export interface DocRun {
  text: string
  /** What is said of its letters, as pairs of digits. */
  says?: string
}

export interface DocPaper {
  /** Each ends with the sign of its paragraph, its cell or its row. */
  paragraphs: readonly { runs: readonly DocRun[]; says?: string; end?: string }[]
  fonts?: readonly string[]
  /** One byte for each letter. */
  isWestern?: boolean
  data?: Uint8Array
  /** Objects of other programs: the streams of each below its name. */
  objects?: Readonly<Record<string, Uint8Array>>
  /** Parts of the stream of tables by their place, and what is written over the head. */
  parts?: Readonly<Record<number, Uint8Array>>
  head?(head: Buffer): void
}

const textAt = 2048

/** As Word saves it, with all that is said of its letters and of its paragraphs on one page each. */
export function docFile({
  paragraphs,
  fonts = [],
  isWestern = false,
  data,
  objects,
  parts = {},
  head,
}: DocPaper): Uint8Array {
  const width = isWestern ? 1 : 2
  const runs = paragraphs.flatMap(({ runs: own, end = '\r' }) => [...own, { text: end }])
  const text = runs.map((run) => run.text).join('')
  const letters = Buffer.from(text, isWestern ? 'latin1' : 'utf16le')
  const pagesAt = Math.ceil((textAt + letters.length) / sector)
  const main = Buffer.alloc((pagesAt + 2) * sector)
  letters.copy(main, textAt)
  const ends = (lengths: readonly number[]): number[] => {
    let at = textAt
    return [at, ...lengths.map((length) => (at += length * width))]
  }
  const ofLetters = ends(runs.map((run) => run.text.length))
  const ofParagraphs = ends(
    paragraphs.map(({ runs: own, end = '\r' }) => own.reduce((sum, run) => sum + run.text.length, end.length)),
  )
  page(
    main,
    pagesAt,
    ofLetters,
    1,
    runs.map(({ says = '' }: DocRun) => withLength(Buffer.from(says, 'hex'))),
  )
  page(
    main,
    pagesAt + 1,
    ofParagraphs,
    13,
    paragraphs.map(({ says = '' }) => paragraphSays(Buffer.from(says, 'hex'))),
  )
  const place = isWestern ? textAt * 2 + 0x4000_0000 : textAt
  const pieces = Buffer.concat([numbers(0, text.length), Buffer.from([0, 0]), numbers(place), Buffer.from([0, 0])])
  const table = partsOf(main, {
    12: numbers(ofLetters[0] ?? 0, ofLetters.at(-1) ?? 0, pagesAt),
    13: numbers(ofLetters[0] ?? 0, ofLetters.at(-1) ?? 0, pagesAt + 1),
    15: fontTable(fonts),
    33: Buffer.concat([Buffer.from([2]), numbers(pieces.length), pieces]),
    ...parts,
  })
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(1 << 9, 10)
  main.writeUInt32LE(text.length, 76)
  main.writeUInt16LE(93, 152)
  head?.(main)
  return compoundFile({ WordDocument: main, '1Table': table, ...(data && { Data: data }), ...objects })
}

function numbers(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => buffer.writeUInt32LE(value, index * 4))
  return buffer
}

const withLength = (says: Buffer): Buffer => Buffer.concat([Buffer.from([says.length]), says])

/** Counted in pairs, its style before it. */
function paragraphSays(says: Buffer): Buffer {
  const padded = Buffer.concat([Buffer.from([0, 0]), says, Buffer.alloc(1 - (says.length % 2))])
  return Buffer.concat([Buffer.from([(padded.length + 1) / 2]), padded])
}

function page(main: Buffer, at: number, places: readonly number[], size: number, says: readonly Buffer[]): void {
  const start = at * sector
  places.forEach((place, index) => main.writeUInt32LE(place, start + index * 4))
  let end = sector - 1
  says.forEach((own, index) => {
    end -= own.length
    end -= end % 2
    own.copy(main, start + end)
    main.writeUInt8(end / 2, start + places.length * 4 + index * size)
  })
  main.writeUInt8(says.length, start + sector - 1)
}

function fontTable(fonts: readonly string[]): Buffer {
  const entries = fonts.map((font) =>
    withLength(Buffer.concat([Buffer.alloc(39), Buffer.from(`${font}\0`, 'utf16le')])),
  )
  return Buffer.concat([Buffer.from([fonts.length, 0, 0, 0]), ...entries])
}

function partsOf(main: Buffer, parts: Readonly<Record<number, Uint8Array>>): Buffer {
  const found: Uint8Array[] = []
  let at = 0
  for (const [place, part] of Object.entries(parts)) {
    main.writeUInt32LE(at, 154 + Number(place) * 8)
    main.writeUInt32LE(part.length, 158 + Number(place) * 8)
    found.push(part)
    at += part.length
  }
  return Buffer.concat(found)
}
