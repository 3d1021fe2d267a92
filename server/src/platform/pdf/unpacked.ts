import { Readable } from 'node:stream'
import { createInflate, inflateSync } from 'node:zlib'

const megabyte = 1024 * 1024
/** A picture of 100 million points in grey; nothing else in a file is nearly as large. */
const mostOfOne = 128 * megabyte
/** Of all that are no pictures. */
const mostOfAll = 256 * megabyte
const mostStreams = 100_000
/** What is packed once more within, and as much of it as is looked at. */
const deepest = 3
const mostInner = 16 * megabyte
/** Packing saves no more than that. */
const bestRatio = 1032
/** Whatever is in it is unpacked at once. */
const small = 16 * 1024

const beginning = Buffer.from('stream')
const ending = Buffer.from('endstream')
const longestDictionary = 2000

/** Whether what is packed in a PDF is too much to be unpacked. Nothing else of the file is looked at, and nothing kept. */
export async function unpacksToTooMuch(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length * bestRatio < mostOfOne) return false
  let [sum, count, end] = [0, 0, -1]
  for (let at = file.indexOf(beginning); at !== -1; at = file.indexOf(beginning, at + beginning.length)) {
    const from = at + beginning.length + (file[at + beginning.length] === 0x0d ? 2 : 1)
    if (!isPacked(file.subarray(from, from + 2))) continue
    count += 1
    if (count > mostStreams) return true
    if (end < from) end = file.indexOf(ending, from)
    if (end === -1) end = file.length
    const size = await unpackedSize(file.subarray(from, end))
    if (size > mostOfOne) return true
    const dictionary = file.subarray(Math.max(0, at - longestDictionary), at).toString('latin1')
    if (!/\/Subtype\s*\/Image/.test(dictionary.slice(dictionary.lastIndexOf(' obj')))) sum += size
    if (sum > mostOfAll) return true
  }
  return false
}

async function unpackedSize(packed: Uint8Array, depth = 1): Promise<number> {
  let size = 0
  let isTwice = false
  const inner: Uint8Array[] = []
  try {
    for await (const chunk of unpacked(packed)) {
      if (size === 0) isTwice = depth < deepest && isPacked(chunk)
      if (isTwice && size < mostInner) inner.push(chunk)
      size += chunk.length
      if (size > mostOfOne) return size
    }
  } catch {
    // Broken or cut off: whoever reads it shows what came before.
  }
  return isTwice ? Math.max(size, await unpackedSize(Buffer.concat(inner), depth + 1)) : size
}

function unpacked(packed: Uint8Array): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  return packed.length < small ? [inflateSync(packed)] : Readable.from([packed]).pipe(createInflate())
}

/** As the head of what is packed says. */
function isPacked(bytes: Uint8Array): boolean {
  const [method, flags = 0] = bytes
  return method !== undefined && (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}
