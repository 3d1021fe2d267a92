import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { numberIn } from '../../signs/cell-names.ts'
import { keyPairs, keyTable } from '../../signs/key-signs.ts'
import { questionStart } from '../../signs/line-signs.ts'
import { saidInTable } from '../../signs/part-tables.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { type AskedPaper, sectionIn, sectionOf, wordIn } from './asked.ts'
import { withoutPoints } from './guide-keys.ts'

/** What a guide says of one question. */
export interface GuideEntry {
  section: number
  word: string
  number: number
  /** 'a' of 'Câu 1a'. */
  part: string
  lines: Line[]
}

/** 'xem thêm câu 3:' in a sentence is none. */
const another =
  /(?<=[^\s;,])(?:\s?[;,.–-][\s;,]{0,40}|\s{2,40}|\t|(?<=[:.)–-]\s{0,3}[A-Jđs])\s)(?=(?:câu|bài)\s{0,3}\d{1,3}\s{0,3}[.:)])/giu
/** 'Mỗi câu đúng được 0,5 điểm', 'Phần I: 4 điểm', 'Học sinh làm cách khác …': how it is marked, and nothing else. */
const howMarked =
  /^[^\p{L}]{0,10}(?:(?:phần|part)\s|[IVXA-D]{1,4}\s?[.)]|mỗi\s|khoanh|lưu ý|chú ý|học sinh|hs\s|tổng|câu\s{1,3}đáp án|đáp án|hướng dẫn|biểu điểm|thang điểm|môn|lớp|năm học|trường|phòng|ubnd|sở|điểm|-{2,}|\(?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ))/iu

const longestHeading = 60

function isHowMarked(text: string): boolean {
  return howMarked.test(text) && (text.trim().length <= longestHeading || /điểm|\dđ(?!\p{L})|cách khác/iu.test(text))
}

export function entriesIn(
  region: readonly WordBlock[],
  { isCounted, isNumbered, isOneWord }: AskedPaper,
): { entries: GuideEntry[]; left: string[] } {
  const entries: GuideEntry[] = []
  const left: string[] = []
  let section = 0
  let current: GuideEntry | null = null
  const begin = (number: number, said = '', part = ''): GuideEntry => {
    const word = isOneWord ? '' : wordIn(said)
    const entry: GuideEntry = { section: isCounted ? 0 : section, word, number, part, lines: [] }
    entries.push(entry)
    return entry
  }
  const within = (): GuideEntry | null => current
  const takePart = (line: Line): void => {
    const text = plainLine(line)
    const bare = isNumbered ? questionStart(text, 'numbered') : null
    const isNext = bare?.number === 1 || bare?.number === (entries.at(-1)?.number ?? 0) + 1
    const start = questionStart(text, 'named') ?? (isNext ? bare : null)
    if (start) {
      current = begin(start.number, text, start.part)
      const rest = trimLine(cutLine(line, start.at))
      if (!isEmptyLine(rest)) current.lines.push(rest)
    } else if (current && !isMarkingOnly(text)) current.lines.push(trimLine(line))
    else if (!isHowMarked(text)) left.push(text.trim())
  }
  const takeLine = (typed: Line): void => {
    if (isEmptyLine(typed)) return
    const heading = sectionIn(plainLine(typed))
    if (heading) {
      section = heading.number
      current = null
    }
    // Within what is said of a question such pairs are what belongs to what.
    const pairs = isOneWord && current === null ? keyPairs(plainLine(typed).replace(sectionBefore, ''), true) : null
    if (pairs && pairs.letters.size > 1) {
      for (const [number, letters] of pairs.letters)
        begin(number).lines.push([{ kind: 'text', text: letters.join(', '), look: {} }])
      current = null
      return
    }
    for (const line of partsOf(typed)) takePart(line)
  }
  for (const [at, block] of region.entries()) {
    if (block.kind === 'line' && isPartHead(plainLine(block.line), nextOf(region, at))) {
      current = null
      left.push(plainLine(block.line).trim())
      continue
    }
    const named = block.kind === 'table' ? namedCells(block.rows) : null
    if (block.kind === 'line') takeLine(block.line)
    else if (named) named.forEach(takeLine)
    else {
      const rows = rowsIn(block.rows)
      // A table within a solution is a part of it.
      const solved = within()
      if (!rows && solved && solved.lines.length > 0 && !isOfKeys(block.rows)) {
        solved.lines.push(...block.rows.map(rowLine))
        continue
      }
      for (const { number, part, said, lines } of rows ?? []) {
        section = sectionOf(part) ?? section
        if (number !== null) current = begin(number, said)
        current?.lines.push(...lines)
      }
      if (!rows) left.push(block.rows.flat(2).map(plainLine).join(' ').trim())
      current = null
    }
  }
  return { entries, left }
}

function isOfKeys(rows: readonly Line[][][]): boolean {
  return keyTable(rows.map((row) => row.map((lines) => lines.map(plainLine).join(' ').trim()))) !== null
}

/** 'CaO | 55–62' */
function rowLine(row: readonly Line[][]): Line {
  const cells = row.map((lines) => lines.filter((line) => !isEmptyLine(line)).flat()).filter(({ length }) => length > 0)
  return cells.flatMap((cell, at) => [...(at === 0 ? [] : textLine(' | ')), ...cell])
}

function nextOf(region: readonly WordBlock[], at: number): WordBlock | undefined {
  return region.slice(at + 1, at + 4).find((block) => block.kind === 'table' || !isEmptyLine(block.line))
}

/** 'Short answers:' right above the next number is no part of the answer above it. */
function isPartHead(text: string, next: WordBlock | undefined): boolean {
  if (next?.kind !== 'line' || sectionIn(text) !== null || text.trim().length > longestHeading) return false
  const below = plainLine(next.line)
  const isBelow = /^\s*\d{1,3}\s?[.)]/u.test(below) || questionStart(below, 'named') !== null
  return isBelow && /^[^\d:：]*\p{L}[^\d:：]*[:：]\s*$/u.test(text) && questionStart(text, 'named') === null
}

/** 'Phần I: 1.A 2.B' */
const sectionBefore = /^[\s*#\-–—]*(?:(?:phần|part)\s+)?(?:[IVX]{1,4}|[A-D])\s?[.:)]\s*(?:[^\d:]{0,60}[:：])?/iu

/** 'Phần | Nội dung | Điểm' with 'Câu 1: A' in a cell of each row: the cells that say it, as lines. */
function namedCells(rows: readonly Line[][][]): Line[] | null {
  const widest = Math.max(0, ...rows.map(({ length }) => length))
  for (let column = 0; column < widest; column += 1) {
    const cells = rows.map((row) => row[column] ?? [])
    const named = cells.filter(([first = []]) =>
      /^\s*(?:câu|bài)\s*\d{1,3}\s*(?:\([^()]{1,20}\)\s*)?[.:)]/iu.test(plainLine(first)),
    )
    if (named.length > 1) return rows.flatMap((row) => row[column] ?? [])
  }
  return null
}

function isMarkingOnly(text: string): boolean {
  return withoutPoints(text) === '' || /^\s*(?:-{3,}|mỗi\s.{0,60}điểm\.?\s*$)/iu.test(text)
}

/** 'Câu 1: A   Câu 4: Đ - S' in one line, or '1.A; 2. đúng; 3.B' behind the word for it. */
function partsOf(line: Line): Line[] {
  const text = plainLine(line)
  const listed = listedCuts(text)
  if (listed.length > 1)
    return listed.map((from, at) => [{ kind: 'text', text: 'Câu ', look: {} }, ...cutLine(line, from, listed[at + 1])])
  const cuts = [...text.matchAll(another)].map(({ index, 0: gap }) => index + gap.length)
  return [0, ...cuts].map((from, at) => trimLine(cutLine(line, from, cuts[at])))
}

/** From one on, one behind the other. */
function listedCuts(text: string): number[] {
  const cuts = [...text.matchAll(/(?<=^|[;:]\s{0,5})(\d{1,3})\s?[.:)]\s?(?=\S)/gu)]
  const isCounting = cuts.every(({ 1: number }, at) => Number(number) === at + 1)
  return isCounting ? cuts.map(({ index }) => index) : []
}

interface GuideRow {
  number: number | null
  /** What stands before it, such as the part of the paper. */
  part: string
  /** The cell with its number. */
  said: string
  lines: Line[]
}

const pointsHead = /^(?:thang\s|biểu\s|số\s)?điểm$|^points?$/iu

/** Its points may stand below it. */
function countedBy(text: string): number | null {
  return numberIn(text.replace(/\s{0,3}\([^()]{1,20}\)$/u, ''))
}

/** In which numbers stand below each other. */
function numberColumn([, ...body]: readonly (readonly string[])[]): number {
  const widest = Math.max(0, ...body.map(({ length }) => length))
  for (let column = 0; column < Math.min(widest, 3); column += 1) {
    const cells = body.map((row) => row[column] ?? '').filter((text) => text !== '')
    const counted = cells.filter((text) => countedBy(text) !== null)
    if (counted.length > 0 && counted.length * 2 > cells.length) return column
  }
  return -1
}

/** Where the same columns stand beside one another several times, those of one time below those of the other. */
function rowsIn(rows: readonly Line[][][]): GuideRow[] | null {
  const starts = repeatedColumns(rows.map((row) => row.map((lines) => lines.map(plainLine).join(' ').trim())))
  if (starts.length < 2) return rowsOfOne(rows)
  const parts = starts.map((from, at) => rowsOfOne(rows.map((row) => row.slice(from, starts[at + 1]))))
  return parts.every((part) => part !== null) ? parts.flat().filter(({ lines }) => lines.length > 0) : null
}

/** Columns of numbers none of which stands in another of them. */
function repeatedColumns(texts: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...texts.map(({ length }) => length))
  const body = texts.slice(1)
  const columns = Array.from({ length: width }, (_, column) => body.map((row) => row[column] ?? ''))
  const ofNumbers = columns.map((cells) => {
    const filled = cells.filter((cell) => cell !== '')
    return filled.length > 0 && filled.every((cell) => countedBy(cell) !== null) ? filled : null
  })
  const starts = ofNumbers.flatMap((cells, column) => (cells && column < width - 1 ? [column] : []))
  const all = ofNumbers.flatMap((cells) => cells ?? [])
  const isApart = starts.every((column, at) => at === 0 || column > (starts[at - 1] ?? 0) + 1)
  return starts[0] === 0 && isApart && new Set(all).size === all.length ? starts : []
}

/** A row for each question, with its points beside it; or numbers above and what is right below them. */
function rowsOfOne(rows: readonly Line[][][]): GuideRow[] | null {
  const texts = rows.map((row) => row.map((lines) => lines.map(plainLine).join(' ').replaceAll(/\s+/gu, ' ').trim()))
  const [head = []] = texts
  const ofPoints = head.findIndex((text) => pointsHead.test(text))
  const ofNumber = numberColumn(texts)
  if (ofNumber === -1) {
    const said = saidInTable(texts.filter(([first = '']) => !pointsHead.test(first)))
    return (
      said &&
      [...said].map(([number, text]) => ({ number, part: '', said: '', lines: [[{ kind: 'text', text, look: {} }]] }))
    )
  }
  const body = countedBy(head[ofNumber] ?? '') !== null ? rows : rows.slice(1)
  return body.map((row) => {
    const own = row[ofNumber] ?? []
    const said = own.map(plainLine).join(' ').replaceAll(/\s+/gu, ' ').trim()
    const number = countedBy(said)
    const part = row.slice(0, ofNumber).flat().map(plainLine).join(' ').trim()
    const kept = row.filter((_, at) => at > ofNumber && at !== ofPoints)
    const lines = [...(number === null ? own : []), ...kept.flat()].filter((line) => !isEmptyLine(line))
    return { number, part, said, lines }
  })
}
