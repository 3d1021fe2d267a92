import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { type ColumnShape, echoShare, isWorded, longestColumn, shapeOf, starShare, varietyOf } from './column-shapes.ts'
import { type Row, plainTruthOf } from '../item.ts'
import { ownTextAt, textAt } from './grid.ts'
import { bareKey } from './keys/bare-keys.ts'
import { areAlikeOptions } from './layouts/alike-options.ts'
import { stemAndOptions } from './options/option-cells.ts'
import { judgedLayout } from './layouts/judged-layout.ts'
import { keylessLayout } from './nameless/keyless-layout.ts'
import { insideLayout } from './nameless/offered-inside.ts'
import { listedLayout } from './listed/listed-layout.ts'
import { lookedLayout } from './nameless/looked-layout.ts'
import { rivalKeys } from './nameless/rival-keys.ts'
import { saidLayout } from './nameless/said-layout.ts'
import { betweenWideRows } from './nameless/wide-rows.ts'
import { shortLayout } from './nameless/short-questions.ts'
import { pairedLayout } from './layouts/paired-layout.ts'
import { countedKey } from './layouts/counted-key.ts'
import { type Layout, namelessLayout } from './row-columns.ts'

/** A table without names: a long text, then options, then a letter. Only what is beyond doubt gets a role. */
export function shapedLayout(rows: readonly Row[], width: number): Layout | null {
  const [first, ...others] = rows
  if (!first) return null
  const withoutFirst = (): Layout | null => {
    const found = shapedBody(others, width)
    if (!found || isAsked(ownTextAt(first, found.roles.indexOf('content')))) return null
    // No column is called by a letter or a number that would be its key.
    const key = found.roles.indexOf('correct')
    if (found.head === 0 && /^(?:[a-j]|\d)[.)]?$/i.test(ownTextAt(first, key).trim())) return null
    return { ...found, head: Math.max(found.head, first.number), heads: headsOf(first, width) }
  }
  const whole = shapedBody(rows, width)
  // Without a first row that nobody understands the key may be seen.
  const isKeyless = whole !== null && !whole.roles.includes('correct')
  const below = whole === null || isKeyless ? withoutFirst() : null
  return (
    (below?.roles.includes('correct') === true ? below : whole) ??
    below ??
    echoedBody(rows, width) ??
    judgedLayout(rows, width) ??
    pairedLayout(rows, width) ??
    insideLayout(rows, width) ??
    shortLayout(rows, width) ??
    betweenWideRows(rows, shapedBody) ??
    saidLayout(rows, width) ??
    listedLayout(rows, width) ??
    lookedLayout(rows, width) ??
    keylessLayout(rows, width)
  )
}

/** No name of a column ends so. */
function isAsked(text: string): boolean {
  return /[?…]\s*$|\.{3}|_{3}/.test(text)
}

function headsOf(row: Row, width: number): string[] {
  return Array.from({ length: width }, (_, column) => textAt(row, column))
}

function shapedBody(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 40)
  if (sample.length < 2) return null
  const columns = Array.from({ length: width }, (_, column) => column)
  const shapes = columns.map((column) => shapeOf(sample, column))
  const content = longestColumn(sample, columns)
  if (content === null) return null
  // Of two texts that differ from row to row the first may be what is asked.
  const isOther = ({ column, filled, counts, length }: ColumnShape): boolean =>
    filled > 0.6 && counts < 0.5 && length >= 10 && isWorded(sample, column) && varietyOf(sample, column) > 0.7
  if (shapes.slice(0, content).some(isOther)) return null
  const roles: (ColumnRole | null)[] = columns.map(() => null)
  roles[content] = 'content'
  const isFilled = ({ filled }: ColumnShape): boolean => filled > 0.6
  const keys = shapes.filter((shape) => shape.column !== content && shape.letters >= 0.8 && isFilled(shape))
  const rival =
    keys.length > 1
      ? rivalKeys(
          sample,
          content,
          keys.map(({ column }) => column),
        )
      : null
  const isKeyed = keys.length === 1 || rival !== null
  const [key] = keys
  for (const { column, counts } of shapes) if (column < content && counts > 0.8) roles[column] = 'number'
  const inOneCell = shapes.find(({ column, lists }) => column > content && lists > 0.7)
  const behind = runBehind(shapes, content, isKeyed ? (key?.column ?? null) : null)
  if (key && isKeyed && !isSpread(sample, key.column, behind.length)) return null
  if (!inOneCell && behind.some((column) => isOneWord(sample, column))) return null
  if (inOneCell) roles[inOneCell.column] = 'options'
  else if (isKeyed && behind.length >= 2 && behind.length <= 10) assign(behind)
  if (isKeyed && key) roles[key.column] = 'correct'
  else if (behind.length >= 2 && !inOneCell && starShare(sample, behind) >= 0.8) assign(behind)
  else if (behind.length >= 3 && !inOneCell) echoed(behind)
  const counted = keys.length === 0 && !inOneCell && !roles.includes('A') ? countedKey(sample, content, behind) : null
  if (counted) {
    assign(counted.options)
    roles[counted.key] = 'correct'
  }
  // A long text alone is a letter or a list of names.
  const isAnswered =
    roles.some((role) => role === 'correct' || role === 'options' || role === 'A') || offersInside(sample, content)
  const given = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
  const said = roles.indexOf('correct')
  if (!isAnswered || !areAlikeOptions(sample, given, said === -1 || counted ? null : said)) return null
  const head = headAbove(sample, key?.column ?? null, content)
  return {
    ...namelessLayout(roles),
    head,
    heads: head > 0 && sample[0] ? headsOf(sample[0], width) : columns.map(() => ''),
    ...(rival && { secondKeys: rival.rivals }),
    strayFrom: counted && shapes.slice(counted.key + 1).every(({ filled }) => filled <= 0.2) ? counted.key + 1 : width,
  }

  function assign(options: readonly number[]): void {
    for (const [index, column] of options.entries()) roles[column] = answerLetters[index] ?? null
  }

  /** The last column repeats one of the others in every row: it is the key. */
  function echoed(run: readonly number[]): void {
    const last = run.at(-1) ?? -1
    const options = run.slice(0, -1)
    if (echoShare(sample, last, options) < 0.9) return
    assign(options)
    roles[last] = 'correct'
  }
}

/** Most questions have what is offered below them, in their own cell. */
function offersInside(sample: readonly Row[], content: number): boolean {
  const texts = sample.map((row) => ownTextAt(row, content).trim()).filter((text) => text !== '')
  return texts.filter((text) => stemAndOptions(text) !== null).length >= Math.max(2, texts.length * 0.8)
}

/** A text, what is offered, one of them again, and behind it a reason that may be longer than all of them. */
function echoedBody(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 40)
  const columns = Array.from({ length: width }, (_, column) => column)
  const shapes = columns.map((column) => shapeOf(sample, column))
  if (sample.length < manyRows) return null
  const content = columns.find((column) => longestColumn(sample, [column]) === column)
  const run = content === undefined ? [] : runBehind(shapes, content, null)
  const at = run.findIndex((key, index) => index >= 2 && echoShare(sample, key, run.slice(0, index)) >= 0.95)
  // What is the same in every row says nothing about any.
  const behind = run.slice(at + 1).filter((column) => varietyOf(sample, column) > 0.2)
  if (content === undefined || at === -1 || behind.length > 1) return null
  if (!areAlikeOptions(sample, run.slice(0, at), run[at] ?? null)) return null
  const roles: (ColumnRole | null)[] = columns.map(() => null)
  roles[content] = 'content'
  for (const [index, column] of run.slice(0, at).entries()) roles[column] = answerLetters[index] ?? null
  roles[run[at] ?? -1] = 'correct'
  const [reason] = behind
  if (reason !== undefined && longestColumn(sample, [reason]) === reason) roles[reason] = 'explanation'
  return namelessLayout(roles)
}

const manyRows = 5

/** Among many keys there are most of the letters; where there are two of them alone, they may be names of groups. */
function isSpread(sample: readonly Row[], column: number, options: number): boolean {
  const letters = sample
    .map((row) => bareKey(ownTextAt(row, column).trim()))
    .filter((text) => /^[A-J](?:\P{L}|$)/u.test(text))
  return letters.length < manyRows || new Set(letters).size >= Math.min(3, options)
}

/** The same word in most rows names a group; what is offered differs from question to question. */
function isOneWord(sample: readonly Row[], column: number): boolean {
  const texts = sample.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  const most = Math.max(
    0,
    ...[...Map.groupBy(texts, (text) => text)].map(([text, same]) => (isName(text) ? same.length : 0)),
  )
  return texts.length >= manyRows && most > texts.length * 0.6
}

/** 'None of these' and 'Đúng' may be offered everywhere. */
const isName = (text: string): boolean => !/\s/.test(text) && plainTruthOf(text) === null

/** Columns right behind the question, up to the key. */
function runBehind(shapes: readonly ColumnShape[], content: number, key: number | null): number[] {
  const run: number[] = []
  for (let column = content + 1; column < shapes.length && column !== key; column += 1) {
    // A third or fourth option is often missing, and all that stands before the key is offered.
    const filled = shapes[column]?.filled ?? 0
    if (run.length < 2 ? filled < 0.6 : key === null || column > key ? filled < 0.15 : filled === 0) break
    run.push(column)
  }
  return run
}

/** The first row names the columns in words that nobody knows here: its key is none. */
function headAbove(sample: readonly Row[], key: number | null, content: number): number {
  const [first] = sample
  if (!first || key === null) return 0
  const said = ownTextAt(first, key).trim()
  const asked = ownTextAt(first, content).trim()
  if (said === '' || isAsked(asked)) return asked === '' ? first.number : 0
  return /^(?:[A-J](?:[\s,;/&]{0,5}[A-J]){0,5}|[a-e])[.)]?$/.test(said) ? 0 : first.number
}
