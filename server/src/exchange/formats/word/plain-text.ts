import { type FormatReader, UnreadableFile } from '../item.ts'
import { decodeText } from '../text/text-decoding.ts'
import { isSigned, signedQuestions } from './paper/respelled/signed-lines.ts'
import { readTyped } from './typed-questions.ts'
import type { Line, WordBlock } from './word-file.ts'

const mostLines = 150_000

/** A paper as somebody typed it without a program for texts: what Word would have, without looks. */
export const plainText: FormatReader = {
  read(bytes) {
    const text = decodeText(bytes).normalize('NFC')
    const lines = text.split(/\r\n|\r|\n/u)
    if (lines.length > mostLines) throw new UnreadableFile('tooComplex')
    const blocks = isMarkdown(lines)
      ? markdownBlocks(withBoxes(lines))
      : lines.map((own): WordBlock => ({ kind: 'line', line: [{ kind: 'text', text: own, look: {} }] }))
    // What began with a sign before each line did not go on so.
    if (isSigned(text.slice(0, 20_000)) && !signedQuestions(blocks)) throw new UnreadableFile('unknownFormat')
    return readTyped({ blocks, picture: () => null })
  },
}

const bold = /\*\*((?:[^*\n]|\*(?!\*)){1,2000})\*\*|__([^_\n]{1,2000})__/gu

/** What is copied from chats and notes: '**' around what is bold, a point of a list before every option. */
function isMarkdown(lines: readonly string[]): boolean {
  return lines.filter((line) => line.search(bold) !== -1 || task.test(line) || headed.test(line)).length > 1
}

const headed = /^\s{0,3}#{1,6}\s+(?:câu(?:\s+hỏi)?|question|q|bài)?\s{0,3}\d{1,4}/iu
const task = /^\s*[-*+]\s+\[([ xX])\]\s+(?=\S)/u
const lettered = /^[A-Ja-j]\s*[.)]\s+\S/u

/** '- [x] …' is a box that somebody ticked; behind it a letter may stand, as before any option. */
function withBoxes(lines: readonly string[]): readonly string[] {
  const tasks = lines.filter((line) => task.test(line))
  const areLettered = tasks.every((line) => lettered.test(line.replace(task, '')))
  return lines.map((line) => line.replace(task, (_, sign: string) => (sign === ' ' ? (areLettered ? '' : '☐ ') : '☑ ')))
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

const quote = /^\s{0,3}(?:>\s)+(?=\*\*|\p{Extended_Pictographic})/u
/** What is said of the line above to a program, and where a block of code begins and ends. */
const unread = /^\s*(?:\{:[^{}]{1,200}\}|```[\w+#-]{0,20})\s*$/u

/** Headings, points and keys that are quoted lose their signs; what is bold looks so. */
function markdownLine(typed: string): Line {
  const text = unread.test(typed) ? '' : typed.replace(quote, '').replaceAll(/(?<=\S)\s*<!--.{0,500}?-->/gu, '')
  const heading = /^\s{0,3}#{1,6}\s+/u.exec(text)?.[0] ?? ''
  const point =
    /^\s*[-*+]\s+(?=(?:\*\*)?\s*(?:[([]?[A-Ja-j]\s*[.)\]]|(?:q|câu|question)\s?\d|(?:\p{Extended_Pictographic}\uFE0F?\s*(?:\*\*)?)?(?:(?:correct )?answer|đáp án|explanation|giải thích)(?:[^:]{0,10}:|\*{0,2}\s+[A-J]\s*$)))/iu.exec(
      text,
    )?.[0] ?? ''
  const rest = masked(text.slice(heading.length || point.length))
  const line: Line = []
  let at = 0
  for (const found of rest.matchAll(bold)) {
    line.push({ kind: 'text', text: rest.slice(at, found.index), look: {} })
    line.push({ kind: 'text', text: found[1] ?? found[2] ?? '', look: { bold: true } })
    at = found.index + found[0].length
  }
  line.push({ kind: 'text', text: rest.slice(at), look: heading === '' ? {} : { bold: true } })
  return line
    .filter((piece) => piece.kind !== 'text' || piece.text !== '')
    .map((piece) => (piece.kind === 'text' ? { ...piece, text: unmasked(piece.text) } : piece))
}

/** Between '`' a star and a line below are what they are. */
const masks: readonly (readonly [string, string])[] = [
  ['*', '\uE000'],
  ['_', '\uE001'],
]

function masked(text: string): string {
  return text.replaceAll(/`[^`]{1,500}`/gu, (code) =>
    masks.reduce((own, [sign, mask]) => own.replaceAll(sign, mask), code),
  )
}

function unmasked(text: string): string {
  return masks.reduce((own, [sign, mask]) => own.replaceAll(mask, sign), text)
}
