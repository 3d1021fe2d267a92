import { type Line, guard, plainLine } from './document.ts'
import { type Pair, pairsIn } from './key-lists.ts'
import { type Row, cutRow } from './rows.ts'
import {
  anyLabel,
  firstLabel,
  isEnd,
  isHeading,
  keyHeading,
  keyLine,
  named,
  numbered,
  ofTruths,
  pointsIn,
  range,
  sharedStart,
} from './words.ts'

/** Where questions begin, the parts and texts that they stand below, and what stands behind all of them. */

type Kind = 'choice' | 'statements' | 'short' | 'essay' | null

interface Part {
  title: string
  kind: Kind
  points: number | null
}

export interface Question {
  number: number
  /** Its place among the parts of the paper. */
  part: number
  kind: Kind
  section: string
  /** A text or a task above it that it shares with others. */
  shared: readonly Row[]
  rows: Row[]
  isNumberOdd: boolean
  points: number | null
}

export interface Paper {
  questions: Question[]
  /** Keys behind the questions; numbers that begin again begin another list. */
  pairs: Pair[][]
  /** What is said behind all questions, by part and number. */
  solutions: Map<string, Row[]>
  /** Headers, headings and lists of keys, by the place of their rows. */
  furniture: Set<number>
}

function kindOf(text: string): Kind {
  if (ofTruths.test(text)) return 'statements'
  if (/trả lời ngắn|short answer|điền (?:từ|đáp)/iu.test(text)) return 'short'
  if (/tự luận|essay|writing/iu.test(text)) return 'essay'
  return /nhiều (?:phương án|lựa chọn)|trắc nghiệm|multiple choice/iu.test(text) ? 'choice' : null
}

const isAllBold = (line: Line): boolean =>
  line.length > 0 &&
  line.every((piece) => piece.kind !== 'text' || piece.text.trim() === '' || piece.look.bold === true)

/** Nobody numbered the questions: each begins with the lines right above a list of options. */
function countedByOptions(rows: readonly Row[]): Row[] {
  const starts = new Map<number, number>()
  const isOwn = (row: Row | undefined): boolean =>
    row !== undefined &&
    row.text.trim() !== '' &&
    ![anyLabel, keyLine].some((pattern) => pattern.test(row.text)) &&
    !isHeading(row.text)
  for (const [at, { text }] of rows.entries()) {
    if (!firstLabel.test(text)) continue
    let from = at
    while (isOwn(rows[from - 1])) from -= 1
    // Lines of the option above may stand there: only one of them is what is asked.
    if (from > 0 && from < at && anyLabel.test(rows[from - 1]?.text ?? '')) from = at - 1
    if (from < at) starts.set(from, starts.size + 1)
  }
  return rows.map((row, at) => {
    const number = starts.get(at)
    if (number === undefined) return row
    const line: Line = [{ kind: 'text', text: `Câu ${number}: `, look: {} }, ...row.line]
    return { ...row, line, text: plainLine(line) }
  })
}

/** Rows that may begin a question: by a word and a number, or by a number where the paper has no words. */
function startsIn(rows: readonly Row[]) {
  const below = (at: number): string => rows.slice(at + 1, at + 4).find(({ text }) => text.trim() !== '')?.text ?? ''
  const hasOptions = (at: number): boolean => firstLabel.test(below(at))
  const names = rows.filter(({ text, pairs }) => !pairs && named.test(text)).length
  const asked = rows.filter(
    ({ text, pairs }, at) => !pairs && !named.test(text) && numbered.test(text) && hasOptions(at),
  ).length
  // Numbers below names count something else, unless more of them have options of their own.
  const isNamed = names > 0 && names * 2 >= asked
  return { pattern: isNamed ? named : numbered, isNamed, hasOptions }
}

export function paperOf(given: readonly Row[]): Paper {
  const lists = given.filter(({ text }) => firstLabel.test(text)).length
  const counted = given.filter(({ text, pairs }) => !pairs && (named.test(text) || numbered.test(text))).length
  const rows = lists >= 2 && counted * 2 < lists ? countedByOptions(given) : given
  const { pattern, isNamed, hasOptions } = startsIn(rows)
  const paper: Paper = { questions: [], pairs: [[]], solutions: new Map(), furniture: new Set() }
  const { questions, pairs, solutions, furniture } = paper
  let part: Part = { title: '', kind: null, points: null }
  let partAt = 0
  let current: Question | null = null
  let shared: { rows: Row[]; from: number; to: number } | null = null
  let last = 0
  let isBehind = false
  let solved: Row[] | null = null
  let solvedPart = 0
  const isPartFull = (): boolean => questions.some((one) => one.part === partAt)

  function listPairs(listed: readonly Pair[]): void {
    for (const pair of listed) {
      // Numbers that begin again are those of the next part.
      if (pairs.at(-1)?.some(({ number }) => number === pair.number)) pairs.push([])
      pairs.at(-1)?.push(pair)
    }
  }

  /** Where the row begins a question or its solution: the number, and how much of the text says it. */
  function startOf({ text }: Row, at: number): { number: number; length: number } | null {
    const bare = isNamed && !named.test(text) ? numbered.exec(text) : null
    const isBare = Number(bare?.[1]) === last + 1 && hasOptions(at)
    const found = isBare ? bare : pattern.exec(text)
    const number = Number(found?.[1])
    if (!found) return null
    // A number that does not follow begins a question all the same where its options stand right below.
    const isNext = isNamed || number === last + 1 || (!isBehind && ((number === 1 && last > 2) || hasOptions(at)))
    return isNext ? { number, length: found[0].length } : null
  }

  function begin(row: Row, { number, length }: { number: number; length: number }): void {
    if (number <= last && number === 1 && isPartFull()) partAt += 1
    const isOdd = number !== last + 1 && number !== 1 && isPartFull()
    current = {
      number,
      part: partAt,
      kind: part.kind,
      section: part.title,
      shared: shared && number >= shared.from && number <= shared.to ? shared.rows : [],
      rows: [cutRow(row, length)],
      isNumberOdd: isOdd,
      points: pointsIn(row.text.slice(0, length)),
    }
    questions.push(current)
    last = number
  }

  for (const [at, row] of rows.entries()) {
    const { text } = row
    if (row.pairs) {
      listPairs(row.pairs)
      if (questions.length > 0) current = solved = null
      furniture.add(row.at)
      continue
    }
    if (isEnd(text)) {
      furniture.add(row.at)
      continue
    }
    if (questions.length > 1 && keyHeading.test(text)) {
      isBehind = true
      current = solved = null
      last = 0
      furniture.add(row.at)
      continue
    }
    if (isHeading(text)) {
      part = { title: text.trim(), kind: kindOf(text), points: pointsIn(text) }
      current = shared = solved = null
      last = 0
      if (isBehind) solvedPart += solutions.size > 0 ? 1 : 0
      else partAt += isPartFull() ? 1 : 0
      furniture.add(row.at)
      continue
    }
    // Behind all questions '1. A' alone is a key; what stands below it explains.
    const [only, ...others] = isBehind && !text.includes(guard) ? pairsIn(text) : []
    const isKey = only !== undefined && others.length === 0
    const start = startOf(row, at) ?? (isKey ? { number: only.number, length: 0 } : null)
    if (start && isBehind) {
      // Below a heading for keys nothing is asked.
      solved = [cutRow(row, isKey ? text.length : start.length)]
      if (isKey) listPairs([only])
      if (solutions.has(`${solvedPart} ${start.number}`)) solvedPart += 1
      solutions.set(`${solvedPart} ${start.number}`, solved)
      last = start.number
    } else if (isBehind) solved?.push(row)
    else if (start) begin(row, start)
    else {
      const between = range.exec(text)
      // Right below a bare number it is what that question asks.
      const isOwn = current !== null && (current as Question).rows.every((one) => one.text === '')
      if (
        (sharedStart.test(text) && !isOwn) ||
        (between && text.length < 300 && (current === null || isAllBold(row.line)))
      ) {
        shared = { rows: [row], from: Number(between?.[1] ?? 0), to: Number(between?.[2] ?? Number.POSITIVE_INFINITY) }
        current = null
      } else if (current) (current as Question).rows.push(row)
      else if (shared) (shared as { rows: Row[] }).rows.push(row)
      else if (questions.length === 0 || last === 0) furniture.add(row.at)
    }
  }
  paper.pairs = pairs.filter((one) => one.length > 0)
  return paper
}
