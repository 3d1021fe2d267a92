import {
  type AnswerLetter,
  type ColumnRole,
  type SheetReading,
  answerLetters,
} from '@lms/contracts/exchange/reading.ts'
import { isProse, isWorded, shapeOf, varietyOf, widthOf } from './column-shapes.ts'
import type { Row } from '../item.ts'
import { isEmptyRow, ownTextAt, textAt } from './grid.ts'
import { isCalledRight, isNoteHead, isOfAnswers, isSourceHead, isTaughtHead } from './heads/head-kinds.ts'
import { inOneLanguage } from './heads/head-languages.ts'
import { type HeadMeaning, isWholeName, meaningOf, placeBelow, plainHead } from './heads/header-words.ts'
import { lettersInARow, numbersInARow } from './heads/letters-in-a-row.ts'
import { type Layout, isWrittenHead } from './row-columns.ts'
import { keyColumns } from './layouts/key-sheet.ts'
import { asideColumns } from './layouts/aside-columns.ts'
import { isJudging } from './layouts/judged-layout.ts'
import { passageColumns } from './told/passage-columns.ts'
import { isOfPeople } from './layouts/people-table.ts'
import { labelColumns, withoutColumns } from './heads/label-columns.ts'
import { partnerColumns } from './options/partner-columns.ts'
import { casesBeside } from './roles/titled-questions.ts'
import { settledRoles } from './roles/settled-roles.ts'
import { shapedLayout } from './shaped-layout.ts'

/** So many rows may stand above the names of the columns. */
const highestHead = 10

const isLetter = (role: HeadMeaning | null): role is AnswerLetter => answerLetters.some((letter) => letter === role)

/** What each column holds: as somebody said, by names, or by what is in it. Null when no questions can be found. */
export function layoutOf(rows: readonly Row[], said?: SheetReading): Layout | null {
  const width = widthOf(rows)
  if (said) return saidLayout(rows, said, width)
  const filled = rows.filter((row) => !isEmptyRow(row))
  const labels = labelColumns(filled, width)
  return labels.length > 0
    ? withoutColumns(filled, labels, (left, offered) => foundLayout(left, widthOf(left), offered))
    : foundLayout(filled, width)
}

/** What is offered in which columns may be known, whatever they are called. */
function foundLayout(filled: readonly Row[], width: number, offered: readonly number[] = []): Layout | null {
  if (isOfPeople(filled, width) || keyColumns(filled) !== null) return null
  const named = namedLayout(filled, width, offered)
  const shaped = named ? null : shapedLayout(filled, width)
  if (named || !shaped) return named
  const head = shaped.head === 0 ? settingAbove(filled, shaped) : shaped.head
  return { ...shaped, head, strayFrom: Math.min(shaped.strayFrom, usedColumns(filled, shaped)) }
}

/** '16;16;8' above questions that ask in words is what some program was told. */
function settingAbove([first, ...others]: readonly Row[], { roles }: Layout): number {
  const isNumber = (row: Row, column: number): boolean => /^\d{1,6}$/.test(textAt(row, column).trim())
  const asked = roles.indexOf('content')
  const isBare = first?.cells.every(({ text }, column) => text.trim() === '' || isNumber(first, column)) === true
  const isLess = isBare && others.every(({ cells }) => cells.length > first.cells.length)
  return isLess && others.length >= 3 && !others.some((row) => isNumber(row, asked)) ? first.number : 0
}

const fewestUsed = 10

/** Without names, what hardly any row has behind the last column that holds something is no column. */
function usedColumns(rows: readonly Row[], { heads, roles, asides = [] }: Layout): number {
  const used = roles.findLastIndex(
    (role, column) => role !== null || asides.includes(column) || shapeOf(rows, column).filled >= 0.5,
  )
  return rows.length < fewestUsed ? heads.length : used + 1
}

function saidLayout(rows: readonly Row[], { head, roles }: SheetReading, width: number): Layout | null {
  if (!roles.includes('content')) return null
  const row = rows.find(({ number }) => number === head)
  const heads = Array.from({ length: width }, (_, column) => (row ? textAt(row, column) : ''))
  return {
    head,
    heads,
    roles: heads.map((_, column) => roles[column] ?? null),
    grounds: heads.map((_, column) => (roles[column] ? 'person' : null)),
    isOwn: false,
    program: row ? programOf(heads) : null,
    strayFrom: width,
  }
}

interface Candidate {
  last: Row
  heads: string[]
  meanings: (HeadMeaning | null)[]
  score: number
}

function namedLayout(rows: readonly Row[], width: number, offered: readonly number[]): Layout | null {
  const candidates = rows.slice(0, highestHead).flatMap((row, index) => {
    const single = candidateOf(row, null, width, offered)
    const below = rows[index + 1]
    const double =
      below && !isTitle(row, below, width) && isSecondLevel(row, below, width)
        ? candidateOf(below, row, width, offered)
        : null
    if (below && isOneOfMany(row, below) && (index > 0 || isAskedLike(row, below))) return []
    return [single, double].filter((one) => one !== null)
  })
  const [best] = candidates.filter(isHead).toSorted((one, other) => other.score - one.score)
  if (!best) return null
  const body = rows.filter(({ number }) => number > best.last.number)
  const { roles, grounds, secondKeys, moreKeys } = settledRoles(best.meanings, best.heads, body)
  if (!roles.includes('content')) return null
  // Columns that count something, and are not seen to be options: what is in them may say more than their names.
  if (!roles.some((role) => role === 'correct' || role === 'options' || isLetter(role)) && hasRun(best.heads))
    return null
  const rights = best.heads.flatMap((head, column) =>
    isLetter(roles[column] ?? null) && isCalledRight(head) ? [column] : [],
  )
  // What has the name of a question is told, and sentences are; what comes again is another language.
  const passages = [...casesBeside(best.meanings, roles), ...passageColumns(best.heads, roles, body.slice(0, 40))]
  const isUnread = (head: string, column: number): boolean =>
    !passages.includes(column) &&
    best.heads.indexOf(head) === column &&
    (best.meanings[column] === 'content' || isProse(body.slice(0, 40), column) || isAmidOptions(roles, column, body))
  return {
    head: best.last.number,
    heads: best.heads,
    roles,
    grounds,
    secondKeys,
    moreKeys,
    prose: best.heads.flatMap((head, column) => (roles[column] === null && isUnread(head, column) ? [column] : [])),
    partners: partnerColumns(best.heads, roles),
    asides: asideColumns(best.heads, roles, body),
    passages,
    askedElsewhere: askedElsewhere(best.heads, roles, body.slice(0, 40)).filter((column) => !passages.includes(column)),
    ...(rights.length === 1 && { rightOption: rights[0] }),
    isOwn: isWrittenHead(best.heads),
    program: programOf(best.heads),
    strayFrom: strayFrom(best.heads, roles, body),
  }
}

/** It says the same as the row below it in several columns, and something else in others: such are rows, and no names. */
function isOneOfMany(row: Row, below: Row): boolean {
  const texts = row.cells.map((_, column) => ownTextAt(row, column).trim())
  const filled = texts.flatMap((text, column) => (text === '' ? [] : [column]))
  const same = filled.filter((column) => ownTextAt(below, column).trim() === texts[column])
  return same.length >= 2 && same.length < filled.length
}

/** 'Question number one?' above 'Question number two?': both ask, and neither is a name. */
function isAskedLike(row: Row, below: Row): boolean {
  const asks = /\S\s+\S.*[?？]\s*$/u
  return row.cells.some(
    (_, column) => asks.test(ownTextAt(row, column).trim()) && asks.test(ownTextAt(below, column).trim()),
  )
}

/** 'Choose the best translation' above and above: the sentence itself stands in a column that nobody understands. */
function askedElsewhere(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
  body: readonly Row[],
): number[] {
  const asked = roles.indexOf('content')
  const offered = roles.findIndex((role) => role === 'options' || answerLetters.some((letter) => letter === role))
  const end = offered === -1 && isJudging(body, roles.indexOf('correct')) ? roles.indexOf('correct') : offered
  const isRepeated = body.length >= 4 && varietyOf(body, asked) <= 0.5
  return roles.flatMap((role, column) => {
    const head = heads[column] ?? ''
    if (role !== null || !isWorded(body, column)) return []
    const isOther = isOfAnswers(head) || isNoteHead(head) || isSourceHead(head) || isTaughtHead(head)
    const isBetween = !isOther && column > asked && column < end && varietyOf(body, column) > 0.3
    const isApart = isRepeated && (offered === -1 || column < offered) && varietyOf(body, column) > 0.7
    return isBetween || isApart ? [column] : []
  })
}

/** Behind the first option and before the key stands what is offered. */
function isAmidOptions(roles: readonly (ColumnRole | null)[], column: number, body: readonly Row[]): boolean {
  return column > roles.findIndex(isLetter) && roles.some(isLetter) && column < roles.indexOf('correct')
    ? varietyOf(body.slice(0, 40), column) > 0.5
    : false
}

function strayFrom(heads: readonly string[], roles: readonly unknown[], body: readonly Row[]): number {
  const named = Math.max(
    heads.findLastIndex((head) => head !== ''),
    roles.findLastIndex((role) => role !== null),
  )
  const isUsual = (column: number): boolean => shapeOf(body, column).filled >= 0.5
  const used = heads.findLastIndex((_, column) => column > named && isUsual(column))
  return Math.max(named, used) + 1
}

function candidateOf(row: Row, above: Row | null, width: number, offered: readonly number[]): Candidate | null {
  const columns = Array.from({ length: width }, (_, column) => column)
  const upper = above ? groupHeads(above, row, width) : []
  const heads = columns.map((column) =>
    [upper[column] ?? '', textAt(row, column)].filter((text) => text !== '').join(' / '),
  )
  const names = inOneLanguage(columns.map((column) => textAt(row, column)))
  const meanings = names.map((name, column): HeadMeaning | null => {
    const meaning = name === null ? 'unused' : meaningBelow(upper[column] ?? '', name)
    return meaning ?? answerLetters[offered.indexOf(column)] ?? null
  })
  const score = new Set(meanings.filter((meaning) => meaning !== null)).size
  return score === 0 ? null : { last: row, heads, meanings, score: score + (above ? 0.5 : 0) }
}

/** 'Phương án trả lời' above A, B, C, D are the options; 'Đáp án đúng' above them are marks. */
function meaningBelow(upper: string, lower: string): HeadMeaning | null {
  if (upper === '' || upper === lower) return meaningOf(lower)
  const group = meaningOf(upper)
  const place = placeBelow(lower)
  if (place !== null && group === 'correct')
    return /dung|correct|key|right/.test(plainHead(upper)) ? `mark${place}` : place
  if (place !== null && (group === 'options' || group === 'content')) return place
  if (place !== null && group === 'explanation') return `note${place}`
  return lower === '' ? group : (meaningOf(lower) ?? meaningOf(`${upper} ${lower}`) ?? null)
}

/** Names of groups stretch over what lies below them, where nothing else says so. */
function groupHeads(above: Row, below: Row, width: number): string[] {
  const heads: string[] = []
  for (let column = 0; column < width; column += 1) {
    const own = textAt(above, column).trim()
    const before = heads[column - 1] ?? ''
    const isStretched =
      own === '' && before !== '' && textAt(below, column).trim() !== '' && placeBelow(textAt(below, column)) !== null
    heads.push(own === '' && isStretched ? before : own)
  }
  return heads
}

/** One text alone, above other names than those of options: 'Chọn đáp án đúng' is told to whoever answers. */
function isTitle(above: Row, below: Row, width: number): boolean {
  if (new Set(above.cells.map(({ text }) => text.trim()).filter((text) => text !== '')).size > 1) return false
  return groupHeads(above, below, width).some((text, column) => {
    const name = textAt(below, column).trim()
    return text !== '' && name !== '' && name !== text && placeBelow(name) === null && meaningOf(name) !== null
  })
}

/** The row below says more about some columns, and nothing where the question stands. */
function isSecondLevel(row: Row, below: Row, width: number): boolean {
  let places = 0
  for (let column = 0; column < width; column += 1) {
    const text = textAt(below, column).trim()
    if (text === '' || below.cells[column]?.isCovered === true) continue
    // 'A' below 'Đáp án 1' is what the first question offers, and a text that only begins like a name is a question.
    if (text.length > 60 || placeBelow(textAt(row, column)) !== null) return false
    if (placeBelow(text) !== null) places += 1
    else if (meaningOf(text) === null || (meaningOf(text) === 'content' && !isWholeName(text))) return false
  }
  return (
    places >= 2 &&
    Array.from({ length: width }, (_, column) => meaningOf(textAt(row, column))).some((one) => one !== null)
  )
}

function hasRun(heads: readonly string[]): boolean {
  const isNamed = (column: number): boolean => heads[column] !== ''
  return (lettersInARow(heads, isNamed) ?? numbersInARow(heads, isNamed)) !== null
}

function isHead({ meanings, heads }: Candidate): boolean {
  const has = (...wanted: HeadMeaning[]): boolean => wanted.some((role) => meanings.includes(role))
  const isAsked = has('content', 'numberOrContent', 'title')
  const isAnswered =
    has('correct', 'options', 'wrong') ||
    meanings.filter(isLetter).length >= 2 ||
    meanings.some((one) => one?.startsWith('mark') === true)
  if (isAsked && new Set(meanings.filter((meaning) => meaning !== null)).size >= 2) return true
  if (has('content') && heads.filter((head) => head !== '').length === 1) return true
  if (has('content') && hasRun(heads)) return true
  return isAnswered && has('correct') && (has('options') || meanings.filter(isLetter).length >= 2)
}

function programOf(heads: readonly string[]): Layout['program'] {
  const names = heads.map(plainHead)
  if (
    names.includes('question text') &&
    names.includes('question type') &&
    names.includes('correct answer') &&
    names.includes('option 1')
  )
    return 'quizizz'
  const isKahoot =
    names.includes('question') && names.includes('answer 1') && names.some((name) => name.startsWith('time limit'))
  return isKahoot && names.includes('correct answer') ? 'kahoot' : null
}
