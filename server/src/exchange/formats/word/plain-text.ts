import { type FormatReader, UnreadableFile } from '../item.ts'
import { decodeText } from '../text/text-decoding.ts'
import { readTyped } from './typed-questions.ts'

const mostLines = 150_000

/** A paper as somebody typed it without a program for texts: what Word would have, without looks. */
export const plainText: FormatReader = {
  read(bytes) {
    const lines = decodeText(bytes)
      .normalize('NFC')
      .split(/\r\n|\r|\n/u)
    if (lines.length > mostLines) throw new UnreadableFile('tooComplex')
    return readTyped({
      blocks: lines.map((text) => ({ kind: 'line', line: [{ kind: 'text', text, look: {} }] })),
      picture: () => null,
    })
  },
}
