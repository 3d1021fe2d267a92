import { type FormatReader, UnreadableFile } from '../../item.ts'
import type { Block, Line } from '../../paper/document.ts'
import { readPaper } from '../../read-paper.ts'
import { decodeText } from '../../text-decoding.ts'

const mostLines = 150_000

/** A paper as somebody typed or pasted it: what Word would have, with the looks that chats and notes write as signs. */
export const text: FormatReader = {
  read(bytes, choice) {
    return readPaper({ blocks: blocksOf(decodeText(bytes)), picture: () => null }, choice?.marks)
  },
}

export function blocksOf(given: string): Block[] {
  const lines = given
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/u)
  if (lines.length > mostLines) throw new UnreadableFile('tooMuch')
  return lines.map((line) => ({ kind: 'line', line: lineOf(line) }))
}

const bold = /\*\*([^*\n]{1,2000})\*\*/gu
const heading = /^\s{0,3}#{1,6}\s+/u

/** '**Câu 1:** …', '### Câu 2' */
function lineOf(typed: string): Line {
  const given = typed.replace(heading, '')
  const line: Line = []
  let at = 0
  for (const { 0: whole, 1: inner = '', index } of given.matchAll(bold)) {
    line.push(
      { kind: 'text', text: given.slice(at, index), look: {} },
      { kind: 'text', text: inner, look: { bold: true } },
    )
    at = index + whole.length
  }
  line.push({ kind: 'text', text: given.slice(at), look: {} })
  return line.filter((piece) => piece.kind !== 'text' || piece.text !== '')
}
