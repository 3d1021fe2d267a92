import { labelsOf } from '@lms/contracts/exchange/marking/line-labels.ts'
import { isKeyTitle } from '@lms/contracts/exchange/marking/usual-roles.ts'
import { keyPairs, keyTable } from '../signs/key-signs.ts'
import { lettersIn, sectionOf } from './sections.ts'

/** What a list of keys says of one question. */
export interface ListedAnswer {
  /** Null where the list is not numbered. */
  number: number | null
  /** Several where it goes on. */
  lines: string[]
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
  const lines = listed.flatMap((line) => partedLine(line, heads))
  const isNumbered = lines.some(({ number, isHead }) => number !== null && !isHead)
  const answers: ListedAnswer[] = []
  let section = ''
  let rows: string[][] = []
  const add = (own: readonly Unplaced[]): void => void answers.push(...own.map((one) => ({ ...one, section })))
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
    const letters = keyPairs(text, true)?.letters ?? onlyPair(text)
    const last = answers.at(-1)
    if (letters.size > 0) add(fromLetters(letters).filter((one) => !isTwice(text, one)))
    else if (number !== null) add(severalIn(text, number, at))
    else if (!isNumbered) add([{ number: null, lines: [text.trim()], isWhole: false, isLetter: false }])
    else if (last && !last.isWhole && last.section === section) last.lines.push(text.trim())
  }
  endTable()
  const said = answers.filter(({ lines: own }) => own.some((line) => line !== ''))
  // 'F' is a letter where nobody says 'T'.
  const areTruths = said.some(({ lines: [only = ''] }) => /^[TĐS]$/iu.test(only))
  return areTruths ? said.map((one) => ({ ...one, isLetter: one.isLetter && !/^F$/iu.test(one.lines[0] ?? '') })) : said
}

interface PartedLine extends ListedLine {
  isHead: boolean
  name: string
  number: number | null
  at: number
}

/** '1B 2A 1A' says two things of one question. */
function isTwice(text: string, { number, lines: [said = ''] }: Unplaced): boolean {
  const own = new RegExp(String.raw`(?<!\d)${number}\s?[-.):–]?\s?[A-J](?!\p{L})`, 'giu')
  return said.includes(',') && (text.match(own)?.length ?? 0) > 1
}

/** '1b' */
function onlyPair(text: string): ReadonlyMap<number, readonly string[]> {
  const [, number = '', letter = ''] = /^\s*(\d{1,3})\s?([A-Ja-j])\s*$/u.exec(text) ?? []
  return new Map(letter === '' ? [] : [[Number(number), [letter.toUpperCase()]]])
}

const points = /[([]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)(?!\p{L})\.?\s?[)\]]?/giu

/** 'ĐÁP ÁN', 'Bài tập 1:', 'D. 1. (2 pts)', 'II. …', and what the paper says itself; 'Part 2: 4. C 5. A' is both. */
function partedLine(line: ListedLine, heads: ReadonlySet<string>): PartedLine[] {
  const { text, cells } = line
  const plain = { ...line, isHead: false, name: '', ...numberOf(text) }
  if (cells) return [plain]
  const [label] = labelsOf(text)
  const rest = text.slice(label?.at ?? 0)
  const bare = rest.replaceAll(points, '')
  const isPart = label !== undefined && (label.sign.startsWith('I') || / (?:#[^\s]*|I)$/u.test(label.sign))
  const isGroup = isPart && !/^(?:câu|question|q)(?: |$)/u.test(label.sign)
  if (isGroup && rest !== '' && (numberOf(rest).number !== null || (keyPairs(rest, true)?.letters.size ?? 0) > 0))
    return [
      { ...line, isHead: true, name: sectionOf(label, text), number: null, at: 0 },
      ...partedLine({ text: rest, cells }, heads),
    ]
  const isBare = label !== undefined && label.counted !== null && !/\p{L}|\d{2}/u.test(bare)
  const isAlone = isBare && (bare.trim() === '' || bare !== rest)
  const isRepeated = lettersIn(text, label ?? null).some((letters) => heads.has(letters))
  const isHead =
    isKeyTitle(text) ||
    label?.sign.startsWith('I') === true ||
    label?.sign.endsWith(' I') === true ||
    isAlone ||
    isRepeated
  return [isHead ? { ...plain, isHead, name: isKeyTitle(text) ? '' : sectionOf(label ?? null, text) } : plain]
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
      : [{ number: Number(number), lines: [others.join(' ').trim()], isWhole: true, isLetter: false }]
  })
}

function fromLetters(letters: ReadonlyMap<number, readonly string[]>): Unplaced[] {
  return [...letters].map(([number, own]) => ({ number, lines: [own.join(', ')], isWhole: true, isLetter: true }))
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
    lines: [text.slice(one.from, found[place + 1]?.label).trim()],
    isWhole: false,
    isLetter: false,
  }))
}
