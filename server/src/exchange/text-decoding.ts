import { UnreadableFile } from './item.ts'

/** Bytes as the text that their author saw. Vietnamese files come in several encodings, often without a word about it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) return ''
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  const wide = wideOf(bytes)
  if (wide !== null) return decode(bytes, wide)
  if (bytes.includes(0)) throw new UnreadableFile('encoding')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeOld(bytes)
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile('encoding')
  }
}

/** Text without a mark in which every other byte is nothing. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4000)
  if (sample.length < 4 || bytes.length % 2 !== 0) return null
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const half = sample.length / 2
  if ((zeros[1] ?? 0) > half * 0.4 && zeros[0] === 0) return 'utf-16le'
  return (zeros[0] ?? 0) > half * 0.4 && zeros[1] === 0 ? 'utf-16be' : null
}

/** Windows-1258 writes many letters with a mark behind them; what does not look like Vietnamese is not guessed. */
function decodeOld(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1258').decode(bytes).normalize('NFC')
  const odd = text.match(/\P{ASCII}/gu)?.length ?? 0
  const vietnamese =
    text.match(/[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ“”‘’–—…°×÷]/gi)?.length ?? 0
  if (/[\u0080-\u009f\ufffd]/.test(text) || vietnamese < odd * 0.9) throw new UnreadableFile('encoding')
  return text
}
