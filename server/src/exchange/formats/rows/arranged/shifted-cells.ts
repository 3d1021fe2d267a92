import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Cell, Row } from '../../item.ts'
import { shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestOptions = 3
const shortestQuestion = 10
const count = /^(?:câu|bài|question|q)?\s{0,3}\d{1,4}[.:)]?$/iu

/**
 * An empty cell too many, or the number left out, moves a row by one column. Gives it as it was meant where nothing else
 * is possible: the key is a letter in all other rows, and in this one only if all cells are moved.
 */
export function movedBack(rows: readonly Row[], { head, roles, strayFrom }: Layout): (row: Row) => Row {
  const sample = rows.filter(({ number }) => number > head).slice(0, 40)
  const [content, key, number] = [roles.indexOf('content'), roles.indexOf('correct'), roles.indexOf('number')]
  const options = answerLetters.flatMap((letter) => (roles.includes(letter) ? [roles.indexOf(letter)] : []))
  const needed = options.filter((column) => shapeOf(sample, column).filled >= 0.7)
  const isUsual =
    content !== -1 &&
    needed.length >= fewestOptions &&
    Math.max(...options) < key &&
    shapeOf(sample, key).letters >= 0.8
  if (!isUsual) return (row) => row

  const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()
  const namesOption = (row: Row): boolean => {
    const place = answerLetters.findIndex((letter) => letter === textIn(row, key).toUpperCase())
    return place !== -1 && textIn(row, options[place] ?? -1) !== ''
  }
  const isWhole = (row: Row): boolean =>
    namesOption(row) &&
    textIn(row, content).length >= shortestQuestion &&
    needed.every((column) => textIn(row, column) !== '') &&
    (number === -1 || textIn(row, number) === '' || count.test(textIn(row, number)))

  /** Behind an empty cell too many the last option stands where the key belongs. */
  function withoutOne(row: Row): Row[] {
    const said = foldText(textIn(row, key))
    // Behind the last name nothing but the key itself can stand.
    if (said === '' && strayFrom === key + 1) return [{ ...row, cells: row.cells.toSpliced(key, 1) }]
    if (said === '' || options.some((column) => foldText(textIn(row, column)) === said)) return []
    return row.cells.slice(0, key).flatMap((cell, column) => {
      const isEmpty = cell.text.trim() === '' && cell.isCovered !== true
      return isEmpty ? [{ ...row, cells: row.cells.toSpliced(column, 1) }] : []
    })
  }

  /** Without its number the question stands in the column for numbers, and the key where the last option belongs. */
  function withNumber(row: Row): Row[] {
    const isQuestion = textIn(row, number).length >= shortestQuestion && shapeOf(sample, number).counts > 0.8
    if (!isQuestion) return []
    const stays = textIn(row, key) === '' ? row.cells.toSpliced(key, 1) : row.cells
    return [{ ...row, cells: stays.toSpliced(number, 0, { text: '' }) }]
  }

  /** A letter where the last option belongs, and something else for a key: an option is missing. */
  const last = Math.max(...needed)
  const isLetter = (row: Row): boolean => /^[A-J]$/.test(textIn(row, last))
  const areLetters = sample.filter(isLetter).length * 4 > sample.length
  const isShort = (row: Row): boolean => !areLetters && isLetter(row) && textIn(row, key) !== ''

  return (row) => {
    if (namesOption(row)) return row
    const found = [...withoutOne(row), ...withNumber(row)].filter(isWhole)
    const readings = new Set(found.map((one) => [content, ...options, key].map((at) => textIn(one, at)).join('\n')))
    const [only] = found
    if (only && readings.size === 1) return told(only, content, 'moved')
    return isShort(row) ? told(row, last, 'torn') : row
  }
}

function told(row: Row, column: number, doubt: 'moved' | 'torn'): Row {
  return { ...row, cells: row.cells.map((cell, at): Cell => (at === column ? { ...cell, doubt } : cell)) }
}
