import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { meaningOf } from './header-words.ts'

/** The letters that options are counted by elsewhere, in their order. */
const orders = [
  'абвгдежз',
  'αβγδε',
  'أبجده',
  'ابجده',
  'אבגדה',
  'กขคงจ',
  '가나다라마',
  'アイウエオ',
  'あいうえお',
  '甲乙丙丁戊',
  'कखगघ',
  'কখগঘ',
]
/** The last ones are typed for A, B, C by mistake: of a key alone nobody knows which are meant. */
const alphabets = [...orders, 'авсdе', 'aвcd', 'авcd']
const highestHead = 10
const fewestOptions = 3
const longestHead = 40
const longestKey = 20

/**
 * 'А', 'Б', 'В' above the options, 'Б' below the key: as letters that are known here. Only what says nothing but such a
 * letter changes, and nothing in the columns of the options.
 */
export function inKnownLetters(rows: readonly Row[]): (row: Row) => Row {
  for (const row of rows.slice(0, highestHead))
    for (const alphabet of alphabets) {
      const run = runIn(row, alphabet)
      if (run.length >= fewestOptions) return (one) => respelled(one, row, run, alphabet)
    }
  return inKnownKeys(rows)
}

/** The same below the key alone, where options are counted or named otherwise. */
const keySigns: readonly (readonly string[])[] = [
  ...orders.map((order) => Array.from(order)),
  ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
]
const fewestKeys = 3
/** What is asked, its key, and two that are offered. */
const fewestColumns = 4

function inKnownKeys(rows: readonly Row[]): (row: Row) => Row {
  for (const [at, head] of rows.slice(0, highestHead).entries())
    for (const [column, { text }] of head.cells.entries()) {
      if (head.cells.length < fewestColumns || meaningOf(text.trim()) !== 'correct') continue
      const keys = rows.slice(at + 1).map((row) => ownTextAt(row, column).trim().toLowerCase())
      const said = new Set(keys.filter((key) => key !== ''))
      const signs = keySigns.find((all) => [...said].every((key) => all.includes(key)))
      // What is offered may be such letters, and one alone may be any.
      const isOffered = rows
        .slice(at + 1)
        .some(({ cells }) => cells.some((cell, other) => other !== column && said.has(cell.text.trim().toLowerCase())))
      if (!signs || said.size < 2 || keys.length < fewestKeys || isOffered) continue
      return (row) => ({
        ...row,
        cells: row.cells.map((cell, other) => {
          const place = other === column ? signs.indexOf(cell.text.trim().toLowerCase()) : -1
          const { runs: _runs, ...bare } = cell
          return place === -1 ? cell : { ...bare, text: answerLetters[place] ?? cell.text }
        }),
      })
    }
  return (row) => row
}

/** Columns beside each other whose names differ in their letter alone. */
function runIn(row: Row, alphabet: string): number[] {
  const parts = row.cells.map((_, column) => ownTextAt(row, column).trim().toLowerCase())
  for (const [start, first] of parts.entries()) {
    const frame = frameOf(first, alphabet[0] ?? '')
    if (frame === null) continue
    const run = [start]
    while (
      run.length < alphabet.length &&
      frameOf(parts[start + run.length] ?? '', alphabet[run.length] ?? '') === frame
    )
      run.push(start + run.length)
    if (run.length >= fewestOptions) return run
  }
  return []
}

/** Where it stands alone. */
function placeOf(head: string, letter: string): number {
  return Array.from(head.toLowerCase()).findIndex((sign, index, signs) => {
    const isAlone = ![signs[index - 1], signs[index + 1]].some(
      (beside) => beside !== undefined && /\p{L}/u.test(beside),
    )
    return sign === letter && isAlone
  })
}

function frameOf(head: string, letter: string): string | null {
  const at = placeOf(head, letter)
  if (at === -1 || head.length > longestHead) return null
  return Array.from(head).toSpliced(at, 1, '\u0000').join('')
}

function respelled(row: Row, head: Row, run: readonly number[], alphabet: string): Row {
  const [start = 0] = run
  return {
    ...row,
    cells: row.cells.map((cell, column) => {
      const isOption = run.includes(column)
      if (row.number === head.number)
        return isOption ? { ...cell, text: inHead(cell.text, alphabet[column - start] ?? '', column - start) } : cell
      return isOption ? cell : { ...cell, text: inKey(cell.text, alphabet) }
    }),
  }
}

function inHead(text: string, letter: string, place: number): string {
  const at = placeOf(text, letter)
  return Array.from(text)
    .toSpliced(at, 1, answerLetters[place] ?? '')
    .join('')
}

/** Of a key that is a letter before a text, or nothing but letters. */
function inKey(text: string, alphabet: string): string {
  const said = text.trim()
  const signs = Array.from(said.toLowerCase())
  const isKnown = (sign: string): boolean => alphabet.includes(sign)
  const latin = (sign: string): string => {
    const place = alphabet.indexOf(sign.toLowerCase())
    return place === -1 ? sign : (answerLetters[place] ?? sign)
  }
  const [first = '', second = ''] = signs
  if (isKnown(first) && /^[.):]$/.test(second)) return latin(first) + said.slice(first.length)
  // 'B' of another keyboard looks like the third of these.
  if (alphabet.startsWith('аб') && /^b[.)]?$/i.test(said)) return 'В / B'
  const rest = said.replaceAll(/(?<=[\s,;])(?:и|та|й|و)(?=[\s,;])/gu, ' ').toLowerCase()
  const areLetters =
    said !== '' &&
    said.length <= longestKey &&
    Array.from(rest).every((sign) => isKnown(sign) || /[\s,;/&.)(]/.test(sign))
  return areLetters && signs.some(isKnown) ? Array.from(rest, latin).join('').trim() : text
}
