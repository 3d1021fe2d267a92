import { cutLine, isEmptyLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { letters } from '../../signs/option-signs.ts'
import { pairsIn } from '../../signs/pair-signs.ts'
import type { Line } from '../../word-file.ts'
import { type WordDraft, newOption } from '../question-draft.ts'

interface Column {
  label: string
  lines: Line[]
}

interface Columns {
  left: Column[]
  right: Column[]
  /** Parts of what is asked that hold them. */
  used: ReadonlySet<WordDraft['stem'][number]>
  example?: Line[]
}

const fewest = 2
const leftLabel = /^\s*(\d{1,2}|[A-J])\s*[.):/–-]\s*(?=\S)/u
const rightLabel = /^\s*(\d{1,2}|[A-Ja-j])\s*[.):/–-]\s*(?=\S)/u
const beside = /(?:\t|\s{2,}|\s[-–|])\s*(?=(?:[A-Ja-j]|\d{1,2})\s*[.)]\s*\S)/u
const head = /^\s*(?:cột\s+)?[AB]\s*(?:(?:\t|\s{2,}|\s?[-–|])\s*(?:cột\s+)?[AB]\s*)?$/iu

/** 'Nối cột A với cột B': two columns with labels, and a key that names what belongs to what. */
export function settleMatching(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const said = draft.partKey?.kind === 'text' ? draft.partKey.text : draft.answers.join('; ')
    const pairs = draft.options.length === 0 ? pairsIn(said) : null
    const columns = pairs && withoutExample(columnsIn(draft), pairs)
    if (!pairs || !columns || !fits(pairs, columns)) continue
    take(draft, pairs, columns)
  }
}

/** '0. How are you?' shows how it is done, and nobody is asked. */
function withoutExample(columns: Columns | null, pairs: ReadonlyMap<string, string>): Columns | null {
  const example = columns?.left.find(({ label }) => label === '0')
  if (!columns || !example || pairs.has('0')) return columns
  return { ...columns, left: columns.left.filter((one) => one !== example), example: example.lines }
}

function fits(pairs: ReadonlyMap<string, string>, { left, right }: Columns): boolean {
  const rights = new Set(right.map(({ label }) => label.toLowerCase()))
  const isWhole = left.length >= fewest && left.length <= letters.length && left.length === pairs.size
  const isOnce = new Set(pairs.values()).size === pairs.size && rights.size === right.length
  return isWhole && isOnce && left.every(({ label }) => rights.has(pairs.get(label) ?? ''))
}

function take(
  draft: WordDraft,
  pairs: ReadonlyMap<string, string>,
  { left, right, used, example = [] }: Columns,
): void {
  const rightOf = new Map(right.map(({ label, lines }) => [label.toLowerCase(), lines]))
  draft.stem = [...draft.stem.filter((part) => !used.has(part)), ...example.map((line) => ({ line }))]
  for (const [at, { label, lines }] of left.entries()) {
    const option = newOption(lines, at)
    const match = pairs.get(label) ?? ''
    draft.options.push(option)
    draft.matches.set(option.letter, rightOf.get(match) ?? [])
    rightOf.delete(match)
  }
  draft.extras.push(...rightOf.values())
  draft.answers = []
  draft.partKey = null
  draft.fields.type = 'nối'
}

/** One below the other. */
const alone = /^\s*(?:\d{1,2}|[A-Ja-j])\s*[.)/]\s*(?=\S)/u

/** A table, or lines with a wide gap in the midst, or lines with numbers and lines with letters. */
function columnsIn({ stem }: WordDraft): Columns | null {
  const tables = stem.flatMap((part) => ('rows' in part ? [part] : []))
  const [table] = tables
  if (table) return tables.length === 1 ? inTable(table) : null
  const columns: Columns = { left: [], right: [], used: new Set() }
  const used = new Set<WordDraft['stem'][number]>()
  for (const part of stem.slice(1)) {
    const line = 'line' in part ? trimLine(part.line) : []
    const text = plainLine(line)
    const gap = leftLabel.test(text) ? beside.exec(text) : null
    if (gap) {
      columns.left.push(columnOf([cutLine(line, 0, gap.index)], leftLabel))
      columns.right.push(columnOf([cutLine(line, gap.index + gap[0].length)], rightLabel))
      used.add(part)
    } else if (columns.right.length > 0 && isNextRight(text, columns.right)) {
      // More on the right than on the left.
      columns.right.push(columnOf([line], rightLabel))
      used.add(part)
    } else if (head.test(text)) used.add(part)
    else if (alone.test(text)) {
      const isLeft = /^\s*\d/u.test(text)
      ;(isLeft ? columns.left : columns.right).push(columnOf([line], isLeft ? leftLabel : rightLabel))
      used.add(part)
    }
  }
  return { ...columns, used }
}

function isNextRight(text: string, right: readonly Column[]): boolean {
  const label = rightLabel.exec(text)?.[1] ?? ''
  const last = right.at(-1)?.label ?? ''
  return /[a-j]/iu.test(label) && label.codePointAt(0) === (last.codePointAt(0) ?? 0) + 1
}

function inTable(table: Extract<WordDraft['stem'][number], { rows: Line[][][] }>): Columns | null {
  // '1 -> ……', or '0 -> b' of the example.
  const isRoom = (lines: readonly Line[]): boolean =>
    /^(?:[\s\d.…_)+=–>→-]*|\s*0\s?[-–]?[>→]?\s?[a-j]\s*)$/u.test(lines.map(plainLine).join(' '))
  const cells = rowsApart(table.rows).map((row) => withLabelsJoined(row).filter((lines) => !isRoom(lines)))
  // The first row may name its columns.
  const isNamed =
    cells.length > fewest && cells[0]?.every(([first = []]) => !rightLabel.test(plainLine(first))) === true
  const body = cells
    .slice(isNamed ? 1 : 0)
    .filter((row) => !row.every((lines) => head.test(lines.map(plainLine).join(' '))))
  if (!body.every((row) => row.length <= 2)) return null
  const columns = body.flatMap((row) =>
    row.map((lines) => ({
      lines,
      text: plainLine(lines.find((line) => !isEmptyLine(line)) ?? []),
      isAlone: row.length === 1,
    })),
  )
  // Beside a letter that stands alone nothing is left.
  const isLeft = ({ text, isAlone }: { text: string; isAlone: boolean }, at: number): boolean =>
    leftLabel.test(text) &&
    at % 2 === 0 &&
    !(isAlone && /^\s*[A-J]/u.test(text) && /^\s*\d/u.test(columns[0]?.text ?? ''))
  const left = columns.filter(isLeft)
  const right = columns.filter((one) => !left.includes(one) && rightLabel.test(one.text))
  if (left.length + right.length !== columns.length) return null
  return {
    left: left.map(({ lines }) => columnOf(lines, leftLabel)),
    right: right.map(({ lines }) => columnOf(lines, rightLabel)),
    used: new Set([table]),
  }
}

/** All of a column in one cell: a row for each of its lines. */
function rowsApart(rows: readonly Line[][][]): Line[][][] {
  return rows.flatMap((row) => {
    const lines = row.map((cell) => cell.filter((line) => !isEmptyLine(line)))
    const isStacked =
      lines.filter((cell) => cell.length > 1 && cell.every((line) => rightLabel.test(plainLine(line)))).length > 1
    const height = Math.max(...lines.map(({ length }) => length))
    return isStacked
      ? Array.from({ length: height }, (_, at) => lines.map((cell) => cell.slice(at, at + 1)))
      : [[...row]]
  })
}

/** '1 | Hà Nội | A | cố đô': a column for the labels alone. */
function withLabelsJoined(row: readonly Line[][]): Line[][] {
  const texts = row.map((lines) => lines.map(plainLine).join(' ').trim())
  if (!/^\d{1,2}[.)]?$/u.test(texts[0] ?? '')) return [...row]
  const isLabel = (at: number): boolean => /^(?:\d{1,2}|[A-Ja-j])[.)]?$/u.test(texts[at] ?? '')
  const isJoined = (at: number): boolean => isLabel(at) && (texts[at + 1] ?? '') !== '' && !isLabel(at + 1)
  return row.flatMap((lines, at): Line[][] => {
    if (isJoined(at)) return []
    const label = at > 0 && isJoined(at - 1) ? `${(texts[at - 1] ?? '').replace(/[.)]$/u, '')}. ` : ''
    const [first = [], ...others] = lines.filter((line) => !isEmptyLine(line))
    return label === '' ? [lines] : [[[...textLine(label), ...first], ...others]]
  })
}

function columnOf(lines: readonly Line[], sign: RegExp): Column {
  const [first = [], ...others] = lines.filter((line) => !isEmptyLine(line))
  const found = sign.exec(plainLine(first))
  return { label: found?.[1] ?? '', lines: [trimLine(cutLine(first, found?.[0].length ?? 0)), ...others] }
}
