import type { ZipArchive } from '../../zip-archive.ts'

type QtiVersion = 'qti_3' | 'qti_2' | 'qti_1'

export function headOf(bytes: Uint8Array): string {
  const isWide = bytes[1] === 0 || bytes[0] === 0xff
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 20_000))
}

/** Without comments and what is declared before the first element. */
export function withoutDeclarations(head: string): string {
  return head
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<!DOCTYPE[^<>[]*\[[^\]]*\]\s*>/i, '')
    .replaceAll(/<[?!][^<>]*>/g, '')
}

/** By the name of the first element; null when it is none of QTI. */
export function qtiVersionOf(head: string): QtiVersion | null {
  const bare = withoutDeclarations(head)
  const name = /^\s*<(?:[\w.-]+:)?([\w-]+)/.exec(bare)?.[1] ?? ''
  if (/^qti-assessment-(item|test|section)$/.test(name)) return 'qti_3'
  if (/^assessment(Item|Test|Section)$/.test(name)) return 'qti_2'
  return name === 'questestinterop' ? 'qti_1' : null
}

const mostLookedAt = 200
const largestPart = 20 * 1024 * 1024

/** What programs call parts that hold questions: a whole course has thousands of others. */
const speaking = /qti|assess|quiz|item|question|bank/i

/** Of a package: the first part that holds questions says it. Those named so are looked at first, and small ones. */
export function packedQti(archive: ZipArchive): QtiVersion | null {
  const rank = (name: string): number => (speaking.test(name) ? 0 : 1)
  const parts = archive
    .names()
    .filter((name) => /\.(xml|qti)$/i.test(name) && !/(^|\/)imsmanifest\.xml$|^__MACOSX/i.test(name))
    .filter((name) => archive.sizeOf(name) <= largestPart)
    .toSorted((one, other) => rank(one) - rank(other) || archive.sizeOf(one) - archive.sizeOf(other))
  for (const name of parts.slice(0, mostLookedAt)) {
    const version = qtiVersionOf(headOf(archive.open(name) ?? new Uint8Array()))
    if (version) return version
  }
  return null
}
