import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { isProse, shapeOf, varietyOf } from '../column-shapes.ts'
import { isBoxHead, isReasonHead, isStatementHead } from '../heads/head-kinds.ts'
import { type HeadMeaning, plainHead } from '../heads/header-words.ts'
import { askedColumn } from '../layouts/asked-column.ts'
import { settleListCells, settleListedRows, settleUnnamedOptions } from './listed-rows.ts'
import { tellsGaps } from '../told/told-gaps.ts'
import { type Claims, claimsOf, placeOf } from './claims.ts'
import { settleListedKeys } from './listed-keys.ts'
import { settleTitled } from './titled-questions.ts'
import { settlePoints, settleTruths } from './truth-columns.ts'
import { settleKeys, settleUnnamedKey } from './key-roles.ts'
import {
  settleOfferedBelow,
  settleFractions,
  settleGaps,
  settleJoined,
  settleLetters,
  settleOptions,
  settleRuns,
  settleStrays,
  settleWrong,
} from './option-roles.ts'

/** Several columns may follow each other in these. */
const repeatable: ReadonlySet<HeadMeaning> = new Set(['wrong', 'topic', 'number', 'time', 'unused', 'tags'])

/**
 * Names as they are meant beside each other and beside what stands below them: 'Đáp án' is the key, or the options when
 * another column is the key. What stays unclear has no role, and is shown.
 */
export function settledRoles(
  meanings: readonly (HeadMeaning | null)[],
  heads: readonly string[],
  body: readonly Row[],
): Pick<Claims, 'roles' | 'grounds' | 'secondKeys' | 'moreKeys'> {
  const claims = claimsOf(meanings, heads, body)
  const { roles, grounds, secondKeys, moreKeys, sample, set } = claims
  settleListedKeys(claims)
  settleListedRows(claims)
  settleWrong(claims)
  settleStatements(claims)
  settleCounted(meanings, claims)
  settleNumbers(claims)
  settleStrays(claims)
  settleRuns(claims)
  settleGaps(claims)
  settleLetters(claims)
  settleFractions(claims)
  settleContent(claims)
  settleTitles(claims)
  settleTitled(claims)
  settleJoined(claims)
  settleOptions(claims)
  settleKeys(claims)
  settleUnnamedKey(claims)
  settleUnnamedOptions(claims)
  settleListCells(claims)
  settleOfferedBelow(claims)
  settleBoxes(claims)
  settleReasons(claims)
  settleSubjects(claims)
  for (const [column, role] of roles.entries())
    if (role !== null && !repeatable.has(role) && roles.indexOf(role) < column) set(column, null)
  const asked = roles.includes('content') ? null : askedColumn(sample, roles)
  if (asked !== null) set(asked, 'content', roles[asked] === 'title' ? 'head' : 'shape')
  settleTruths(claims)
  settlePoints(claims)
  return { roles, grounds, secondKeys, moreKeys }
}

/** What is judged is the question itself, or stands below what it is about. */
function settleStatements({ heads, roles, columnsOf, set }: Claims): void {
  const asked = columnsOf('content')
  const judged = asked.filter((column) => isStatementHead(heads[column] ?? ''))
  const [one] = judged
  if (judged.length === 1 && asked.length === 2 && one !== undefined && !roles.includes('options')) set(one, 'options')
}

/** What is called a number or a code may be a piece of a program that is asked about. */
function settleNumbers({ sample, columnsOf, set }: Claims): void {
  for (const column of columnsOf('number'))
    if (isProse(sample, column) || shapeOf(sample, column).length > longestNumber) set(column, null)
}

/** The same names may come again for another language: the first question goes with the first options. */
function settleContent({ heads, sample, roles, columnsOf, set }: Claims): void {
  const called = columnsOf('content')
  if (called.length < 2) return
  // Behind the key and all that is offered stands what explains it.
  const isAnswer = (role: ColumnRole | null): boolean =>
    role === 'correct' || role === 'options' || placeOf(role) !== -1
  const [first, last] = [roles.findIndex(isAnswer), roles.findLastIndex(isAnswer)]
  const behind = called.some((column) => column < first) ? called.filter((column) => column > last) : []
  for (const column of behind) set(column, null)
  const claims = called.filter((column) => !behind.includes(column))
  if (claims.length < 2) return
  const isAgain = new Set(claims.map((column) => plainHead(heads[column] ?? ''))).size === 1
  const shapes = claims.map((column) => shapeOf(sample, column))
  const texts = shapes.filter(
    ({ counts, column }) => counts <= 0.8 && (sample.length < 2 || varietyOf(sample, column) > 0.5),
  )
  // What few rows have is a part of those alone, and what is called a question and asks one is what is asked.
  const usual = texts.filter(({ filled }) => filled * 2 >= Math.max(...texts.map((shape) => shape.filled)))
  const asking = usual.filter(
    ({ column, filled, questionMarks }) =>
      /question|cau hoi/.test(plainHead(heads[column] ?? '')) && filled >= 0.9 && questionMarks > 0.5,
  )
  const telling = texts.filter(({ column }) => tellsGaps(sample, column))
  const [asked] = isAgain
    ? texts
    : telling.length === 1
      ? telling
      : asking.length === 1
        ? asking
        : usual.toSorted((one, other) => other.length - one.length)
  for (const { column, counts } of shapes)
    if (column !== (asked ?? shapes[0])?.column) set(column, counts > 0.8 ? 'number' : null)
  const names = heads.map(plainHead)
  if (isAgain && texts.length > 1)
    for (const [column, name] of names.entries())
      if (column > (texts[1]?.column ?? 0) && names.indexOf(name) < column) set(column, null)
}

/** '006 正解：②': nobody reads the answer above a question. */
function settleTitles({ sample, roles, columnsOf, set }: Claims): void {
  const asked = roles.indexOf('content')
  const says = /đáp án|correct|answer|正解|正答|答案|解答/iu
  for (const column of columnsOf('title')) {
    const texts = sample.map((row) => ownTextAt(row, column)).filter((text) => text.trim() !== '')
    const saying = texts.filter((text) => says.test(text.normalize('NFC'))).length
    if (asked !== -1 && column > asked && saying * 2 > texts.length) set(column, null)
  }
}

/** A box of words that not every question has is shared by several, and is not what one of them offers. */
function settleBoxes({ heads, sample, columnsOf, set }: Claims): void {
  for (const column of columnsOf('options'))
    if (isBoxHead(heads[column] ?? '') && shapeOf(sample, column).filled < 1) set(column, null)
}

/** Sentences under a name that may mean this, behind what is offered: why the key is right. */
function settleReasons({ heads, sample, roles, set }: Claims): void {
  if (roles.includes('explanation')) return
  const offered = roles.findLastIndex((role) => role === 'options' || role === 'correct' || placeOf(role) !== -1)
  const notes = heads.flatMap((head, column) =>
    roles[column] === null && column > offered && isReasonHead(head) && isProse(sample, column) ? [column] : [],
  )
  const [note] = notes
  if (offered !== -1 && notes.length === 1 && note !== undefined) set(note, 'explanation')
}

/** 'Chủ đề' is the subject, unless 'Môn' is: then it is a part of it. */
function settleSubjects({ heads, columnsOf, set }: Claims): void {
  const claims = columnsOf('subject')
  const main = claims.find((column) => /^(?:mon|mon hoc|subject)$/.test(plainHead(heads[column] ?? '')))
  if (claims.length > 1 && main !== undefined) for (const column of claims) if (column !== main) set(column, 'topic')
}

const longestNumber = 40

/** 'Câu' is the question or its number. */
function settleCounted(meanings: readonly (HeadMeaning | null)[], { sample, set }: Claims): void {
  for (const [column, meaning] of meanings.entries()) {
    if (meaning !== 'numberOrContent') continue
    const { counts, length } = shapeOf(sample, column)
    const isAsked = !meanings.includes('content') && length >= 10
    set(column, counts > 0.8 ? 'number' : isAsked ? 'content' : null)
  }
}
