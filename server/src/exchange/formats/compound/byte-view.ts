import { UnreadableFile } from '../item.ts'

/** Numbers of a stream, the small end first. What lies beyond its end is a lie of the file. */
export interface ByteView {
  readonly length: number
  readonly bytes: Uint8Array
  u8(at: number): number
  u16(at: number): number
  u32(at: number): number
  i32(at: number): number
  part(at: number, length: number): ByteView
}

export function byteView(bytes: Uint8Array): ByteView {
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
    i32: (at) => view.getInt32(within(at, 4), true),
    part: (at, length) => byteView(bytes.subarray(within(at, length), at + length)),
  }
}
