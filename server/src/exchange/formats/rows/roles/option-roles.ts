import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { echoShare, shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { isOfAnswers } from '../heads/head-kinds.ts'
import { plainHead } from '../heads/header-words.ts'
import { bareNumbersInARow, lettersInARow, numbersInARow } from '../heads/letters-in-a-row.ts'
import { marksApart, marksBehind, wrongBehindRight, wrongBesideRight, wrongUnnamed } from '../layouts/marked-options.ts'
import { countsOptions, unnamedKey } from '../layouts/unnamed-key.ts'
import { optionsIn } from '../options/option-cells.ts'
import { isMark, isNoMark } from '../row-keys.ts'
import { type Claims, placeOf } from './claims.ts'

/** Some call all that is offered distractors: the right one stands among them, whatever the key is called. */
export function settleWrong({ heads, sample, roles, columnsOf, set, lettered }: Claims): void {
  const wrong = columnsOf('wrong')
  if (!roles.includes('correct')) for (const column of wrong) set(column, null)
  else if (wrong.length > 1 && echoShare(sample, roles.indexOf('correct'), wrong) >= 0.5) lettered(wrong)
  for (const column of wrongBehindRight(sample, roles)) set(column, 'wrong')
  for (const column of wrongBesideRight(sample, roles)) set(column, 'wrong', 'shape')
  for (const column of wrongUnnamed(heads, sample, roles)) set(column, 'wrong')
}

/** A letter alone, with neither the one before it nor the one behind it, is the name of something else. */
export function settleStrays({ heads, roles, set }: Claims): void {
  const claims = new Set(roles)
  for (const [column, role] of roles.entries()) {
    const place = answerLetters.findIndex((letter) => letter === role)
    if (place === -1 || !/^[a-t]$/.test(plainHead(heads[column] ?? ''))) continue
    const isBeside = answerLetters.some((letter, other) => Math.abs(other - place) === 1 && claims.has(letter))
    if (!isBeside) set(column, null)
  }
}

/** 'Multiple-Choice A', 'Multiple-Choice B', 'Multiple-Choice C' beside each other: options, whatever the word means. */
export function settleRuns({ heads, sample, roles, lettered }: Claims): void {
  if (roles.some((role) => role === 'options' || role === 'wrong' || placeOf(role) !== -1)) return
  const isFree = (column: number): boolean => roles[column] === null && shapeOf(sample, column).filled > 0
  const found = lettersInARow(heads, isFree)
  if (found !== null) return lettered(found, 'shape')
  // Numbers behind a word may count anything: a key that names these columns says that they are offered.
  const bare = bareNumbersInARow(heads, isFree)
  const numbered = numbersInARow(heads, isFree) ?? bare
  const free = roles.flatMap((role, column) => (role === null && numbered?.includes(column) === false ? [column] : []))
  const said = roles.indexOf('correct')
  const isKeyed =
    numbered !== null &&
    (said === -1
      ? unnamedKey(sample, free, numbered, heads) !== null
      : unnamedKey(sample, [said], numbered, heads) !== null ||
        countsOptions(sample, said, numbered, numbered === bare ? 2 : 3))
  if (isKeyed) lettered(numbered, 'shape')
}

/** Between A and C stands B, whatever a slip of the pen has called it: a choice that is not seen changes the question. */
export function settleGaps({ sample, roles, set }: Claims): void {
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

/** The same letter over two of several columns in a row is a slip: they are the options in their order. */
export function settleLetters({ heads, sample, roles, set, lettered }: Claims): void {
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

/** Behind each option what it counts, or whether it is right: all of the marks, or none of them. Behind the last alone stands something else. */
export function settleFractions({ heads, sample, roles, set }: Claims): void {
  for (const { column, option } of marksBehind(heads, roles)) set(column, `mark${option}`)
  for (const { column, option } of marksApart(heads, sample, roles)) set(column, `mark${option}`)
}

/** 'option_a' above all of them in one cell, and no column for any other: the key is one of its parts. */
export function settleJoined({ sample, roles, columnsOf, set }: Claims): void {
  const letters = roles.flatMap((role, column) => (placeOf(role) === -1 ? [] : [column]))
  const [only] = letters
  const [key, ...others] = columnsOf('correct')
  if (only === undefined || letters.length > 1 || key === undefined || others.length > 0) return
  const asked = sample.filter((row) => ownTextAt(row, only).trim() !== '')
  const isJoined = (row: Row): boolean => {
    const said = foldText(ownTextAt(row, key))
    return optionsIn(ownTextAt(row, only))?.some(({ text }) => foldText(text) === said) === true
  }
  if (asked.length >= 2 && asked.filter(isJoined).length >= asked.length * 0.8) set(only, 'options')
}

/** The same name over several columns, or over one with empty names behind it: one option each. */
export function settleOptions({ heads, sample, roles, columnsOf, set, lettered, unnamedAfter }: Claims): void {
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
    if (lists > 0.8 && others < 0.2) return set(second, 'correct', isOfAnswers(heads[second] ?? '') ? 'head' : 'shape')
  }
  const group = claims.length > 1 ? claims : [first, ...unnamedAfter(first)]
  if (group.length > 1) return lettered(group)
  const { letters, filled } = shapeOf(sample, first)
  // 'Answers' is what people call the column of one answer each as well.
  const isOneEach = (row: Row): boolean =>
    optionsIn(ownTextAt(row, first)) === null && !/[,/]/.test(ownTextAt(row, first))
  if (plainHead(heads[first] ?? '') === 'answers' && !roles.includes('correct') && sample.every(isOneEach))
    return set(first, 'correct')
  if (letters > 0.8 && filled > 0.5 && columnsOf('correct').length === 0) set(first, 'correct')
}

/**
 * What is offered may stand in the rows below a question, in a column without a name, with a sign of its own under the
 * key: only where every row is the one or the other, and every question has some that are right and some that are not.
 */
export function settleOfferedBelow({ heads, sample, roles, columnsOf, set }: Claims): void {
  const [[content = -1], [key = -1]] = [columnsOf('content'), columnsOf('correct')]
  if (content === -1 || key === -1 || roles.some((role) => role === 'options' || placeOf(role) !== -1)) return
  const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()
  const below = sample.filter((row) => textIn(row, content) === '')
  // The name of the question may stretch over it.
  const offered = heads.flatMap((head, column) =>
    (head === '' || (column !== content && head === heads[content])) &&
    below.length > 3 &&
    below.every((row) => textIn(row, column) !== '')
      ? [column]
      : [],
  )
  const [column] = offered
  if (column === undefined || offered.length > 1) return
  const groups: string[][] = []
  for (const row of sample) {
    if (textIn(row, content) !== '') {
      if (textIn(row, column) !== '' || textIn(row, key) !== '') return
      groups.push([])
    } else groups.at(-1)?.push(textIn(row, key))
  }
  // The last one may go on behind what is looked at.
  const isJudged = groups.every(
    (marks, index) =>
      marks.every((mark) => isMark(mark) || isNoMark(mark)) &&
      (index === groups.length - 1 || (marks.some(isMark) && marks.some(isNoMark))),
  )
  if (isJudged && groups.length > 1) set(column, 'options', 'shape')
}
