import { foldText } from '@lms/contracts/text-folding.ts'
import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { difficultyFrom } from '../row-words.ts'

/** Fewer rows say nothing about a column. */
const fewestRows = 8
/** What is less likely than this is no accident. */
const unlikely = 0.05

/**
 * Columns that were taken for options without a name: a level or a reason beside them is never right, and a level says
 * the same few words all the time. One column too many moves every letter behind it.
 */
export function areAlikeOptions(rows: readonly Row[], options: readonly number[], key: number | null): boolean {
  // One column too many stands before the others: it is never said, and letters never reach the last.
  const isLettered = key !== null && shapeOf(rows, key).letters > 0.8
  const doubtful = (isLettered ? options.at(-1) : options[0]) ?? -1
  const isInDoubt = isLettered ? !areLabelled(rows, options) : true
  if (key !== null && isInDoubt && isNeverRight(rows, doubtful, options, key)) return false
  if (options.some((column) => isLevel(rows, column))) return false
  const kinds = options.map((column) => (countOf(rows, column) < fewestRows ? null : varietyOf(rows, column)))
  return kinds.every((kind, index) => {
    const others = kinds.filter((other, at): other is number => at !== index && other !== null)
    return kind === null || kind > 0.35 || middleOf(others) <= 0.7
  })
}

/** 'A. chim', 'B. cá', 'C. hổ': each cell has the letter of its place before it, so none of them stands before the others. */
function areLabelled(rows: readonly Row[], options: readonly number[]): boolean {
  return options.every((column, index) => {
    const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
    const own = texts.filter((text) => /^[([]?([A-J])\s{0,3}[.):\]、．：）]/u.exec(text)?.[1] === answerLetters[index])
    return own.length >= fewestRows && own.length >= texts.length * 0.8
  })
}

function isNeverRight(rows: readonly Row[], column: number, options: readonly number[], key: number): boolean {
  const offering = rows.filter((row) => textIn(row, column) !== '' && textIn(row, key) !== '')
  const letter = answerLetters[options.indexOf(column)]?.toLowerCase() ?? ''
  const isRight = (row: Row): boolean => {
    const said = textIn(row, key)
    return said === textIn(row, column) || (/^[a-j](?:\P{L}+[a-j])*\P{L}*$/u.test(said) && said.includes(letter))
  }
  return !offering.some(isRight) && (1 - 1 / options.length) ** offering.length < unlikely
}

function isLevel(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column)).filter((text) => text.trim() !== '')
  return texts.length > 2 && texts.filter((text) => difficultyFrom(text) !== null).length > texts.length * 0.8
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

const countOf = (rows: readonly Row[], column: number): number =>
  rows.filter((row) => textIn(row, column) !== '').length

const textIn = (row: Row, column: number): string => foldText(ownTextAt(row, column)).trim()
