import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'
import { ofPeople, unnamedKey } from '../layouts/unnamed-key.ts'
import { isMark, isNoMark } from '../row-keys.ts'
import type { Claims } from './claims.ts'
import { areListedKeys } from './listed-keys.ts'

/** What hardly any row fills in is no key of the table, whatever it is called. */
const rarely = 0.2
const mostly = 0.8

export function settleKeys(given: Claims): void {
  const { heads, sample, roles, columnsOf, set, lettered, unnamedAfter, secondKeys, moreKeys } = given
  // 'key' beside 'answer' names the record.
  const called = columnsOf('correct')
  const ids = called.filter((column) => holdsIds(sample, column))
  if (ids.length < called.length) for (const column of ids) set(column, null)
  const claims = columnsOf('correct')
  const hasOptions = (): boolean =>
    roles.some((role) => role === 'options' || role === 'wrong' || answerLetters.some((letter) => letter === role))
  const sure = claims.filter((column) => /dung|correct|key|right|chinh xac|chuan/.test(plainHead(heads[column] ?? '')))
  // A first key that was mended later.
  const last = claims.filter((column) => /\bfinal\b|chinh thuc|cuoi cung/.test(foldText(heads[column] ?? '')))
  const [named] = last.length === 1 ? last : sure
  const isRare = named !== undefined && shapeOf(sample, named).filled < rarely
  const only = (isRare ? claims.find((column) => shapeOf(sample, column).filled > mostly) : undefined) ?? named
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
    if (areListedKeys(given, claims)) moreKeys.push(...further)
    else secondKeys.push(...further)
    return
  }
  if (claims.length === 1 && hasOptions()) secondKeys.push(...lettersBeside(given))
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
export function settleUnnamedKey({ heads, sample, roles, columnsOf, set }: Claims): void {
  const options = answerLetters.flatMap((letter) => columnsOf(letter))
  const isMarked = roles.some((role) => role === 'correct' || role === 'wrong' || role?.startsWith('mark') === true)
  if (options.length < 2 || isMarked) return
  const free = roles.flatMap((role, column) => (role === null && column > Math.max(...options) ? [column] : []))
  const key = unnamedKey(sample, free, options, heads)
  if (key !== null) set(key, 'correct', 'shape')
}

/** 'Teacher answer' beside 'answer', with letters alone: it has to say the same. What somebody chose says nothing. */
function lettersBeside({ heads, sample, roles }: Claims): number[] {
  return roles.flatMap((role, column) => {
    const name = plainHead(heads[column] ?? '')
    const isKey =
      role === null &&
      !/\d$/.test(name) &&
      /\b(?:answers?|ans|key|solution|dap an|correct)\b/.test(name) &&
      !ofPeople.test(name)
    return isKey && shapeOf(sample, column).letters === 1 ? [column] : []
  })
}

/** 'zj_202005_01', 'zj_202005_02': another one in every row, with a number at its end. */
function holdsIds(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  const ids = texts.filter((text) => /^[a-z]+[\w-]{0,40}\d$/i.test(text))
  return texts.length >= 3 && ids.length * 10 >= texts.length * 9 && new Set(texts).size === texts.length
}

/** Both signs come, and nothing else: a row is right or wrong. */
function isMarking(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return texts.every((text) => isMark(text) || isNoMark(text)) && texts.some(isMark) && texts.some(isNoMark)
}
