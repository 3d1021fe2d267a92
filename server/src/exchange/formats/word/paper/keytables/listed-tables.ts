import { plainTruthOf } from '../../../item.ts'
import { plainLine, textLine } from '../../line-text.ts'
import { isGuideHead } from '../../signs/guide-signs.ts'
import { keyTable } from '../../signs/key-signs.ts'
import { labelOf } from '../../signs/line-signs.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { boxedLine, entriesInBoxes } from './answer-boxes.ts'
import { entriesBelowNames, entriesInBareColumns, entriesInColumns, withCovered } from './column-tables.ts'
import { entriesCrossed } from './crossed-tables.ts'
import { withFlatTables } from './flat-tables.ts'
import { entriesInPairs } from './pair-tables.ts'
import { entriesInGrid, entriesInRows } from './row-tables.ts'
import { withTabbedRows } from './tabbed-rows.ts'
import { isNamed, nameIn, partIn } from '../../signs/cell-names.ts'
import { letterOnLine } from '../../signs/option-letters.ts'
import { type Entry, type Row, arePoints, headOf, headingIn, textOf } from './table-cells.ts'

/**
 * Tables of keys as lines, one for each question: points and levels beside them say nothing, and a table that stands
 * beside itself is read as one. What is not known for certain stays as it is.
 */
export function withListedTables(typed: readonly WordBlock[]): readonly WordBlock[] {
  const blocks = withFlatTables(withTabbedRows(typed))
  // As the paper itself calls its questions.
  const nameOf = namesOf(blocks.flatMap((block) => (block.kind === 'line' ? [plainLine(block.line)] : [])))
  let isBehindHead = false
  let above: WordBlock | undefined
  return blocks.flatMap((block): WordBlock[] => {
    const before = above
    if (block.kind === 'line') {
      const text = plainLine(block.line)
      isBehindHead ||= isGuideHead(text) || labelOf(text)?.kind === 'key'
      if (text.trim() !== '') above = block
      return [block]
    }
    above = block
    const name = before?.kind === 'line' ? nameAlone(plainLine(before.line)) : null
    const boxed = name === null || !isBehindHead ? null : boxedLine(block.rows)
    if (boxed) return [{ kind: 'line', line: boxed }]
    const crossed = isBehindHead ? entriesCrossed(block.rows) : null
    if (crossed) return linesOf(crossed, nameOf)
    if (isTorn(block.rows, isBehindHead)) return [{ kind: 'line', line: textLine(torn) }]
    const rows = isBehindHead ? withoutTotals(block.rows) : block.rows
    if (isAsked(rows, before)) return rows.map((row) => ({ kind: 'line', line: textLine(row.map(textOf).join(' | ')) }))
    const entries = entriesIn(rows, name, isBehindHead)
    if (entries === 'torn') return [{ kind: 'line', line: textLine(torn) }]
    return entries && isOdd(rows, entries)
      ? linesOf(entries, (number) => (number === name ? '' : nameOf(number)))
      : [rows === block.rows ? block : { ...block, rows }]
  })
}

function namesOf(texts: readonly string[]): (number: string) => string {
  const count = (sign: RegExp): number => texts.filter((text) => sign.test(text)).length
  if (count(/^\s*(?:câu|question)\s*\d/iu) > 0) return (number) => `Câu ${number}: `
  // A lesson has more questions than names.
  const isTask = count(/^\s*bài\s*\d/iu) > count(/^\s*\d{1,3}\s?[.)]/u)
  return (number) => (isTask ? `Bài ${number}: ` : `${number}. `)
}

function entriesIn(rows: Row[], name: string | null, isBehindHead: boolean): Entry[] | 'torn' | null {
  const known =
    entriesInColumns(rows) ?? (isBehindHead ? entriesInPairs(rows) : null) ?? entriesInRows(rows, name, isBehindHead)
  if (known || !isBehindHead) return known
  return (
    entriesCrossed(rows) ??
    entriesInBareColumns(rows) ??
    entriesInGrid(rows) ??
    entriesBelowNames(rows) ??
    entriesInBoxes(rows)
  )
}

const aboutTable =
  /bảng (?:sau|dưới|trên|mã|số liệu)|(?:trong|cho|theo|kẻ) bảng|theo mẫu|ma trận|đặc tả|bài làm|khảo sát|(?:table|chart)(?:\s(?:below|above))?\s*[.:]?\s*$/iu

/** 'Cho bảng mã.' or 'MA TRẬN ĐỀ' above letters and numbers: nobody's keys. */
function isAsked(rows: readonly Row[], above: WordBlock | undefined): boolean {
  const text = above?.kind === 'line' ? plainLine(above.line) : ''
  if (!aboutTable.test(text) || /đáp án|answer key|hướng dẫn chấm/iu.test(text)) return false
  const isKeyed = rows.some(([first]) => /^(?:đáp án|đ\.?\/?a)/iu.test(textOf(first)))
  return !isKeyed && keyTable(rows.map((row) => row.map(textOf))) !== null
}

const torn = 'Bảng đáp án có ô gộp hoặc số lạ'

/** Cells that were merged: which number a key stands below is not known any more. */
function isTorn(rows: readonly Row[], isBehindHead: boolean): boolean {
  const whole = withCovered(rows).filter((row) => row.length > 1 && headingIn(row) === null)
  return whole.some((row, at) => {
    const texts = row.map(textOf)
    const below = whole[at + 1]
    const numbers = texts.filter((text) => nameIn(text)?.part === '').length
    const said = (below ?? []).map(textOf)
    const letters = said.filter((text) => letterOnLine(text) !== null).length
    const isKnown = isBehindHead || headOf(texts[0] ?? '') === 'number' || letters === said.length
    // Nothing is called '0'.
    if (isKnown && letters > 1 && texts.includes('0') && texts.includes('1')) return true
    const isNumbers = isKnown && numbers > 1 && numbers >= texts.length - 1
    if (isNumbers && below && below.length !== row.length)
      return (
        letters > 1 && !said.every((text, column) => partIn(text) !== null || (column === 0 && headOf(text) === 'part'))
      )
    const isHead = at === 0 && texts.every((text) => headOf(text) !== null) && new Set(texts.map(headOf)).size > 1
    return isHead && whole.slice(1).some(({ length }) => length !== row.length) && texts.length > 2
  })
}

/** 'Tổng | | 10' ends a table of points. */
function withoutTotals(rows: Row[]): Row[] {
  const isTotal = (row: Row): boolean => {
    const [first = '', ...others] = row.map(textOf).filter((text) => text !== '')
    return /^(?:tổng(?:\s(?:điểm|cộng|số điểm))?|cộng|total)\s?[:.]?$/iu.test(first) && arePoints(others)
  }
  return rows.some(isTotal) ? rows.filter((row) => !isTotal(row)) : rows
}

/** Letters below their numbers are read as they stand; parts, headings, points and a table beside itself are not. */
function isOdd(rows: readonly Row[], entries: readonly Entry[]): boolean {
  const said = entries.filter((entry) => 'said' in entry)
  if (said.some(({ part }) => part !== '') || said.length < entries.length) return said.length > 0
  const isLetters = said.every((entry) => letterOnLine(plainLine(entry.said)) !== null)
  const heads = [...(rows[0] ?? []).map(textOf), ...rows.map(([first]) => textOf(first))].map(headOf)
  const [first = []] = rows
  const isTwice = first.filter((cell) => headOf(textOf(cell)) === 'number').length > 1
  const isBare = heads.every((head) => head === null)
  const isReasoned = said.some(({ reason }) => reason !== undefined)
  const isAcross = rows.slice(1).some(([own]) => headOf(textOf(own)) === 'points')
  return said.length > 0 && !isLetters && (isReasoned || isTwice || isBare || isAcross)
}

/** 'Câu 2 (1,0 điểm):' above a table that is about nothing else. */
function nameAlone(text: string): string | null {
  const plain = text.replace(/\s?[.:]?\s?\([^()]{0,30}(?:điểm|đ)\)\s?(?=[.:]?\s*$)/u, '')
  const name = isNamed(plain) ? nameIn(plain) : null
  return name?.part === '' ? name.number : null
}

/** 'Câu 1: a) Đ; b) S' */
function linesOf(entries: readonly Entry[], nameOf: (number: string) => string): WordBlock[] {
  const lines: { name: string; line: Line; hasParts: boolean }[] = []
  for (const entry of entries) {
    if ('heading' in entry) {
      lines.push({ name: '', line: textLine(entry.heading), hasParts: false })
      continue
    }
    const { number, part, said, reason } = entry
    const last = lines.at(-1)
    const isTruth = plainTruthOf(plainLine(said).trim()) !== null
    if (last?.name === number && last.hasParts && part !== '' && !isTruth) {
      lines.push({ name: number, line: [...textLine(`${part}) `), ...said], hasParts: true })
    } else if (last?.name === number && last.hasParts && part !== '')
      last.line = [...last.line, ...textLine(`; ${part}) `), ...said]
    else {
      lines.push({
        name: number,
        line: [...textLine(`${nameOf(number)}${part === '' ? '' : `${part}) `}`), ...said],
        hasParts: part !== '',
      })
    }
    if (reason) lines.push({ name: '', line: [...textLine('Giải thích: '), ...reason], hasParts: false })
  }
  return lines.map(({ line }) => ({ kind: 'line', line }))
}
