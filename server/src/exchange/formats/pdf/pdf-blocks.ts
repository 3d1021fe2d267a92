import { type Block, type Line, cutLine, looksAll, plainLine, trimLine } from '../../paper/document.ts'
import { beginsLine } from '../../paper/words.ts'
import { type PageLine, isHeadingOfPaper } from './page-lines.ts'

/** The pages of a file as Word would have them: paragraphs that were broken at the edge are whole again. */
export function pdfBlocks(pages: readonly (readonly PageLine[])[]): Block[] {
  const furniture = repeatedLines(pages)
  const own = pages.flatMap((page) => page.filter(({ text }) => !furniture.has(keyOf(text))))
  const lines = withPoints(own).filter(({ text }) => !isPageNumber(text))
  const blocks: Block[] = []
  const gap = usualDrop(lines) * emptyLine
  let room = Number.POSITIVE_INFINITY
  for (let at = 0; at < lines.length; at += 1) {
    const one = lines[at]
    if (!one) continue
    if (one.table) {
      // A table goes on at the top of the next page.
      const above = lines[at - 1]?.table
      const open = above && areSame(above.columns, one.table.columns) ? blocks.at(-1) : undefined
      if (open?.kind === 'table') goOn(open.rows, one.table.rows)
      else blocks.push({ kind: 'table', rows: [...one.table.rows] })
      room = Number.POSITIVE_INFINITY
      continue
    }
    const table = keyRows(one, lines[at + 1])
    if (table) {
      blocks.push(table)
      room = Number.POSITIVE_INFINITY
      at += 1
      continue
    }
    const last = blocks.at(-1)
    const isNew = last?.kind === 'line' && (beginsAnew(one.text) || isBoldBelow(one.line, last.line))
    const isBelowGap = (one.drop ?? 0) > gap || (one.isResized === true && !isNew)
    const isParted = isBelowGap && last?.kind === 'line' && isSentenceBelow(one.text, plainLine(last.line))
    if (one.lead > room && last?.kind === 'line' && !isParted && !isNew) {
      last.line = joinedLines(last.line, one.line)
      room = one.room
      continue
    }
    if (isBelowGap) blocks.push({ kind: 'line', line: [] })
    blocks.push({ kind: 'line', line: trimLine(one.line) })
    room = one.room
  }
  return blocks
}

/** So much more than usual between two lines, and somebody left one empty. */
const emptyLine = 1.6

/** Formulas may need as much room within a sentence. */
function isSentenceBelow(text: string, above: string): boolean {
  return /^[^\p{L}\d]*[\p{Lu}\p{Lo}\d]/u.test(text) && /[.?!:;。？！：；]\s*$/u.test(above)
}

/** From line to line, as most of them lie below each other. */
function usualDrop(lines: readonly PageLine[]): number {
  const times = new Map<number, number>()
  for (const { drop } of lines)
    if (drop !== undefined && drop > 0) times.set(Math.round(drop), (times.get(Math.round(drop)) ?? 0) + 1)
  const [usual] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  return usual > 0 ? usual : Number.POSITIVE_INFINITY
}

/** A heading below a text, however little room was left there. */
function isBoldBelow(line: Line, above: Line): boolean {
  return /^\s*\p{Lu}/u.test(plainLine(line)) && looksAll(line, 'bold') && !above.some(isBold)
}

function isBold(piece: Line[number]): boolean {
  return piece.kind === 'text' && piece.text.trim() !== '' && piece.look.bold === true
}

/** A row that was broken at the end of its page goes on in small letters. */
function goOn(rows: Line[][][], more: readonly Line[][][]): void {
  const last = rows.at(-1)
  const [first = [], ...others] = more
  const isRest =
    last?.length === first.length &&
    first.some((cell) => cell.length > 0) &&
    first.every(([line]) => line === undefined || /^\s*\p{Ll}(?![.)])/u.test(plainLine(line)))
  if (!isRest) {
    rows.push(...more)
    return
  }
  for (const [at, [line, ...lines]] of first.entries()) {
    const cell = last[at]
    const open = cell?.pop()
    if (line) cell?.push(open ? joinedLines(open, line) : line, ...lines)
    else if (open) cell?.push(open)
  }
  rows.push(...others)
}

function areSame(places: readonly number[], others: readonly number[]): boolean {
  return places.length === others.length && places.every((place, at) => Math.abs(place - (others[at] ?? 0)) <= 3)
}

const bareNumber = /^\s*\d{1,3}(?=\s+\S|\s*$)/u
const barePoint = /^\s*\.(?:\s+|$)/u

/** '12' above '.' in a narrow column: the point behind a number that was broken off stands in the next line. */
function withPoints(lines: readonly PageLine[]): PageLine[] {
  return lines.flatMap((one, at) => {
    if (one.table) return [one]
    const number = barePoint.test(lines[at + 1]?.text ?? '') ? bareNumber.exec(one.text)?.[0] : undefined
    if (number !== undefined) {
      const line: Line = [
        ...cutLine(one.line, 0, number.length),
        { kind: 'text', text: '. ', look: {} },
        ...cutLine(one.line, number.length),
      ]
      return [{ ...one, line, text: plainLine(line), room: 0 }]
    }
    const isBehind = barePoint.test(one.text) && bareNumber.test(lines[at - 1]?.text ?? '')
    if (!isBehind) return [one]
    const line = cutLine(one.line, barePoint.exec(one.text)?.[0].length ?? 0)
    return plainLine(line).trim() === '' ? [] : [{ ...one, line, text: plainLine(line) }]
  })
}

export function joinedLines(before: Line, after: Line): Line {
  return [...before, { kind: 'text', text: ' ', look: {} }, ...trimLine(after)]
}

export const beginsAnew = (text: string): boolean =>
  beginsLine(text) || isHeadingOfPaper(text) || /^\s*[•●▪◦‣➢❖►■◆]\s/u.test(text)

/** 'Câu 1 2 3 …' above 'ĐA A B C …' is a table, although nothing in the file says so. */
function keyRows(one: PageLine, next: PageLine | undefined): Block | null {
  const cellsOf = (text: string): string[] => text.trim().split(/\s+/)
  const isWord = (cell: string): boolean => /^\p{L}{2,}\.?:?$/u.test(cell) || cell === 'án'
  const numbers = cellsOf(one.text).filter((cell) => !isWord(cell))
  const letters = cellsOf(next?.table ? '' : (next?.text ?? '')).filter((cell) => !isWord(cell))
  const isKey =
    numbers.length >= 3 &&
    numbers.length === letters.length &&
    numbers.every((cell) => /^\d{1,3}$/.test(cell)) &&
    letters.every((cell) => /^[A-H]$/.test(cell))
  if (!isKey) return null
  const row = (cells: readonly string[]): Line[][] => cells.map((text) => [[{ kind: 'text', text, look: {} }]])
  return { kind: 'table', rows: [row(numbers), row(letters)] }
}

const isPageNumber = (text: string): boolean =>
  /^\s*[-–—]?\s*(?:(?:Trang|Page)\s*)?\d{1,3}\s*(?:[/|]\s*\d{1,3})?\s*[-–—]?\s*$/iu.test(text)

const keyOf = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim()

const deepest = 4

/** What stands at the top or the bottom of most pages belongs to none of them, and so does what stands next to it. */
function repeatedLines(pages: readonly (readonly PageLine[])[]): Set<string> {
  const repeated = new Set<string>()
  const most = Math.max(3, pages.length * 0.6)
  const texts = pages.map((page) => page.map(({ text }) => text))
  for (let round = 0; round < deepest; round += 1) {
    const counts = new Map<string, number>()
    for (const page of texts) {
      const isOwn = (text: string): boolean => !repeated.has(keyOf(text)) && !isPageNumber(text)
      const edges = [page.find(isOwn) ?? '', page.findLast(isOwn) ?? ''].filter((text) => text !== '')
      for (const key of new Set(edges.filter(isApart).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const found = [...counts].filter(([, count]) => count >= most).map(([key]) => key)
    for (const key of found) repeated.add(key)
    if (found.length === 0) break
  }
  return repeated
}

/** 'Question 5:' may stand at the top of every page, and the end of a sentence at its bottom. */
function isApart(text: string): boolean {
  return !beginsAnew(text) && !/^\s*\p{Ll}.*[.?!]\s*$/u.test(text)
}

export function lettersIn(blocks: readonly Block[]): number {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2)))
  return lines.reduce((total, line) => total + plainLine(line).replaceAll(/\s/g, '').length, 0)
}
