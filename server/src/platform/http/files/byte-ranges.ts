import type { ByteRange } from '../../storage/storage.ts'

/** One range of bytes, as a browser asks for it; null for what may be answered with all of it. */
export function rangeOf(header: string, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return null
  // Without a beginning it is so many bytes from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start >= size || end < start ? 'beyond' : { start, end }
}
