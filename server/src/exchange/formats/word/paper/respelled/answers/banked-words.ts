import { plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'

const toFill =
  /(?:điền|đặt|chọn|dùng)\s.{0,60}(?:từ|cụm từ|số)(?!\p{L}).{0,80}(?:cho sẵn|sau|dưới đây|đã cho|chỗ trống|vị trí)/iu
const letter = /(?:^|[\s,;])([A-K])\s?[.)]\s+(?=\S)/gu
const gap =
  /\s?(?:\.{2,20}|…{1,20}|_{2,20})\s?\((\d{1,2})\)\s?(?:\.{2,20}|…{1,20}|_{2,20})?|\((\d{1,2})\)\s?(?:\.{2,20}|…{1,20}|_{2,20})/gu
const counted = /(?:^|\s)\(?(\d{1,2})\s?[).]\s+/gu
const fewest = 2
/** A formula or a picture. */
const object = '\uFFFC'
const mostLines = 12

/**
 * 'A. mây  B. mưa', a text with '…(1)' and '…(2)', and below it '(1) mưa  (2) mây': the words that were given fill its
 * gaps, each the one that is named, and nothing else stands between.
 */
export function withBanksFilled(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line).trim() : null))
  const result: WordBlock[] = []
  for (let at = 0; at < blocks.length;) {
    const filled =
      toFill.test(texts[at] ?? '') && questionStart(texts[at] ?? '', 'named') ? filledFrom(texts, at) : null
    const block = blocks[at]
    if (block) result.push(block)
    if (filled) result.push(...filled.lines.map((text): WordBlock => ({ kind: 'line', line: textLine(text) })))
    at += filled ? filled.count : 1
  }
  return result
}

function filledFrom(texts: readonly (string | null)[], from: number): { lines: string[]; count: number } | null {
  const own = texts.slice(from + 1, from + 1 + mostLines)
  const end = own.findIndex((text) => text === null || questionStart(text, 'named') !== null)
  const lines = own.slice(0, end === -1 ? own.length : end).map((text) => text ?? '')
  const first = lines.findIndex((text) => gapsIn(text) > 0)
  const last = lines.findLastIndex((text) => gapsIn(text) > 0)
  const bank = piecesOf(lines.slice(0, Math.max(0, first)).join(' '), letter)
  const said = piecesOf(lines.slice(last + 1).join(' '), counted)
  const words = new Set(bank.map(({ text }) => folded(text)))
  const asked = lines.slice(first, last + 1)
  const gaps = asked.reduce((count, text) => count + gapsIn(text), 0)
  const isWhole =
    !lines.some((text) => text.includes(object)) &&
    bank.length >= fewest &&
    said.length >= fewest &&
    said.length === gaps &&
    bank.every(({ name }, at) => at === 0 || name > (bank[at - 1]?.name ?? '')) &&
    said.every(({ name, text }, at) => Number(name) === at + 1 && words.has(folded(text))) &&
    new Set(said.map(({ text }) => folded(text))).size === said.length
  if (!isWhole) return null
  const fillings = said.map(({ name, text }) => `Chỗ trống ${name}: chữ: ${text}`)
  const shown = bank.map(({ text }) => text).join(' / ')
  const rooms = asked.map((text) =>
    text
      .replaceAll(gap, (_, one?: string, other?: string) => ` [[${one ?? other}]]`)
      .replaceAll(/(?<=\]\])(?=[\p{L}\d])/gu, ' '),
  )
  return { lines: [`[ ${shown} ]`, ...rooms, ...fillings], count: lines.length + 1 }
}

const gapsIn = (text: string): number => text.match(gap)?.length ?? 0

interface Piece {
  name: string
  text: string
}

/** None where anything stands before the first of them. */
function piecesOf(text: string, sign: RegExp): Piece[] {
  const found = [...text.matchAll(sign)]
  if (found[0]?.index !== 0) return []
  return found.map(({ index, 0: label, 1: name = '' }, at) => ({
    name,
    text: text
      .slice(index + label.length, found[at + 1]?.index)
      .replace(/[\s,;.]{1,40}$/u, '')
      .trim(),
  }))
}

const folded = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()
