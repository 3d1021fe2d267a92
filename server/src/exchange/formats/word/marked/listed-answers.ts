import { folded, labelsOf } from '@lms/contracts/exchange/marking/line-labels.ts'
import { isKeyTitle } from '@lms/contracts/exchange/marking/usual-roles.ts'
import { keyPairs, keyTable } from '../signs/key-signs.ts'
import { sectionOf } from './sections.ts'

/** What a list of keys says of one question. */
export interface ListedAnswer {
  /** Null where the list is not numbered. */
  number: number | null
  text: string
  /** Below which heading of the list it stands. */
  section: string
  /** What stands in the next line is no part of it. */
  isWhole: boolean
  isLetter: boolean
}

/** A line of a list of keys, or a row of a table in it. */
export interface ListedLine {
  text: string
  cells: readonly string[] | null
}

/** `heads` are texts of the paper: a list that repeats them is parted by them. */
export function answersIn(listed: readonly ListedLine[], heads: ReadonlySet<string>): ListedAnswer[] {
  const lines = listed.map((line) => ({ ...line, ...headOf(line.text, heads), ...numberOf(line.text) }))
  const isNumbered = lines.some(({ number, isHead }) => number !== null && !isHead)
  const answers: ListedAnswer[] = []
  let section = ''
  let rows: string[][] = []
  const add = (own: readonly Omit<ListedAnswer, 'section'>[]): void =>
    void answers.push(...own.map((one) => ({ ...one, section })))
  const endTable = (): void => {
    add(fromTable(rows))
    rows = []
  }
  for (const { text, cells, isHead, name, number, at } of lines) {
    if (cells) {
      rows.push([...cells])
      continue
    }
    endTable()
    if (isHead) {
      section = name
      continue
    }
    const letters = keyPairs(text, true)?.letters ?? new Map<number, string[]>()
    const last = answers.at(-1)
    if (letters.size > 0) add(fromLetters(letters))
    else if (number !== null) add(severalIn(text, number, at))
    else if (!isNumbered) add([{ number: null, text: text.trim(), isWhole: false, isLetter: false }])
    else if (last && !last.isWhole && last.section === section) last.text = `${last.text} ${text.trim()}`.trim()
  }
  endTable()
  return answers.filter(({ text }) => text !== '')
}

const points = /[([]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)(?!\p{L})\.?\s?[)\]]?/giu

/** 'ĐÁP ÁN', 'Bài tập 1:', 'D. 1. (2 pts)', 'II. …', and what the paper says itself. */
function headOf(text: string, heads: ReadonlySet<string>): { isHead: boolean; name: string } {
  const [label] = labelsOf(text)
  const rest = text.slice(label?.at ?? 0).replaceAll(points, '')
  const isBare = label !== undefined && label.counted !== null && !/\p{L}|\d{2}/u.test(rest)
  const isAlone = isBare && (rest.trim() === '' || points.test(text))
  const isHead = isKeyTitle(text) || label?.sign.startsWith('I') === true || isAlone || heads.has(folded(text))
  return { isHead, name: !isHead || isKeyTitle(text) ? '' : sectionOf(label ?? null, text) }
}

function numberOf(text: string): { number: number | null; at: number } {
  const found = labelsOf(text).find(({ counted }) => counted !== null && /^\d+$/u.test(counted))
  return { number: found ? Number(found.counted) : null, at: found?.at ?? 0 }
}

type Unplaced = Omit<ListedAnswer, 'section'>

function fromTable(rows: readonly string[][]): Unplaced[] {
  if (rows.length === 0) return []
  const letters = keyTable(rows.map((row) => [...row])) ?? []
  if (letters.length > 0) return letters.flatMap(({ letters: own }) => fromLetters(own))
  return rows.flatMap(([first = '', ...others]) => {
    const number = /^\D{0,10}(\d{1,4})\D{0,3}$/u.exec(first.trim())?.[1]
    return number === undefined
      ? []
      : [{ number: Number(number), text: others.join(' ').trim(), isWhole: true, isLetter: false }]
  })
}

function fromLetters(letters: ReadonlyMap<number, readonly string[]>): Unplaced[] {
  return [...letters].map(([number, own]) => ({ number, text: own.join(', '), isWhole: true, isLetter: true }))
}

/** '1. bought  2. saw  3. wore': each number follows the one before. */
function severalIn(text: string, number: number, at: number): Unplaced[] {
  const found: { number: number; from: number; label: number }[] = [{ number, from: at, label: 0 }]
  const numbers = /(?<=[\s;,])(\d{1,3})\s?[.):/-]\s*(?=\S)/gu
  for (const { 0: sign, 1: own, index } of text.slice(at).matchAll(numbers)) {
    const last = found.at(-1)
    if (last && Number(own) === last.number + 1)
      found.push({ number: Number(own), from: at + index + sign.length, label: at + index })
  }
  return found.map((one, place) => ({
    number: one.number,
    text: text.slice(one.from, found[place + 1]?.label).trim(),
    isWhole: false,
    isLetter: false,
  }))
}
