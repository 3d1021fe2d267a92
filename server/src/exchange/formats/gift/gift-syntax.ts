import { UnreadableFile } from '../../item.ts'
import { type TextFormat, formattedHtml } from '../text/formatted-text.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'

/** The signs of GIFT: what they mean, and how they are written when they mean nothing. */

/** Text that is escaped stands for itself; the signs of the format do not occur in it. */
export function escapeGift(text: string): string {
  return text
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`)
}

/** Longer than whatever is asked with all its pictures; what goes on beyond it has lost its end. */
const longestQuestion = 8 * 1024 * 1024
const mostLines = 50_000

/** Names of LaTeX that begin like the sign for the end of a line. */
const nameBehind = /^(?:abla|atural|e|earrow|eg|eq|exists|geq|i|leq|mid|ot|otin|parallel|u|warrow)(?![a-z])/i

export function unescapeGift(text: string): string {
  let isFormula = false
  // Some write a backslash before every sign: 'm\/s', 'etc\.'. In a pattern it means something.
  const isSentence = !/[$^|[\]]|[.\w)][*+]|\\[A-Za-z(]/.test(text)
  return text.replaceAll(/\\\\([()[\]])|\\([\s\S])|\$\$/g, (whole, bracket?: string, sign?: string, at = 0) => {
    if (whole === '$$') isFormula = !isFormula
    const opens = bracket ?? sign ?? ''
    if ('([])'.includes(opens) && opens !== '') isFormula = opens === '(' || opens === '['
    if (bracket !== undefined) return `\\${bracket}`
    // '\\neq' in a formula is a name, whoever forgot to write its backslash twice.
    if (sign === 'n') return isFormula && nameBehind.test(text.slice(at + 2, at + 12)) ? whole : '\n'
    if (sign !== undefined && './'.includes(sign) && isSentence && !isFormula) return sign
    return sign !== undefined && '\\~=#{}:'.includes(sign) ? sign : whole
  })
}

/** Where `sign` stands unescaped, from `start` on; -1 when nowhere. */
export function findSign(text: string, signs: string, start = 0): number {
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '\\') at += 1
    else if (signs.includes(letter)) return at
  }
  return -1
}

/** Every pair of braces that lies in no other, in the order of the text; one that nothing closes ends at its first end. */
export function braced(text: string): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = []
  let depth = 0
  let start = -1
  let firstEnd = -1
  for (let at = findSign(text, '{}'); at !== -1; at = findSign(text, '{}', at + 1)) {
    if (text[at] === '{') {
      if (depth === 0) [start, firstEnd] = [at, -1]
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (firstEnd === -1) firstEnd = at
      if (depth === 0) groups.push({ start, end: at })
    }
  }
  if (depth > 0) groups.push({ start, end: firstEnd })
  return groups
}

/** 'a#b' as 'a' and 'b', at the first sign that is not escaped. */
export function splitOnce(text: string, sign: string): [string, string | null] {
  const at = findSign(text, sign)
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

/** '=yes ~no#why' as its parts, each with its sign. */
export function answerParts(text: string): { sign: '=' | '~'; text: string }[] {
  const parts: { sign: '=' | '~'; text: string }[] = []
  for (let at = findSign(text, '=~'); at !== -1;) {
    const next = findSign(text, '=~', at + 1)
    const sign = text[at] === '=' ? '=' : '~'
    parts.push({ sign, text: text.slice(at + 1, next === -1 ? text.length : next).trim() })
    at = next
  }
  return parts
}

export interface GiftBlock {
  /** The line it begins at. */
  line: number
  text: string
  /** Of the comments above it. */
  tags: string[]
  category: string | null
}

/** What programs and people draw between questions, or around all of them. */
const rule = /^(?:[-=_*]{3,}|```\w{0,20})$/

/** Questions are parted by empty lines; comments and categories belong to what follows them. */
export function* giftBlocks(read: Iterable<string>): Generator<GiftBlock> {
  let lines: string[] = []
  let length = 0
  let start = 0
  let tags: string[] = []
  let category: string | null = null
  let number = 0
  let depth = 0
  let isParted = false
  let wasClosed = false
  /** Where in an open question a text begins behind an empty line: with a brace of its own it is the next question. */
  let doubtful = -1
  /** Those that stand below the beginning of the question that is read. */
  let tagsSince: string[] = []
  /** Whether a comment stands right behind the answers of the question that is read, and what tags it brings. */
  let behind: string[] | null = null
  const block = (): GiftBlock => ({
    line: start,
    text: lines.join('\n'),
    tags: [...tags, ...(depth > 0 ? [] : tagsSince)],
    category,
  })
  for (const line of read) {
    number += 1
    const trimmed = line.trim()
    const named = /^\$CATEGORY:\s*(.+)$/i.exec(trimmed)?.[1]
    if (trimmed.startsWith('//')) {
      const found = [...trimmed.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) =>
        tag.replaceAll('\\]', ']'),
      )
      if (isAnswered(lines, depth)) behind = [...(behind ?? []), ...found]
      if (lines.length > 0) tagsSince.push(...found)
      else tags.push(...found)
      continue
    }
    // An empty line between the answers of a question does not end it, but what begins like a question behind one does.
    const isForgotten = depth > 0 && isParted && beginsQuestion(trimmed)
    // A name, or a comment and then answers of its own, begin the next question where the empty line was forgotten.
    const isJoined =
      (isAnswered(lines, depth) && (hasName(trimmed) || (behind !== null && beginsQuestion(trimmed)))) ||
      (depth === 0 && wasClosed && hasName(trimmed) && /::[^:]+::/.test(trimmed))
    const isRule = (lines.length === 0 || isAnswered(lines, depth)) && rule.test(trimmed)
    const endsHere = (trimmed === '' && depth === 0) || named !== undefined || isForgotten || isJoined || isRule
    if (endsHere && lines.length > 0) {
      const below = isForgotten ? tagsSince : isJoined ? (behind ?? []) : []
      if (isJoined) tagsSince = tagsSince.slice(0, tagsSince.length - below.length)
      yield block()
      lines = []
      tags = below
      tagsSince = []
      depth = 0
    }
    behind = null
    if (doubtful !== -1 && depth > 0 && trimmed.startsWith('{')) {
      const own = lines.slice(doubtful)
      lines = lines.slice(0, doubtful)
      yield block()
      start = number - own.length
      lines = own
      tags = []
      tagsSince = []
      depth = 0
    }
    if (trimmed === '' || depth === 0) doubtful = -1
    else if (isParted && !/^[=~#}%]/.test(trimmed)) doubtful = lines.length
    isParted = trimmed === ''
    if (named !== undefined) category = named
    if (trimmed === '' || named !== undefined || isRule) continue
    if (lines.length === 0) [start, length, wasClosed] = [number, 0, false]
    length += line.length
    if (length > longestQuestion || lines.length > mostLines) throw new UnreadableFile('tooMuch')
    lines.push(line)
    depth = depthAfter(line, depth)
    wasClosed ||= depth === 0 && findSign(line, '}') !== -1
  }
  if (lines.length > 0) yield block()
}

/** Of a text that comes piece by piece, so that no more of it is held than is read. */
export function* linesOfPieces(pieces: Iterable<string>): Generator<string> {
  let rest: string[] = []
  let length = 0
  for (const piece of pieces) {
    const end = piece.lastIndexOf('\n')
    length += piece.length
    if (length > longestQuestion + piece.length) throw new UnreadableFile('tooMuch')
    if (end === -1) {
      rest.push(piece)
      continue
    }
    yield* linesOf([...rest, piece.slice(0, end)].join(''))
    rest = [piece.slice(end + 1)]
    length = piece.length - end - 1
  }
  yield* linesOf(rest.join(''))
}

export function* linesOf(given: string): Generator<string> {
  // Old programs of Apple end their lines in their own way.
  const text = given.includes('\n') ? given : given.replaceAll('\r', '\n')
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end === -1 ? text.length : end)
    yield line.endsWith('\r') ? line.slice(0, -1) : line
    if (end === -1) return
    at = end + 1
  }
}

/** Its last line closes the answers, and nothing follows them on it. */
function isAnswered(lines: readonly string[], depth: number): boolean {
  return depth === 0 && lines.at(-1)?.trimEnd().endsWith('}') === true
}

/** '::Tên::', also behind the sign of a format, which others put before what is asked. */
export function hasName(text: string): boolean {
  return /^\s*(?:\[(?:html|moodle|plain|markdown)\]\s*)?::/i.test(text)
}

function beginsQuestion(line: string): boolean {
  return hasName(line) || (!/^[=~#}%]/.test(line) && findSign(line, '{') !== -1)
}

/** How many braces are open behind a text. */
export function depthAfter(line: string, before: number): number {
  let depth = before
  for (let at = findSign(line, '{}'); at !== -1; at = findSign(line, '{}', at + 1))
    depth = line[at] === '{' ? depth + 1 : Math.max(0, depth - 1)
  return depth
}

const formats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle: 'auto',
  plain: 'plain',
  markdown: 'markdown',
}
const formatTag = /^\s*\[(html|moodle|plain|markdown)\]/i

/** The text behind '[html]', and what it is; each answer and each note may have its own. */
export function formatIn(text: string, otherwise: TextFormat): { format: TextFormat; text: string } {
  const found = formatTag.exec(text)
  return found
    ? { format: formats[(found[1] ?? '').toLowerCase()] ?? otherwise, text: text.slice(found[0].length) }
    : { format: otherwise, text }
}

/** A text as it stands in the file, in the HTML of this place. */
export function giftHtml(written: string, otherwise: TextFormat): string {
  const { format, text } = formatIn(written, otherwise)
  return formattedHtml(unescapeGift(text), format)
}

/** What is to be typed has no format; a tag before it is no part of it. */
export function giftTyped(written: string): string {
  const { text } = formatIn(written, 'plain')
  return escapeText(
    unescapeGift(text)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(String.raw`\*`, '*'),
  )
}

/** As it stands there, with the sign before a star that is one. */
export function giftWritten(written: string): string {
  return unescapeGift(formatIn(written, 'plain').text)
}
