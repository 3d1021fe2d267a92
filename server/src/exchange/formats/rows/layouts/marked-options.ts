import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { echoShare, shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { plainHead } from '../heads/header-words.ts'
import { areAnswersBeside, arePointers } from './added-key.ts'
import { isMark, isNoMark } from '../row-keys.ts'

const ofOneOption =
  /^(?:fraction|weight|grade|score|ty le|phan tram|(?:is )?(?:correct|right|true)|(?:la )?(?:dap an )?dung)(?: ?\d{1,2})?$/

/** Columns right behind an option that say of it alone what it counts, or that it is right. Behind one alone stands something else. */
export function marksBehind(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
): { column: number; option: AnswerLetter }[] {
  const found = heads.flatMap((head, column) => {
    const option = answerLetters.find((letter) => letter === roles[column - 1])
    return option !== undefined && ofOneOption.test(plainHead(head)) ? [{ column, option }] : []
  })
  // The key of a second table beside the first stands behind the same letter.
  const isOneEach = new Set(found.map(({ option }) => option)).size === found.length
  return found.length > 1 && isOneEach ? found : []
}

/** Of several that are right, each counts as much. */
export function isShare(text: string): boolean {
  return /^0?[.,](?:50?|3{2,}|250?|20?)$|^(?:50|33|25|20)(?:[.,]3{1,10})?%?$/.test(text.trim())
}

const counted =
  /^(?:points?|scores?|marks?|weight|fraction|grade|diem|so diem|ty le|phan tram)(?: for| of| cho)? ?([a-t]|\d{1,2})$/

/** 'Points A' to 'Points D' somewhere beside the options, with nothing but a sign for right or wrong below any of them. */
export function marksApart(
  heads: readonly string[],
  sample: readonly Row[],
  roles: readonly (ColumnRole | null)[],
): { column: number; option: AnswerLetter }[] {
  const options = answerLetters.filter((letter) => roles.includes(letter))
  const found = heads.flatMap((head, column) => {
    const sign = counted.exec(plainHead(head))?.[1] ?? ''
    const option = options.find((letter, place) => letter.toLowerCase() === sign || String(place + 1) === sign)
    return roles[column] === null && option !== undefined ? [{ column, option }] : []
  })
  const isEach = new Set(found.map(({ option }) => option)).size === options.length && found.length === options.length
  const texts = found.flatMap(({ column }) => sample.map((row) => ownTextAt(row, column).trim()))
  const isOneEach =
    texts.every((text) => isMark(text) || isNoMark(text) || isShare(text)) && texts.some(isMark) && texts.some(isNoMark)
  return options.length > 1 && isEach && isOneEach && !roles.includes('correct') ? found : []
}

/** 'Đáp án đúng' before 'Đáp án 2' and 'Đáp án 3': it is the first of them, and the others are wrong. */
export function wrongBehindRight(sample: readonly Row[], roles: readonly (ColumnRole | null)[]): number[] {
  const key = roles.indexOf('correct')
  const others = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
  if (key !== roles.lastIndexOf('correct') || roles[key + 1] !== 'B' || roles.includes('A')) return []
  if (arePointers(sample.map((row) => ownTextAt(row, key)))) return []
  return isTold(sample, key, others) && echoShare(sample, key, others) === 0 ? others : []
}

/** The right answer beside options of which none is ever right: in so many rows that is no slip, and they are the wrong ones. */
export function wrongBesideRight(sample: readonly Row[], roles: readonly (ColumnRole | null)[]): number[] {
  const key = roles.indexOf('correct')
  const others = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
  const isBeside = others[0] === key + 1 || others.at(-1) === key - 1
  if (key === -1 || key !== roles.lastIndexOf('correct') || others.length < 2 || !isBeside) return []
  if (!isTold(sample, key, others)) return []
  const rows = sample.map((row) => ({
    key: ownTextAt(row, key),
    offered: others.map((column) => ownTextAt(row, column).trim()).filter((text) => text !== ''),
  }))
  return areAnswersBeside(rows) ? others : []
}

/** 'Правильный ответ' and columns without names right behind it, which never say the same: what is wrong. */
export function wrongUnnamed(
  heads: readonly string[],
  sample: readonly Row[],
  roles: readonly (ColumnRole | null)[],
): number[] {
  const key = roles.indexOf('correct')
  const isNamed = /dung|correct|right|правильн|верн|richtig|poprawn|prawidlow|helyes|benar|dogru|正/u.test(
    foldText(heads[key] ?? ''),
  )
  const isAlone = !roles.some((role) => role === 'options' || role === 'wrong' || /^[A-T]$/.test(role ?? ''))
  if (key === -1 || key !== roles.lastIndexOf('correct') || !isNamed || !isAlone) return []
  const end = heads.findIndex((head, column) => column > key && (head !== '' || shapeOf(sample, column).filled < 0.8))
  const others = heads.map((_, column) => column).slice(key + 1, end === -1 ? undefined : end)
  if (sample.length < fewestRows || arePointers(sample.map((row) => ownTextAt(row, key)))) return []
  const isNear = (row: Row): boolean => {
    const said = textIn(row, key)
    return others.some((column) => {
      const [short = '', long = ''] = [said, textIn(row, column)].toSorted((one, other) => one.length - other.length)
      return short !== '' && long.includes(short)
    })
  }
  return isTold(sample, key, others) && !sample.some(isNear) ? others : []
}

const fewestRows = 3

/** It is said in words, or in numbers that count none of the others. */
function isTold(sample: readonly Row[], key: number, others: readonly number[]): boolean {
  const { letters, numbers } = shapeOf(sample, key)
  if (others.length < 2 || letters >= 0.5) return false
  const places = sample.filter((row) => Number(textIn(row, key)) <= others.length).length
  return (
    numbers < 0.5 || (others.every((column) => shapeOf(sample, column).numbers > 0.5) && places * 2 < sample.length)
  )
}

const textIn = (row: Row, column: number): string => foldText(ownTextAt(row, column)).replaceAll(/[^\p{L}\p{N}]+/gu, '')
