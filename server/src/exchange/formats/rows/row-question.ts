import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { creditFrom, unitFrom } from '@lms/contracts/question-types/part-texts.ts'
import { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { pathSign } from '@lms/contracts/subjects/topics.ts'
import {
  type Cell,
  type Item,
  type Problem,
  type ReadItem,
  type Reason,
  type Row,
  blocking,
  emptyItem,
  pointsFrom,
  problem,
  titleFrom,
} from '../item.ts'
import { richCell } from '../cell-text.ts'
import { columnLetters, textAt } from './grid.ts'
import { withoutDots } from './keys/dotted-lists.ts'
import { isAcceptedHead, isMarginHead } from './heads/head-kinds.ts'
import { fillAnswers } from './row-answers.ts'
import { groupOf, withPassage } from './told/passage-columns.ts'
import { withTypedLines } from './told/typed-lines.ts'
import type { Layout } from './row-columns.ts'
import { reasonDoubts, reasonedKey } from './options/reasoned-keys.ts'
import { type LeftCells, toldLeft } from './options/columns-left.ts'
import { notesOf } from './row-notes.ts'
import { drawnOptions } from './options/drawn-options.ts'
import type { QuestionCells, RowOption } from './options/question-cells.ts'
import { optionsIn } from './options/option-cells.ts'
import { optionsOf } from './options/row-options.ts'
import { ownPicture, pictureOf, pictureProblems } from './options/shown-pictures.ts'
import { askedByTitle } from './roles/titled-questions.ts'
import { classFrom, difficultyFrom } from './row-words.ts'

export interface ReadRow {
  read: ReadItem
  choices: readonly RowOption[]
  isSaid: boolean
  /** What stands under the right answer. */
  keyText: string
  /** It is a list, as programs write one. */
  isKeyList?: boolean
  /** What the column of the key is called. */
  keyHead: string
  /** What the column of what is asked is called. */
  askedHead?: string
  /** What the column of the first option is called. */
  firstHead: string
  /** What its type is called. */
  typeText: string
  /** What the column of its type is called. */
  typeHead?: string
  /** As its own column says it. */
  number: string
  /** What it is about, where that has a column of its own. */
  passage?: string
  /** The whole of it, for those below. */
  told?: string
  /** What it says it belongs to. */
  group?: string
  /** What stands in rows between it and the question above. */
  above?: string
  /** What stands in columns that are not kept. */
  left: readonly LeftCells[]
  /** Written here, with every sign as it is meant. */
  isOwn?: boolean
  /** Each of its parts has a row of its own: a picture there belongs to one of them. */
  isRecord?: boolean
}

/** What a group of questions shares may be one cell beside all of them. */
const shared: ReadonlySet<ColumnRole> = new Set([
  'difficulty',
  'class',
  'subject',
  'topic',
  'tags',
  'type',
  'points',
  'time',
])

function cellsOf(layout: Layout, rows: readonly Row[]): QuestionCells {
  const [row] = rows
  const columns = new Map(
    layout.roles.flatMap((role, column) => (role === null ? [] : [[role, column] as const])).toReversed(),
  )
  const cell = (role: ColumnRole): Cell | null => {
    const found = row?.cells[columns.get(role) ?? -1] ?? null
    return found?.isCovered === true && !shared.has(role) ? null : found
  }
  const isFraction = row?.cells.filter((one) => /^\d+\.\d$/.test(one.text.trim())).length !== 1
  const text = (role: ColumnRole): string => {
    const said = (cell(role)?.text ?? '').trim()
    if (role === 'correct' && layout.areKeysReasoned === true) return reasonedKey(said)?.letter ?? said
    if (role === 'correct' && said !== '' && layout.moreKeys !== undefined && layout.moreKeys.length > 0)
      return [said, ...layout.moreKeys.map((at) => (row ? textAt(row, at).trim() : ''))]
        .filter((part) => part !== '')
        .join(', ')
    if (role === 'correct' && layout.arePlacesListed === true && withoutDots(said) !== said) return withoutDots(said)
    // Programs write a place as '2.0' where some rows have none.
    return role === 'correct' && (columns.has('A') || columns.has('options')) && !isFraction
      ? said.replace(/^(\d{1,2})\.0$/, '$1')
      : said
  }
  return { layout, rows, cell, text, isExact: layout.isOwn && QuestionType.safeParse(text('type')).success }
}

/** A question with the rows that belong to it; the first has what is asked. */
export function readQuestion(layout: Layout, given: readonly Row[], skipped: readonly string[]): ReadRow {
  const { rows, passage, told } = withPassage(layout, withTypedLines(layout, given))
  const cells = cellsOf(layout, rows)
  const { text, isExact } = cells
  const problems: Problem[] = []
  const item: Item = emptyItem()
  const found = optionsOf(cells)
  item.content = richCell(isExact ? text('content') : withoutNumber(found.content ?? text('content')))
  item.title = text('title') || titleFrom(item.content)
  const reasoned = layout.areKeysReasoned === true ? reasonedKey(cells.cell('correct')?.text ?? '') : null
  item.explanation = `${reasoned ? richCell(reasoned.reason) : ''}${richCell(text('explanation'))}`
  if (text('hint') !== '') item.hint = richCell(text('hint'))
  const left = takeFields(item, cells, problems)
  const picture = pictureOf(cells)
  if (ownPicture.test(picture)) item.content += `<p><img src="${picture}" alt=""></p>`
  problems.push(...pictureProblems(cells, item.content, found.options))
  if (skipped.length > 0) problems.push(problem('wordingDropped', { text: skipped.join(' / ').slice(0, 200) }))
  const hasColumns = layout.roles.some((role) => role !== null && /^[A-T]$/.test(role))
  const isListed = rows[0]?.cells.some(
    (cell, column) =>
      layout.roles[column] === null &&
      layout.passages?.includes(column) !== true &&
      (optionsIn(cell.text)?.length ?? 0) > 2,
  )
  // Who leaves a gap wants it filled, whatever stands beside, unless that may be what is offered.
  const isUnread = layout.roles.some(
    (role, column) =>
      role === null &&
      column < layout.strayFrom &&
      layout.asides?.includes(column) !== true &&
      layout.passages?.includes(column) !== true &&
      !isAcceptedHead(layout.heads[column] ?? '') &&
      !isMarginHead(layout.heads[column] ?? '') &&
      // What is asked, or the answer, written again says nothing new.
      !['', text('content'), text('correct')].includes(textAt(rows[0] ?? { number: 0, cells: [] }, column).trim()),
  )
  const isPartlyUnknown = !hasColumns && isUnread && (isListed === true || !/_{3}/.test(text('content')))
  const known = { cells, options: found.options, unclear: found.unclear, isPartlyUnknown, isUnread }
  const answered = fillAnswers(item, known)
  problems.push(
    ...ofPattern(layout, rows),
    ...(reasoned ? reasonDoubts(reasoned, found.options) : []),
    ...answered.problems,
    ...(isExact ? [] : askedByTitle(text('title'), text('content'), found.options.length)),
    ...notesOf(cells, found.options, left),
    ...drawnOptions(found.options),
  )
  const [first] = rows
  const stray = (first?.cells ?? [])
    .slice(layout.strayFrom)
    .find((one) => one.isCovered !== true && one.text.trim() !== '')
  if (stray && !problems.some(({ code }) => code === 'cellsShifted'))
    problems.push(blocking('cellsShifted', { text: stray.text.trim().slice(0, 60) }))
  return {
    read: {
      item,
      problems,
      place: `dòng ${first?.number ?? 0}`,
      source: sourceOf(layout, given),
      reasons: [...layoutReasons(layout), ...found.reasons, ...answered.reasons],
      marks: answered.marks,
    },
    choices: answered.choices,
    isSaid: answered.isSaid,
    // What stands beside an option marks it, and counts none of them.
    keyText: found.options.some(({ mark }) => mark !== null) ? '' : withoutBrackets(text('correct')),
    isKeyList: /^\[.*\]$/.test(text('correct')),
    keyHead: layout.heads[layout.roles.indexOf('correct')] ?? '',
    askedHead: layout.heads[layout.roles.indexOf('content')] ?? '',
    firstHead: layout.heads[layout.roles.indexOf('A')] ?? '',
    typeText: text('type'),
    typeHead: layout.heads[layout.roles.indexOf('type')] ?? '',
    number: text('number'),
    passage,
    told,
    group: groupOf(layout, first),
    above: skipped.join(' / '),
    isOwn: isExact,
    left,
  }
}

/** '[1]' and '[0, 2]' are numbers, as programs write lists of them. */
const withoutBrackets = (key: string): string => /^\[\s*(\d{1,2}(?:\s*,\s*\d{1,2})*)\s*\]$/.exec(key)?.[1] ?? key

/** Right below the names some write what is to stand there: '1, 2, 3…', 'Có/Không', 'A/B/C/D', '(bắt buộc)'. */
const forms =
  /^(?:1, ?2, ?3 ?(?:…|\.{3})|(?:có|yes|true|đúng|x) ?(?:\/|hoặc|or) ?(?:không|no|false|sai)|(?:a ?\/ ?b ?\/ ?c|1 ?\/ ?2 ?\/ ?3).{0,8}|\((?:bắt buộc|tùy chọn|tuỳ chọn|required|optional|mandatory)\))$/iu

function ofPattern({ head, roles, grounds }: Layout, [row]: readonly Row[]): Problem[] {
  if (!row || head === 0 || row.number !== head + 1 || !grounds.includes('head')) return []
  const found = row.cells.find(({ text }, column) => {
    const role = roles[column] ?? null
    const isBeside = role === null || ['number', 'correct', 'type'].includes(role) || /^\(.*\)$/.test(text.trim())
    return isBeside && forms.test(text.trim())
  })
  return found ? [blocking('unreadable', { text: found.text.trim().slice(0, 60) })] : []
}

function takeFields(item: Item, { text, layout, rows, isExact }: QuestionCells, problems: Problem[]): LeftCells[] {
  const left: LeftCells[] = []
  const topics = layout.roles.flatMap((role, column) =>
    role === 'topic' ? textAt(rows[0] ?? { number: 0, cells: [] }, column).trim() : [],
  )
  item.topic = topics.filter((topic) => topic !== '').join(pathSign)
  item.subject = text('subject') || null
  item.tags = text('tags')
    .split(isExact ? ';' : /[;,]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  item.ignoreAccents = truthOf(text('ignoreAccents')) === true || /^(x|co|1)$/i.test(text('ignoreAccents'))
  item.difficulty = difficultyFrom(text('difficulty'))
  item.class = classFrom(text('class'))
  const points = /^(\d{1,6}(?:[.,]\d{1,6})?)(?:\s{0,3}(?:đ|điểm|points?|marks?))?\.?$/iu.exec(text('points'))?.[1]
  if (points !== undefined) item.points = pointsFrom(Number(points.replace(',', '.')), problems)
  if (text('unit') !== '') item.unit = unitFrom(text('unit'))
  const credit = creditFrom(text('credit'))
  if (credit !== null) item.credit = credit
  for (const field of ['difficulty', 'class', 'points'] as const)
    if (text(field) !== '' && item[field] === null) {
      const head = layout.heads[layout.roles.indexOf(field)] ?? ''
      left.push(toldLeft([{ head, text: text(field), isBeside: head !== '' }]))
    }
  problems.push(...left.map(({ told }) => told))
  return left
}

function withoutNumber(text: string): string {
  return text.replace(
    /^(?:câu(?: hỏi)?|bài|question|q)\s{0,3}\d{1,4}\s{0,3}(?:[.:)/\-–]\s{0,20}|\n\s{0,20})(?=\S)/iu,
    '',
  )
}

function layoutReasons(layout: Layout): Reason[] {
  const reasons: Reason[] = []
  if (layout.program !== null) reasons.push({ code: layout.program })
  if (layout.grounds.includes('person')) reasons.push({ code: 'columnsByPerson' })
  const shaped = layout.grounds.flatMap((ground, column) => (ground === 'shape' ? columnLetters(column) : []))
  if (shaped.length > 0) reasons.push({ code: 'columnsByShape', values: { columns: shaped.join(', ') } })
  return reasons
}

const longestSource = 2000

/** Cell by cell, with the names of their columns. */
function sourceOf({ heads }: Layout, rows: readonly Row[]): string {
  const lines = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text, isCovered }, column) => {
      if (text.trim() === '' || isCovered === true) return []
      const head = heads[column] ?? ''
      return `${columnLetters(column)}${head === '' ? '' : ` (${head.slice(0, 40)})`}: ${text.trim()}`
    }),
  )
  return lines.join('\n').slice(0, longestSource)
}
