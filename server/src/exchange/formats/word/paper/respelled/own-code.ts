import { plainLine, textLine } from '../../line-text.ts'
import { keyPairs, keyTable } from '../../signs/key-signs.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'

type Rows = Line[][][]

const codeSign =
  /^[^\p{L}\d]*(?:.{0,60}[\s(–-])?mã\s*đề(?:\s*thi)?\s*(?:số\s*)?[:.]?\s*((?:\p{Lu}{1,3}[.-]?)?\d{1,4})(?![\p{L}\d])/iu
/** 'soạn lại từ mã đề 101 năm trước' */
const ofAnother = /(?:từ|theo|của|giống)\s+mã\s*đề/iu

/** The code that a paper says it has, wherever in its head; null where there are several. */
function codeOf(blocks: readonly WordBlock[]): string | null {
  const lines = blocks.flatMap((block) =>
    block.kind === 'line' ? [block.line] : isOfCodes(block.rows) ? [] : block.rows.flat(2),
  )
  const texts = lines.map((line) => squeezed(plainLine(line))).filter((text) => !ofAnother.test(text))
  const codes = new Set(texts.flatMap((text) => codeSign.exec(text)?.[1]?.toLowerCase() ?? []))
  const [only] = codes
  return codes.size === 1 ? (only ?? null) : null
}

/** A table of keys for several codes is that of the own one, where the paper says which it is. */
export function withOwnCode(typed: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withOwnList(typed)
  const code = codeOf(blocks)
  return blocks.map((block) => {
    if (block.kind === 'line' || !isOfCodes(block.rows)) return block
    const rows = code === null ? null : ofCode(block.rows, code)
    if (rows) return { ...block, rows }
    // Which of them is meant, nobody says: none is believed.
    const isKnown = (keyTable(block.rows.map((row) => row.map(textOf))) ?? []).length > 1
    return isKnown ? block : { kind: 'line', line: textLine(unknownCode) }
  })
}

const codeAlone =
  /^[^\p{L}\d]*(?:đáp án\s+)?mã\s*đề(?:\s*thi)?\s*(?:số\s*)?[:.]?\s*((?:\p{Lu}{1,3}[.-]?)?\d{1,4})[\s:.]*$/iu

/** 'Mã đề: 135' above its keys and 'Mã đề: 169' above others, and the paper says which it is: the others are left out. */
function withOwnList(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? squeezed(plainLine(block.line)) : ''))
  const heads = texts.flatMap((text, at) => {
    const code = codeAlone.exec(text)?.[1]?.toLowerCase()
    return code === undefined ? [] : [{ at, code }]
  })
  const [own, ...lists] = heads
  const isKeys = ({ at }: { at: number }, place: number): boolean => {
    const below = texts.slice(at + 1, lists[place + 1]?.at).filter((text) => text.trim() !== '')
    return below.length > 0 && below.every((text) => keyPairs(text, true) !== null)
  }
  const codes = lists.map(({ code }) => code)
  const isMeant =
    own && lists.length > 1 && lists.every(isKeys) && codes.filter((code) => code === own.code).length === 1
  if (!isMeant) return blocks
  const from = lists[0]?.at ?? blocks.length
  const kept = codes.indexOf(own.code)
  const [start, end] = [(lists[kept]?.at ?? 0) + 1, lists[kept + 1]?.at ?? blocks.length]
  return blocks.filter((_, at) => at < from || (at >= start && at < end))
}

const unknownCode = 'Bảng đáp án của nhiều mã đề'

const textOf = (cell: readonly Line[] | undefined): string => squeezed((cell ?? []).map(plainLine).join(' ')).trim()

const codeCell =
  /^(?:(?:mã\s*(?:đề)?|đề)\s*(?:thi\s*)?(?:số\s*)?[:.]?\s*((?:\p{Lu}{1,3}[.-]?)?\d{1,4}|chẵn|lẻ|[A-D])|((?:\p{Lu}{1,3}[.-]?)?\d{3,4}))$/iu
const fewest = 2
const mostHeads = 3

function codeIn(cell: readonly Line[] | undefined): string | null {
  const found = codeCell.exec(textOf(cell))
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null
}

/** The row that names several codes, one beside the other. */
function headOf(rows: Rows): number {
  return rows.slice(0, mostHeads).findIndex((row) => new Set(row.flatMap((cell) => codeIn(cell) ?? [])).size >= fewest)
}

/** Keys for several codes, beside or below each other; years above what was counted in them are none. */
export function isOfCodes(rows: Rows): boolean {
  if (!areKeys(rows) || isCountedOn(rows) || isBesideItself(rows)) return false
  if (headOf(rows) !== -1) return true
  const below = rows.flatMap(([first]) => codeIn(first) ?? [])
  return new Set(below).size >= fewest && below.length >= rows.length - 2 && rows.every((row) => row.length > 1)
}

/** 'Câu | Đáp án | Câu | Đáp án' above numbers and short answers: '750' is no code. */
function isBesideItself([head = [], ...body]: Rows): boolean {
  const names = head.map(textOf)
  const isPaired = names.every((name, at) => (at % 2 === 0 ? /^(?:câu|bài)$/iu : /^đáp án(?:\s*\(.*\))?$/iu).test(name))
  return isPaired && names.length > 2 && names.length % 2 === 0 && body.every(({ length }) => length === head.length)
}

/** '101 | 102 | 103' above 'A | C | B', and so on below: a long paper counts so, and nobody says of which codes. */
function isCountedOn(rows: Rows): boolean {
  return (
    rows.length % 2 === 0 &&
    rows.every((row, at) => {
      const texts = row.map(textOf)
      if (at % 2 === 1) return texts.every((text) => /^[A-H]$/u.test(text))
      const numbers = texts.map((text) => (/^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN))
      return numbers.every((number, place) => number === (numbers[0] ?? 0) + place)
    })
  )
}

/** It is called so, or most of its cells are letters. */
function areKeys(rows: Rows): boolean {
  const isCalled = rows
    .slice(0, mostHeads)
    .some((row) => row.some((cell) => /^(?:mã|made|câu|đề|phần)(?![\p{L}])/iu.test(textOf(cell))))
  const cells = rows
    .flatMap((row) => row.slice(1).map(textOf))
    .filter((text) => text !== '' && codeCell.exec(text) === null)
  return isCalled || cells.filter((text) => /^(?:[A-H]\.?|[ĐS]{2,8})$/u.test(text)).length * 2 > cells.length
}

function ofCode(rows: Rows, code: string): Rows | null {
  const at = headOf(rows)
  if (at !== -1) return acrossColumns(rows, at, code)
  if (!isOfCodes(rows)) return null
  const own = rows.filter(([first]) => codeIn(first) === code)
  const above = rows.slice(
    0,
    rows.findIndex(([first]) => codeIn(first) !== null),
  )
  const head = above.at(-1) ?? []
  const title = above.slice(-1)
  // One row of letters below their numbers, or a row for each question.
  if (own.length === 1 && title.length === 1) return [head, ...own].map(([, ...cells]) => cells)
  return own.length > 1 ? own.map(([, ...cells]) => cells) : null
}

/** The columns of the own code, each with those before it that say which question is meant. */
function acrossColumns(rows: Rows, at: number, code: string): Rows | null {
  const head = spread(rows[at] ?? [], Math.max(...rows.map(({ length }) => length)))
  const codes = head.map(codeIn)
  const own = codes.flatMap((one, column) => (one === code ? [column] : []))
  const body = rows.slice(at + 1)
  if (own.length === 0 || body.length === 0) return null
  const parts = own.map((column) => {
    const next = codes.findIndex((one, other) => other > column && one !== null)
    const end = next === -1 ? head.length : next
    // Numbers and letters below one name.
    const isPaired = end - column > 1 && head.slice(column + 1, end).every((cell) => textOf(cell) === '')
    if (isPaired) return body.map((row) => row.slice(column, end))
    const first = codes.findIndex((one) => one !== null)
    const named = head.findLastIndex((cell, place) => place < column && /^(?:câu|bài|stt|số)/iu.test(textOf(cell)))
    const labels = named > first ? [named] : head.slice(0, first).map((_, place) => place)
    return body.map((row) => [...labels.map((place) => row[place] ?? []), row[column] ?? []])
  })
  const width = Math.max(...parts.flatMap((part) => part.map(({ length }) => length)))
  if (width < 2) return null
  const names = ['Phần', 'Câu', 'Đáp án'].slice(-width)
  const titles = width <= 3 && own.length === 1 ? [names.map((name) => [textLine(name)])] : []
  return [...titles, ...parts.flat()].filter((row) => row.some((cell) => textOf(cell) !== ''))
}

/** Names above several columns each, which left no trace of them. */
function spread(head: Line[][], width: number): Line[][] {
  const each = head.length > 1 && width % head.length === 0 ? width / head.length : 1
  return each === 1 ? head : head.flatMap((cell) => [cell, ...Array.from({ length: each - 1 }, (): Line[] => [])])
}
