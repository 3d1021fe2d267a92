import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { plainHead } from './header-words.ts'

const fewest = 3

/** What follows the options, or belongs to each of them. */
const besides = /image|img|anh|hinh|picture|note|feedback|explan|hint|tag|weight|score|mark|point|diem|order|arrange/

/**
 * Columns beside each other with the same word and the letters A, B, C behind it; null where there are none, or where
 * there are several such groups. Numbers are no sign: 'Bài 1', 'Bài 2' are lessons.
 */
export function lettersInARow(heads: readonly string[], isFree: (column: number) => boolean): number[] | null {
  return signsInARow(heads, isFree, wordBefore)
}

/** The same with the numbers 1, 2, 3: to be taken only where something else says that they are options. */
export function numbersInARow(heads: readonly string[], isFree: (column: number) => boolean): number[] | null {
  return signsInARow(heads, isFree, wordBeforeNumber)
}

/** '1', '2', '3' and no word at all. */
export function bareNumbersInARow(heads: readonly string[], isFree: (column: number) => boolean): number[] | null {
  return signsInARow(heads, isFree, (head, place) => (head.trim() === String(place + 1) ? '' : null))
}

function signsInARow(
  heads: readonly string[],
  isFree: (column: number) => boolean,
  wordOf: (head: string, place: number) => string | null,
): number[] | null {
  const groups: number[][] = []
  for (const [column, head] of heads.entries()) {
    const word = wordOf(head, 0)
    if (word === null || besides.test(word)) continue
    const run = [column]
    while (wordOf(heads[column + run.length] ?? '', run.length) === word) run.push(column + run.length)
    if (run.length >= fewest && run.every(isFree)) groups.push(run)
  }
  const [only] = groups
  return groups.length === 1 && only ? only : null
}

function wordBeforeNumber(head: string, place: number): string | null {
  const [, word = '', number = ''] = /^(.*\p{L})[ _-]*(\d{1,2})$/u.exec(plainHead(head)) ?? []
  return word !== '' && Number(number) === place + 1 ? word : null
}

/** The word before the letter that belongs to this place. */
function wordBefore(head: string, place: number): string | null {
  const letter = answerLetters[place]?.toLowerCase()
  const found = /^(.*[\p{L}\p{N})][ _-]*)([a-t])$/u.exec(plainHead(head))
  const isApart = found?.[1] !== undefined && (/[ _-]$/.test(found[1]) || /\P{ASCII}$/u.test(found[1]))
  return letter !== undefined && found?.[2] === letter && isApart ? (found[1] ?? '').trim() : null
}
