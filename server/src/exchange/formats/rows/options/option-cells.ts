import { keyFrom } from '../row-keys.ts'
import { objectsIn } from '../told/object-cells.ts'
import { lastRun } from '../told/later-labels.ts'

/** Options that stand together in one cell. */

export interface SplitOption {
  /** The letter before it; null where there is none. */
  letter: string | null
  text: string
  /** Where it stands in the cell. */
  from: number
  to: number
}

interface Sign {
  letter: string
  at: number
  end: number
}

/** Longer than any cell of a spreadsheet. */
const longestCell = 40_000

const atLineStart = /(?:^|\n)[ \t]{0,20}[*#]?[([]?([A-Ja-j])[ \t]{0,5}[.):\]/\-–．、）：][ \t]{0,20}/g
/** 'a-> … || b-> …' as programs put options together. */
const arrowed = /(?:^|[\n|])[ \t]{0,20}([A-Ja-j])[ \t]{0,3}->[ \t]{0,20}/g
/** 'A;…,B;…' as programs put together what has a name. */
const semicoloned = /(?:^|,)\s?([A-J]);/g
const inLine = /(?<=^|[\s;|,])[*#]?([A-J])[ \t]{0,3}[.)．、）][ \t]{0,20}/g
/** 'a) … b) …', '(A) … (B) …', 'A: … B: …', '1) … 2) …': three of them at least, as such signs stand in texts as well. */
const inLineElsewhere = [
  /(?<=^|\n)[ \t]{0,20}([A-J])[ \t]{0,5}\n/g,
  /(?<=^|[\s;|,])([a-j])\)[ \t]{0,20}/g,
  /(?<=^|[\s;|,])\(([A-Ja-j])\)[ \t]{0,20}/g,
  /(?<=^|[\s;|,])\[([A-J])\][ \t]{0,20}/g,
  /(?<=^|[\s;|,])([A-J])[:/-][ \t]{1,20}/g,
  /(?<=^|[\s;|,])([a-j])\.[ \t]{1,20}/g,
] as const
const numberedInLine = /(?<=^|[\s;|,])(10|[1-9])\)[ \t]{0,20}/g
const fewestInLine = 3

const wideApart = /(?:^|\n|\t|[ \u00A0]{2,20})[*#]?([A-J])[ \t]{0,3}[.):．、）：][ \t]{0,20}/g
const numbered = /(?:^|\n)[ \t]{0,20}(10|[1-9])[ \t]{0,5}[.)][ \t]{1,20}/g

/** Signs in order, beginning with the first: what is out of order is part of a text. */
function signsIn(text: string, pattern: RegExp, nameOf: (index: number) => string): Sign[] {
  const signs: Sign[] = []
  for (const match of text.matchAll(pattern)) {
    const [whole, letter = ''] = match
    if (letter.toUpperCase() !== nameOf(signs.length)) continue
    const lead = /^[\s;|,]*/.exec(whole)?.[0].length ?? 0
    signs.push({ letter: letter.toUpperCase(), at: match.index + lead, end: match.index + whole.length })
  }
  return signs.length >= 2 ? signs : []
}

const letters = 'ABCDEFGHIJ'
const letterAt = (index: number): string => letters[index] ?? ''

function cutAt(text: string, signs: readonly Sign[]): SplitOption[] {
  const parts = withoutSigns(signs.map(({ end }, index) => text.slice(end, signs[index + 1]?.at ?? text.length).trim()))
  return signs.map(({ letter, at, end }, index) => {
    const to = signs[index + 1]?.at ?? text.length
    // A star before the letter belongs to the option.
    const star = /[*#]/.test(text.slice(at, end)) ? '*' : ''
    return { letter, text: star + (parts[index] ?? ''), from: at, to }
  })
}

/** Signs behind all of them but the last part them; what stands behind some of them alone belongs to them. */
function withoutSigns(parts: readonly string[]): string[] {
  const isParted = parts.slice(0, -1).every((part) => endSign.test(part))
  const [end = ''] = oddEnd.exec(parts[0] ?? '') ?? []
  const isOdd = end !== '' && !parts.at(-1)?.endsWith(end) && parts.slice(0, -1).every((part) => part.endsWith(end))
  return parts.map((part) =>
    isParted || isOdd ? part.replace(isOdd && part.endsWith(end) ? oddEnd : endSign, '').trim() : part,
  )
}

const endSign = /(?:\|{2}|[;|,])$/
/** '##', '~', ' -': whatever somebody took to part them. */
const oddEnd = /(?:[~#@$/|]{1,3}|\s[-–])$/

/** Null when it cannot be told where one ends and the next begins. Of two signs that both may part them, one can be the habit of a column. */
export function optionsIn(cell: string, habit: PartingSign | null = null): SplitOption[] | null {
  if (cell.length > longestCell) return null
  const listed = listIn(cell) ?? namedIn(cell) ?? recordedIn(cell)
  if (listed !== null) return listed
  for (const pattern of [arrowed, semicoloned, atLineStart, inLine]) {
    const signs = signsIn(cell, pattern, letterAt)
    if (signs.length > 0 && cell.slice(0, signs[0]?.at).trim() === '') return cutAt(cell, signs)
  }
  const numbers = signsIn(cell, numbered, (index) => String(index + 1))
  if (numbers.length > 0 && cell.slice(0, numbers[0]?.at).trim() === '')
    return cutAt(cell, numbers).map((option, index) => ({ ...option, letter: letterAt(index) }))
  const labelled = labelledElsewhere(cell)
  if (labelled !== null && cell.slice(0, labelled[0]?.from).trim() === '') return labelled
  const lines = listedBy(cell, '\n')
  const usual = habit === null ? null : listedBy(cell, habit)
  // Where a sign parts all the others, a line that ends within an option parts nothing.
  if (lines !== null) return usual ?? lines
  const found = partingSigns.filter((sign) => listedBy(cell, sign) !== null)
  const [sign] = found.length > 1 ? found.filter((one) => one === habit) : found
  return sign === undefined ? null : listedBy(cell, sign)
}

/** By signs that only a whole row of them makes labels. */
function labelledElsewhere(cell: string): SplitOption[] | null {
  for (const pattern of inLineElsewhere) {
    const signs = signsIn(cell, pattern, letterAt)
    if (signs.length >= fewestInLine) return cutAt(cell, signs)
  }
  const numbers = signsIn(cell, numberedInLine, (index) => String(index + 1))
  return numbers.length >= fewestInLine
    ? cutAt(cell, numbers).map((option, index) => ({ ...option, letter: letterAt(index) }))
    : null
}

const partingSigns = [';', '|'] as const
export type PartingSign = (typeof partingSigns)[number]

/** The only one that can part what is in this cell. */
export function partingSignOf(cell: string): PartingSign | null {
  const found = listedBy(cell, '\n') === null ? partingSigns.filter((sign) => listedBy(cell, sign) !== null) : []
  return found.length === 1 ? (found[0] ?? null) : null
}

function listedBy(cell: string, sign: string): SplitOption[] | null {
  const parts = partsOf(cell, sign)
  return parts !== null && parts.length >= 2 && parts.length <= 10 && !areTornFromLetters(parts.map(({ text }) => text))
    ? parts
    : null
}

/** 'A', 'Huế B', 'Vinh C': the sign stands behind letters that begin what comes next. */
export function areTornFromLetters(texts: readonly string[]): boolean {
  return (
    texts.length > 2 &&
    texts.slice(0, -1).every((text, at) => new RegExp(`(?:^|\\P{L})${letterAt(at)}$`, 'u').test(text.trim()))
  )
}

const listed = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|None|null)\s*(,|$)/uy

/** As programs write a list: ['Hà Nội', "Huế", None]. */
function listIn(cell: string): SplitOption[] | null {
  const inner = /^\s*\[([\s\S]*)\]\s*$/.exec(cell)?.[1]
  if (inner === undefined || !/["']/.test(inner)) return null
  const options: SplitOption[] = []
  // What is missing among the others has its place, and keys may count it.
  let isHole = false
  listed.lastIndex = 0
  while (listed.lastIndex < inner.length) {
    const from = listed.lastIndex
    const found = listed.exec(inner)
    if (!found) return null
    const text = (found[1] ?? found[2] ?? '').replaceAll(/\\(["'\\])/g, '$1').trim()
    if (text !== '' && isHole) return null
    if (text !== '') options.push({ letter: null, text, from, to: listed.lastIndex })
    else isHole ||= options.length > 0
  }
  return options.length >= 2 && options.length <= 10 ? options : null
}

/** As programs write them by letter: {"A": "Hà Nội", "B": "Huế"}. */
function namedIn(cell: string): SplitOption[] | null {
  if (!/^\s*\{\s*"A"\s*:/i.test(cell)) return null
  const parsed = parsedOf(cell)
  if (parsed === null) return null
  const options = Object.entries(parsed).map(([letter, text]) => ({ letter: letter.toUpperCase(), text }))
  const isWhole = options.every(({ letter, text }, index) => letter === letterAt(index) && typeof text === 'string')
  if (!isWhole || options.length < 2 || options.length > 10) return null
  return options.map(({ letter, text }) => ({ letter, text: String(text).trim(), from: 0, to: 0 }))
}

/** A star before what its record calls right, as people write it. */
function recordedIn(cell: string): SplitOption[] | null {
  const records = objectsIn(cell) ?? []
  if (records.length === 0) return null
  return records.map(({ text, isRight }) => ({ letter: null, text: isRight ? `*${text}` : text, from: 0, to: 0 }))
}

function parsedOf(cell: string): object | null {
  try {
    const value: unknown = JSON.parse(cell)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/**
 * Signs inside brackets belong to a text: (1; 2). Null when brackets do not close, or where two signs without anything
 * between them may hold the place of an option, unless all are written twice.
 */
function partsOf(cell: string, sign: string): SplitOption[] | null {
  const parts: SplitOption[] = []
  let depth = 0
  let from = 0
  let empty = 0
  let holes = 0
  const take = (to: number): void => {
    const text = cell.slice(from, to).trim()
    if (text !== '') {
      if (parts.length > 0 && sign !== '\n') holes += empty
      empty = 0
      parts.push({ letter: null, text, from, to })
    } else empty += 1
    from = to + 1
  }
  for (let at = 0; at < cell.length; at += 1) {
    const character = cell[at] ?? ''
    if (sign !== '\n' && '([{'.includes(character)) depth += 1
    else if (sign !== '\n' && ')]}'.includes(character)) depth -= 1
    else if (character === sign && depth === 0) take(at)
  }
  take(cell.length)
  return depth === 0 && (holes === 0 || holes === parts.length - 1) ? parts : null
}

/** A question with its options below it, or wide apart behind it, in the same cell. */
export function stemAndOptions(cell: string, key = ''): { stem: string; options: SplitOption[] } | null {
  if (cell.length > longestCell) return null
  const last = lastRun(cell, key)
  if (typeof last === 'number') {
    const options = cutAt(
      cell,
      signsIn(cell.slice(last), atLineStart, letterAt).map((sign) => behind(sign, last)),
    )
    return { stem: cell.slice(0, last).trim(), options }
  }
  for (const pattern of [atLineStart, wideApart]) {
    const signs = signsIn(cell, pattern, letterAt)
    const stem = cell.slice(0, signs[0]?.at ?? 0).trim()
    if (signs.length >= 2 && stem !== '') return { stem, options: cutAt(cell, signs) }
  }
  return null
}

const behind = ({ letter, at, end }: Sign, from: number): Sign => ({ letter, at: at + from, end: end + from })

/** Three labels and more in one line, whatever they are: what is chosen from them may not be typed. */
export function offersInLine(cell: string): boolean {
  return cell.length <= longestCell && signsIn(cell, inLine, letterAt).length >= fewestInLine
}

/** The same in one line, where the key chooses one of at least three that come in order. */
export function stemAndOptionsInLine(cell: string, key: string): { stem: string; options: SplitOption[] } | null {
  if (cell.length > longestCell) return null
  const signs = signsIn(cell, inLine, letterAt)
  const options = signs.length >= fewestInLine ? cutAt(cell, signs) : labelledElsewhere(cell)
  if (options === null) return null
  const asked = cell.slice(0, options[0]?.from).trim()
  // 'PA A: Huế PA B: Vinh': the word belongs to the letter.
  const [word = ''] = labelWord.exec(asked) ?? []
  const isWord = word !== '' && options.slice(0, -1).every(({ text }) => text.endsWith(word))
  const stem = isWord ? asked.slice(0, -word.length).trim() : asked
  const texts = options.map(({ text }, at) =>
    (isWord && at < options.length - 1 ? text.slice(0, -word.length) : text).trim(),
  )
  const bare = isWord ? withoutSigns(texts) : texts
  const found = options.map((option, at) => ({ ...option, text: bare[at] ?? '' }))
  return stem !== '' && isChosen(key, found) ? { stem, options: found } : null
}

const labelWord = /(?<!\p{L})(?:phương án|đáp án|lựa chọn|pa|option|answer|choice)$/iu

/** One of theirs, or a zero: then places may be counted from it. */
function isChosen(key: string, options: readonly SplitOption[]): boolean {
  const given = options.map(({ text }, at) => ({ letter: letterAt(at), raw: text, text }))
  return /^\[?\s?0\s?\]?$/.test(key) || keyFrom(key, given, true).letters.size > 0
}
