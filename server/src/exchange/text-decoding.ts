import { UnreadableFile } from './item.ts'
import { isUtf8 } from 'node:buffer'

/** Typed questions are small: five thousand of them are a few megabytes. What is larger holds something else. */
export const longestText = 20 * 1024 * 1024

/** Bytes as the text that their author saw. Vietnamese files come in several encodings, often without a word about it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > longestText) throw new UnreadableFile('tooMuch')
  const encoding = encodingOf(bytes)
  if (encoding === 'windows-1258') return withLineEnds(decodeOld(bytes))
  return withLineEnds([...decodedPieces(bytes, encoding)].join(''))
}

/** Old programs of Apple end their lines in their own way. */
const withLineEnds = (text: string): string => (text.includes('\n') ? text : text.replaceAll('\r', '\n'))

/** The same for XML, which may be larger than a text, a piece at a time: there the first line names the letters. */
export function decodeInPieces(bytes: Uint8Array): Iterable<string> {
  const encoding = encodingOf(bytes)
  if (encoding !== 'windows-1258') return decodedPieces(bytes, encoding)
  const said = saidIn(bytes)
  return said === null ? [decodeText(bytes)] : decodedPieces(bytes, said)
}

/** Null where nothing is said, or what the bytes are not. */
function saidIn(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const name = /^\s*<\?xml\b[^<>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]
  return name === undefined || /^utf-?(?:8|16)/i.test(name) ? null : name
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258'

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.includes(0)) throw new UnreadableFile('encoding')
  return isUtf8(bytes) ? 'utf-8' : 'windows-1258'
}

const pieceBytes = 256 * 1024

function* decodedPieces(bytes: Uint8Array, encoding: string): Generator<string> {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    for (let at = 0; at < bytes.length; at += pieceBytes)
      yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: at + pieceBytes < bytes.length })
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error
    throw new UnreadableFile('encoding')
  }
}

const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ“”‘’–—…•·™®©°×÷]/giu
/** Letters of no other language. */
const ofVietnamese = /[ảạằắẳẵặầấẩẫậẻẽẹềếểễệỉịỏọồốổỗộờớởỡợủụừứửữựỷỹỵ]/iu
const western = /[àáâãäåæçèéêëìíîïñòóôõöùúûüýÿœšž“”‘’–—…•·™®©°×÷¿¡«»€£]/giu
const unsaidLetters = /[\u0080-\u009f\ufffd]/

/** Three of them in a row stand in no word of the West: each is a letter of a script of its own. */
const ofOtherScript = /[À-ÿ]{3}/u

/**
 * Windows-1258 writes many letters with a mark behind them. What looks neither Vietnamese nor Western is not guessed: who
 * sent it may say its page.
 */
function decodeOld(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1258').decode(bytes).normalize('NFC')
  const isRead = !unsaidLetters.test(text) && isMostly(text, vietnamese)
  if (isRead && ofVietnamese.test(text)) return text
  const west = new TextDecoder('windows-1252').decode(bytes)
  if (ofOtherScript.test(west)) throw new UnreadableFile('encoding')
  if (isRead) return text
  if (unsaidLetters.test(west) || !isMostly(west, western)) throw new UnreadableFile('encoding')
  return west
}

/** A space that no line ends at looks like any other. */
function isMostly(text: string, letters: RegExp): boolean {
  const odd = text.match(/[^\p{ASCII}\u00A0]/gu)?.length ?? 0
  return (text.match(letters)?.length ?? 0) >= odd * 0.9
}
