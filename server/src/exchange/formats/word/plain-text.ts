import { type FormatReader, UnreadableFile } from '../item.ts'
import { decodeText } from '../text/text-decoding.ts'
import { readTyped } from './typed-questions.ts'
import type { Line, WordBlock } from './word-file.ts'

const mostLines = 150_000

/** A paper as somebody typed it without a program for texts: what Word would have, without looks. */
export const plainText: FormatReader = {
  read(bytes) {
    const text = decodeText(bytes).normalize('NFC')
    const lines = text.split(/\r\n|\r|\n/u)
    if (lines.length > mostLines) throw new UnreadableFile('tooComplex')
    return readTyped({
      blocks: isMarkdown(lines)
        ? markdownBlocks(lines)
        : lines.map((own) => ({ kind: 'line', line: [{ kind: 'text', text: own, look: {} }] })),
      picture: () => null,
    })
  },
}

const bold = /\*\*((?:[^*\n]|\*(?!\*)){1,2000})\*\*|__([^_\n]{1,2000})__/gu

/** What is copied from chats and notes: '**' around what is bold, a point of a list before every option. */
function isMarkdown(lines: readonly string[]): boolean {
  return lines.filter((line) => line.search(bold) !== -1).length > 1
}

const row = /^\s*\|(.*)\|\s*$/u
const border = /^[\s|:-]+$/u

/** Lines between '|' are the rows of a table; the one below its head only draws a border. */
function markdownBlocks(lines: readonly string[]): WordBlock[] {
  const blocks: WordBlock[] = []
  for (const [at, own] of lines.entries()) {
    const inner = row.exec(own)?.[1]
    const last = blocks.at(-1)
    const isBelow = last?.kind === 'table' && row.test(lines[at - 1] ?? '')
    if (inner === undefined || !(isBelow || border.test(lines[at + 1] ?? '')))
      blocks.push({ kind: 'line', line: markdownLine(own) })
    else if (!isBelow) blocks.push({ kind: 'table', rows: [cellsOf(inner)] })
    else if (!border.test(own)) last.rows.push(cellsOf(inner))
  }
  return blocks
}

function cellsOf(inner: string): Line[][] {
  return inner.split(/(?<!\\)\|/u).map((cell) => [markdownLine(cell.trim())])
}

/** Headings and points lose their signs; what is bold looks so. */
function markdownLine(text: string): Line {
  const heading = /^\s{0,3}#{1,6}\s+/u.exec(text)?.[0] ?? ''
  const point = /^\s*[-*+]\s+(?=(?:\*\*)?\s*(?:[([]?[A-Ja-j]\s*[.)\]]|(?:q|câu|question)\s?\d))/iu.exec(text)?.[0] ?? ''
  const rest = text.slice(heading.length || point.length)
  const line: Line = []
  let at = 0
  for (const found of rest.matchAll(bold)) {
    line.push({ kind: 'text', text: rest.slice(at, found.index), look: {} })
    line.push({ kind: 'text', text: found[1] ?? found[2] ?? '', look: { bold: true } })
    at = found.index + found[0].length
  }
  line.push({ kind: 'text', text: rest.slice(at), look: heading === '' ? {} : { bold: true } })
  return line.filter((piece) => piece.kind !== 'text' || piece.text !== '')
}
