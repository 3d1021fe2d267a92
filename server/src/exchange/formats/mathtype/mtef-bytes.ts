import { UnreadableEquation } from './mtef-nodes.ts'

/** Bytes of an equation from the first to the last; what lies behind the end makes it unreadable. */
export interface MtefBytes {
  u8(): number
  u16(): number
  /** A byte, or two behind 255. */
  count(): number
  skip(length: number): void
  /** Up to a zero, a letter for each byte. */
  text(): string
  /** A little is for beauty; what was moved further up, down or back may stand for an exponent or lie over another. */
  nudge(): void
}

const longestName = 200
const noNudge = 128
/** In thirty-seconds of a point. */
const mostDown = 40
const mostBack = 64

export function mtefBytes(bytes: Uint8Array): MtefBytes {
  let at = 0
  const u8 = (): number => {
    const byte = bytes[at]
    if (byte === undefined) throw new UnreadableEquation()
    at += 1
    return byte
  }
  const u16 = (): number => u8() + u8() * 256
  const skip = (length: number): void => {
    if (at + length > bytes.length) throw new UnreadableEquation()
    at += length
  }
  return {
    u8,
    u16,
    skip,
    count() {
      const byte = u8()
      return byte === 255 ? u16() : byte
    },
    text() {
      let text = ''
      for (let byte = u8(); byte !== 0; byte = u8()) {
        text += String.fromCharCode(byte)
        if (text.length > longestName) throw new UnreadableEquation()
      }
      return text
    },
    nudge() {
      let [across, down] = [u8() - noNudge, u8() - noNudge]
      if (across === 0 && down === 0) [across, down] = [signed(u16()), signed(u16())]
      if (Math.abs(down) > mostDown || across < -mostBack) throw new UnreadableEquation()
    },
  }
}

function signed(word: number): number {
  return word > 0x7fff ? word - 0x1_0000 : word
}
