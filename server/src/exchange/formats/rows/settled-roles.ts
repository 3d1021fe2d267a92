import { type ColumnGround, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { echoShare, isProse, shapeOf, varietyOf } from './column-shapes.ts'
import type { Row } from '../item.ts'
import { ownTextAt } from './grid.ts'
import { isMark, isNoMark } from './row-keys.ts'
import { isReasonHead, isStatementHead } from './heads/head-kinds.ts'
import { type HeadMeaning, plainHead } from './heads/header-words.ts'
import { lettersInARow, numbersInARow } from './heads/letters-in-a-row.ts'
import { askedColumn } from './layouts/asked-column.ts'
import { marksBehind, wrongBehindRight, wrongBesideRight } from './layouts/marked-options.ts'
import { countsOptions, unnamedKey } from './layouts/unnamed-key.ts'

interface Settled {
  roles: (ColumnRole | null)[]
  grounds: (ColumnGround | null)[]
  /** Columns that are called the key as well. */
  secondKeys: number[]
}

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
): Settled {
  const roles: (ColumnRole | null)[] = meanings.map((meaning) => (meaning === 'numberOrContent' ? null : meaning))
  const grounds: (ColumnGround | null)[] = meanings.map((meaning) => (meaning === null ? null : 'head'))
  const secondKeys: number[] = []
  const sample = body.slice(0, 40)
  const columnsOf = (role: HeadMeaning): number[] => roles.flatMap((one, column) => (one === role ? [column] : []))
  const set = (column: number, role: ColumnRole | null, ground: ColumnGround = 'head'): void => {
    roles[column] = role
    grounds[column] = role === null ? null : ground
  }

  settleWrong()
  settleStatements()
  settleCounted(meanings, sample, set)
  settleNumbers()
  settleStrays()
  settleRuns()
  settleGaps()
  settleLetters()
  settleFractions()
  settleContent()
  settleOptions()
  settleKeys()
  settleUnnamedKey()
  settleReasons()
  settleSubjects()
  for (const [column, role] of roles.entries())
    if (role !== null && !repeatable.has(role) && roles.indexOf(role) < column) set(column, null)
  const asked = roles.includes('content') ? null : askedColumn(sample, roles)
  if (asked !== null) set(asked, 'content', roles[asked] === 'title' ? 'head' : 'shape')
  return { roles, grounds, secondKeys }

  /** What is judged is the question itself, or stands below what it is about. */
  function settleStatements(): void {
    const asked = columnsOf('content')
    const judged = asked.filter((column) => isStatementHead(heads[column] ?? ''))
    const [one] = judged
    if (judged.length === 1 && asked.length === 2 && one !== undefined && !roles.includes('options'))
      set(one, 'options')
  }

  /** Some call all that is offered distractors: the right one stands among them, whatever the key is called. */
  function settleWrong(): void {
    const wrong = columnsOf('wrong')
    if (!roles.includes('correct')) for (const column of wrong) set(column, null)
    else if (wrong.length > 1 && echoShare(sample, roles.indexOf('correct'), wrong) >= 0.5) lettered(wrong)
    for (const column of wrongBehindRight(sample, roles)) set(column, 'wrong')
    for (const column of wrongBesideRight(sample, roles)) set(column, 'wrong', 'shape')
  }

  /** What is called a number or a code may be a piece of a program that is asked about. */
  function settleNumbers(): void {
    for (const column of columnsOf('number'))
      if (isProse(sample, column) || shapeOf(sample, column).length > longestNumber) set(column, null)
  }

  /** A letter alone, with neither the one before it nor the one behind it, is the name of something else. */
  function settleStrays(): void {
    const claims = new Set(roles)
    for (const [column, role] of roles.entries()) {
      const place = answerLetters.findIndex((letter) => letter === role)
      if (place === -1 || !/^[a-t]$/.test(plainHead(heads[column] ?? ''))) continue
      const isBeside = [place - 1, place + 1].some((other) => claims.has(answerLetters[other] ?? null))
      if (!isBeside) set(column, null)
    }
  }

  /** 'Multiple-Choice A', 'Multiple-Choice B', 'Multiple-Choice C' beside each other: options, whatever the word means. */
  function settleRuns(): void {
    if (roles.some((role) => role === 'options' || role === 'wrong' || placeOf(role) !== -1)) return
    const isFree = (column: number): boolean => roles[column] === null && shapeOf(sample, column).filled > 0
    const found = lettersInARow(heads, isFree)
    if (found !== null) return lettered(found, 'shape')
    // Numbers behind a word may count anything: a key that names these columns says that they are offered.
    const numbered = numbersInARow(heads, isFree)
    const free = roles.flatMap((role, column) =>
      role === null && numbered?.includes(column) === false ? [column] : [],
    )
    const said = roles.indexOf('correct')
    const isKeyed =
      numbered !== null &&
      (said === -1
        ? unnamedKey(sample, free, numbered, heads) !== null
        : unnamedKey(sample, [said], numbered, heads) !== null || countsOptions(sample, said, numbered))
    if (isKeyed) lettered(numbered, 'shape')
  }

  /** Between A and C stands B, whatever a slip of the pen has called it: a choice that is not seen changes the question. */
  function settleGaps(): void {
    const placeAt = (column: number): number => placeOf(roles[column] ?? null)
    const second = roles.indexOf('B')
    const isFirst = second > 0 && !roles.includes('A') && roles[second - 1] === null
    if (isFirst && roles.includes('C') && shapeOf(sample, second - 1).filled > 0.5) set(second - 1, 'A', 'shape')
    for (const [column] of roles.entries()) {
      const place = placeAt(column)
      const next = roles.findIndex((_, other) => other > column && placeAt(other) !== -1)
      const missing = next - column - 1
      const between = roles.slice(column + 1, next)
      if (place === -1 || missing < 1 || placeAt(next) !== place + missing + 1) continue
      if (between.some((role) => role !== null)) continue
      for (const index of between.keys()) set(column + 1 + index, answerLetters[place + 1 + index] ?? null, 'shape')
    }
  }

  /** Behind each option what it counts, or whether it is right: all of the marks, or none of them. Behind the last alone stands something else. */
  function settleFractions(): void {
    for (const { column, option } of marksBehind(heads, roles)) set(column, `mark${option}`)
  }

  /** The same letter over two of several columns in a row is a slip: they are the options in their order. */
  function settleLetters(): void {
    const claims = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
    const isBare = (column: number): boolean => /^[a-t]$/.test(plainHead(heads[column] ?? ''))
    const bare = claims.filter(isBare)
    const worded = claims.filter((column) => !isBare(column))
    // 'A' beside 'Choice 1' to 'Choice 4' is short for the answer.
    const [short] = bare
    if (
      bare.length === 1 &&
      short !== undefined &&
      worded.length > 1 &&
      worded.some((one) => roles[one] === roles[short])
    ) {
      const isKey = countsOptions(sample, short, worded) || unnamedKey(sample, [short], worded, heads) !== null
      return set(short, isKey ? 'correct' : null, 'shape')
    }
    const isTwice = new Set(claims.map((column) => roles[column])).size < claims.length
    const isRun = claims.every((column, index) => column === (claims[0] ?? 0) + index)
    if (isTwice && isRun && claims.length <= 10) lettered(claims)
  }

  /** The same names may come again for another language: the first question goes with the first options. */
  function settleContent(): void {
    const claims = columnsOf('content')
    if (claims.length < 2) return
    const isAgain = new Set(claims.map((column) => plainHead(heads[column] ?? ''))).size === 1
    const shapes = claims.map((column) => shapeOf(sample, column))
    const texts = shapes.filter(
      ({ counts, column }) => counts <= 0.8 && (sample.length < 2 || varietyOf(sample, column) > 0.5),
    )
    const [asked] = isAgain ? texts : texts.toSorted((one, other) => other.length - one.length)
    for (const { column, counts } of shapes)
      if (column !== (asked ?? shapes[0])?.column) set(column, counts > 0.8 ? 'number' : null)
    const names = heads.map(plainHead)
    if (isAgain && texts.length > 1)
      for (const [column, name] of names.entries())
        if (column > (texts[1]?.column ?? 0) && names.indexOf(name) < column) set(column, null)
  }

  /** The same name over several columns, or over one with empty names behind it: one option each. */
  function settleOptions(): void {
    const hasLetters = roles.some((role) => answerLetters.some((letter) => letter === role))
    const claims = columnsOf('options')
    const [first] = claims
    if (first === undefined || hasLetters) {
      if (hasLetters) for (const column of claims) set(column, null)
      return
    }
    const [, second] = claims
    // 'Options' with all of them in one cell, and 'Answers' behind it.
    if (second !== undefined && claims.length === 2 && !roles.includes('correct')) {
      const [lists, others] = [shapeOf(sample, first).lists, shapeOf(sample, second).lists]
      if (lists > 0.8 && others < 0.2) return set(second, 'correct', 'shape')
    }
    const group = claims.length > 1 ? claims : [first, ...unnamedAfter(first)]
    if (group.length > 1) return lettered(group)
    const { letters, filled } = shapeOf(sample, first)
    if (letters > 0.8 && filled > 0.5 && columnsOf('correct').length === 0) set(first, 'correct')
  }

  function unnamedAfter(column: number): number[] {
    const found: number[] = []
    for (let next = column + 1; next < heads.length && heads[next] === ''; next += 1) {
      if (shapeOf(sample, next).filled < 0.3) break
      found.push(next)
    }
    return found
  }

  function lettered(columns: readonly number[], ground: ColumnGround = 'head'): void {
    for (const [index, column] of columns.entries()) set(column, answerLetters[index] ?? null, ground)
  }

  function settleKeys(): void {
    const claims = columnsOf('correct')
    const hasOptions = (): boolean =>
      roles.some((role) => role === 'options' || role === 'wrong' || answerLetters.some((letter) => letter === role))
    const sure = claims.filter((column) =>
      /dung|correct|key|right|chinh xac|chuan/.test(plainHead(heads[column] ?? '')),
    )
    // A first key that was mended later.
    const last = claims.filter((column) => /\bfinal\b|chinh thuc|cuoi cung/.test(foldText(heads[column] ?? '')))
    const [only] = last.length === 1 ? last : sure
    const others = claims.filter((column) => column !== only)
    if ((sure.length === 1 || last.length === 1) && only !== undefined && others.length > 0) {
      if (!hasOptions() && others.length > 1) return lettered(others)
      const [other] = others
      if (!hasOptions() && other !== undefined && isMarking(sample, only)) return set(other, 'options')
      if (!hasOptions() && other !== undefined && shapeOf(sample, other).lists > 0.5) return set(other, 'options')
      for (const column of others) set(column, null)
      if (last.length !== 1) secondKeys.push(...others)
      return
    }
    if (sure.length > 1 && sure.length === claims.length && hasOptions()) {
      const [, ...further] = claims
      for (const column of further) set(column, null)
      secondKeys.push(...further)
      return
    }
    if (claims.length > 2 && !hasOptions()) return lettered(claims)
    if (claims.length > 1) for (const column of claims) set(column, null)
    const [one] = claims
    if (claims.length === 1 && one !== undefined && !hasOptions()) {
      const group = [one, ...unnamedAfter(one)]
      if (group.length > 2) lettered(group)
      else if (shapeOf(sample, one).lists > 0.5) set(one, 'options')
    }
  }

  /** Options, and behind them one column in words that nobody knows here which only names them: that is the key. */
  function settleUnnamedKey(): void {
    const options = answerLetters.flatMap((letter) => columnsOf(letter))
    const isMarked = roles.some((role) => role === 'correct' || role === 'wrong' || role?.startsWith('mark') === true)
    if (options.length < 2 || isMarked) return
    const free = roles.flatMap((role, column) => (role === null && column > Math.max(...options) ? [column] : []))
    const key = unnamedKey(sample, free, options, heads)
    if (key !== null) set(key, 'correct', 'shape')
  }

  /** Sentences under a name that may mean this, behind what is offered: why the key is right. */
  function settleReasons(): void {
    if (roles.includes('explanation')) return
    const offered = roles.findLastIndex((role) => role === 'options' || role === 'correct' || placeOf(role) !== -1)
    const notes = heads.flatMap((head, column) =>
      roles[column] === null && column > offered && isReasonHead(head) && isProse(sample, column) ? [column] : [],
    )
    const [note] = notes
    if (offered !== -1 && notes.length === 1 && note !== undefined) set(note, 'explanation')
  }

  /** 'Chủ đề' is the subject, unless 'Môn' is: then it is a part of it. */
  function settleSubjects(): void {
    const claims = columnsOf('subject')
    const main = claims.find((column) => /^(?:mon|mon hoc|subject)$/.test(plainHead(heads[column] ?? '')))
    if (claims.length > 1 && main !== undefined) for (const column of claims) if (column !== main) set(column, 'topic')
  }
}

/** Both signs come, and nothing else: a row is right or wrong. */
function isMarking(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return texts.every((text) => isMark(text) || isNoMark(text)) && texts.some(isMark) && texts.some(isNoMark)
}

const longestNumber = 40

const placeOf = (role: ColumnRole | null): number => answerLetters.findIndex((letter) => letter === role)

/** 'Câu' is the question or its number. */
function settleCounted(
  meanings: readonly (HeadMeaning | null)[],
  sample: readonly Row[],
  set: (column: number, role: ColumnRole | null, ground?: ColumnGround) => void,
): void {
  for (const [column, meaning] of meanings.entries()) {
    if (meaning !== 'numberOrContent') continue
    const { counts, length } = shapeOf(sample, column)
    const isAsked = !meanings.includes('content') && length >= 10
    set(column, counts > 0.8 ? 'number' : isAsked ? 'content' : null)
  }
}
